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
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.save.Seal;
import org.roadtorichmond.scenario.setup.Choices;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName("The scenario of a saved game, beside those that come with the game")
final class EditionsTest {
    private static final Shelf SHELF = Shelf.of(List.of());
    private static final Editions EDITIONS = Editions.on(SHELF);

    private static LoadedScenario loaded(String name) {
        return new Documents(SHELF).openScenario(name).value().orElseThrow();
    }

    private static byte[] saved(LoadedScenario loaded) {
        Game game = VictorySystems.newGame(loaded.survey(), 3);
        return GameWriter.bytes(new SavedGame(loaded, game, Map.of()));
    }

    private static SavedGame open(byte[] file) {
        return ((Document.GameDocument) new Documents(SHELF).open(file).value().orElseThrow()).saved();
    }

    static List<String> shipped() {
        return SHELF.scenarios();
    }

    @ParameterizedTest
    @MethodSource("shipped")
    @DisplayName("is the same as long as nobody changes it, whatever its players chose")
    void same(String name) {
        LoadedScenario loaded = loaded(name);
        assertEquals(
                Editions.Kind.SAME, EDITIONS.of(open(saved(loaded)).scenario()).kind());
        Choices own = Choices.of(loaded.scenario());
        for (String system : loaded.scenario().victory().choices()) {
            LoadedScenario chosen = loaded.with(new Choices(system, own.options()));
            assertEquals(Editions.Kind.SAME, EDITIONS.of(chosen).kind(), system);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"turns\":4|\"turns\":5|$.turns",
                "\"strength\":|\"strength\":1|.strength",
                "\"terrain\":\\[\"(.)|\"terrain\":[\"f|$.map.terrain[0]",
            })
    @DisplayName("is found out to be changed, though all digests were renewed, and where")
    void changed(String before, String after, String path) {
        String good = new String(saved(loaded("training")), StandardCharsets.UTF_8);
        String forged = good.replaceFirst(before, after.replace("$", "\\$"));
        assertNotEquals(good, forged);
        byte[] sealed = Seal.renewed(forged.getBytes(StandardCharsets.UTF_8));
        List<?> problems = new Documents(SHELF).open(sealed).problems();
        if (!problems.isEmpty()) {
            // Refused before the comparison, which is also correct.
            return;
        }
        Editions.Judgement judgement = EDITIONS.of(open(sealed).scenario());
        assertEquals(Editions.Kind.CHANGED, judgement.kind());
        assertTrue(judgement.differences().get(0).path().endsWith(path), judgement::toString);
        assertNotEquals(
                judgement.differences().get(0).saved(),
                judgement.differences().get(0).shipped());
    }

    @Test
    @DisplayName("with another story or other names of people is the same to play, and the change is told")
    void retold() {
        String good = new String(saved(loaded("training")), StandardCharsets.UTF_8);
        String forged = good.replaceFirst("\"story\":\"", "\"story\":\"Once upon a time. ");
        assertNotEquals(good, forged);
        Editions.Judgement judgement = EDITIONS.of(
                open(Seal.renewed(forged.getBytes(StandardCharsets.UTF_8))).scenario());
        assertEquals(Editions.Kind.RETOLD, judgement.kind());
        assertEquals("$.story", judgement.differences().get(0).path());
    }

    @Test
    @DisplayName("that bears another name is another one")
    void other() {
        String forged = new String(saved(loaded("training")), StandardCharsets.UTF_8)
                .replaceFirst("\"name\":\"First Lesson[^\"]*\"", "\"name\":\"Mine\"");
        SavedGame saved = open(Seal.renewed(forged.getBytes(StandardCharsets.UTF_8)));
        assertEquals(Editions.Kind.OTHER, EDITIONS.of(saved.scenario()).kind());
    }

    static List<Path> oldSaves() throws IOException {
        try (Stream<Path> files = Files.walk(Checkout.fixtures("saves"))) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> file.toString().endsWith(".json.gz")
                            || String.valueOf(file.getFileName()).startsWith("game-"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("oldSaves")
    @DisplayName(
            "of games from earlier versions is known as such and not called changed, but for those with another length")
    void earlier(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        if (file.toString().endsWith(".gz")) {
            try (GZIPInputStream stream = new GZIPInputStream(Files.newInputStream(file))) {
                bytes = stream.readAllBytes();
            }
        }
        Editions.Judgement judgement = EDITIONS.of(open(bytes).scenario());
        boolean otherLength = file.toString().matches(".*(rolled|five-turns|game-2\\.json).*");
        assertEquals(otherLength, judgement.kind() == Editions.Kind.CHANGED, judgement::toString);
    }

    @Test
    @DisplayName("as it is now stands in the list of editions as well, so that it is known when it is changed here")
    void listed() throws IOException {
        String list = Files.readString(Checkout.path("maps/editions.txt"));
        for (String name : shipped()) {
            assertTrue(
                    list.contains(Editions.digest(loaded(name)) + " " + name),
                    () -> "add to maps/editions.txt: " + Editions.digest(loaded(name)) + " " + name);
        }
        assertFalse(list.contains("\r"));
    }
}
