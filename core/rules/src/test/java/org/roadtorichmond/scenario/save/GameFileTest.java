package org.roadtorichmond.scenario.save;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
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
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Examples;
import org.roadtorichmond.scenario.RandomPlay;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.LoadedPosition;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.testing.Patience;
import org.roadtorichmond.testing.Schemas;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

@DisplayName("Saved games")
final class GameFileTest {
    private static final Documents DOCUMENTS = new Documents(Shelf.of(List.of()));
    private static final SavedGame LONG = played("road-to-richmond", 3, 700);

    private static SavedGame played(String scenario, long seed, int commands) {
        LoadedScenario loaded = DOCUMENTS.openScenario(scenario).value().orElseThrow();
        Game game = new Game(loaded.survey(), seed);
        new RandomPlay(game, seed).play(commands);
        return new SavedGame(loaded, game, Map.of("union", "human"));
    }

    private static Result<SavedGame> load(byte[] bytes) {
        return DOCUMENTS.open(bytes).then(document -> Result.good(((Document.GameDocument) document).saved()));
    }

    private static String text(SavedGame saved) {
        return new String(GameWriter.bytes(saved), StandardCharsets.UTF_8);
    }

    @Test
    void a_game_that_is_saved_and_loaded_is_the_same_game() {
        byte[] bytes = GameWriter.bytes(LONG);
        Result<SavedGame> result = load(bytes);
        assertEquals(List.of(), result.problems());
        SavedGame loaded = result.value().orElseThrow();
        assertEquals(LONG.game().log(), loaded.game().log());
        assertEquals(LONG.game().state().hash(), loaded.game().state().hash());
        assertEquals(LONG.options(), loaded.options());
        assertArrayEquals(bytes, GameWriter.bytes(loaded));
        assertEquals(Optional.empty(), Verification.verify(loaded));
    }

    @Test
    void a_game_that_is_written_keeps_to_its_schema() {
        assertEquals(List.of(), Schemas.faults(text(LONG)));
    }

    @Test
    void the_game_of_these_tests_contains_most_kinds_of_events() {
        Set<String> kinds = LONG.game().log().stream()
                .flatMap(entry -> entry.events().stream())
                .map(event -> EventShapes.EVENT.shape(event.getClass()).kind())
                .collect(Collectors.toSet());
        assertTrue(kinds.size() > 11, kinds.toString());
    }

