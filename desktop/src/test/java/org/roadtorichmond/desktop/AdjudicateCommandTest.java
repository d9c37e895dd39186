package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.setup.PositionWriter;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.VictorySystems;
import picocli.CommandLine;

@DisplayName("adjudicate")
final class AdjudicateCommandTest {
    @TempDir
    private Path folder;

    private static String answer(Object... words) {
        StringWriter out = new StringWriter();
        CommandLine command = new CommandLine(new AdjudicateCommand())
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(out));
        int code = command.execute(Stream.of(words).map(Object::toString).toArray(String[]::new));
        assertEquals(ExitCode.DONE, code, out::toString);
        return out.toString().replace(System.lineSeparator(), "\n");
    }

    private static Path tally(String name) {
        return Path.of("..", "maps", "tallies").resolve(name + ".tally.json");
    }

    static Stream<Path> tallies() throws IOException {
        try (Stream<Path> files = Files.list(tally("x").getParent())) {
            return files.sorted().toList().stream();
        }
    }

    /** Everything that a line says: its rule with its sentence, and where it came from. */
    private static List<String> lines(JsonObject result) {
        List<String> all = new ArrayList<>();
        result.getAsJsonObject("sides")
                .entrySet()
                .forEach(side -> add(all, side.getValue().getAsJsonObject().getAsJsonArray("lines")));
        for (String key : List.of("battlePointsLines", "tokensLines")) {
            if (result.has(key)) {
                add(all, result.getAsJsonArray(key));
            }
        }
        return all;
    }

    private static void add(List<String> all, JsonArray lines) {
        for (JsonElement line : lines) {
            JsonObject each = line.getAsJsonObject();
            all.add("%-10s %s"
                    .formatted(each.get("rule").getAsString(), each.get("why").getAsString()));
            each.getAsJsonArray("units").forEach(unit -> all.add(unit.getAsString()));
        }
    }

    private static int assertAllSaid(JsonObject result, String text) {
        List<String> lines = lines(result);
        lines.forEach(line -> assertTrue(text.contains(line), () -> line + " is missing in\n" + text));
        return lines.size();
    }

    @ParameterizedTest
    @MethodSource("tallies")
    @DisplayName("says of a tally sheet in words what it says for programs")
    void sheets(Path sheet) {
        JsonObject result = JsonParser.parseString(answer("--json", sheet)).getAsJsonObject();
        assertTrue(assertAllSaid(result, answer(sheet)) > 0);
    }

    @Test
    @DisplayName("says it of a saved game and of the position that is cut out of it, also under every other system")
    void games() throws IOException {
        String text = """
                {"format": "scenario/1", "name": "Over", "of": "training", "victory": {"system": "battle-points-16",
                 "holds": [{"hex": "0604", "side": "union", "points": 2}]}}""";
        LoadedScenario loaded = ((Document.ScenarioDocument) new Documents(Shelf.of(List.of()))
                        .open(text.getBytes(StandardCharsets.UTF_8))
                        .value()
                        .orElseThrow())
                .scenario();
        Game game = VictorySystems.newGame(loaded.survey(), 1);
        Random random = new Random(1);
        while (game.state().ending().isEmpty()) {
            List<Command> options = new Options(game).all();
            game.execute(options.get(random.nextInt(options.size())));
        }
        Path save = Files.write(folder.resolve("a.game.json"), GameWriter.bytes(new SavedGame(loaded, game, Map.of())));
        Path position = Files.writeString(
                folder.resolve("a.position.json"),
                PositionWriter.text(loaded, game).orElseThrow(),
                StandardCharsets.UTF_8);
        String all = String.join(",", VictorySystem.ids());
        for (Path file : List.of(save, position)) {
            JsonObject own = JsonParser.parseString(answer("--json", file)).getAsJsonObject();
            assertTrue(own.getAsJsonArray("tokensLines").size() > 0);
            assertAllSaid(own, answer(file));
            String said = answer("--as", all, file);
            JsonArray systems = JsonParser.parseString(answer("--json", "--as", all, file))
                    .getAsJsonObject()
                    .getAsJsonArray("systems");
            assertEquals(VictorySystem.values().length, systems.size());
            systems.forEach(system -> assertAllSaid(system.getAsJsonObject(), said));
        }
    }

    @Test
    @DisplayName("shows battle points line by line, so that 750 to 725 and 7 to 13 agree")
    void battlePoints() {
        String text = answer(tally("gaines-mill-17"));
        assertTrue(text.contains("""
                Battle points: a 7, b 13
                     +10  +10  17.difference a leads by 25 victory points, up to 5 % of the 1500 army points: 10-10.
                      -3   +3  17.secondary b won the secondary objective: 3 battle points from its opponent.
                """), text);
    }

    @Test
    @DisplayName("says that an army is forced to withdraw, and shows which units have tokens, which lost them, and why")
    void conditions() {
        String tokens = answer(tally("glendale-16-spoils"));
        assertTrue(tokens.contains("Spoils tokens: a 1 (Meade 1), b 0\n"), tokens);
        assertTrue(
                tokens.contains("\n       0   -1  spoils.lost Kemper of b became shaken and lost its tokens (1)."),
                tokens);
        String withdrawal = answer(tally("oak-grove-withdrawal"));
        assertTrue(withdrawal.contains("\nForced to withdraw: "), withdrawal);
    }

    @Test
    @DisplayName("prints what docs/files.md shows")
    void documented() throws IOException {
        String page = Files.readString(Path.of("..", "docs", "files.md"));
        String printed = answer(tally("glendale-16-spoils"));
        assertTrue(page.contains("\n" + printed.strip() + "\n"), printed);
    }

    /** The keys of a tree with the names of their objects; what stands in lists is one. */
    private static Set<String> keys(String path, JsonElement tree) {
        Set<String> keys = new TreeSet<>();
        if (tree.isJsonArray()) {
            tree.getAsJsonArray().forEach(each -> keys.addAll(keys(path, each)));
        } else if (tree.isJsonObject()) {
            tree.getAsJsonObject().entrySet().forEach(member -> {
                keys.add(path + "." + member.getKey());
                keys.addAll(keys(path + "." + member.getKey().replaceAll("^[ab]$", "side"), member.getValue()));
            });
        }
        return keys;
    }

    @Test
    @DisplayName("answers programs with the keys that docs/files.md shows, all of them")
    void keysDocumented() throws IOException {
        String page = Files.readString(Path.of("..", "docs", "files.md"));
        int begin = page.indexOf("```json\n", page.indexOf("`adjudicate --json FILE`")) + "```json\n".length();
        Set<String> shown = keys("", JsonParser.parseString(page.substring(begin, page.indexOf("```", begin))));
        Set<String> answered = new TreeSet<>();
        tallies().forEach(sheet -> answered.addAll(keys("", JsonParser.parseString(answer("--json", sheet)))));
        answered.removeIf(key -> key.equals(".file"));
        assertEquals(answered, shown);
    }
}
