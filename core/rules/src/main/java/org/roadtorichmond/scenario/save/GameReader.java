package org.roadtorichmond.scenario.save;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Opening;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.dice.MatchRecord;
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.Located;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Node.Member;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.words.Sentence;

/**
 * Reads saved games ({@code game/2}, {@code game/3}, and what {@link Migrations} know) and plays them through to where they stood.
 *
 * <p>The recorded events are applied, not the commands resolved again: an old game loads even after the rules were mended.
 * The checksum is looked at first, for in a damaged file every other problem would mislead. One instance reads one game.
 */
public final class GameReader {
    private static final int MOST_OPTIONS = 100;

    private final Problems problems = new Problems();
    private boolean firstRead;

    private GameReader() {}

    /** An entry of the log as it stands in the file; one without a command is what was rolled before the first. */
    private record Recorded(Optional<Command> command, List<Event> events, long hash) {}

    /** Reads a saved game. */
    public static Result<SavedGame> read(Node.ObjectNode root) {
        return checked(root).then(Migrations::toNewest).then(newest -> {
            GameReader reader = new GameReader();
            return reader.problems.result(reader.game(new Fields(newest, reader.problems)));
        });
    }

    /** The command that a tree states as saved games do; its units and hexes are those of a scenario. */
    public static Result<Command> command(Scenario scenario, Node node) {
        Problems problems = new Problems();
        Optional<Command> command = CommandShapes.COMMAND.read(node, new RecordReader(scenario, problems));
        return problems.result(command);
    }

    /** What is said of a game that a newer version of the program has saved. */
    public static Sentence newer(String format) {
        return Sentence.of(
                "problem.newerGame", Words.quoted(format), Words.quoted(Formats.GAME), Words.quoted(Formats.GAME_1));
    }

    private static Result<Node.ObjectNode> checked(Node.ObjectNode root) {
        Problems problems = new Problems();
        Fields fields = new Fields(root, problems);
        String format = fields.proseOr("format", "");
        if (Formats.isNewerGame(format)) {
            // What else is there, only that version knows.
            fields.fault("format", newer(format));
            return problems.result(() -> root);
        }
        String told = fields.text(GameWriter.CHECKSUM);
        if (fields.isGood(GameWriter.CHECKSUM)) {
            Map<String, Member> rest = new LinkedHashMap<>(root.members());
            rest.remove(GameWriter.CHECKSUM);
            fields.check(
                    Digest.of(JsonText.of(new Node.ObjectNode(root.at(), rest))).equals(told),
                    GameWriter.CHECKSUM,
                    Sentence.of("problem.checksum"));
        }
        return problems.result(() -> root);
    }

    private Optional<SavedGame> game(Fields fields) {
        boolean isMatch = fields.has(GameWriter.MATCH);
        fields.constant("format", isMatch ? Formats.GAME_3 : Formats.GAME);
        fields.text(GameWriter.CHECKSUM);
        BeginningReader beginning = new BeginningReader(problems);
        Optional<Long> seed = BeginningReader.seed(fields);
        Map<String, String> options =
                fields.object("options", GameReader::options).orElse(Map.of());
        Optional<LoadedScenario> loaded = beginning.scenario(fields);
        if (loaded.isEmpty()) {
            return Optional.empty();
        }
        RecordReader records = new RecordReader(loaded.get().scenario(), problems);
        Optional<GameNotes> notes = fields.optionalObject(GameWriter.NOTES, new NotesFormat(records)::read);
        Optional<MatchRecord> match = fields.optionalObject(GameWriter.MATCH, new MatchFormat(records)::read);
        Optional<Opening> opening = beginning.opening(fields, loaded.get());
        List<Located<Recorded>> log = fields.objects("log", entry -> entry(entry, records));
        Optional<Game> game = fields.finish(() -> opening.flatMap(o -> replay(loaded.get(), o, seed.orElse(0L), log)))
                .flatMap(g -> g);
        return game.map(g -> new SavedGame(
                loaded.get(),
                g,
                NotesFromOptions.others(options),
                notes.orElseGet(() -> NotesFromOptions.of(options, loaded.get().scenario())),
                match));
    }

    private static Optional<Map<String, String>> options(Fields fields) {
        Map<String, String> options = new TreeMap<>();
        fields.keys().stream().limit(MOST_OPTIONS).forEach(key -> options.put(key, fields.proseOr(key, "")));
        return fields.finish(() -> options);
    }

    // --- Log -------------------------------------------------------------------------------------------------------

    private Optional<Located<Recorded>> entry(Fields fields, RecordReader records) {
        Place at = fields.at();
        Optional<Command> command = firstRead || fields.has("command")
                ? fields.value("command").flatMap(node -> CommandShapes.COMMAND.read(node, records))
                : Optional.empty();
        firstRead = true;
        List<Event> events = new ArrayList<>();
        fields.elements("events")
                .forEach(node -> EventShapes.EVENT.read(node, records).ifPresent(events::add));
        String hash = fields.text("hash");
        fields.checkGood(hash.matches("[0-9a-f]{16}"), "hash", Sentence.of("problem.hash", Words.quoted(hash)));
        return fields.finish(
                () -> new Located<>(new Recorded(command, events, HexFormat.fromHexDigitsToLong(hash)), at));
    }

    private Optional<Game> replay(LoadedScenario loaded, Opening opening, long seed, List<Located<Recorded>> log) {
        Optional<Game> game = Optional.empty();
        boolean rolledFirst = !log.isEmpty() && log.get(0).value().command().isEmpty();
        List<Event> prologue = rolledFirst ? log.get(0).value().events() : List.of();
        int place = 0;
        try {
            Game resumed = VictorySystems.resumed(loaded.survey(), opening, seed, prologue);
            for (; place < log.size(); place++) {
                Recorded recorded = log.get(place).value();
                recorded.command()
                        .ifPresent(command -> resumed.restore(new Entry(command, recorded.events(), recorded.hash())));
                if (resumed.state().hash() != recorded.hash()) {
                    problems.add(log.get(place).at(), contradiction(place, rolledFirst));
                    return Optional.empty();
                }
            }
            game = Optional.of(resumed);
        } catch (RuntimeException e) {
            // The events of a forged file may contradict the state, which shows in whatever way.
            problems.add(log.get(place).at(), contradiction(place, rolledFirst));
        }
        return game;
    }

    /** Commands count from 1, as in {@link Verification}; 0 is what was rolled before the first. */
    private static Sentence contradiction(int place, boolean rolledFirst) {
        return Sentence.of("problem.entry", rolledFirst ? place : place + 1);
    }
}
