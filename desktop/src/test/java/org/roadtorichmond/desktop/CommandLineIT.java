package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs the finished program as a separate process. {@link UsageTest} tests the answers to bad input. */
@DisplayName("The command line")
class CommandLineIT {
    private static final Path MAPS = Path.of("..", "maps");
    private static final String NO_TRACE = "\tat ";

    @TempDir
    Path folder;

    private static void assertPlain(Program.Run run) {
        assertFalse(run.err().contains(NO_TRACE), run.err());
        assertFalse(run.out().contains(NO_TRACE), run.out());
    }

    @Test
    @DisplayName("finds all maps, scenarios and sheets of the repository good")
    void repository() throws IOException {
        List<Object> arguments = new ArrayList<>(List.of("validate"));
        try (Stream<Path> files = Files.walk(MAPS)) {
            files.filter(file -> file.toString().endsWith(".json")
                            && !file.toString().contains("schema"))
                    .forEach(arguments::add);
        }
        Program.Run run = Program.run(arguments.toArray());
        assertEquals(0, run.code(), run.err());
        assertTrue(arguments.size() > 5);
    }

    @Test
    @DisplayName("answers the good files among bad ones")
    void among() throws IOException {
        Path damaged = folder.resolve("damaged.json");
        Files.writeString(damaged, "[]");
        Program.Run run = Program.run("supply", "--json", damaged, "road-to-richmond.scenario.json");
        assertEquals(2, run.code());
        assertEquals(2, run.json().size());
        assertTrue(run.json().get(0).has("errors"));
        assertTrue(run.json().get(1).getAsJsonArray("units").size() > 40);
    }

    @Test
    @DisplayName("names the file of a fault if it is not the file that was opened")
    void faultElsewhere() throws IOException {
        Path base = folder.resolve("base.scenario.json");
        Path overlay = folder.resolve("mine.scenario.json");
        Files.writeString(base, "{\"format\": \"scenario/1\", \"name\": \"B\", \"of\": \"training\", \"turns\": 0}");
        Files.writeString(overlay, "{\"format\": \"scenario/1\", \"name\": \"M\", \"of\": \"base\", \"story\": 3}");
        JsonArray errors =
                Program.run("validate", "--json", overlay).json().get(0).getAsJsonArray("errors");
        assertEquals(2, errors.size());
        assertFalse(errors.get(0).getAsJsonObject().has("file"));
        JsonObject other = errors.get(1).getAsJsonObject();
        assertEquals("base.scenario.json", other.get("file").getAsString());
        assertEquals("$.turns", other.get("path").getAsString());
        Program.Run run = Program.run("simulate", overlay);
        assertEquals(2, run.code());
        assertTrue(
                run.err()
                        .contains(
                                "mine.scenario.json: In the file \"base.scenario.json\", line 1, column 66, $.turns: "),
                run.err());
    }

    @Test
    @DisplayName("tells people the same in tables")
    void tables() {
        assertTrue(Program.run("reach", "training.scenario.json").out().contains("hexes:"));
        assertTrue(Program.run("loc", "--side", "union", "road-to-richmond.scenario.json")
                .out()
                .contains("line of communications is "));
        assertTrue(Program.run("adjudicate", MAPS.resolve("tallies").resolve("oak-grove-withdrawal.tally.json"))
                .out()
                .contains("Winner: "));
    }

    @Test
    @DisplayName("simulates the same games on any number of threads, from the files in the jar")
    void simulate() {
        List<Object> arguments = new ArrayList<>(List.of("simulate", "gaines-mill.scenario.json", "--games", "6"));
        arguments.addAll(List.of("--union", "cadet", "--confederate", "cadet", "--seed", "5", "--json"));
        JsonObject one = Program.run(arguments.toArray()).json().get(0);
        arguments.addAll(List.of("--threads", "2"));
        JsonObject two = Program.run(arguments.toArray()).json().get(0);
        assertEquals(one.get("signature"), two.get("signature"));
        for (JsonObject run : List.of(one, two)) {
            JsonObject times = run.getAsJsonObject("union").remove("turnMillis").getAsJsonObject();
            assertTrue(times.get("mean").getAsDouble() > 0);
            assertTrue(times.get("mean").getAsDouble() <= times.get("worst").getAsDouble());
            assertTrue(times.get("p95").getAsDouble() <= times.get("worst").getAsDouble());
        }
        assertEquals(one.get("union"), two.get("union"));
    }

