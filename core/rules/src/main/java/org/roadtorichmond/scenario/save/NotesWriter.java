package org.roadtorichmond.scenario.save;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.roadtorichmond.scenario.json.Node;

/** Writes what is noted beside a saved game: only what there is. {@link NotesReader} is the way back. */
final class NotesWriter {
    private NotesWriter() {}

    /** The notes as an object, without members where nothing is noted. */
    static Node.ObjectNode tree(GameNotes notes) {
        Map<String, Node> members = new LinkedHashMap<>();
        if (notes.practice()) {
            members.put("practice", RecordWriter.truth(true));
        }
        putList(members, "diceTakenBack", List.copyOf(notes.diceTakenBack()), RecordWriter::number);
        notes.takenOver().ifPresent(after -> members.put("takenOver", RecordWriter.number(after)));
        putList(members, "advice", notes.advice(), NotesWriter::advice);
        putList(members, "destinations", List.copyOf(notes.destinations().entrySet()), flag -> {
            Map<String, Node> destination = new LinkedHashMap<>();
            destination.put("unit", ValueType.UNIT.write(flag.getKey()));
            destination.put("hex", ValueType.HEX.write(flag.getValue()));
            return RecordWriter.object(destination);
        });
        putList(members, "handed", notes.handed(), NotesWriter::handed);
        if (!notes.names().isEmpty()) {
            Map<String, Node> names = new LinkedHashMap<>();
            notes.names().forEach((side, name) -> names.put(side.word(), RecordWriter.text(name)));
            members.put("names", RecordWriter.object(names));
        }
        return RecordWriter.object(members);
    }

    private static <T> void putList(Map<String, Node> members, String key, List<T> values, Function<T, Node> writer) {
        if (!values.isEmpty()) {
            members.put(key, RecordWriter.list(values.stream().map(writer).toList()));
        }
    }

    private static Node advice(GameNotes.Advice advice) {
        Map<String, Node> members = new LinkedHashMap<>();
        members.put("after", RecordWriter.number(advice.after()));
        members.put("by", RecordWriter.text(advice.by()));
        if (advice.taken() > 0) {
            members.put("taken", RecordWriter.number(advice.taken()));
        }
        return RecordWriter.object(members);
    }

    private static Node handed(GameNotes.Handed handed) {
        Map<String, Node> members = new LinkedHashMap<>();
        members.put("after", RecordWriter.number(handed.after()));
        members.put("side", RecordWriter.text(handed.side().word()));
        members.put("from", RecordWriter.text(handed.from()));
        members.put("to", RecordWriter.text(handed.to()));
        return RecordWriter.object(members);
    }
}
