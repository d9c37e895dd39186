package org.roadtorichmond.scenario.save;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.scenario.dice.ChainElement;
import org.roadtorichmond.scenario.dice.DiceRecord;
import org.roadtorichmond.scenario.dice.MatchRecord;
import org.roadtorichmond.scenario.dice.Renewal;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.Located;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/** How a saved game states what it keeps of a match. Whether the chains fit only {@link Verification} asks. */
record MatchFormat(RecordReader records) {
    private static final String PLAYERS = "players";
    private static final String COMMITMENTS = "commitments";
    private static final String SHOWN = "shown";
    private static final String RENEWED = "renewed";
    private static final String AFTER = "after";
    private static final String COMMITMENT = "commitment";
    private static final String OPEN = "open";
    private static final String BY = "by";
    private static final String COMMAND = "command";

    /** The record as a tree. */
    static Node write(MatchRecord match) {
        return Json.object()
                .put(PLAYERS, sides(match.players(), Function.identity()))
                .put(COMMITMENTS, sides(match.commitments(), ChainElement::hex))
                .put(SHOWN, sides(match.shown(), elements -> Json.list(elements, ChainElement::hex)))
                .putFilled(RENEWED, match.renewed(), MatchFormat::write)
                .put(
                        OPEN,
                        match.open()
                                .map(open -> Json.object()
                                        .put(BY, open.by().word())
                                        .put(COMMAND, CommandShapes.COMMAND.write(open.command()))))
                .node();
    }

    private static Json write(Renewal renewal) {
        return Json.object()
                .put(BY, renewal.by().word())
                .put(AFTER, renewal.after())
                .put(COMMITMENT, renewal.commitment().hex());
    }

    private static <T> Json sides(Map<Side, T> values, Function<T, ?> writer) {
        Json json = Json.object();
        values.forEach((side, value) -> json.put(side.word(), writer.apply(value)));
        return json;
    }

    /** Reads the record; empty if there was a problem. */
    Optional<MatchRecord> read(Fields fields) {
        Optional<Map<Side, String>> players =
                fields.object(PLAYERS, each -> sides(each, (side, key) -> side.text(key)));
        Optional<Map<Side, ChainElement>> commitments =
                fields.object(COMMITMENTS, each -> sides(each, MatchFormat::element));
        Optional<Map<Side, List<ChainElement>>> shown =
                fields.object(SHOWN, each -> sides(each, MatchFormat::elements));
        List<Renewal> renewed = fields.objectsOrNone(RENEWED, MatchFormat::renewal);
        int most = Side.COUNT * DiceRecord.MOST_RENEWED;
        fields.check(renewed.size() <= most, RENEWED, Sentence.of("problem.manyChains", most));
        Optional<MatchRecord.OpenCommand> open = fields.optionalObject(OPEN, this::open);
        return fields.finish(() ->
                new MatchRecord(players.orElseThrow(), commitments.orElseThrow(), shown.orElseThrow(), renewed, open));
    }

    private static Optional<Renewal> renewal(Fields fields) {
        Side by = fields.choice(BY, List.of(Side.values()));
        int after = fields.integer(AFTER, 0, Integer.MAX_VALUE);
        ChainElement commitment = element(fields, COMMITMENT);
        return fields.finish(() -> new Renewal(by, after, commitment));
    }

    private Optional<MatchRecord.OpenCommand> open(Fields fields) {
        Side by = fields.choice(BY, List.of(Side.values()));
        Optional<Command> command = fields.value(COMMAND).flatMap(node -> CommandShapes.COMMAND.read(node, records));
        return fields.finish(() -> command.map(given -> new MatchRecord.OpenCommand(by, given)))
                .flatMap(given -> given);
    }

    private static <T> Optional<Map<Side, T>> sides(Fields fields, BiFunction<Fields, String, T> reader) {
        Map<Side, T> values = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            values.put(side, reader.apply(fields, side.word()));
        }
        return fields.finish(() -> values);
    }

    private static ChainElement element(Fields fields, String key) {
        return element(fields, key, fields.text(key));
    }

    private static List<ChainElement> elements(Fields fields, String key) {
        List<ChainElement> elements = new ArrayList<>();
        for (Located<String> text : fields.texts(key)) {
            elements.add(element(fields, key, text.value()));
        }
        return elements;
    }

    private static ChainElement element(Fields fields, String key, String text) {
        boolean good = ChainElement.isForm(text);
        fields.checkGood(good, key, Sentence.of("problem.element", Words.quoted(text)));
        return new ChainElement(good ? text : "0".repeat(64));
    }
}
