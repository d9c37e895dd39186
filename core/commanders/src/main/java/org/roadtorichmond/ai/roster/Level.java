package org.roadtorichmond.ai.roster;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.ai.general.General;

/**
 * How strong an opponent is, as players choose it: each level is a commander with a budget, the weakest first. A doctrine is no part
 * of the level. Files and command lines name the commander ({@link CommanderSpec}), not the level.
 */
public enum Level {
    EASY("cadet"),
    NORMAL("colonel"),
    HARD("general@500"),
    HARDEST("general");

    private final String text;

    Level(String text) {
        this.text = text;
    }

    /** The commander that plays at this level, by its usual doctrine. */
    public CommanderSpec spec() {
        return Commanders.parse(text).value().orElseThrow();
    }

    /**
     * The level at which a commander plays, whatever its doctrine; none where it has a budget that no level has. A budget that is named
     * although it is the usual one makes no difference.
     */
    public static Optional<Level> of(CommanderSpec commander) {
        return Arrays.stream(values())
                .filter(level ->
                        level.spec().name().equals(commander.name()) && nodes(level.spec()) == nodes(commander))
                .findFirst();
    }

    /**
     * Who advises a person: a commander of the usual doctrine that is as strong as the one played against, and a colonel at least.
     *
     * @param opponent who plays the other side, as a seat names it: a commander, or a person
     */
    public static CommanderSpec staffAgainst(String opponent) {
        return Commanders.parse(opponent)
                .value()
                .filter(spec -> spec.name().equals(HARDEST.text) && nodes(spec) >= nodes(HARD.spec()))
                .map(spec -> new CommanderSpec(spec.name(), Optional.empty(), spec.nodes()))
                .orElseGet(NORMAL::spec);
    }

    /** The budget in nodes; commanders without one all give the same number. */
    private static int nodes(CommanderSpec commander) {
        return commander.nodes().orElse(General.USUAL_NODES);
    }

    /** The level that a text names ({@code NAME[:DOCTRINE][@NODES]}), if it names a commander of one. */
    public static Optional<Level> of(String text) {
        return Commanders.parse(text).value().flatMap(Level::of);
    }

    /** The commanders of all levels as files name them, the weakest first. */
    public static List<String> specs() {
        return Arrays.stream(values()).map(level -> level.text).toList();
    }
}
