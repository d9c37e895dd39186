package org.roadtorichmond.victory.account;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.roadtorichmond.words.Sentence;

/**
 * What both armies hold of something that is not victory points (battle points, spoils tokens), line by line.
 *
 * @param lines every gain and loss in order
 */
public record Shares(List<Share> lines) {
    /** Copies the list. */
    public Shares {
        lines = List.copyOf(lines);
    }

    /** What the army holds: the sum of the lines. */
    public int of(Army army) {
        return lines.stream().mapToInt(line -> line.change().of(army)).sum();
    }

    /** Which units of an army have some of it, each with how much: {@code Branch 2, Kemper 1}; empty if none has any. */
    public String holders(Army army) {
        SortedMap<String, Integer> units = new TreeMap<>();
        for (Share line : lines) {
            int change = line.change().of(army);
            line.units().stream().limit(change == 0 ? 0 : 1).forEach(unit -> units.merge(unit, change, Integer::sum));
        }
        units.values().removeIf(held -> held == 0);
        return units.entrySet().stream()
                .map(unit -> unit.getKey() + " " + unit.getValue())
                .collect(Collectors.joining(", "));
    }

    /** The army that holds more. */
    public Winner leader() {
        return Winner.ofMore(of(Army.A), of(Army.B));
    }

    /**
     * One gain or loss.
     *
     * @param rule the rule of the source, such as {@code 16.primary}
     * @param change what each army gains, negative if it loses
     * @param units the units it came from, if any
     * @param sentence why, for the player
     */
    public record Share(String rule, PerArmy<Integer> change, List<String> units, Sentence sentence) {
        /** Copies the list. */
        public Share {
            units = List.copyOf(units);
        }

        /** Why, in English. */
        public String why() {
            return sentence.toString();
        }

        /** The same line of that many times as much. */
        public Share times(int count) {
            return new Share(rule, PerArmy.each(army -> count * change.of(army)), units, sentence);
        }

        /** What one army wins and the other loses. */
        public static Share transfer(String rule, Army to, int points, Sentence sentence) {
            return new Share(rule, PerArmy.each(army -> army == to ? points : -points), List.of(), sentence);
        }

        /** What one army alone gains or loses. */
        public static Share alone(String rule, Army army, int change, List<String> units, Sentence sentence) {
            return new Share(rule, PerArmy.each(each -> each == army ? change : 0), units, sentence);
        }
    }
}
