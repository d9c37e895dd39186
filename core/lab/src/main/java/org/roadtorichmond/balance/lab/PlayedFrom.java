package org.roadtorichmond.balance.lab;

import java.util.Optional;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.words.Sentence;

/**
 * What the games of an experiment begin with that is not the set-up of its scenario: a position, or a saved game that is played
 * again or on.
 *
 * @param file the name of its file
 * @param turn the game-turn from which they are played
 */
public record PlayedFrom(String file, int turn) {
    /**
     * With what an experiment begins.
     *
     * @param file the name of the file that is played, with or without its folder
     * @param subject what is in it
     * @param experiment the experiment
     */
    public static Optional<PlayedFrom> of(String file, Document subject, Experiment experiment) {
        return subject instanceof Document.ScenarioDocument
                ? Optional.empty()
                : Optional.of(new PlayedFrom(
                        file.replaceFirst(".*[/\\\\]", ""),
                        experiment.variants().get(0).start().turn()));
    }

    /** The same as part of a sentence. */
    public Sentence words() {
        return Sentence.of("lab.playedFrom", file, turn);
    }
}
