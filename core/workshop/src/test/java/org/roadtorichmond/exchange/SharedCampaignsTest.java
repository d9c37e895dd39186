package org.roadtorichmond.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.exchange.draft.Siblings;
import org.roadtorichmond.exchange.draft.SourceFile;
import org.roadtorichmond.exchange.share.SharedFolder;
import org.roadtorichmond.exchange.share.SharedReader;
import org.roadtorichmond.exchange.share.SharedScenario;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.testing.Patience;
import org.roadtorichmond.workshop.BlankScenario;

@DisplayName("Shared campaigns")
final class SharedCampaignsTest {
    private static final Shelf SHELF = Shelf.of(List.of());

    /** One battle names its scenario with the ending and one without; the last comes with the game. */
    private static final String CAMPAIGN = """
            {
              "format": "campaign/1", "name": "Three days",
              "battles": [
                { "id": "one", "scenario": "elm-run",   "weight": 2 },
                { "id": "two", "scenario": "longer.scenario.json" },
                { "id": "three", "scenario": "training" } ]
            }
            """;

    @TempDir
    private Path folder;

    private static Map<String, byte[]> files() {
        BlankScenario blank = new BlankScenario("elm-run", 5, 4);
        Map<String, byte[]> files = new TreeMap<>();
        put(files, "elm-run.map.json", blank.map().text());
        put(files, "elm-run.scenario.json", blank.scenario().text());
        put(files, "elm-run.scenario_de.properties", "of = 0123\nstory = Ulmen\n");
        put(
                files,
                "longer.scenario.json",
                "{\"format\": \"scenario/1\", \"name\": \"Longer\", \"of\": \"elm-run\", \"turns\": 12}");
        put(files, "days.campaign.json", CAMPAIGN);
        put(files, "days.campaign_de.properties", "of = 0123\nname = Drei Tage\n");
        return files;
    }

    private static void put(Map<String, byte[]> files, String name, String text) {
        files.put(name, text.getBytes(StandardCharsets.UTF_8));
    }

    private static Result<SharedScenario> zip(Map<String, byte[]> entries) {
        return SharedReader.zip(new SourceFile("days.zip", ZipFiles.zip(entries), Siblings.NONE));
    }

    private static SharedScenario good(Result<SharedScenario> read) {
        return read.value().orElseThrow(() -> new AssertionError(read.problems()));
    }

    private FileStorage written() throws IOException {
        for (Map.Entry<String, byte[]> file : files().entrySet()) {
            Files.write(folder.resolve(file.getKey()), file.getValue());
        }
        return new FileStorage(folder);
    }

    @Test
    @DisplayName(
            "take along their scenarios, maps and German, but nothing that comes with the game or belongs to others")
    void collected() throws IOException {
        FileStorage storage = written();
        Files.writeString(folder.resolve("longer.campaign_de.properties"), "of = 1\n");
        Files.writeString(folder.resolve("days.scenario_de.properties"), "of = 1\n");
        SharedScenario packed =
                good(SharedReader.collect(Optional.of(new SharedFolder(storage)), "days.campaign.json", SHELF));
        assertEquals(files().keySet(), new TreeSet<>(packed.names()));
        assertEquals("days.campaign.json", packed.names().get(packed.names().size() - 1));
        assertEquals(List.of(), packed.check(SHELF).problems());
        SourceFile zip = new SourceFile("a.zip", packed.zip(), Siblings.NONE);
        assertTrue(SharedReader.isShared(zip));
        assertTrue(good(SharedReader.zip(zip)).isSame(packed));
        assertTrue(good(SharedReader.folder(new SharedFolder(storage), SHELF)).isSame(packed));
        assertEquals(
                Set.of("elm-run.map.json", "elm-run.scenario.json", "elm-run.scenario_de.properties"),
                Set.copyOf(good(SharedReader.collect(
                                Optional.of(new SharedFolder(storage)), "elm-run.scenario.json", SHELF))
                        .names()));
    }

    @Test
    @DisplayName("name their scenarios anew where names are taken, and nothing else in their files is changed")
    void renamed() {
        SharedScenario free = good(zip(files()))
                .free((name, bytes) -> Set.of("elm-run.map.json", "longer.scenario.json", "days.campaign.json")
                        .contains(name));
        assertEquals("days-2.campaign.json", free.scenario());
        assertEquals(
                CAMPAIGN.replace("\"elm-run\"", "\"elm-run-2\"").replace("longer.", "longer-2."),
                new String(free.bytes("days-2.campaign.json"), StandardCharsets.UTF_8));
        assertTrue(free.names().contains("days-2.campaign_de.properties"));
        assertTrue(free.names().contains("elm-run-2.scenario_de.properties"));
        assertEquals(List.of(), free.check(SHELF).problems());
    }

