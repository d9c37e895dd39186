package org.roadtorichmond.scenario.save;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.scenario.dice.ChainElement;
import org.roadtorichmond.scenario.dice.MatchRecord;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Located;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/** Reads what a saved game keeps of a match, as {@link MatchWriter} writes it. Whether the chains fit only {@link Verification} asks. */
final class MatchReader {
    private final RecordReader records;

    /** A reader for games of a scenario, whose units and hexes an open command names. */
    MatchReader(RecordReader records) {
        this.records = records;
    }

    /** Reads the record; empty if there was a problem. */
    Optional<MatchRecord> read(Fields fields) {
        Optional<Map<Side, String>> players =
                fields.object(MatchWriter.PLAYERS, each -> sides(each, (side, key) -> side.text(key)));
        Optional<Map<Side, ChainElement>> commitments =
                fields.object(MatchWriter.COMMITMENTS, each -> sides(each, MatchReader::element));
        Optional<Map<Side, List<ChainElement>>> shown =
                fields.object(MatchWriter.SHOWN, each -> sides(each, MatchReader::elements));
        Optional<MatchRecord.OpenCommand> open = fields.optionalObject(MatchWriter.OPEN, this::open);
        return fields.finish(
                () -> new MatchRecord(players.orElseThrow(), commitments.orElseThrow(), shown.orElseThrow(), open));
    }

    private Optional<MatchRecord.OpenCommand> open(Fields fields) {
        Side by = fields.choice(MatchWriter.BY, List.of(Side.values()));
        Optional<Command> command =
                fields.value(MatchWriter.COMMAND).flatMap(node -> records.read(CommandShapes.COMMAND, node));
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
        if (fields.isGood(key)) {
            fields.check(good, key, Sentence.of("problem.element", Words.quoted(text)));
        }
        return new ChainElement(good ? text : "0".repeat(64));
    }
}