    @Test
    void a_game_from_a_position_keeps_the_position() {
        Path file = Examples.folder().resolve("r063-5.position.json");
        LoadedPosition position =
                ((Document.PositionDocument) DOCUMENTS.open(file).value().orElseThrow()).position();
        Game game = new Game(position.scenario().survey(), position.opening(), 7);
        new RandomPlay(game, 7).play(100);
        SavedGame loaded = load(GameWriter.bytes(new SavedGame(position.scenario(), game, Map.of())))
                .value()
                .orElseThrow();
        assertEquals(position.opening(), loaded.game().opening());
        assertEquals(game.state().hash(), loaded.game().state().hash());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"hex\":\"0404\"|\"hex\":\"0704\"|enemies never share a hex",
                "\"turn\":10,\"player\"|\"turn\":99,\"player\"|expected 1 to",
                "\"strength\":(\\d+)|\"strength\":2147483647|impossible strength",
                "\"strength\":(\\d+)|\"strength\":-1|impossible strength",
                "\"unit\":\"C03/4/J\"|\"unit\":\"U01/2/J\"|listed already"
            })
    void an_opening_that_no_position_may_have_is_refused_even_with_a_new_checksum(String change) {
        Path file = Examples.folder().resolve("r063-5.position.json");
        LoadedPosition position =
                ((Document.PositionDocument) DOCUMENTS.open(file).value().orElseThrow()).position();
        Game game = new Game(position.scenario().survey(), position.opening(), 7);
        String good = text(new SavedGame(position.scenario(), game, Map.of()));
        String[] parts = change.split("\\|", -1);
        int opening = good.indexOf("\"opening\"");
        String forged = good.substring(0, opening) + good.substring(opening).replaceFirst(parts[0], parts[1]);
        assertNotEquals(good, forged);
        List<Problem> problems = load(signed(forged)).problems();
        assertTrue(problems.toString().contains(parts[2]), problems::toString);
    }

    @Test
    void a_changed_digit_is_noticed() {
        String good = text(played("training", 5, 30));
        String changed = good.replaceFirst("\"cost\":(\\d)", "\"cost\":1$1");
        List<Problem> problems = load(changed.getBytes(StandardCharsets.UTF_8)).problems();
        assertEquals(1, problems.size());
        assertEquals("$.checksum", problems.get(0).path());
    }

    @Test
    void lines_may_be_broken_anew() {
        String good = text(played("training", 5, 30)).replace("\n", "\r\n  ");
        assertEquals(List.of(), load(good.getBytes(StandardCharsets.UTF_8)).problems());
    }

    @Test
    void a_file_that_was_cut_off_is_refused() {
        byte[] good = GameWriter.bytes(played("training", 5, 10));
        for (int length = 0; length < good.length - 3; length += 97) {
            assertEquals(
                    1, load(java.util.Arrays.copyOf(good, length)).problems().size());
        }
    }

    @Test
    void a_forged_file_is_refused_without_an_exception() {
        String good = text(played("training", 5, 40));
        Random random = new Random(11);
        String[] words = {
            "\"U", "0403", "true", "{}", "[]", "null", "-1", "999999999", "\"unit-entered\"", "\"advance\""
        };
        int refused = 0;
        for (int i = 0; i < 300; i++) {
            int from = good.indexOf("\"log\"") + random.nextInt(good.length() - good.indexOf("\"log\"") - 200);
            int to = from + random.nextInt(12);
            byte[] forged = signed(good.substring(0, from) + words[random.nextInt(words.length)] + good.substring(to));
            refused += load(forged).problems().isEmpty() ? 0 : 1;
        }
        assertTrue(refused > 280, "only " + refused);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"kind\":\"unit-moved\"|\"kind\":\"unit-teleported\"",
                "\"phase\":\"combat\"|\"phase\":\"supper\"",
                "\"seed\": \"5\"|\"seed\": \"5x\"",
                "\"seed\": \"5\"|\"seed\": \"6\"",
                "\"turns\":4|\"turns\":5",
                "\"columns\":8|\"columns\":\"8\"",
                "\"log\": [|\"log\": [7,"
            })
    void a_change_is_refused_even_with_a_new_checksum(String change) {
        String good = text(played("training", 5, 40));
        String[] parts = change.split("\\|", -1);
        assertTrue(good.contains(parts[0]), good);
        byte[] forged = signed(good.replaceFirst(java.util.regex.Pattern.quote(parts[0]), parts[1]));
        assertTrue(!load(forged).problems().isEmpty());
    }

    /** The text with the correct checksum, if it is JSON at all. */
    private static byte[] signed(String text) {
        return Seal.checksum(text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void verifying_names_the_first_difference() {
        // Another seed rolls other dice, so that the first retreat or loss differs at the latest.
        Game other = new Game(LONG.scenario().survey(), 4);
        LONG.game().log().forEach(other::restore);
        Verification.Difference difference = Verification.verify(new SavedGame(LONG.scenario(), other, Map.of()))
                .orElseThrow();
        List<Entry> before = LONG.game().log().subList(0, difference.entry() - 1);
        assertTrue(difference.message().startsWith("Entry " + difference.entry()), difference.message());
        assertTrue(before.stream().filter(Entry::rolled).count() < 10, difference.message());
    }

    @Test
    void verifying_names_unit_and_field_of_a_changed_event() {
        SavedGame saved = played("training", 14, 10);
        Game forged = new Game(saved.scenario().survey(), saved.game().state().seed());
        for (Entry entry : saved.game().log()) {
            List<Event> events =
                    entry.events().stream().map(GameFileTest::dearer).toList();
            forged.restore(new Entry(entry.command(), events, entry.hash()));
        }
        Verification.Difference difference = Verification.verify(new SavedGame(saved.scenario(), forged, Map.of()))
                .orElseThrow();
        assertEquals(Optional.of("cost"), difference.field());
        assertEquals(1, difference.event());
        assertTrue(difference.unit().isPresent());
    }

    private static Event dearer(Event event) {
        return event instanceof Event.UnitMoved move
                ? new Event.UnitMoved(move.unit(), move.path(), move.cost() + 1, move.before(), move.after())
                : event;
    }

    @Test
    void the_first_version_loads_for_ever() throws IOException {
        Path file = Checkout.fixtures("saves/game-1.json");
        Result<Document> result = DOCUMENTS.open(file);
        assertEquals(List.of(), result.problems());
        SavedGame saved = ((Document.GameDocument) result.value().orElseThrow()).saved();
        assertEquals(25, saved.game().log().size());
    }

    @Test
    void so_does_the_second() throws IOException {
        Path file = Checkout.fixtures("saves/game-2.json");
        SavedGame saved = load(Files.readAllBytes(file)).value().orElseThrow();
        assertEquals(73, saved.game().log().size());
        assertEquals("840f5239b7bc079d", GameWriter.hash(saved.game().state().hash()));
        assertEquals(
                Sentence.of("kept.lengthDie"),
                ((Event.DieRolled) saved.game().prologue().get(0)).meaning());
        assertEquals(Optional.empty(), Verification.verify(saved));
        assertArrayEquals(Files.readAllBytes(file), GameWriter.bytes(saved));
    }

    @Test
    void so_does_a_match_whose_dice_are_checked() throws IOException {
        Path file = Checkout.fixtures("saves/game-3.json");
        SavedGame saved = load(Files.readAllBytes(file)).value().orElseThrow();
        assertEquals(38, saved.game().log().size());
        assertEquals("bf7400d84a96345b", GameWriter.hash(saved.game().state().hash()));
        assertEquals(3, saved.match().orElseThrow().shown(Side.UNION).size());
        assertEquals(Optional.empty(), Verification.verify(saved));
        assertArrayEquals(Files.readAllBytes(file), GameWriter.bytes(saved));
    }

    @Test
    void what_was_rolled_before_the_first_command_is_applied_as_it_was_recorded() throws IOException {
        String good = Files.readString(Checkout.fixtures("saves/game-2.json"));
        String forged = good.replaceFirst("\"after\":6", "\"after\":7");
        assertNotEquals(good, forged);
        String message = load(signed(forged)).problems().toString();
        assertTrue(message.contains("entry 0 of the log"), message);
        String second = good.replaceFirst("(?s)(\"command\".*?\"command\".*?\"hash\":\")....", "$10000");
        assertNotEquals(good, second);
        String numbered = load(signed(second)).problems().toString();
        assertTrue(numbered.contains("entry 2 of the log"), numbered);
        String told = good.replaceFirst(
                "\"face\":1,\"meaning\":\\{\"key\":\"kept.lengthDie",
                "\"face\":2,\"meaning\":{\"key\":\"kept.lengthDie");
        assertNotEquals(good, told);
        SavedGame other = load(signed(told)).value().orElseThrow();
        assertEquals(2, ((Event.DieRolled) other.game().prologue().get(0)).face());
        assertEquals(other.game().prologue(), other.game().beginning().prologue());
        Verification.Difference difference = Verification.verify(other).orElseThrow();
        assertEquals(0, difference.entry());
        assertEquals(Optional.of("face"), difference.field());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"kept.lastTurn\"|\"kept.sunset\"|does not know",
                "\"kept.lastTurn\"|\"problem.empty\"|does not know",
                "\"key\":\"kept.lastTurn\"|\"key\":\"kept.lastTurn\",\"values\":[1.5]|a whole number",
                "\"key\":\"kept.lastTurn\"|\"key\":\"kept.lastTurn\",\"values\":[true]|Found true",
                "\"key\":\"kept.lastTurn\"|\"key\":\"kept.lastTurn\",\"values\":[{\"half\":1}]|half",
                "\"key\":\"kept.lastTurn\"|\"words\":\"It is over.\"|words"
            })
    void a_sentence_that_is_none_is_refused(String change) {
        String good = text(played("training", 5, Integer.MAX_VALUE));
        String[] parts = change.split("\\|", -1);
        assertTrue(good.contains(parts[0]), good);
        String message =
                load(signed(good.replace(parts[0], parts[1]))).problems().toString();
        assertTrue(message.contains(parts[2]), message);
    }

    @Test
    void a_long_game_loads_fast() {
        byte[] bytes = GameWriter.bytes(LONG);
        assertEquals(List.of(), Patience.quickly(() -> load(bytes)).problems());
    }

    @Test
    void a_writer_that_remembers_writes_what_one_would_that_does_not() {
        LoadedScenario scenario = DOCUMENTS.openScenario("training").value().orElseThrow();
        Game game = new Game(scenario.survey(), 7);
        RandomPlay play = new RandomPlay(game, 7);
        SavedGame saved = new SavedGame(scenario, game, Map.of("union", "human"));
        GameWriter writer = new GameWriter();
        for (int i = 0; i < 40; i++) {
            play.play(1);
            assertArrayEquals(GameWriter.bytes(saved), writer.write(saved));
        }
        // Replaces a command that was taken back by another one, then changes options, seed and scenario.
        for (int i = 0; i < 5; i++) {
            game.revert();
        }
        assertArrayEquals(GameWriter.bytes(saved), writer.write(saved));
        new RandomPlay(game, 99).play(3);
        assertArrayEquals(GameWriter.bytes(saved), writer.write(saved));
        SavedGame renamed = new SavedGame(scenario, game, Map.of("union", "cadet"));
        assertArrayEquals(GameWriter.bytes(renamed), writer.write(renamed));
        SavedGame other = new SavedGame(scenario, new Game(scenario.survey(), 8), Map.of("union", "cadet"));
        assertArrayEquals(GameWriter.bytes(other), writer.write(other));
        assertTrue(new String(writer.write(other), StandardCharsets.UTF_8).contains("\"seed\": \"8\""));
    }
}
