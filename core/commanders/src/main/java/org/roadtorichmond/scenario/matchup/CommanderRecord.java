package org.roadtorichmond.scenario.matchup;

import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
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

/**
 * What was measured of the commanders, {@code "format": "record/1"}; the one that comes with the game is read once.
 *
 * @param matchups how they did against each other, in the order in which that is shown
 * @param speeds how long they think
 */
public record CommanderRecord(List<Matchup> matchups, List<Speed> speeds) {
    private static final String FORMAT = "record/1";
    private static final String FILE = "/assets/commanders/record.json";
    private static final int MOST_GAMES = 1_000_000;
    private static final int WHOLE = 10_000;

    /** Copies the lists. */
    public CommanderRecord {
        matchups = List.copyOf(matchups);
        speeds = List.copyOf(speeds);
    }

    /** Made by the first who asks. */
    private static final class Shipped {
        private static final CommanderRecord RECORD = ShippedFiles.read(FILE, CommanderRecord::read);
    }

    /** The record that comes with the game. */
    public static CommanderRecord shipped() {
        return Shipped.RECORD;
    }

    /**
     * About how long a commander thinks about a player-turn on one thread, in seconds: as in the scenario that has the most similar number
     * of units, by how many more or fewer there are. Nothing of one that was not measured.
     *
     * @param commander a commander, as command lines name it
     * @param units how many units both sides have
     */
    public OptionalDouble turnSeconds(String commander, int units) {
        return speeds.stream()
                .filter(speed -> speed.commander().equals(commander))
                .min(Comparator.comparingInt(speed -> Math.abs(speed.units() - units)))
                .map(speed -> OptionalDouble.of(speed.turnSeconds() * units / speed.units()))
                .orElseGet(OptionalDouble::empty);
    }

    /** Reads a record from the bytes of a file; the problems are in the order of the file. */
    public static Result<CommanderRecord> read(byte[] bytes) {
        return TreeReader.read(bytes).then(root -> {
            Problems problems = new Problems();
            Fields fields = new Fields(root, problems);
            fields.constant("format", FORMAT);
            List<Matchup> matchups = fields.objects("matchups", CommanderRecord::matchup);
            List<Speed> speeds = fields.objectsOrNone("speeds", CommanderRecord::speed);
            return problems.result(fields.finish(() -> new CommanderRecord(matchups, speeds)));
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
        Optional<Matchup.Source> source = fields.optionalObject("source", CommanderRecord::source);
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

    private static Optional<Speed> speed(Fields fields) {
        String commander = fields.text("commander");
        Matchup.Field field = fields.choice("field", List.of(Matchup.Field.values()));
        int units = fields.integer("units", 1, MOST_GAMES);
        int turns = fields.integer("turns", 1, MOST_GAMES);
        int millis = fields.integer("millis", 0, Integer.MAX_VALUE);
        String command = fields.text("command");
        Optional<Matchup.Source> source = fields.optionalObject("source", CommanderRecord::source);
        return fields.finish(() -> new Speed(commander, field, units, turns, millis, command, source));
    }

    /** The text of the record, the same for the same measurements. */
    public String text() {
        return JsonText.indented(Json.object()
                .put("format", FORMAT)
                .put("matchups", Json.list(matchups, CommanderRecord::json))
                .put("speeds", Json.list(speeds, CommanderRecord::json))
                .node());
    }

    private static Json json(Speed speed) {
        return Json.object()
                .put("commander", speed.commander())
                .put("field", Constants.word(speed.field()))
                .put("units", speed.units())
                .put("turns", speed.turns())
                .put("millis", speed.millis())
                .put("command", speed.command())
                .put("source", speed.source().map(CommanderRecord::json));
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
                .put("source", matchup.source().map(CommanderRecord::json));
    }

    private static Json json(Matchup.Source source) {
        return Json.object().put("program", source.program()).put("seconds", source.seconds());
    }
}
