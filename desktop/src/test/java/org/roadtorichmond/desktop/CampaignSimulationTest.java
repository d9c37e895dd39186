package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("simulate of a campaign")
final class CampaignSimulationTest {
    private static final int GAMES = 12;

    @TempDir
    private Path folder;

    private static Commands.Printed simulate(Object... more) {
        List<Object> words = new ArrayList<>(
                List.of("simulate", Commands.CAMPAIGN, "--games", GAMES, "--union", "cadet", "--confederate", "cadet"));
        words.addAll(Arrays.asList(more));
        return Commands.run(words.toArray());
    }

    private static Commands.Printed good(Object... more) {
        Commands.Printed printed = simulate(more);
        assertEquals(0, printed.code(), printed.err());
        return printed;
    }

    private static JsonObject first(Commands.Printed printed) {
        return JsonParser.parseString(printed.out())
                .getAsJsonObject()
                .getAsJsonArray("variants")
                .get(0)
                .getAsJsonObject();
    }

    @Test
    @DisplayName("says the same as text, JSON, CSV and page")
    void outlets() throws IOException {
        Path csv = folder.resolve("rows.csv");
        Path page = folder.resolve("page.html");
        Commands.Printed text = good("--csv", csv, "--report", page);
        JsonObject json = first(good("--json"));
        JsonObject battle = json.getAsJsonObject("battles").getAsJsonObject("one");
        int union = battle.get("union").getAsInt();
        int confederate = battle.get("confederate").getAsInt();
        int draws = battle.get("draws").getAsInt();
        assertEquals(GAMES, union + confederate + draws);
        assertTrue(
                text.out()
                        .lines()
                        .anyMatch(line -> line.matches("one +" + union + " +" + confederate + " +" + draws + " .*")),
                text.out());
        assertTrue(
                Files.readAllLines(csv).stream()
                        .anyMatch(row ->
                                row.startsWith(",one,," + GAMES + "," + union + "," + confederate + "," + draws + ",")),
                () -> "no row of the battle");
        Document shown = Jsoup.parse(Files.readString(page));
        assertEquals("Willow Run twice", shown.select("h1").text());
        assertTrue(shown.select("tbody tr").stream()
                .anyMatch(row ->
                        row.text().startsWith("one " + GAMES + " " + union + " " + confederate + " " + draws + " ")));
        assertEquals(2, shown.select("details.variant").size(), "a part for each battle");
        JsonObject won = json.getAsJsonArray("followed").get(0).getAsJsonObject();
        assertEquals("two", won.get("in").getAsString());
        assertEquals(union, won.get("times").getAsInt(), "it follows from the Union's victory");
        assertEquals(
                union,
                won.getAsJsonObject("with").get("union").getAsInt()
                        + won.getAsJsonObject("with").get("confederate").getAsInt()
                        + won.getAsJsonObject("with").get("draws").getAsInt());
    }

    @Test
    @DisplayName(
            "keeps results that have the same bytes on any number of threads and where they are gone on with, and games to look at")
    void results() throws IOException {
        Path one = folder.resolve("one.jsonl");
        Path two = folder.resolve("two.jsonl");
        Path games = folder.resolve("games");
        good("--threads", 1, "--results", one, "--save-games", games);
        good("--threads", 2, "--results", two);
        byte[] whole = Files.readAllBytes(one);
        assertArrayEquals(whole, Files.readAllBytes(two));
        Files.write(two, Arrays.copyOf(whole, whole.length / 2));
        assertEquals(2, simulate("--results", two).code(), "it is there already");
        Commands.Printed on = good("--results", two, "--resume", "--json");
        assertArrayEquals(whole, Files.readAllBytes(two));
        int kept =
                JsonParser.parseString(on.out()).getAsJsonObject().get("kept").getAsInt();
        assertTrue(kept > 0 && kept < GAMES, on::out);
        Commands.Printed other = simulate("--results", two, "--resume", "--seed", 2);
        assertEquals(2, other.code());
        assertTrue(other.err().contains("the first seed is 1 there and 2 here"), other.err());
        Commands.Printed verified = Commands.run(
                "campaign",
                Commands.CAMPAIGN,
                games.resolve("one-seed-3.game.json"),
                games.resolve("two-seed-3.game.json"),
                "--verify");
        assertEquals(0, verified.code(), verified.out() + verified.err());
    }

    @Test
    @DisplayName("varies the campaign and the scenarios of its battles, and compares campaign by campaign")
    void varied() {
        JsonObject answer = JsonParser.parseString(
                        good("--vary", "battles.two.weight=5", "--vary", "battles.one.turns=3", "--json")
                                .out())
                .getAsJsonObject();
        assertEquals(3 * GAMES, answer.get("campaigns").getAsInt());
        JsonObject weight = answer.getAsJsonArray("variants").get(1).getAsJsonObject();
        assertEquals("battles.two.weight=5", weight.get("name").getAsString());
        assertEquals(
                answer.getAsJsonArray("variants").get(0).getAsJsonObject().get("battles"),
                weight.get("battles"),
                "the weight moves no battle");
        assertTrue(weight.getAsJsonObject("scoreAgainstFirst").has("corrected"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--vary battles.two.turms=3 | did you mean",
                "--vary battles.two.weight=0 | expected",
                "--forbid union:roads        | --forbid",
                "--from 2                    | --from",
                "--ladder                    | --ladder"
            })
    @DisplayName("what cannot be played is refused in a sentence that names it")
    void refused(String options, String said) {
        Commands.Printed printed = simulate((Object[]) options.split(" "));
        assertTrue(printed.code() != 0, printed::out);
        assertTrue((printed.out() + printed.err()).contains(said), printed.out() + printed.err());
    }
}
