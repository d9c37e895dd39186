package org.roadtorichmond.scenario.save;

import java.util.function.Function;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.Node;

/** Writes what is noted beside a saved game: only what there is. {@link NotesReader} is the way back. */
final class NotesWriter {
    private NotesWriter() {}

    /** The notes as an object, without members where nothing is noted. */
    static Node.ObjectNode tree(GameNotes notes) {
        Json names = Json.object();
        notes.names().forEach((side, name) -> names.put(side.word(), name));
        return Json.object()
                .putIf(notes.practice(), "practice", true)
                .putFilled("diceTakenBack", notes.diceTakenBack(), Function.identity())
                .put("takenOver", notes.takenOver())
                .putFilled("advice", notes.advice(), NotesWriter::advice)
                .putFilled(
                        "destinations",
                        notes.destinations().entrySet(),
                        flag -> Json.object()
                                .put("unit", flag.getKey().id())
                                .put("hex", flag.getValue().number()))
                .putFilled("handed", notes.handed(), NotesWriter::handed)
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
}
