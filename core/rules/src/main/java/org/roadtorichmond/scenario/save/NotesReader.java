package org.roadtorichmond.scenario.save;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/** Reads what is noted beside a saved game, as {@link NotesWriter} writes it. Every key may be missing. */
final class NotesReader {
    private final RecordReader records;

    /** A reader for games of a scenario, whose units and hexes the notes may name. */
    NotesReader(RecordReader records) {
        this.records = records;
    }

    /** Reads the notes; empty if there was a problem. */
    Optional<GameNotes> read(Fields fields) {
        boolean practice = fields.truthOr("practice", false);
        SortedSet<Integer> diceTakenBack = fields.optionalValue("diceTakenBack").isPresent()
                ? new TreeSet<>(fields.integers("diceTakenBack", 0, GameNotes.MOST))
                : Collections.emptySortedSet();
        OptionalInt takenOver = fields.optionalInteger("takenOver", 0, GameNotes.MOST);
        List<GameNotes.Advice> advice = fields.objectsOrNone("advice", NotesReader::advice);
        SortedMap<Unit, Hex> destinations = new TreeMap<>();
        fields.objectsOrNone("destinations", flag -> destination(flag, destinations));
        List<GameNotes.Handed> handed = fields.objectsOrNone("handed", NotesReader::handed);
        Map<Side, String> names =
                fields.optionalObject("names", NotesReader::names).orElse(Map.of());
        return fields.finish(
                () -> new GameNotes(practice, diceTakenBack, takenOver, advice, destinations, handed, names));
    }

    private static Optional<GameNotes.Advice> advice(Fields fields) {
        int after = after(fields);
        String by = player(fields, "by");
        int taken = fields.integerOr("taken", 0, GameNotes.MOST, 0);
        return fields.finish(() -> new GameNotes.Advice(after, by, taken));
    }

    /** Reads one destination and adds it to those of other units. */
    private Optional<Hex> destination(Fields fields, SortedMap<Unit, Hex> flags) {
        Optional<Unit> unit = fields.value("unit").flatMap(records::unit);
        Optional<Hex> hex = fields.value("hex").flatMap(records::hex);
        unit.ifPresent(named -> fields.check(
                !flags.containsKey(named), "unit", Sentence.of("problem.unitAgain", Words.quoted(named.id()))));
        return fields.finish(() -> unit.flatMap(named -> hex.map(goal -> {
                    flags.put(named, goal);
                    return goal;
                })))
                .flatMap(goal -> goal);
    }

    private static Optional<GameNotes.Handed> handed(Fields fields) {
        int after = after(fields);
        Side side = fields.choice("side", List.of(Side.values()));
        String from = player(fields, "from");
        String to = player(fields, "to");
        return fields.finish(() -> new GameNotes.Handed(after, side, from, to));
    }

    private static int after(Fields fields) {
        return fields.integer("after", 0, GameNotes.MOST);
    }

    /** Who plays: any text, like the options that name players, so that a game of a commander of whatever name loads again. */
    private static String player(Fields fields, String key) {
        fields.insist(key);
        return fields.proseOr(key, "");
    }

    private static Optional<Map<Side, String>> names(Fields fields) {
        Map<Side, String> names = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            String name = fields.proseOr(side.word(), "");
            if (!name.isBlank()) {
                names.put(side, name);
            }
        }
        return fields.finish(() -> names);
    }
}
