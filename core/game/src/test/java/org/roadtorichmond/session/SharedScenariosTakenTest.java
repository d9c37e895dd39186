package org.roadtorichmond.session;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.exchange.share.SharedScenario;
import org.roadtorichmond.exchange.share.SharedScenarios;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.workshop.BlankScenario;

@DisplayName("Scenarios that a player gives and takes")
final class SharedScenariosTakenTest {
    @TempDir
    private Path folder;

    private Path own;
    private Archive archive;

    @BeforeEach
    void scenario() throws IOException {
        own = Files.createDirectory(folder.resolve("scenarios"));
        archive = new Archive(Shelf.of(List.of()).with(own), new FileStorage(folder));
        BlankScenario blank = new BlankScenario("zouaves", 4, 4);
        Files.writeString(own.resolve("zouaves.map.json"), blank.map().text());
        Files.writeString(own.resolve("zouaves.scenario.json"), blank.scenario().text());
    }

    private SharedScenario given() {
        return new SharedScenarios(archive.ownScenarios(), archive.shelf())
                .give("zouaves.scenario.json")
                .value()
                .orElseThrow();
    }

    private String taken(SharedScenario shared) {
        return new SharedScenarios(archive.ownScenarios(), archive.shelf())
                .take(shared)
                .value()
                .orElseThrow();
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(own)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    @DisplayName("are there once, however often the same comes")
    void once() throws IOException {
        List<String> before = names();
        assertEquals("zouaves.scenario.json", taken(given()));
        assertEquals(before, names());
    }

    @Test
    @DisplayName("never take the place of what is there, or of what is being edited")
    void neverOver() throws IOException {
        SharedScenario shared = given();
        byte[] mine = "{}".getBytes(StandardCharsets.UTF_8);
        Files.write(own.resolve("zouaves.map.json"), mine);
        assertEquals("zouaves-2.scenario.json", taken(shared));
        assertArrayEquals(mine, Files.readAllBytes(own.resolve("zouaves.map.json")));
        Files.write(own.resolve("zouaves-2.scenario.draft.json"), mine);
        assertEquals("zouaves-3.scenario.json", taken(shared));
    }

    @Test
    @DisplayName("are not shared while they have problems")
    void problems() throws IOException {
        Path scenario = own.resolve("zouaves.scenario.json");
        Files.writeString(scenario, Files.readString(scenario).replace("\"turns\": 10", "\"turns\": 0"));
        assertFalse(new SharedScenarios(archive.ownScenarios(), archive.shelf())
                .give("zouaves.scenario.json")
                .problems()
                .isEmpty());
    }

    @Test
    @DisplayName("come first in all lists of scenarios")
    void first() {
        List<String> all = archive.scenarios();
        assertEquals("zouaves.scenario.json", all.get(0));
        assertEquals(Shelf.of(List.of()).scenarios(), all.subList(1, all.size()));
    }

    @Test
    @DisplayName("take along what happened historically on their maps, and a campaign its battles")
    void campaign() throws IOException {
        String history = """
                {"format": "history/1", "name": "Zouaves", "map": "zouaves.map.json", "about": "Made up.", "sources": [{"id": "A", "name": "A", "title": "A"}],
                 "events": [{"id": "dawn", "from": "1862-06-30T06:00", "to": "1862-06-30T08:00", "what": "Drums.", "hexes": ["0101"], "basis": "fact",
                  "sure": "high", "sources": ["A"]}]}""";
        Files.writeString(own.resolve("drill.history.json"), history);
        Files.writeString(own.resolve("drill.history_de.properties"), "name = Zuaven\n");
        Files.writeString(own.resolve("days.campaign.json"), """
                {"format": "campaign/1", "name": "Days", "battles": [{"id": "one", "scenario": "zouaves"}]}""");
        Result<SharedScenario> given =
                new SharedScenarios(archive.ownScenarios(), archive.shelf()).give("days.campaign.json");
        assertEquals(List.of(), given.problems());
        SharedScenario days = given.value().orElseThrow();
        assertEquals(
                List.of(
                        "zouaves.map.json",
                        "drill.history.json",
                        "drill.history_de.properties",
                        "zouaves.scenario.json",
                        "days.campaign.json"),
                days.names());
        Files.writeString(own.resolve("zouaves.map.json"), "{}");
        assertEquals("days-2.campaign.json", taken(days));
        assertEquals(history.replace("zouaves.", "zouaves-2."), Files.readString(own.resolve("drill-2.history.json")));
        assertEquals(
                "{\"format\": \"campaign/1\", \"name\": \"Days\", \"battles\": [{\"id\": \"one\", \"scenario\": \"zouaves-2\"}]}",
                Files.readString(own.resolve("days-2.campaign.json")));
    }
}
