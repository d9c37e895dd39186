package org.roadtorichmond.scenario.save;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/** How a saved game states what is noted beside it: only what there is, so that every key may be missing. */
record NotesFormat(RecordReader records) {
    /** The notes as an object, without members where nothing is noted. */
    static Node.ObjectNode write(GameNotes notes) {
        Json names = Json.object();
        notes.names().forEach((side, name) -> names.put(side.word(), name));
        return Json.object()
                .putIf(notes.practice(), "practice", true)
                .putFilled("diceTakenBack", notes.diceTakenBack(), Function.identity())
                .put("takenOver", notes.takenOver())
                .putFilled("advice", notes.advice(), NotesFormat::advice)
                .putFilled(
                        "destinations",
                        notes.destinations().entrySet(),
                        flag -> Json.object()
                                .put("unit", flag.getKey().id())
                                .put("hex", flag.getValue().number()))
                .putFilled("handed", notes.handed(), NotesFormat::handed)
                .putIf(!notes.names().isEmpty(), "names", names)
                .node();
    }

    private static Json advice(GameNotes.Advice advice) {
        return Json.object()
                .put("after", advice.after())
                .put("by", advice.by())
                .putIf(advice.taken() > 0, "taken", advice.taken());
    }

    private static Json handed(GameNotes.Handed handed) {
        return Json.object()
                .put("after", handed.after())
                .put("side", handed.side().word())
                .put("from", handed.from())
                .put("to", handed.to());
    }

    /** Reads the notes; empty if there was a problem. */
    Optional<GameNotes> read(Fields fields) {
        boolean practice = fields.truthOr("practice", false);
        SortedSet<Integer> diceTakenBack = fields.optionalValue("diceTakenBack").isPresent()
                ? new TreeSet<>(fields.integers("diceTakenBack", 0, GameNotes.MOST))
                : new TreeSet<>();
        OptionalInt takenOver = fields.optionalInteger("takenOver", 0, GameNotes.MOST);
        List<GameNotes.Advice> advice = fields.objectsOrNone("advice", NotesFormat::advice);
        SortedMap<Unit, Hex> destinations = new TreeMap<>();
        fields.objectsOrNone("destinations", flag -> destination(flag, destinations));
        List<GameNotes.Handed> handed = fields.objectsOrNone("handed", NotesFormat::handed);
        Map<Side, String> names =
                fields.optionalObject("names", NotesFormat::names).orElse(Map.of());
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