    @Test
    @DisplayName("plays the games of the bench as stated; to change behaviour on purpose, state the new signature")
    void bench() {
        Program.Run run = Program.run("bench", "--threads", "2", "--json");
        JsonObject answer = run.json().get(0);
        for (String commanders : List.of("cadets", "colonels")) {
            JsonObject played = answer.getAsJsonObject(commanders);
            assertEquals(played.get("stated"), played.get("signature"));
        }
        assertTrue(answer.get("asStated").getAsBoolean());
        assertEquals(0, run.code());
    }

    @Test
    @DisplayName("divides every number of perft into its parts")
    void divide() {
        JsonObject reach = perft("--layer", "reach");
        JsonObject units = reach.getAsJsonObject("units");
        assertEquals(units.keySet(), reach.getAsJsonObject("parts").keySet());
        assertEquals(
                reach.get("total").getAsInt(),
                units.entrySet().stream()
                        .mapToInt(unit -> unit.getValue().getAsInt())
                        .sum());
        JsonObject order = perft("--layer", "order", "--depth", "2");
        assertEquals(
                order.get("sequences").getAsLong(),
                order.getAsJsonObject("parts").entrySet().stream()
                        .mapToLong(part -> part.getValue().getAsLong())
                        .sum());
        assertEquals(
                reach.get("total").getAsInt(), order.getAsJsonObject("parts").size());
    }

    private static JsonObject perft(String... options) {
        List<Object> arguments = new ArrayList<>(List.of("perft", "--divide", "--json"));
        arguments.addAll(List.of(options));
        arguments.add("training");
        return Program.run(arguments.toArray()).json().get(0);
    }

    @Test
    @DisplayName("tells and verifies a saved game, and reports a damaged one")
    void replay() throws IOException {
        Path save = Path.of("..", "core", "rules", "src", "test", "resources", "saves", "game-1.json");
        Program.Run told = Program.run("replay", save);
        assertEquals(0, told.code(), told.err());
        assertTrue(told.out().contains("odds"));
        Path rolled = save.resolveSibling("game-2.json");
        String first = Program.run("replay", rolled).out();
        assertTrue(first.lines().filter(line -> line.startsWith("    0  ")).count() == 3, first);
        JsonArray entries =
                Program.run("replay", "--json", rolled).json().get(0).getAsJsonArray("entries");
        assertEquals(0, entries.get(0).getAsJsonObject().get("entry").getAsInt());
        assertEquals(1, entries.get(1).getAsJsonObject().get("entry").getAsInt());
        Program.Run turn = Program.run("replay", "--turn", "2", save);
        assertTrue(turn.out().lines().count() < told.out().lines().count());
        JsonObject verified =
                Program.run("replay", "--verify", "--json", save).json().get(0);
        assertTrue(verified.get("verified").getAsBoolean());
        Path damaged = folder.resolve("damaged.json");
        Files.writeString(damaged, Files.readString(save).replaceFirst("\"turn\": ?2", "\"turn\":3"));
        Program.Run refused = Program.run("replay", damaged);
        assertEquals(2, refused.code());
        assertPlain(refused);
        assertEquals(0, Program.run("adjudicate", "--json", save).code());
    }

    @Test
    @DisplayName("scores a game under another system, and the same games under several")
    void otherSystems() {
        JsonObject own = Program.run("adjudicate", "--json", "training").json().get(0);
        assertEquals("road-to-richmond", own.get("system").getAsString());
        JsonObject other = Program.run("adjudicate", "--json", "--as", "battle-points-17", "training")
                .json()
                .get(0);
        assertEquals("battle-points-17", other.get("system").getAsString());
        assertEquals(10, other.getAsJsonObject("battlePoints").get("union").getAsInt());
        JsonObject games = Program.run(
                        "simulate", "training", "--games", "3", "--json", "--as", "simplified,withdrawal")
                .json()
                .get(0);
        assertEquals(3, games.getAsJsonArray("systems").size());
        assertEquals(
                games.getAsJsonObject("union"),
                games.getAsJsonArray("systems").get(0).getAsJsonObject().get("union"));
        Path sheet = MAPS.resolve("tallies").resolve("oak-grove-withdrawal.tally.json");
        assertEquals(2, Program.run("adjudicate", "--as", "simplified", sheet).code());
    }

