package org.roadtorichmond.scenario.save;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * The notes of saved games that were written before games had notes of their own: they stood among the options, as texts with
 * commas between the marks. What is no mark in such a text, or one of no unit or hex, has always been passed over.
 */
final class NotesFromOptions {
    private static final String PRACTICE = "practice";
    private static final String TAKEN_BACK = "diceTakenBack";
    private static final String TAKEN_OVER = "takenOverAfter";
    private static final String ADVICE = "advice";
    private static final String DESTINATIONS = "destinations";
    private static final String HANDED = "handed";
    private static final String NAME = "name.";
    private static final Set<String> KEYS = Set.of(
            PRACTICE,
            TAKEN_BACK,
            TAKEN_OVER,
            ADVICE,
            DESTINATIONS,
            HANDED,
            NAME + Side.UNION.word(),
            NAME + Side.CONFEDERATE.word());

    private static final Pattern COUNT = Pattern.compile("[0-9]{1,9}");
    private static final Pattern ASKED = Pattern.compile("([0-9]{1,9}) (\\S+)(?: ([0-9]{1,9}))?");
    /** A unit by its place in the order of battle, and a hex. */
    private static final Pattern FLAG = Pattern.compile("([0-9]{1,9}) ([0-9]{4,6})");

    private static final Pattern CHANGE = Pattern.compile("([0-9]{1,9}) ([a-z]+) (\\S+) (\\S+)");

    private NotesFromOptions() {}

    static GameNotes of(Map<String, String> options, Scenario scenario) {
        return new GameNotes(
                practice(options),
                diceTakenBack(options),
                takenOver(options),
                advice(options),
                destinations(options, scenario),
                handed(options),
                names(options));
    }

    /** Whether the options make a game one for practice. */
    static boolean practice(Map<String, String> options) {
        return Boolean.parseBoolean(options.get(PRACTICE));
    }

    /** The options without those that are notes. */
    static Map<String, String> others(Map<String, String> options) {
        Map<String, String> others = new TreeMap<>(options);
        others.keySet().removeAll(KEYS);
        return others;
    }

    private static Stream<MatchResult> marks(Map<String, String> options, String key, Pattern mark) {
        return Arrays.stream(options.getOrDefault(key, "").split(","))
                .map(mark::matcher)
                .filter(Matcher::matches)
                .map(Matcher::toMatchResult);
    }

    private static int count(MatchResult mark) {
        return Integer.parseInt(mark.group(1));
    }

    private static SortedSet<Integer> diceTakenBack(Map<String, String> options) {
        SortedSet<Integer> places = new TreeSet<>();
        marks(options, TAKEN_BACK, COUNT).forEach(mark -> places.add(Integer.valueOf(mark.group())));
        return places;
    }

    private static OptionalInt takenOver(Map<String, String> options) {
        return marks(options, TAKEN_OVER, COUNT)
                .mapToInt(mark -> Integer.parseInt(mark.group()))
                .findFirst();
    }

    private static List<GameNotes.Advice> advice(Map<String, String> options) {
        return marks(options, ADVICE, ASKED)
                .map(mark -> new GameNotes.Advice(
                        count(mark), mark.group(2), mark.group(3) == null ? 0 : Integer.parseInt(mark.group(3))))
                .toList();
    }

    private static SortedMap<Unit, Hex> destinations(Map<String, String> options, Scenario scenario) {
        SortedMap<Unit, Hex> flags = new TreeMap<>();
        marks(options, DESTINATIONS, FLAG).forEach(mark -> {
            Optional<Hex> hex = scenario.field().grid().parse(mark.group(2));
            if (count(mark) < scenario.units().size() && hex.isPresent()) {
                flags.put(scenario.units().get(count(mark)), hex.get());
            }
        });
        return flags;
    }

    private static List<GameNotes.Handed> handed(Map<String, String> options) {
        List<GameNotes.Handed> handed = new ArrayList<>();
        marks(options, HANDED, CHANGE)
                .forEach(mark -> Arrays.stream(Side.values())
                        .filter(side -> side.word().equals(mark.group(2)))
                        .forEach(side ->
                                handed.add(new GameNotes.Handed(count(mark), side, mark.group(3), mark.group(4)))));
        return handed;
    }

    private static Map<Side, String> names(Map<String, String> options) {
        Map<Side, String> names = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            String name = options.getOrDefault(NAME + side.word(), "");
            if (!name.isBlank()) {
                names.put(side, name);
            }
        }
        return names;
    }
}
