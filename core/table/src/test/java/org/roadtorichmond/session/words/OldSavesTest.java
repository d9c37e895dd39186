package org.roadtorichmond.session.words;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.GameSummary;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.save.SummaryReader;
import org.roadtorichmond.scenario.save.Verification;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.testing.Schemas;
import org.roadtorichmond.testing.Sentences;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.words.Sentence;

/** Compares games of the first version with what that version said of them: a table of figures, and the chronicle of each game. */
@DisplayName("Games that the first version saved")
final class OldSavesTest {
    private static final Path FOLDER = Checkout.fixtures("saves/game-1");
    private static final Documents DOCUMENTS = new Documents(Shelf.of(List.of()));

    private final EventSentences english = new EventSentences(Bundles.texts(Locale.ENGLISH));
    private final Texts germanTexts = Bundles.texts(Locale.GERMAN);
    private final EventSentences german = new EventSentences(germanTexts);

    /** The figures of a game when it was saved. */
    private record Expected(
            String name,
            String hash,
            int entries,
            int prologue,
            String winner,
            long union,
            long confederate,
            String end) {
        static Expected of(String line) {
            String[] parts = line.split("\t", -1);
            return new Expected(
                    parts[0],
                    parts[1],
                    Integer.parseInt(parts[2]),
                    Integer.parseInt(parts[3]),
                    parts[4],
                    Long.parseLong(parts[5]),
                    Long.parseLong(parts[6]),
                    parts[7]);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static List<Expected> saves() throws IOException {
        return Files.readAllLines(FOLDER.resolve("expected.tsv")).stream()
                .filter(line -> !line.startsWith("#"))
                .map(Expected::of)
                .toList();
    }

    private static byte[] bytes(Expected expected, String ending) throws IOException {
        try (InputStream file = new GZIPInputStream(Files.newInputStream(FOLDER.resolve(expected.name() + ending)))) {
            return file.readAllBytes();
        }
    }

    private static String text(Expected expected, String ending) throws IOException {
        return new String(bytes(expected, ending), StandardCharsets.UTF_8);
    }

    private static SavedGame load(byte[] bytes) {
        Result<Document> read = DOCUMENTS.open(bytes);
        assertEquals(List.of(), read.problems());
        return ((Document.GameDocument) read.value().orElseThrow()).saved();
    }

    private static Stream<Event> events(Game game) {
        return Stream.concat(game.prologue().stream(), game.log().stream().flatMap(entry -> entry.events().stream()));
    }

    @Test
    @DisplayName("there is one of every scenario that came with that version")
    void everyScenario() throws IOException {
        List<String> names = saves().stream().map(Expected::name).toList();
        assertTrue(
                names.containsAll(List.of(
                        "training",
                        "gaines-mill",
                        "gaines-mill-battle-points",
                        "gaines-mill-withdrawal",
                        "road-to-richmond")),
                names::toString);
    }

    @ParameterizedTest
    @MethodSource("saves")
    @DisplayName("stand where they stood, verify, and have the same points")
    void load(Expected expected) throws IOException {
        SavedGame saved = load(bytes(expected, ".json.gz"));
        Game game = saved.game();
        assertEquals(
                expected.hash(),
                String.format(Locale.ROOT, "%016x", game.state().hash()));
        assertEquals(expected.entries(), game.log().size());
        assertEquals(expected.prologue(), game.prologue().size());
        assertEquals(
                expected.end(),
                game.state().ending().map(ending -> ending.reason().toString()).orElse("-"));
        assertEquals(Optional.empty(), Verification.verify(saved));
        Adjudication points = VictorySystem.judge(game);
        assertEquals(expected.winner(), points.winner().toString());
        assertEquals(expected.union(), points.sides().a().total());
        assertEquals(expected.confederate(), points.sides().b().total());
        assertEquals(Map.of("union", "cadet", "confederate", "human"), saved.options());
        GameSummary summary =
                SummaryReader.read(bytes(expected, ".json.gz")).value().orElseThrow();
        assertEquals(game.state().moment(), summary.moment());
        assertEquals(game.state().ending().isPresent(), summary.finished());
        assertEquals(game.state().scenario().name(), summary.scenario());
    }

    @ParameterizedTest
    @MethodSource("saves")
    @DisplayName("become games of this version when they are saved again")
    void saveAgain(Expected expected) throws IOException {
        SavedGame old = load(bytes(expected, ".json.gz"));
        byte[] bytes = GameWriter.bytes(old);
        assertTrue(new String(bytes, StandardCharsets.UTF_8).startsWith("{\n\"format\": \"game/2\""));
        assertEquals(List.of(), Schemas.faults(new String(bytes, StandardCharsets.UTF_8)));
        SavedGame again = load(bytes);
        assertEquals(old.game().prologue(), again.game().prologue());
        assertEquals(old.game().log(), again.game().log());
        assertArrayEquals(bytes, GameWriter.bytes(again));
        assertEquals(Optional.empty(), Verification.verify(again));
    }

    @ParameterizedTest
    @MethodSource("saves")
    @DisplayName("are told in English as they were, but for the commanders of units that were lost")
    void english(Expected expected) throws IOException {
        List<String> lines = events(load(bytes(expected, ".json.gz")).game())
                .map(english::tell)
                .filter(line -> !line.isEmpty())
                .map(line -> line.replaceFirst("^(.+) \\([^)]*\\) was eliminated", "$1 was eliminated"))
                .toList();
        assertEquals(text(expected, ".txt.gz").lines().toList(), lines);
    }

    @ParameterizedTest
    @MethodSource("saves")
    @DisplayName("are told in German, every sentence of them")
    void german(Expected expected) throws IOException {
        events(load(bytes(expected, ".json.gz")).game()).forEach(event -> {
            assertFalse(german.tell(event).contains("{"), () -> german.tell(event));
            for (Sentence sentence : Sentences.in(event)) {
                assertNotEquals("verbatim", sentence.key(), sentence::toString);
                assertNotEquals(sentence.toString(), germanTexts.tell(sentence));
            }
        });
    }

    @ParameterizedTest
    @MethodSource("saves")
    @DisplayName("keep each English sentence as key and values that say the same")
    void sentences(Expected expected) throws IOException {
        List<String> kept = new ArrayList<>();
        JsonObject root = JsonParser.parseString(text(expected, ".json.gz")).getAsJsonObject();
        assertEquals("game/1", root.get("format").getAsString());
        for (JsonElement entry : root.getAsJsonArray("log")) {
            collect(entry.getAsJsonObject().getAsJsonArray("events"), kept);
        }
        List<String> now = load(bytes(expected, ".json.gz")).game().log().stream()
                .flatMap(entry -> Sentences.in(entry.events()).stream())
                .map(Sentence::toString)
                .toList();
        assertEquals(kept, now);
    }

    private static void collect(JsonArray events, List<String> kept) {
        for (JsonElement each : events) {
            JsonObject event = each.getAsJsonObject();
            Stream.of("meaning", "cause")
                    .filter(event::has)
                    .forEach(key -> kept.add(event.get(key).getAsString()));
            if (event.has("ending")) {
                kept.add(event.getAsJsonObject("ending").get("reason").getAsString());
            } else if (event.has("strengths")) {
                event.getAsJsonObject("strengths")
                        .getAsJsonArray("defences")
                        .forEach(defence -> kept.add(defence.getAsJsonObject()
                                .getAsJsonObject("modifier")
                                .get("source")
                                .getAsString()));
            }
        }
    }
}
