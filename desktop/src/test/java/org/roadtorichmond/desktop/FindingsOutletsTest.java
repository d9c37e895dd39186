package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

@DisplayName("What experiments show as text, JSON, CSV and page")
final class FindingsOutletsTest {
    @TempDir
    private Path folder;

    private String scenario = "training";

    /** Simulates the smallest scenario with cadets. */
    private String simulate(String... options) {
        StringWriter out = new StringWriter();
        CommandLine command = new CommandLine(new SimulateCommand())
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(out));
        List<String> words =
                new ArrayList<>(List.of(scenario, "--union", "cadet", "--confederate", "cadet", "--threads=1"));
        words.addAll(List.of(options));
        assertEquals(ExitCode.DONE, command.execute(words.toArray(String[]::new)), out::toString);
        return out.toString();
    }

    private JsonObject json(String... options) {
        List<String> words = new ArrayList<>(List.of(options));
        words.add("--json");
        return JsonParser.parseString(simulate(words.toArray(String[]::new))).getAsJsonObject();
    }

    private Map<String, String> csv(String... options) throws IOException {
        Path file = folder.resolve("figures.csv");
        Files.deleteIfExists(file);
        List<String> words = new ArrayList<>(List.of(options));
        words.addAll(List.of("--csv", file.toString()));
        simulate(words.toArray(String[]::new));
        List<String> lines = Files.readAllLines(file);
        String[] headings = lines.get(0).split(",", -1);
        String[] cells = lines.get(lines.size() - 1).split(",", -1);
        assertEquals(headings.length, cells.length);
        Map<String, String> row = new TreeMap<>();
        for (int i = 0; i < cells.length; i++) {
            row.put(headings[i], cells[i]);
        }
        return row;
    }

    private String page(String... options) throws IOException {
        Path file = folder.resolve("figures.html");
        Files.deleteIfExists(file);
        List<String> words = new ArrayList<>(List.of(options));
        words.addAll(List.of("--report", file.toString()));
        simulate(words.toArray(String[]::new));
        return Jsoup.parse(Files.readString(file)).text();
    }

    private static void assertNoInterval(JsonElement estimate) {
        assertTrue(estimate.getAsJsonObject().get("low").isJsonNull(), estimate.toString());
        assertTrue(estimate.getAsJsonObject().get("high").isJsonNull(), estimate.toString());
        assertFalse(estimate.getAsJsonObject().get("value").isJsonNull(), estimate.toString());
    }

    @Test
    @DisplayName("one game gives no interval in any of them")
    void oneGame() throws IOException {
        String text = simulate("--games", "1");
        assertTrue(text.contains("one game gives no interval"), text);
        assertFalse(text.contains("Infinity"), text);
        JsonObject json = json("--games", "1");
        for (String figure : List.of("score", "lead")) {
            assertNoInterval(json.get(figure));
            assertNoInterval(json.getAsJsonObject("luckAdjusted").get(figure));
        }
        Map<String, String> csv = csv("--games", "1");
        assertEquals("1", csv.get("games"));
        assertFalse(csv.get("lead").isEmpty());
        for (String bound : List.of("lead low", "lead high", "adjusted low", "adjusted high", "score p", "lead p")) {
            assertEquals("", csv.get(bound), bound);
        }
        assertFalse(page("--games", "1").contains("∞"));
    }

    @Test
    @DisplayName("games that are all alike are said to be, instead of an interval without width")
    void alike() throws IOException {
        Path maps = Path.of("..", "maps");
        Files.copy(maps.resolve("training.map.json"), folder.resolve("training.map.json"));
        Path file = folder.resolve("quiet.scenario.json");
        String whole = Files.readString(maps.resolve("training.scenario.json"));
        Files.writeString(
                file, whole.replaceAll("\"victory\": \\{[^}]*}", "\"victory\": { \"system\": \"withdrawal\" }"));
        scenario = file.toString();
        String[] quiet = "--games 40 --forbid union:attacks<6-1 --forbid confederate:attacks<6-1".split(" ", -1);
        String text = simulate(quiet);
        assertTrue(text.contains("all 40 games have the same lead: "), text);
        assertFalse(text.matches("(?s).*\\(([+-][0-9.]+) to \\1\\).*"), text);
        JsonObject json = json(quiet);
        assertNoInterval(json.get("lead"));
        assertTrue(json.getAsJsonObject("score").get("low").getAsDouble()
                < json.getAsJsonObject("score").get("high").getAsDouble());
        assertEquals("", csv(quiet).get("lead low"));
        assertTrue(page(quiet).contains("All 40 games have the same lead"));
    }

    @Test
    @DisplayName("a test says what it has settled, or that it has not, and what its end does to the intervals")
    void sprt() throws IOException {
        String[] settled = {"--games", "60", "--sprt", "2:98"};
        JsonObject json = json(settled).getAsJsonObject("sprt");
        assertTrue(json.get("settled").getAsBoolean(), json.toString());
        assertEquals(30, json.get("games").getAsInt());
        boolean high = json.get("verdict").getAsString().equals("accepted");
        assertTrue(Math.abs(json.get("logRatio").getAsDouble())
                >= json.get("bound").getAsDouble());
        String words = "is settled after 30 games: " + (high ? "98.0 % or more" : "2.0 % or less");
        String text = simulate(settled).replaceAll("\\s+", " ");
        assertTrue(text.contains(words), text);
        assertTrue(text.contains("after a test has ended them they prove nothing"), text);
        assertFalse(text.contains("this is proved"), text);
        String page = page(settled);
        assertTrue(page.contains(words), page);
        assertTrue(page.contains("too narrow and prove nothing"), page);
        String[] open = {"--games", "31", "--sprt", "49.9:50.1"};
        assertFalse(json(open).getAsJsonObject("sprt").get("settled").getAsBoolean());
        assertTrue(simulate(open).replaceAll("\\s+", " ").contains("is not settled after 31 games"));
        assertFalse(page(open).contains("too narrow"));
    }

    @Test
    @DisplayName("all of them say how many games are different, how long they are, and why they end")
    void endings() throws IOException {
        JsonObject json = json("--games", "40");
        int different = json.get("differentGames").getAsInt();
        assertTrue(different > 1 && different <= 40);
        JsonObject endings = json.getAsJsonObject("endings");
        int games = 0;
        for (String ending : endings.keySet()) {
            games += endings.getAsJsonObject(ending).get("games").getAsInt();
        }
        assertEquals(40, games);
        assertTrue(json.getAsJsonObject("lastTurn").get("mean").getAsDouble() >= 1);
        String text = simulate("--games", "40");
        assertTrue(text.lines().findFirst().orElseThrow().endsWith(", " + different + " of them different"), text);
        assertTrue(text.contains("the last game-turn was over"), text);
        Map<String, String> csv = csv("--games", "40");
        assertEquals(String.valueOf(different), csv.get("different games"));
        assertTrue(csv.get("ended by").endsWith("turns"), csv.get("ended by"));
        String page = page("--games", "40");
        assertTrue(page.contains(different + " of 40 games are different"), page);
        assertTrue(page.contains("the last game-turn was over"), page);
    }

    @Test
    @DisplayName("score and lead are compared apart, and leads of variants that pay otherwise are not")
    void compared() throws IOException {
        String[] options = {"--games", "30", "--vary", "units.2/B.strength=1", "--vary", "rules.costPerPoint=40"};
        List<JsonElement> variants = json(options).getAsJsonArray("variants").asList();
        JsonObject weaker = variants.get(1).getAsJsonObject().getAsJsonObject("comparedWithFirst");
        for (String figure : List.of("score", "lead")) {
            assertTrue(weaker.getAsJsonObject(figure)
                    .keySet()
                    .containsAll(List.of("value", "p", "pCorrected", "differs")));
        }
        assertEquals(weaker.get("p"), weaker.getAsJsonObject("score").get("p"), "the verdict is about who wins");
        JsonObject cheaper = variants.get(2).getAsJsonObject().getAsJsonObject("comparedWithFirst");
        assertTrue(cheaper.get("lead").isJsonNull());
        assertTrue(simulate(options).contains("pays otherwise, leads are not compared"));
        Map<String, String> csv = csv(options);
        assertFalse(csv.get("score p corrected").isEmpty());
        assertEquals("", csv.get("lead p corrected"));
        assertTrue(page(options).contains("Variants that pay points otherwise than the first are left out"));
    }

    @Test
    @DisplayName("put no sign before what is nothing")
    void nothingHasNoSign() throws IOException {
        Path page = folder.resolve("signs.html");
        Path table = folder.resolve("signs.csv");
        String[] options = {"--games=6", "--vary=turns=3,5", "--report=" + page, "--csv=" + table, "--as=simplified"};
        Pattern signed = Pattern.compile("(?<![\\w.,-])[-+−]0([.,]0+)?(?![\\d.,]*[1-9])");
        String text = simulate(options) + simulate("--games=1") + simulate("--sensitivity", "--games=2");
        for (String out : List.of(
                text,
                simulate("--games=6", "--json"),
                Files.readString(table),
                Jsoup.parse(Files.readString(page)).text())) {
            Matcher nothing = signed.matcher(out);
            assertFalse(nothing.find(), () -> out.substring(Math.max(0, nothing.start() - 60), nothing.end() + 20));
        }
    }

    @Test
    @DisplayName("say what a variant changes in words, and keep the name by which programs know it")
    void variantsInWords() throws IOException {
        String[] options = {"--games=2", "--vary=units.1/B=null"};
        String text = simulate(options);
        assertTrue(text.contains("without 1/B"), text);
        assertFalse(text.contains("=null"), text);
        JsonObject variant = json(options).getAsJsonArray("variants").get(1).getAsJsonObject();
        assertEquals("units.1/B=null", variant.get("variant").getAsString());
        assertEquals("without 1/B", variant.get("words").getAsString());
        Map<String, String> row = csv(options);
        assertEquals("units.1/B=null", row.get("variant"));
        assertEquals("without 1/B", row.get("in words"));
        String page = page(options);
        assertTrue(page.contains("without 1/B moves the Union’s score"), page);
        assertTrue(page.contains("without 1/B units.1/B=null"), "the path stands once, in a table of its own");
        String sensitivity = simulate("--sensitivity", "--games=1");
        assertTrue(sensitivity.contains("a strength point weaker"), sensitivity);
        assertFalse(sensitivity.contains("strength="), sensitivity);
    }

    @Test
    @DisplayName("name the saved game and the turn from which games are played again")
    void playedAgain() throws IOException {
        simulate("--games=1", "--save-games=" + folder.resolve("saves"));
        Path save = folder.resolve("saves").resolve("seed-1.game.json");
        scenario = save.toString();
        String words = "from turn 3 of seed-1.game.json";
        String text = simulate("--games=2", "--from=3");
        assertTrue(text.lines().findFirst().orElseThrow().contains(", " + words + ", 2 games"), text);
        JsonObject from = json("--games=2", "--from=3").getAsJsonObject("from");
        assertEquals("seed-1.game.json", from.get("file").getAsString());
        assertEquals(3, from.get("turn").getAsInt());
        Map<String, String> row = csv("--games=2", "--from=3");
        assertEquals("seed-1.game.json", row.get("from file"));
        assertEquals("3", row.get("from turn"));
        Path file = folder.resolve("again.html");
        simulate("--games=2", "--from=3", "--report=" + file);
        Document page = Jsoup.parse(Files.readString(file));
        assertTrue(page.title().contains(words), page.title());
        assertTrue(page.select("h1").text().endsWith(words), page.select("h1").text());
        assertTrue(page.select("#repeat td").eachText().stream().anyMatch(cell -> cell.endsWith(words)), page.text());
        scenario = Files.writeString(
                        folder.resolve("again.experiment.json"),
                        "{\"format\": \"experiment/1\", \"name\": \"Again\", \"file\": \"saves/seed-1.game.json\", \"from\": 3}")
                .toString();
        assertTrue(simulate("--games=1").contains(words), "an experiment file names it too");
        scenario = "training";
        assertFalse(json("--games=1").has("from"), "a scenario begins with its set-up");
        assertEquals("", csv("--games=1").get("from turn"));
    }
}
