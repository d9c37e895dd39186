package org.roadtorichmond.fuzz;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Opening;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.setup.LoadedPosition;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.testing.RandomPlay;
import org.roadtorichmond.victory.VictorySystems;

/** Good files for fuzzers to corrupt. Files that name other files contain them instead, so that these are corrupted too. */
final class Samples {
    private static final String EXAMPLES = "/examples/";

    private Samples() {}

    static List<JsonTree> maps() {
        return trees(Stream.of("m36.map.json", "m75.map.json", "r001.map.json", "r045.map.json", "training.map.json")
                .map(Samples::json));
    }

    static List<JsonTree> scenarios() {
        return trees(Stream.of(
                        "training.scenario.json",
                        "m75.scenario.json",
                        "m76.scenario.json",
                        "r031.scenario.json",
                        "r063.scenario.json",
                        "gaines-mill-withdrawal.scenario.json",
                        "gaines-mill-battle-points.scenario.json")
                .map(Samples::whole));
    }

    /** Overlays of scenarios; the scenarios below them stay good. */
    static List<JsonTree> overlays() {
        return trees(Stream.of("gaines-mill-withdrawal.scenario.json", "gaines-mill-battle-points.scenario.json")
                .map(Samples::json));
    }

    static List<JsonTree> positions() {
        return trees(Stream.of(
                        "m75-turn8.position.json",
                        "m76-turn8-open.position.json",
                        "r031-0.position.json",
                        "r045-0.position.json",
                        "r063-5.position.json")
                .map(Samples::whole));
    }

    static List<JsonTree> tallies() {
        return trees(Stream.of(
                        "t-battle-points-16-r39.tally.json",
                        "t-battle-points-17-069.tally.json",
                        "t-battle-points-17-r12.tally.json",
                        "t-simplified-094.tally.json",
                        "t-spoils-14.tally.json",
                        "t-story-5.tally.json",
                        "t-withdrawal-25.tally.json",
                        "t-withdrawal-break-07.tally.json")
                .map(Samples::json));
    }

    static List<JsonTree> games() {
        return trees(Stream.of(
                json("/saves/game-1.json"),
                played("training", 3, 12),
                played("training", 9, 40),
                begun("r063-5.position.json", 12),
                played("gaines-mill-withdrawal", 2, 25)));
    }

    /** Games in the format of the first version. */
    static List<JsonTree> firstGames() {
        return trees(Stream.of(
                json("/saves/game-1.json"),
                unpacked("/saves/game-1/training.json.gz"),
                unpacked("/saves/game-1/gaines-mill-in-a-retreat.json.gz"),
                unpacked("/saves/game-1/position-r063-5.json.gz")));
    }

    /** Games that two computers have played. */
    static List<JsonTree> matches() {
        return trees(Stream.of(json("/saves/game-3.json")));
    }

    private static JsonObject unpacked(String name) {
        try (InputStream packed = Samples.class.getResourceAsStream(name)) {
            return parsed(new GZIPInputStream(packed));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static JsonObject begun(String position, int commands) {
        byte[] bytes = whole(position).toString().getBytes(StandardCharsets.UTF_8);
        LoadedPosition loaded = ((Document.PositionDocument)
                        new Documents(Shelf.of(List.of())).open(bytes).value().orElseThrow())
                .position();
        return saved(loaded.scenario(), loaded.opening(), 5, commands);
    }

    private static JsonObject played(String scenario, long seed, int commands) {
        LoadedScenario loaded = loaded(scenario);
        return saved(loaded, loaded.scenario().opening(), seed, commands);
    }

    private static LoadedScenario loaded(String scenario) {
        return new Documents(Shelf.of(List.of())).openScenario(scenario).value().orElseThrow();
    }

    private static JsonObject saved(LoadedScenario loaded, Opening opening, long seed, int commands) {
        Game game = VictorySystems.newGame(loaded.survey(), opening, seed);
        RandomPlay player = new RandomPlay(game, seed);
        for (int i = 0; i < commands && game.state().ending().isEmpty(); i++) {
            player.step();
        }
        byte[] bytes = GameWriter.bytes(new SavedGame(loaded, game, Map.of("union", "human")));
        return JsonParser.parseString(new String(bytes, StandardCharsets.UTF_8)).getAsJsonObject();
    }

    private static List<JsonTree> trees(Stream<JsonObject> files) {
        return files.map(JsonTree::of).toList();
    }

    private static JsonObject whole(String name) {
        JsonObject json = json(name);
        if (json.has("of")) {
            String map = whole(json.get("of").getAsString() + ".scenario.json")
                    .getAsJsonObject("map")
                    .toString();
            json = JsonParser.parseString(loaded(name).scenarioJson()).getAsJsonObject();
            json.add("map", JsonParser.parseString(map));
            return json;
        }
        for (String key : List.of("map", "scenario")) {
            if (json.has(key)) {
                json.add(key, whole(json.get(key).getAsString()));
            }
        }
        return json;
    }

    private static JsonObject json(String name) {
        return Stream.of(name, EXAMPLES + name, "/maps/" + name)
                .map(Samples.class::getResourceAsStream)
                .filter(stream -> stream != null)
                .findFirst()
                .map(Samples::parsed)
                .orElseThrow(() -> new IllegalArgumentException("no file " + name));
    }

    private static JsonObject parsed(InputStream stream) {
        try (stream) {
            return JsonParser.parseString(new String(stream.readAllBytes(), StandardCharsets.UTF_8))
                    .getAsJsonObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
