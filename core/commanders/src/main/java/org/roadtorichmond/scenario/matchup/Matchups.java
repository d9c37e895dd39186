package org.roadtorichmond.scenario.matchup;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.ShippedFiles;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Constants;
import org.roadtorichmond.words.Sentence;

/** The record of the commanders that comes with the game, {@code "format": "record/1"}, read once. */
public final class Matchups {
    private static final String FORMAT = "record/1";
    private static final String FILE = "/assets/commanders/record.json";
    private static final int MOST_GAMES = 1_000_000;
    private static final int WHOLE = 10_000;

    private Matchups() {}

    /** Made by the first who asks. */
    private static final class Shipped {
        private static final List<Matchup> ALL = ShippedFiles.read(FILE, Matchups::read);
    }

    /** All measurements, in the order in which they are shown. */
    public static List<Matchup> shipped() {
        return Shipped.ALL;
    }

    /** Reads a record from the bytes of a file; the problems are in the order of the file. */
    public static Result<List<Matchup>> read(byte[] bytes) {
        return TreeReader.read(bytes).then(root -> {
            Problems problems = new Problems();
            Fields fields = new Fields(root, problems);
            fields.constant("format", FORMAT);
            List<Matchup> all = fields.objects("matchups", Matchups::matchup);
            return problems.result(fields.finish(() -> all));
        });
    }

    private static Optional<Matchup> matchup(Fields fields) {
        String a = fields.text("a");
        String b = fields.text("b");
        Matchup.Field field = fields.choice("field", List.of(Matchup.Field.values()));
        int games = fields.integer("games", 1, MOST_GAMES);
        int score = fields.hundredths("score", 0, WHOLE);
        int low = fields.hundredths("low", 0, WHOLE);
        int high = fields.hundredths("high", 0, WHOLE);
        String command = fields.text("command");
        Optional<Matchup.Source> source = fields.optionalObject("source", Matchups::source);
        if (fields.isGood("score", "low", "high")) {
            fields.check(
                    low <= score && score <= high, "score", Sentence.of("problem.interval", Words.quoted("score")));
        }
        return fields.finish(() -> new Matchup(a, b, field, games, score, low, high, command, source));
    }

    private static Optional<Matchup.Source> source(Fields fields) {
        String program = fields.text("program");
        int seconds = fields.integer("seconds", 0, Integer.MAX_VALUE);
        return fields.finish(() -> new Matchup.Source(program, seconds));
    }

    /** The text of a record, the same for the same measurements. */
    public static String text(List<Matchup> all) {
        return JsonText.indented(Json.object()
                .put("format", FORMAT)
                .put("matchups", Json.list(all, Matchups::json))
                .node());
    }

    private static Json json(Matchup matchup) {
        return Json.object()
                .put("a", matchup.a())
                .put("b", matchup.b())
                .put("field", Constants.word(matchup.field()))
                .put("games", matchup.games())
                .put("score", BigDecimal.valueOf(matchup.score(), 2))
                .put("low", BigDecimal.valueOf(matchup.low(), 2))
                .put("high", BigDecimal.valueOf(matchup.high(), 2))
                .put("command", matchup.command())
                .put(
                        "source",
                        matchup.source()
                                .map(source -> Json.object()
                                        .put("program", source.program())
                                        .put("seconds", source.seconds())));
    }
}
