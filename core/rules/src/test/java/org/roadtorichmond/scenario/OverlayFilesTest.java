package org.roadtorichmond.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.save.Seal;
import org.roadtorichmond.scenario.setup.LoadedPosition;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.testing.Schemas;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName("Scenarios that lie upon others, as files")
final class OverlayFilesTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void copyBase() throws IOException {
        write("good.scenario.json", Examples.text("bad/good.scenario.json"));
        write("good.map.json", Examples.text("bad/good.map.json"));
    }

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private static String overlay(String of, String rest) {
        return "{\"format\": \"scenario/1\", \"name\": \"Mine\", \"of\": \"%s\"%s%s}"
                .formatted(of, rest.isBlank() ? "" : ",\n", rest);
    }

    private Result<LoadedScenario> loaded(Path file) {
        return new Documents(Shelf.of(List.of())).openScenario(file.toString());
    }

    private Result<LoadedScenario> loaded(String of, String rest) throws IOException {
        return loaded(write("mine.scenario.json", overlay(of, rest)));
    }

    private Scenario scenario(String of, String rest) throws IOException {
        Result<LoadedScenario> result = loaded(of, rest);
        assertEquals(List.of(), result.problems());
        return result.value().orElseThrow().scenario();
    }

    private static List<String> told(Result<?> result) {
        return result.problems().stream().map(Problem::toString).toList();
    }

    @Test
    @DisplayName("the variants of Gaines' Mill load to whole scenarios, byte for byte the same each time")
    void gainesMill() {
        Map<String, String> copies = Map.of(
                "gaines-mill-battle-points",
                "f10d819b33a6dd54419bea1ef9f906b92fcd6db732e6bb32b146f5f0edd4c6fd",
                "gaines-mill-withdrawal",
                "1024501642dea169fd2f3a91f012e33b9cef70fdf76e25ce41e6835f2e107309");
        copies.forEach((name, sha256) -> {
            Result<LoadedScenario> variant = new Documents(Shelf.of(List.of())).openScenario(name);
            assertEquals(sha256, Digest.of(variant.value().orElseThrow().scenarioJson()), name);
        });
    }

    @Test
    @DisplayName("the example of the documents is good, and does what they say")
    void documented() throws IOException {
        String page = Files.readString(Checkout.path("docs/scenario-files.md"));
        String example =
                page.substring(page.indexOf("## A scenario overlay")).replaceFirst("(?s).*?```json(.*?)```.*", "$1");
        assertEquals(List.of(), Schemas.faults(example));
        Result<LoadedScenario> result = loaded(write("wagons.scenario.json", example));
        assertEquals(List.of(), result.problems());
        Scenario scenario = result.value().orElseThrow().scenario();
        assertEquals(Optional.empty(), scenario.unit("Train"));
        assertEquals(9, scenario.unit("2/2/V").orElseThrow().strength());
        assertEquals(
                4, scenario.arrivals().get(scenario.unit("Law/W").orElseThrow()).turn());
        assertEquals(3, scenario.zones().size());
    }

    @Test
    @DisplayName("an overlay without changes is its base under another name")
    void name() throws IOException {
        LoadedScenario base =
                loaded(folder.resolve("good.scenario.json")).value().orElseThrow();
        LoadedScenario mine = loaded("good", "").value().orElseThrow();
        assertEquals("Mine", mine.scenario().name());
        assertEquals(base.scenarioJson().replace("Good scenario", "Mine"), mine.scenarioJson());
        assertEquals(base.mapJson(), mine.mapJson());
    }

    @Test
    @DisplayName("a base is named with or without its ending, and may be one that comes with the game")
    void names() throws IOException {
        assertEquals(20, scenario("good", "").turns());
        assertEquals(20, scenario("good.scenario.json", "").turns());
        assertEquals(4, scenario("training", "").turns());
        assertEquals(7, scenario("training.scenario.json", "\"turns\": 7").turns());
        write("plain.json", Examples.text("bad/good.scenario.json"));
        assertEquals(20, scenario("plain.json", "").turns());
    }

    @Test
    @DisplayName(
            "a base beside the overlay comes before one of the same name on the shelf, and that before the game's own")
    void beside() throws IOException {
        String training = Files.readString(Checkout.path("maps/training.scenario.json"));
        write("shelf/training.scenario.json", training.replace("\"turns\": 4", "\"turns\": 5"));
        Documents documents = new Documents(Shelf.of(List.of(folder.resolve("shelf"))));
        Path mine = write("mine.scenario.json", overlay("training", ""));
        assertEquals(
                5,
                documents
                        .openScenario(mine.toString())
                        .value()
                        .orElseThrow()
                        .scenario()
                        .turns());
        write("training.scenario.json", training.replace("\"turns\": 4", "\"turns\": 6"));
        assertEquals(
                6,
                documents
                        .openScenario(mine.toString())
                        .value()
                        .orElseThrow()
                        .scenario()
                        .turns());
    }

    @Test
    @DisplayName("a map is looked for beside the file that names it, in whatever layer that is")
    void map() throws IOException {
        write("deep/base.scenario.json", Examples.text("bad/good.scenario.json"));
        write("deep/good.map.json", Examples.text("bad/good.map.json").replace("Good map", "Deep map"));
        assertEquals("Deep map", scenario("deep/base", "").field().name());
        assertEquals(
                "Good map",
                scenario("deep/base", "\"map\": \"good.map.json\"").field().name());
        write("of.scenario.json", overlay("deep/base", ""));
        assertEquals("Deep map", scenario("of", "").field().name());
    }

    @Test
    @DisplayName("overlays of overlays: the upper layer has the last word")
    void layers() throws IOException {
        write(
                "one.scenario.json",
                overlay("good", "\"turns\": 15, \"units\": {\"U1\": {\"strength\": 9}, \"U2\": null}"));
        Scenario two = scenario("one", "\"units\": [{\"id\": \"U1\", \"hex\": \"0502\"}], \"zones\": null");
        assertEquals(15, two.turns());
        assertEquals(9, two.unit("U1").orElseThrow().strength());
        assertEquals("0502", two.setUp().get(two.unit("U1").orElseThrow()).number());
        assertEquals(Optional.empty(), two.unit("U2"));
        assertEquals(List.of(), two.zones());
    }

    @Test
    @DisplayName("null prohibits a cost, and removes what is no cost")
    void costs() throws IOException {
        Scenario changed = scenario("good", "\"rules\": {\"stream\": {\"foot\": null}, \"strategicMovement\": null}");
        assertFalse(changed.rules().options().strategicMovement());
        assertNotEquals(
                scenario("good", "").rules().ground().streamFoot(),
                changed.rules().ground().streamFoot());
    }

    @Test
    @DisplayName("a saved game carries the whole, and needs neither layer")
    void saved() throws IOException {
        LoadedScenario mine = loaded("good", "\"turns\": 15").value().orElseThrow();
        assertFalse(mine.scenarioJson().contains("\"of\""));
        byte[] bytes = GameWriter.bytes(new SavedGame(mine, VictorySystems.newGame(mine.survey(), 1), Map.of()));
        assertEquals(List.of(), Schemas.faults(new String(bytes, StandardCharsets.UTF_8)));
        Files.delete(folder.resolve("good.scenario.json"));
        Document read = new Documents(Shelf.of(List.of())).open(bytes).value().orElseThrow();
        assertEquals(
                mine.scenarioJson(),
                ((Document.GameDocument) read).saved().scenario().scenarioJson());
    }

    @Test
    @DisplayName("a position may name an overlay, or contain one")
    void positions() throws IOException {
        write("mine.scenario.json", overlay("good", "\"units\": {\"U1\": {\"strength\": 9}}"));
        String units = "\"turn\": 2, \"units\": [{\"id\": \"U1\", \"state\": \"map\", \"hex\": \"0502\"}]}";
        String named = "{\"format\": \"position/1\", \"scenario\": \"mine.scenario.json\", " + units;
        String inline = "{\"format\": \"position/1\", \"scenario\": " + overlay("mine", "") + ", " + units;
        for (String text : List.of(named, inline)) {
            assertEquals(List.of(), Schemas.faults(text));
            Result<Document> result = new Documents(Shelf.of(List.of())).open(write("mine.position.json", text));
            assertEquals(List.of(), result.problems());
            LoadedPosition position =
                    ((Document.PositionDocument) result.value().orElseThrow()).position();
            assertEquals(
                    9, position.scenario().scenario().unit("U1").orElseThrow().strength());
            assertNotEquals(position.scenario().scenario().opening(), position.opening());
        }
    }

    @Test
    @DisplayName(
            "an overlay is in the list of scenarios, and speaks German where its base does and it says nothing else")
    void translations() throws IOException {
        Shelf shelf = Shelf.of(List.of(folder));
        Path mine = write("mine.scenario.json", overlay("gaines-mill", "\"first\": \"union\""));
        assertTrue(shelf.scenarios().contains("mine.scenario.json"));
        Translations german = Translations.on(shelf, Locale.GERMAN);
        Translations.Description description =
                german.of(loaded(mine).value().orElseThrow().scenario());
        assertEquals("Mine", description.name());
        assertTrue(description.story().startsWith("27. Juni 1862, zehn Uhr morgens"), description::story);
        assertEquals("Porters Stellung", german.name("Porter's line"));
        write("mine.scenario_de.properties", "names.Mine = Meins");
        Translations own = Translations.on(shelf, Locale.GERMAN);
        assertEquals(
                "Meins", own.of(loaded(mine).value().orElseThrow().scenario()).name());
    }

    // --- Bad input -------------------------------------------------------------------------------------------------

    @ParameterizedTest(name = "of {0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "goof | `` | line 1, column 48, $.of: There is no file \"goof.scenario.json\"; looked beside the file that names it and among the game's own. Mend the name, or put the file there.",
                "`` | `` | line 1, column 48, $.of: Found the text \"\", expected a text in double quotes that is not blank.",
                "mine | `` | line 1, column 48, $.of: The overlays lead in a circle: \"mine.scenario.json\", \"mine.scenario.json\". Let one of them name a whole scenario.",
                "sub/../mine.scenario.json | `` | line 1, column 48, $.of: The overlays lead in a circle: \"mine.scenario.json\", \"mine.scenario.json\". Let one of them name a whole scenario.",
                "back | `` | In the file \"back.scenario.json\", line 1, column 48, $.of: The overlays lead in a circle: \"mine.scenario.json\", \"back.scenario.json\", \"mine.scenario.json\". Let one of them name a whole scenario.",
                "good.map.json | `` | line 1, column 48, $.of: The file \"good.map.json\" is not a scenario, expected one. Name a file of the format \"scenario/1\".",
                "broken | `` | In the file \"broken.scenario.json\", line 1, column 11, $.format: Found 1, expected a colon between the key and its value.",
                "nameless | `` | In the file \"nameless.scenario.json\", line 1, column 1, $: The key \"name\" is missing here. Add it.",
                // The whole, where it stands.
                "gaines-mill-withdrawal | \"units\": {\"Wilcox/L\": {\"arrives\": {\"number\": 2}}} | line 2, column 46, $.units['Wilcox/L'].arrives.number: The group \"Longstreet\" rolls one die, but \"Wilcox/L\" arrives on 2 and \"Pickett/L\" on 5 (rule 16.3). Give all units of the group one \"number\", or put some in a \"group\" of their own.",
                "gaines-mill-withdrawal | \"units\": {\"Pickett/L\": {\"arrives\": {\"number\": 2}}} | line 2, column 47, $.units['Pickett/L'].arrives.number: The group \"Longstreet\" rolls one die, but \"Wilcox/L\" arrives on 5 and \"Pickett/L\" on 2 (rule 16.3). Give all units of the group one \"number\", or put some in a \"group\" of their own.",
                "good | \"turns\": 0 | line 2, column 10, $.turns: Found the number 0, expected for turns a whole number from 1 to 9999.",
                "good | \"turns\": 12 | In the file \"good.scenario.json\", line 8, column 3, $.night[1]: Found the number 13, expected a game-turn from 1 to 12. Mend or remove it.",
                "good | \"turns\": null | line 1, column 1, $: The key \"turns\" is missing here. Add it.",
                "good | \"turm\": 4 | line 2, column 1, $.turm: The key \"turm\" is unknown here. Expected keys: format, name, map, turns, night, first, begins, hoursPerTurn, rules, units, position, exits, zones, victory, story, notes. Mend or remove it.",
                "good | \"units\": {\"U9\": {\"hex\": \"0503\", \"type\": \"cavalry\", \"strength\": 1}} | line 2, column 17, $.units.U9: The key \"side\" is missing here. Add it.",
                "good | \"units\": [{\"id\": \"U1\", \"strength\": null}] | line 2, column 11, $.units[0]: The key \"strength\" is missing here. Add it.",
                "good | \"units\": [{\"id\": \"U1\", \"arrives\": {\"turn\": 2, \"hexes\": [\"0103\"]}}] | line 2, column 35, $.units[0].arrives: The unit has both \"hex\" and \"arrives\", expected one of them. Remove one.",
                "good | \"units\": {\"Train\": null} | In the file \"good.scenario.json\", line 112, column 12, $.victory.train: No unit of the scenario has the id \"Train\". Name a Union unit of type \"train\".",
                "good | \"units\": {\"U8\": null} | line 2, column 11, $.units.U8: There is no \"U8\" to remove here (did you mean \"U1\"?). Mend the key, or leave it out.",
                "good | \"units\": {\"U3\": {\"hex\": \"0503\"}} | line 2, column 25, $.units.U3.hex: Hex 0503 holds 2 units already, as many as may stand in one hex (rule 5.1). Choose another hex.",
                "good | \"units\": {\"U3\": 3} | line 2, column 17, $.units.U3: Found the number 3, expected an object { ... }.",
                "good | \"zones\": 3 | line 2, column 10, $.zones: Found the number 3, expected a list of objects [ ... ].",
                "good | \"zones\": {\"Lines\": {\"holds\": null, \"closedTo\": null}} | line 2, column 20, $.zones.Lines: The zone has neither \"closedTo\" nor \"holds\", so that it does nothing. Add one, or remove the zone.",
                "good | \"map\": \"bad.map.json\" | In the file \"bad.map.json\", line 1, column 1, $: The key \"name\" is missing here. Add it."
            })
    void faults(String of, String rest, String told) throws IOException {
        Files.createDirectory(folder.resolve("sub"));
        write("back.scenario.json", overlay("mine", ""));
        write("broken.scenario.json", "{\"format\" 1}");
        write("nameless.scenario.json", "{\"format\": \"scenario/1\", \"of\": \"good\"}");
        write("bad.map.json", Examples.text("bad/good.map.json").replaceFirst("\"name\": \"Good map\",", ""));
        assertEquals(List.of(told), told(loaded(of, rest)));
    }

    @Test
    @DisplayName("all faults of all layers are reported at once, those of the file that was opened first")
    void allFaults() throws IOException {
        write("base.scenario.json", Examples.text("bad/good.scenario.json").replace("\"0604\"", "\"9999\""));
        List<Problem> problems =
                loaded("base", "\"turns\": 0, \"notes\": 3, \"exit\": null").problems();
        assertEquals(
                List.of("$.turns", "$.notes", "$.exit", "$.units[2].hex"),
                problems.stream().map(Problem::path).toList());
        assertEquals(
                List.of("", "", "", "base.scenario.json"),
                problems.stream().map(problem -> problem.file().orElse("")).toList());
    }

    @Test
    @DisplayName("a position reports what is wrong with its scenario where that stands, in whatever layer")
    void faultsBelowPosition() throws IOException {
        write("base.scenario.json", Examples.text("bad/good.scenario.json").replace("\"0604\"", "\"9999\""));
        write("mine.scenario.json", overlay("base", "\"turns\": 0"));
        Path position = write(
                "p.position.json",
                "{\"format\": \"position/1\", \"scenario\": \"mine.scenario.json\", \"turn\": 1, \"units\": []}");
        assertEquals(
                List.of(
                        "In the file \"base.scenario.json\", line 42, column 11, $.units[2].hex: Found \"9999\", expected the"
                                + " number of a hex of the map, 0101 to 0808. Mend the number.",
                        "In the file \"mine.scenario.json\", line 2, column 10, $.turns: Found the number 0, expected for turns"
                                + " a whole number from 1 to 9999."),
                told(new Documents(Shelf.of(List.of())).open(position)));
    }

    @Test
    @DisplayName("a saved game is never an overlay")
    void savedOverlay() throws IOException {
        LoadedScenario mine = loaded("good", "").value().orElseThrow();
        String text = new String(
                GameWriter.bytes(new SavedGame(mine, VictorySystems.newGame(mine.survey(), 1), Map.of())),
                StandardCharsets.UTF_8);
        String forged = text.replace("\"name\":\"Mine\"", "\"name\":\"Mine\",\"of\":\"good\"");
        assertNotEquals(text, forged);
        List<String> told =
                told(new Documents(Shelf.of(List.of())).open(Seal.renewed(forged.getBytes(StandardCharsets.UTF_8))));
        assertEquals(1, told.size(), told::toString);
        assertTrue(told.get(0).contains("$.scenario.of: The key \"of\" is unknown here."), told::toString);
        assertFalse(Schemas.faults(forged).isEmpty());
    }

    @ParameterizedTest(name = "of {0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "mine | `` | Zeile 1, Spalte 48, $.of: Die Varianten bauen im Kreis aufeinander auf: \"mine.scenario.json\", \"mine.scenario.json\". Eine von ihnen muss ein ganzes Szenario nennen.",
                "good | \"exit\": null | Zeile 2, Spalte 1, $.exit: Hier gibt es kein \"exit\" zu entfernen (gemeint ist vielleicht \"exits\"). Den Schlüssel berichtigen oder weglassen.",
                "good | \"units\": {\"U1\": {\"id\": \"U\"}} | Zeile 2, Spalte 18, $.units.U1.id: \"id\" steht schon vor den Klammern, als \"U1\". In den Klammern bitte streichen.",
                "good | \"turns\": 12 | In der Datei \"good.scenario.json\", Zeile 8, Spalte 3, $.night[1]: Gefunden: die Zahl 13, erwartet: ein Spielzug von 1 bis 12. Berichtigen oder entfernen."
            })
    @DisplayName("in German")
    void inGerman(String of, String rest, String told) throws IOException {
        assertEquals(
                List.of(told),
                loaded(of, rest).problems().stream()
                        .map(problem -> problem.told().in(Locale.GERMAN))
                        .toList());
    }
}
