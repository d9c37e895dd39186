package org.roadtorichmond.balance.lab;

import java.util.List;
import org.roadtorichmond.ai.roster.CommanderSpec;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.balance.GameStart;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.setup.LoadedScenario;

/** Experiments for tests. */
public final class Labs {
    private Labs() {}

    /** A scenario that comes with the game. */
    public static LoadedScenario scenario(String name) {
        return new Documents(Shelf.of(List.of())).openScenario(name).value().orElseThrow();
    }

    /** A scenario as it is, cadet against cadet. */
    public static Variant cadets(String name) {
        return played(name, "cadet");
    }

    /** A scenario as it is, with one commander on both sides. */
    public static Variant played(String name, String commander) {
        return variant(scenario(name), commander);
    }

    /** A variant under another name. */
    public static Variant renamed(String name, Variant variant) {
        return new Variant(name, variant.scenario(), variant.start(), variant.union(), variant.confederate());
    }

    /** The smallest scenario, of which a game takes a millisecond or two, with recruits on both sides. */
    public static Variant tiny() {
        return played("training", "recruit");
    }

    /** A scenario as a variant with one commander on both sides. */
    public static Variant variant(LoadedScenario scenario, String commander) {
        CommanderSpec spec = Commanders.parse(commander).value().orElseThrow();
        return new Variant("", scenario, GameStart.of(scenario.survey()), spec, spec);
    }
}
