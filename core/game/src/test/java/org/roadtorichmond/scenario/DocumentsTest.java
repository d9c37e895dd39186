package org.roadtorichmond.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Opening;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Standing;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.setup.LoadedPosition;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.testing.Patience;
import org.roadtorichmond.unit.Side;

@DisplayName("Files of any kind, and positions")
final class DocumentsTest {
    @TempDir
    private Path own;

    private static final Documents DOCUMENTS = new Documents(Shelf.of(List.of()));

    static List<Path> examples() {
        return Examples.files(".json").stream()
                .filter(file -> !file.endsWith("expected.json"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void examples_are_good_or_bad_as_their_names_say(Path file) {
        boolean bad = String.valueOf(file.getFileName()).startsWith("bad-");
        List<Problem> problems = DOCUMENTS.open(file).problems();
        assertEquals(bad, !problems.isEmpty(), problems.toString());
    }

    private Result<LoadedPosition> position(String json) throws IOException {
        for (String beside : List.of("good.scenario.json", "good.map.json")) {
            Files.writeString(own.resolve(beside), Examples.text("bad/" + beside));
        }
        return DOCUMENTS
                .open(Files.writeString(own.resolve("try.json"), json))
                .then(document -> Result.good(((Document.PositionDocument) document).position()));
    }

    private static String json(String rest, String units) {
        return "{\"format\": \"position/1\", \"scenario\": \"good.scenario.json\", %s, \"units\": [%s]}"
                .formatted(rest, units);
    }

    @Test
    void a_position_says_how_matters_stand() throws IOException {
        Opening opening = position(json("\"turn\": 9, \"phase\": \"combat\"", """
                {"id": "U1", "state": "map", "hex": "0602", "strength": 3, "shaken": true},
                {"id": "C1", "state": "eliminated", "turn": 7}, {"id": "U3", "state": "exited", "hex": "0802", "turn": 8}
                """))
                .value()
                .orElseThrow()
                .opening();
        assertEquals(new Moment(9, Side.CONFEDERATE, Phase.COMBAT), opening.moment());
        List<String> standings = opening.standings().entrySet().stream()
                .map(standing -> standing.getKey() + " " + standing.getValue())
                .sorted()
                .toList();
        assertEquals("C1 Lost[turn=7]", standings.get(0));
        assertEquals("C2 OnMap[hex=0105, strength=6, shaken=false]", standings.get(1));
        assertEquals("Train " + new Standing.Expected(), standings.get(2));
        assertEquals("U1 OnMap[hex=0602, strength=3, shaken=true]", standings.get(3));
        assertEquals("U3 Gone[hex=0802, turn=8, strength=3]", standings.get(5));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'\"turn\": 5, \"phase\": \"combat\"' | '' | no combat phase",
                "'\"turn\": 21' | '' | from 1 to 20",
                "'\"turn\": 9, \"open\": [\"Nowhere\"]' | '' | No zone",
                "'\"turn\": 9' | '{\"id\": \"U9\", \"state\": \"map\", \"hex\": \"0602\"}' | No unit",
                "'\"turn\": 9' | '{\"id\": \"U1\", \"state\": \"map\"}' | is missing",
                "'\"turn\": 9' | '{\"id\": \"U1\", \"state\": \"map\", \"hex\": \"0602\", \"turn\": 3}' | does not go with",
                "'\"turn\": 9' | '{\"id\": \"U1\", \"state\": \"exited\", \"hex\": \"0602\"}' | is missing",
                "'\"turn\": 9' | '{\"id\": \"U1\", \"state\": \"exited\", \"hex\": \"0602\", \"turn\": 10}' | from 1 to 9",
                "'\"turn\": 9' | '{\"id\": \"U1\", \"state\": \"awaited\", \"hex\": \"0602\"}' | does not go with",
                "'\"turn\": 9' | '{\"id\": \"U1\", \"state\": \"eliminated\", \"shaken\": true}' | does not go with",
                "'\"turn\": 9' | '{\"id\": \"U1\", \"state\": \"map\", \"hex\": \"0105\"}' | never share",
                "'\"turn\": 9' | '{\"id\": \"U1\", \"state\": \"awaited\"}, {\"id\": \"U1\", \"state\": \"awaited\"}' | already"
            })
    void a_fault_of_a_position_is_told(String rest, String units, String told) throws IOException {
        List<Problem> problems = position(json(rest, units)).problems();
        assertEquals(1, problems.size(), problems.toString());
        assertTrue(problems.get(0).message().contains(told), problems.toString());
    }

    @Test
    void an_unknown_format_is_told_with_the_known_ones() {
        List<Problem> problems = DOCUMENTS
                .open("{\"format\": \"mop/1\"}".getBytes(StandardCharsets.UTF_8))
                .problems();
        assertEquals(1, problems.size());
        assertTrue(problems.get(0).message().contains("did you mean \"map/1\"?"), problems.toString());
    }

    @Test
    void what_is_nowhere_is_told() {
        assertEquals(1, DOCUMENTS.open("nowhere").problems().size());
        assertEquals(1, DOCUMENTS.open("/").problems().size());
        assertEquals(1, DOCUMENTS.open("\0").problems().size());
        assertEquals(1, DOCUMENTS.open("/dev/zero").problems().size());
    }

    @Test
    void a_folder_in_the_place_of_a_file_is_reported_in_a_sentence(@TempDir Path folder) {
        for (Result<Document> result : List.of(DOCUMENTS.open(folder.toString()), DOCUMENTS.open(folder))) {
            assertEquals(
                    "This is a folder, not a file. Name a file in it.",
                    result.problems().get(0).message());
        }
    }

    @Test
    void the_index_of_shipped_scenarios_names_those_of_the_folder_of_maps() throws IOException {
        try (Stream<Path> files = Files.list(Checkout.path("maps"))) {
            assertEquals(
                    files.map(file -> String.valueOf(file.getFileName()))
                            .filter(name -> name.endsWith(".scenario.json"))
                            .sorted()
                            .toList(),
                    Shelf.of(List.of()).scenarios().stream().sorted().toList());
        }
    }

    @Test
    void scenarios_are_listed_by_the_hour_at_which_they_begin_after_the_main_one() {
        List<String> listed = Shelf.of(List.of()).scenarios();
        assertEquals("road-to-richmond.scenario.json", listed.get(0));
        List<LocalDateTime> begins = listed.stream()
                .skip(1)
                .map(name -> DOCUMENTS.openScenario(name).value().orElseThrow())
                .map(loaded -> loaded.scenario().begins(1).orElseThrow())
                .toList();
        assertEquals(begins.stream().sorted().toList(), begins);
    }

    @Test
    void scenarios_of_a_folder_keep_their_place_in_the_list_or_come_behind_it(@TempDir Path folder) throws IOException {
        List<String> shipped = Shelf.of(List.of()).scenarios();
        for (String name : List.of("zouaves", "training", "a-new-one")) {
            Files.writeString(folder.resolve(name + ".scenario.json"), "{}");
        }
        List<String> expected = new ArrayList<>(shipped);
        expected.addAll(List.of("a-new-one.scenario.json", "zouaves.scenario.json"));
        assertEquals(expected, Shelf.of(List.of(folder)).scenarios());
    }

    @Test
    void a_scenario_opens_by_its_name_on_the_shelf(@TempDir Path folder) throws IOException {
        assertInstanceOf(
                Document.ScenarioDocument.class,
                DOCUMENTS.open("training").value().orElseThrow());
        Files.writeString(folder.resolve("mine.scenario.json"), Examples.text("bad/good.scenario.json"));
        Files.writeString(folder.resolve("good.map.json"), Examples.text("bad/good.map.json"));
        Shelf shelf = Shelf.installed(Optional.of(folder));
        assertTrue(shelf.scenarios().contains("mine.scenario.json"));
        assertEquals(List.of(), new Documents(shelf).openScenario("mine").problems());
    }

    @Test
    void the_map_on_the_shelf_serves_a_scenario_elsewhere(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("mine.scenario.json");
        String map = "{\"map\": \"peninsula.map.json\"}";
        JsonObject scenario = com.google.gson.JsonParser.parseString(Examples.text("bad/good.scenario.json"))
                .getAsJsonObject();
        scenario.add(
                "map",
                com.google.gson.JsonParser.parseString(map).getAsJsonObject().get("map"));
        Files.writeString(file, scenario.toString());
        List<Problem> problems = DOCUMENTS.open(file).problems();
        assertTrue(problems.stream().noneMatch(problem -> problem.path().equals("$.map")), problems.toString());
    }

    @Test
    void a_file_is_written_whole_or_not_at_all(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("saves/game.json");
        FileStorage storage = new FileStorage(folder.resolve("saves"));
        assertEquals(Optional.empty(), storage.write("game.json", new byte[] {1}));
        assertEquals(Optional.empty(), storage.write("game.json", new byte[] {1, 2}));
        assertEquals(2, Files.size(file));
        try (var files = Files.list(file.getParent())) {
            assertEquals(1, files.count());
        }
        assertTrue(storage.folder("game.json").write("below", new byte[0]).isPresent());
        assertTrue(new FileStorage(folder).write("saves", new byte[0]).isPresent());
    }

    @Test
    void a_huge_scenario_opens_without_delay() {
        int size = 300;
        HexGrid grid = new HexGrid(size, size);
        String row = "\"" + ".".repeat(size) + "\"";
        String map = String.format(
                Locale.ROOT,
                "{\"format\": \"map/1\", \"name\": \"Huge\", \"columns\": %d, \"rows\": %d, \"legend\": {\".\": \"clear\"}, \"terrain\": [%s]}",
                size,
                size,
                String.join(",", Collections.nCopies(size, row)));
        StringBuilder hexes = new StringBuilder();
        for (int i = 0; i < size * size; i++) {
            hexes.append(grid.hex(i).number()).append(' ');
        }
        String zone = "{\"name\": \"All\", \"hexes\": \"%s\", \"holds\": \"union\", \"until\": {\"enemyWithin\": 900}}"
                .formatted(hexes.toString().strip());
        String scenario =
                "{\"format\": \"scenario/1\", \"name\": \"Huge\", \"map\": %s, \"turns\": 9, \"units\": [], \"zones\": [%s], \"victory\": {\"system\": \"withdrawal\"}}"
                        .formatted(map, zone);
        Result<Document> result = Patience.quickly(() -> DOCUMENTS.open(scenario.getBytes(StandardCharsets.UTF_8)));
        assertEquals(List.of(), result.problems());
    }

    @Test
    void one_line_of_many_values_is_read_without_delay() {
        String json = "{\"format\": \"map/1\", \"rows\": [" + "7,".repeat(300_000) + "7]}";
        Patience.quickly(() -> DOCUMENTS.open(json.getBytes(StandardCharsets.UTF_8)));
    }
}
