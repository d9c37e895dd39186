package org.roadtorichmond.cluster;

import java.io.Serializable;

/** What became of an assignment: text, which is the same on every machine. */
sealed interface AssignmentResult extends Serializable {
    /** The game that was to be played. */
    Assignment assignment();

    /**
     * A game that was played.
     *
     * @param assignment the game
     * @param line how it ended, as a line of a results file
     * @param course what happened in it, as a line of the file's companion
     */
    record Played(Assignment assignment, String line, String course) implements AssignmentResult {}

    /**
     * A game that cannot be played to its end, on any machine.
     *
     * @param assignment the game
     * @param reason why not
     */
    record Unplayable(Assignment assignment, String reason) implements AssignmentResult {}
}