    @ParameterizedTest
    @CsvSource({
        "'\"training\"', '\"birch-run\"', birch-run.scenario.json",
        "'\"training\"', '\"../elm-run.json\"', ../elm-run.json",
        "'\"weight\": 2', '\"weight\": 0', weight",
        "'\"battles\"', '\"battle\"', several",
        "campaign/1, scenario/1, campaign/1"
    })
    @DisplayName("are checked like any campaign: what is missing, outside, or wrong is named")
    void problems(String from, String to, String told) {
        Map<String, byte[]> files = files();
        put(files, "days.campaign.json", CAMPAIGN.replace(from, to));
        Result<SharedScenario> read = zip(files);
        Result<?> checked = read.value().isPresent() ? good(read).check(SHELF) : read;
        assertTrue(checked.value().isEmpty());
        assertTrue(checked.problems().toString().contains(told), checked.problems()::toString);
    }

    @Test
    @DisplayName(
            "are refused if there are two, or if a name leads out of the folder, and a scenario beside them is not passed over")
    void refused() {
        Map<String, byte[]> two = files();
        put(two, "weeks.campaign.json", CAMPAIGN);
        assertTrue(zip(two).problems().toString().contains("several scenarios or campaigns"));
        Map<String, byte[]> more = files();
        put(
                more,
                "other.scenario.json",
                new BlankScenario("other", 4, 4).scenario().text());
        assertTrue(zip(more).problems().toString().contains("other.scenario.json"));
        Map<String, byte[]> outside = files();
        put(outside, "../evil.campaign.json", CAMPAIGN);
        assertTrue(zip(outside).problems().toString().contains("leads out of a folder"));
    }

    @Test
    @DisplayName("that name themselves as a battle are not passed over for a scenario that none names")
    void itself() {
        Map<String, byte[]> files = files();
        put(files, "days.campaign.json", CAMPAIGN.replace("\"elm-run\"", "\"days.campaign.json\""));
        String refusal = zip(files).problems().toString();
        assertTrue(
                refusal.contains("several scenarios or campaigns") && refusal.contains("days.campaign.json"), refusal);
    }

    @Test
    @DisplayName("that name files in folders beside them bring them along in one folder, but not two of one name")
    void folders() throws IOException {
        FileStorage storage = written();
        BlankScenario longer = new BlankScenario("longer", 5, 4);
        Path deep = Files.createDirectories(folder.resolve("deep"));
        Files.write(deep.resolve("longer.map.json"), longer.map().text().getBytes(StandardCharsets.UTF_8));
        Files.writeString(
                deep.resolve("longer.scenario.json"),
                longer.scenario().text().replace("\"longer.map.json\"", "\"./longer.map.json\""));
        String named = CAMPAIGN.replace("\"elm-run\"", "\"./elm-run\"").replace("longer.s", "deep/longer.s");
        Files.writeString(folder.resolve("days.campaign.json"), named);
        Result<SharedScenario> read =
                SharedReader.collect(Optional.of(new SharedFolder(storage)), "days.campaign.json", SHELF);
        SharedScenario shared = good(read.then(all -> all.check(SHELF).map(whole -> all)));
        assertTrue(shared.names().contains("longer.map.json"), shared.names()::toString);
        assertEquals(
                CAMPAIGN.replaceAll("\\s", ""),
                new String(shared.bytes("days.campaign.json"), StandardCharsets.UTF_8).replaceAll("\\s", ""));
        Files.writeString(
                folder.resolve("days.campaign.json"), named.replace("\"training\"", "\"longer.scenario.json\""));
        assertTrue(SharedReader.collect(Optional.of(new SharedFolder(storage)), "days.campaign.json", SHELF)
                .problems()
                .get(0)
                .message()
                .contains("longer.scenario.json"));
    }

    @Test
    @DisplayName("that name a file outside of their folder are not packed with it")
    void outside() throws IOException {
        Path inner = Files.createDirectory(folder.resolve("inner"));
        Files.writeString(folder.resolve("secret.scenario.json"), "{}");
        Files.writeString(inner.resolve("days.campaign.json"), CAMPAIGN.replace("\"elm-run\"", "\"../secret\""));
        Result<SharedScenario> packed = SharedReader.collect(
                Optional.of(new SharedFolder(new FileStorage(inner))), "days.campaign.json", SHELF);
        assertTrue(packed.problems().toString().contains("cannot be shared"), packed.problems()::toString);
    }

    @Test
    @DisplayName("that were spoilt are refused in a sentence, or can be read, three hundred times")
    void spoilt() {
        Set<Boolean> outcomes = new TreeSet<>();
        for (int seed = 0; seed < 300; seed++) {
            Random random = new Random(seed);
            Map<String, byte[]> files = files();
            String name = random.nextBoolean()
                    ? "days.campaign.json"
                    : List.copyOf(files.keySet()).get(random.nextInt(files.size()));
            files.put(name, SpoiltImportsTest.spoilt(files.get(name), random));
            assertTimeoutPreemptively(Patience.LONG, () -> outcomes.add(isRead(files)), "seed " + seed);
        }
        assertEquals(Set.of(true, false), outcomes);
    }

    private static boolean isRead(Map<String, byte[]> files) {
        Result<SharedScenario> read = zip(files);
        Result<?> checked = read.value().isPresent() ? good(read).check(SHELF) : read;
        checked.problems().stream()
                .map(Object::toString)
                .forEach(sentence -> assertFalse(
                        sentence.isBlank() || sentence.contains("Exception") || sentence.contains("java."), sentence));
        return checked.value().isPresent();
    }
}
