package org.roadtorichmond.balance.lab;

import java.util.List;
import org.roadtorichmond.scenario.json.Digest;

/**
 * Experiments of which each follows from what was found in those before, as one whole: what may be played in them, and what else
 * decides which games are.
 *
 * @param experiment all variants that may be played, and the first seed; the numbers of games are not its own
 * @param choices what else the games depend on, in words that people can compare
 */
public record ExperimentChain(Experiment experiment, List<String> choices) {
    /** Copies the list. */
    public ExperimentChain {
        choices = List.copyOf(choices);
    }

    /** The SHA-256 of all on which it depends which games are played and how they go. */
    String digest() {
        return Digest.of(experiment.digest() + "\n" + String.join("\n", choices));
    }
}
