package org.roadtorichmond.scenario.experiment;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.roadtorichmond.scenario.json.Located;

/**
 * What a scenario is to be like in the games of two commanders, for a search of values that make it so. What is empty does not matter.
 *
 * @param union who commands the Union in these games; that of the experiment where none is named
 * @param confederate who commands the Confederates in them
 * @param share what share of the games the Union is to win, a draw counted half, 0 to 1
 * @param within how far the share may be off, 0 to 1
 * @param length between which bounds the mean of the game-turns in which games end is to lie
 * @param draws in what share of the games neither side may win at most, 0 to 1
 * @param firstDie how much of the spread of the results the first die may explain at most, 0 to 1
 * @param matters the rules that are to matter
 */
public record Target(
        Optional<Located<String>> union,
        Optional<Located<String>> confederate,
        OptionalDouble share,
        double within,
        Optional<Length> length,
        OptionalDouble draws,
        OptionalDouble firstDie,
        List<Importance> matters) {
    /** How far a share may be off where nothing is said of it. */
    public static final double USUAL_WITHIN = 0.03;

    /** Copies the list. */
    public Target {
        matters = List.copyOf(matters);
    }

    /** Whether it asks for nothing. */
    public boolean isEmpty() {
        return share.isEmpty() && length.isEmpty() && draws.isEmpty() && firstDie.isEmpty() && matters.isEmpty();
    }

    /**
     * How long games are to be.
     *
     * @param least the earliest mean game-turn of the end
     * @param most the latest
     */
    public record Length(double least, double most) {}

    /**
     * That some rules are to matter.
     *
     * @param rules beginnings of their numbers, such as {@code 21.21}; one of them suffices
     * @param games in what share of the games at least, 0 to 1
     */
    public record Importance(List<String> rules, double games) {
        /** Copies the list. */
        public Importance {
            rules = List.copyOf(rules);
        }
    }
}
