package org.roadtorichmond.scenario.save;

import java.util.ArrayList;
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
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.Located;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Node.Member;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.setup.ScenarioReader;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.words.Sentence;

/**
 * Reads saved games ({@code game/1}) and plays them through to where they stood.
 *
 * <p>The recorded events are applied, not the commands resolved again: an old game loads even after the rules were mended.
 * The checksum is looked at first, for in a damaged file every other problem would mislead. One instance reads one game.
 */
public final class GameReader {
    private static final int MOST_OPTIONS = 100;

    private final Problems problems = new Problems();

    private GameReader() {}

    /** Reads a saved game. */
    public static Result<SavedGame> read(Node.ObjectNode root) {
        return checked(root).then(Migrations::toNewest).then(newest -> {
            GameReader reader = new GameReader();
            return reader.problems.result(reader.game(new Fields(newest, reader.problems)));
        });
    }

    private static Result<Node.ObjectNode> checked(Node.ObjectNode root) {
        Problems problems = new Problems();
        Fields fields = new Fields(root, problems);
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
        fields.constant("format", Formats.GAME);
        fields.text(GameWriter.CHECKSUM);
        Optional<Long> seed = seed(fields);
        Map<String, String> options =
                fields.object("options", GameReader::options).orElse(Map.of());
        Optional<LoadedScenario> loaded = scenario(fields);
        if (loaded.isEmpty()) {
            return Optional.empty();
        }
        RecordReader records = new RecordReader(loaded.get().scenario(), problems);
        Optional<Opening> opening = fields.has("opening")
                ? fields.object("opening", new OpeningReader(loaded.get(), records, problems)::read)
                : setUp(fields, loaded.get());
        List<Located<Entry>> log = fields.objects("log", entry -> entry(entry, records));
        Optional<Game> game = fields.finish(() -> opening.flatMap(o -> replay(loaded.get(), o, seed.orElse(0L), log)))
                .flatMap(g -> g);
        return game.map(g -> new SavedGame(loaded.get(), g, options));
    }

    private static Optional<Opening> setUp(Fields fields, LoadedScenario loaded) {
        fields.optionalValue("opening");
        return Optional.of(Opening.of(loaded.scenario()));
    }

    private static Optional<Long> seed(Fields fields) {
        String seed = fields.text("seed");
        try {
            return fields.isGood("seed") ? Optional.of(Long.parseLong(seed)) : Optional.empty();
        } catch (NumberFormatException e) {
            fields.fault("seed", Sentence.of("problem.seed", Words.quoted(seed)));
            return Optional.empty();
        }
    }

    private static Optional<Map<String, String>> options(Fields fields) {
        Map<String, String> options = new TreeMap<>();
        fields.keys().stream().limit(MOST_OPTIONS).forEach(key -> options.put(key, fields.proseOr(key, "")));
        return fields.finish(() -> options);
    }

    private Optional<LoadedScenario> scenario(Fields fields) {
        Optional<Node> map = content(fields, "map", "mapSha256");
        Optional<Node> scenario = content(fields, "scenario", "scenarioSha256");
        if (map.isEmpty() || scenario.isEmpty() || !(scenario.get() instanceof Node.ObjectNode root)) {
            return Optional.empty();
        }
        References only = name -> map.get() instanceof Node.ObjectNode object
                ? Result.good(new References.Referred(object, References.NONE))
                : References.NONE.read(name);
        return ScenarioReader.read(root, only, problems);
    }

    private static Optional<Node> content(Fields fields, String key, String digest) {
        Optional<Node> content = fields.value(key);
        String told = fields.text(digest);
        content.ifPresent(node -> fields.check(
                node instanceof Node.ObjectNode,
                key,
                Sentence.of("problem.found", node.found(), Sentence.of("problem.object", Words.ANY_OBJECT))));
        if (content.isPresent() && fields.isGood(digest)) {
            fields.check(
                    Digest.of(JsonText.of(content.get())).equals(told), digest, Sentence.of("problem.digest", key));
        }
        return content;
    }

    // --- Log -------------------------------------------------------------------------------------------------------

    private Optional<Located<Entry>> entry(Fields fields, RecordReader records) {
        Place at = fields.at();
        Optional<Command> command = fields.value("command").flatMap(node -> records.read(Command.class, node));
        List<Event> events = new ArrayList<>();
        fields.elements("events")
                .forEach(node -> records.read(Event.class, node).ifPresent(events::add));
        String hash = fields.text("hash");
        if (fields.isGood("hash")) {
            fields.check(hash.matches("[0-9a-f]{16}"), "hash", Sentence.of("problem.hash", Words.quoted(hash)));
        }
        return fields.finish(() ->
                        command.map(c -> new Located<>(new Entry(c, events, Long.parseUnsignedLong(hash, 16)), at)))
                .flatMap(located -> located);
    }

    private Optional<Game> replay(LoadedScenario loaded, Opening opening, long seed, List<Located<Entry>> log) {
        Game game = VictorySystems.newGame(loaded.survey(), opening, seed);
        int number = 0;
        for (Located<Entry> entry : log) {
            number++;
            if (!restore(game, entry.value())
                    || game.state().hash() != entry.value().hash()) {
                problems.add(entry.at(), Sentence.of("problem.entry", number));
                return Optional.empty();
            }
        }
        return Optional.of(game);
    }

    /** Applies recorded events; those of a forged file may contradict the state, which shows in whatever way. */
    private static boolean restore(Game game, Entry entry) {
        try {
            game.restore(entry);
            return true;
        } catch (RuntimeException e) {
            return false;
        }
    }
}
