package org.roadtorichmond.scenario.save;

import java.util.Map;
import java.util.function.Function;
import org.roadtorichmond.scenario.dice.ChainElement;
import org.roadtorichmond.scenario.dice.MatchRecord;
import org.roadtorichmond.scenario.json.Json;
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
        return Json.object()
                .put(PLAYERS, sides(match.players(), Function.identity()))
                .put(COMMITMENTS, sides(match.commitments(), ChainElement::hex))
                .put(SHOWN, sides(match.shown(), elements -> Json.list(elements, ChainElement::hex)))
                .put(
                        OPEN,
                        match.open()
                                .map(open -> Json.object()
                                        .put(BY, open.by().word())
                                        .put(COMMAND, CommandShapes.COMMAND.write(open.command()))))
                .node();
    }

    private static <T> Json sides(Map<Side, T> values, Function<T, ?> writer) {
        Json json = Json.object();
        values.forEach((side, value) -> json.put(side.word(), writer.apply(value)));
        return json;
    }
}
