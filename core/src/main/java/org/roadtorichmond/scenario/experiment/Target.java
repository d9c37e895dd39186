package org.roadtorichmond.scenario.experiment;

import java.util.List;
import java.util.OptionalDouble;

/**
 * What a scenario is to be like, for a search of values that make it so.
 *
 * @param share what share of the games the Union is to win, a draw counted half, 0 to 1; empty where that does not matter
 * @param firstDie how much of the spread of the results the first die may explain at most, 0 to 1; empty where that does not matter
 * @param matters the rules that are to matter
 */
public record Target(OptionalDouble share, OptionalDouble firstDie, List<Importance> matters) {
    /** Copies the list. */
    public Target {
        matters = List.copyOf(matters);
    }

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
