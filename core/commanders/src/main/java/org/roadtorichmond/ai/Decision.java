package org.roadtorichmond.ai;

import java.util.List;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.words.Sentence;

/**
 * A command with the reason for it, so that players can ask a commander what it intends.
 *
 * @param command the command
 * @param score what it is worth to the commander, in victory points or thereabouts
 * @param reason a sentence for the player
 * @param options the best of what was weighed, best first; may be empty where there was no choice
 */
public record Decision(Command command, double score, Sentence reason, List<Option> options) {

    /** Copies the options. */
    public Decision {
        options = List.copyOf(options);
    }

    /** A command without alternatives worth telling. */
    public static Decision plain(Command command, double score, Sentence reason) {
        return new Decision(command, score, reason, List.of());
    }

    /**
     * Something that was weighed.
     *
     * @param what in words
     * @param score its worth
     */
    public record Option(Sentence what, double score) {}
}
