package org.roadtorichmond.scenario.save;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.roadtorichmond.scenario.dice.ChainElement;
import org.roadtorichmond.scenario.dice.MatchRecord;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.unit.Side;

/** Writes what a saved game keeps of a match. {@link MatchReader} is the way back. */
final class MatchWriter {
    static final String PLAYERS = "players";
    static final String COMMITMENTS = "commitments";
    static final String SHOWN = "shown";
    static final String OPEN = "open";
    static final String BY = "by";
    static final String COMMAND = "command";

    private MatchWriter() {}

    static Node tree(MatchRecord match) {
        Map<String, Node> members = new LinkedHashMap<>();
        members.put(PLAYERS, sides(match.players(), RecordWriter::text));
        members.put(COMMITMENTS, sides(match.commitments(), MatchWriter::element));
        members.put(SHOWN, sides(match.shown(), MatchWriter::elements));
        match.open().ifPresent(open -> {
            Map<String, Node> given = new LinkedHashMap<>();
            given.put(BY, RecordWriter.text(open.by().word()));
            given.put(COMMAND, CommandShapes.COMMAND.write(open.command()));
            members.put(OPEN, RecordWriter.object(given));
        });
        return RecordWriter.object(members);
    }

    private static Node element(ChainElement element) {
        return RecordWriter.text(element.hex());
    }

    private static Node elements(List<ChainElement> elements) {
        return RecordWriter.list(elements.stream().map(MatchWriter::element).toList());
    }

    private static <T> Node sides(Map<Side, T> values, Function<T, Node> writer) {
        Map<String, Node> members = new LinkedHashMap<>();
        values.forEach((side, value) -> members.put(side.word(), writer.apply(value)));
        return RecordWriter.object(members);
    }
}
