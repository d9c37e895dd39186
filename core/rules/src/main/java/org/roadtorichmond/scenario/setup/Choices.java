package org.roadtorichmond.scenario.setup;

import org.roadtorichmond.play.Rules;
import org.roadtorichmond.play.Scenario;

/**
 * What players choose of a scenario before they begin.
 *
 * @param system the id of the victory system, one of those that the scenario offers
 * @param options which optional rules are in force (rule 16)
 */
public record Choices(String system, Rules.Options options) {

    /** The scenario's own. */
    public static Choices of(Scenario scenario) {
        return new Choices(scenario.victory().system(), scenario.rules().options());
    }

    /** The same except for the victory system. */
    public Choices with(String other) {
        return new Choices(other, options);
    }

    /** The same except for the optional rules. */
    public Choices with(Rules.Options others) {
        return new Choices(system, others);
    }
}