    @Test
    @DisplayName("scores a game under each of several systems, in the order in which they are named")
    void severalSystems() {
        JsonObject answer = Program.run("adjudicate", "--json", "--as", "withdrawal,battle-points-16", "training")
                .json()
                .get(0);
        assertEquals(2, answer.getAsJsonArray("systems").size());
        JsonObject second = answer.getAsJsonArray("systems").get(1).getAsJsonObject();
        assertEquals("battle-points-16", second.get("system").getAsString());
        assertEquals(10, second.getAsJsonObject("battlePoints").get("union").getAsInt());
        String text = Program.run("adjudicate", "--as", "withdrawal,spoils-of-war", "training")
                .out();
        assertTrue(text.indexOf("withdrawal:") < text.indexOf("spoils-of-war:"), text);
    }

    @Test
    @DisplayName("means are of what decides under each system, and the heading says which")
    void measures() {
        List<Object> arguments = List.of(
                "simulate",
                "training",
                "--union",
                "cadet",
                "--confederate",
                "cadet",
                "--games",
                "5",
                "--as",
                "battle-points-16,spoils-of-war");
        String text = Program.run(arguments.toArray()).out();
        for (String measure : List.of("mean victory points", "mean battle points", "mean spoils tokens")) {
            assertTrue(text.contains(measure), text);
        }
        List<Object> json = new ArrayList<>(arguments);
        json.add("--json");
        JsonArray systems = Program.run(json.toArray()).json().get(0).getAsJsonArray("systems");
        JsonObject shared = systems.get(1).getAsJsonObject();
        assertEquals("battle points", shared.get("measure").getAsString());
        assertEquals(20, mean(shared, "union") + mean(shared, "confederate"));
        JsonObject spoils = systems.get(2).getAsJsonObject();
        assertEquals("spoils tokens", spoils.get("measure").getAsString());
        assertTrue(mean(spoils, "union") + mean(spoils, "confederate") > 0);
    }

    private static double mean(JsonObject system, String side) {
        return system.getAsJsonObject(side).get("mean").getAsDouble();
    }

    @Test
    @DisplayName("shows the chronicle of a saved game in words, phase by phase")
    void log() {
        Path save = Path.of("..", "core", "rules", "src", "test", "resources", "saves", "game-1.json");
        Program.Run text = Program.run("log", save);
        assertEquals(0, text.code(), text.err());
        assertTrue(text.out().contains("combat phase"), text.out());
        JsonArray lines = Program.run("log", "--json", save).json().get(0).getAsJsonArray("lines");
        assertTrue(lines.get(0).getAsJsonObject().get("heading").getAsBoolean());
        long shown = text.out().lines().filter(line -> !line.isBlank()).count();
        assertEquals(shown, lines.size());
        assertEquals(2, Program.run("log", "training").code());
    }

    @Test
    @DisplayName("the finished program knows its version, explains itself, and ends with 2 where it is used wrongly")
    void version() {
        assertTrue(Program.run(Map.of(), "--version").out().matches("\\d+\\.\\d+.*\\R"));
        assertTrue(Program.run(Map.of(), "play", "-h").out().startsWith("Usage: "));
        for (List<Object> wrong : List.<List<Object>>of(List.of("advance"), List.of("replay", folder))) {
            Program.Run refused = Program.run(Map.of(), wrong.toArray());
            assertEquals(2, refused.code(), refused.out());
            assertFalse(refused.err().isBlank());
            assertPlain(refused);
        }
    }

    @Test
    @DisplayName("looks into the folder named with --maps first")
    void mapsFolder() throws IOException {
        Files.copy(Program.EXAMPLES.resolve("m36.map.json"), folder.resolve("m36.map.json"));
        String scenario = Files.readString(Program.EXAMPLES.resolve("m36.scenario.json"));
        Files.writeString(folder.resolve("training.scenario.json"), scenario);
        Program.Run run = Program.run(Map.of(), "reach", "--maps", folder, "--json", "training.scenario.json");
        assertEquals(0, run.code(), run.err());
        assertEquals(
                "U00",
                run.json()
                        .get(0)
                        .getAsJsonArray("units")
                        .get(0)
                        .getAsJsonObject()
                        .get("unit")
                        .getAsString());
    }
}
