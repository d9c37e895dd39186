package org.roadtorichmond.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.RandomPlay;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.save.GameSummary;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.save.SummaryReader;
import org.roadtorichmond.scenario.setup.LoadedScenario;

@DisplayName("Autosaves")
final class AutosavesTest {
    private static final LoadedScenario SCENARIO =
            new Documents(Shelf.of(List.of())).openScenario("training").value().orElseThrow();

    @TempDir
    private Path folder;

    private Autosaves autosaves;
    private final Game game = new Game(SCENARIO.survey(), 7);
    private final RandomPlay play = new RandomPlay(game, 7);

    @BeforeEach
    void begin() {
        autosaves = new Autosaves(new FileStorage(folder));
        save();
    }

    private SavedGame saved() {
        return new SavedGame(SCENARIO, game, Map.of("union", "human"));
    }

    private void save() {
        assertEquals(Optional.empty(), autosaves.save(saved()));
    }

    private void play(int commands) {
        for (int i = 0; i < commands; i++) {
            play.play(1);
            save();
        }
    }

    private List<Autosave> rotating() {
        return autosaves.list().stream().filter(Autosave::rotates).toList();
    }

    private void damage(Autosave autosave) throws IOException {
        String text = Files.readString(folder.resolve(autosave.name()));
        Files.writeString(folder.resolve(autosave.name()), text.substring(0, text.length() / 2));
    }

    private Result<GameSummary> summary(Autosave autosave) {
        return new FileStorage(folder).read(autosave.name()).then(SummaryReader::read);
    }

    private int newest() {
        return autosaves.newest().orElseThrow().game().log().size();
    }

    @Test
    void the_three_newest_are_there() {
        play(10);
        assertEquals(
                List.of(11L, 10L, 9L), rotating().stream().map(Autosave::number).toList());
        assertEquals(
                List.of(10, 9, 8),
                rotating().stream()
                        .map(autosave -> autosaves
                                .open(autosave)
                                .value()
                                .orElseThrow()
                                .game()
                                .log()
                                .size())
                        .toList());
    }

    @Test
    void the_beginning_of_each_game_turn_is_kept() {
        while (game.state().moment().turn() < 3) {
            play(1);
        }
        play(2);
        List<Autosave> kept = autosaves.list().stream()
                .filter(autosave -> !autosave.rotates())
                .toList();
        assertEquals(
                List.of(OptionalInt.of(3), OptionalInt.of(2), OptionalInt.of(1)),
                kept.stream().map(Autosave::keptFor).toList());
        for (Autosave autosave : kept) {
            Game begun = autosaves.open(autosave).value().orElseThrow().game();
            assertEquals(
                    autosave.keptFor().orElseThrow(), begun.state().moment().turn());
            if (!begun.log().isEmpty()) {
                begun.revert();
                assertEquals(
                        autosave.keptFor().orElseThrow() - 1,
                        begun.state().moment().turn());
            }
        }
    }

    @Test
    void another_game_takes_the_place_of_the_one_before_turn_by_turn() {
        while (game.state().moment().turn() < 2) {
            play(1);
        }
        Game other = new Game(SCENARIO.survey(), 8);
        assertEquals(
                Optional.empty(),
                new Autosaves(new FileStorage(folder)).save(new SavedGame(SCENARIO, other, Map.of())));
        assertEquals(8, autosaves.newest().orElseThrow().game().state().seed());
        Map<Integer, Long> seeds = new TreeMap<>();
        autosaves.list().stream()
                .filter(autosave -> !autosave.rotates())
                .forEach(autosave -> seeds.put(
                        autosave.keptFor().orElseThrow(),
                        autosaves
                                .open(autosave)
                                .value()
                                .orElseThrow()
                                .game()
                                .state()
                                .seed()));
        assertEquals(Map.of(1, 8L, 2, 7L), seeds);
    }

    @Test
    void the_number_decides_and_no_clock() throws IOException {
        play(6);
        long age = 0;
        for (Autosave autosave : autosaves.list()) {
            Files.setLastModifiedTime(folder.resolve(autosave.name()), FileTime.fromMillis(++age * 1_000_000_000L));
        }
        assertEquals(6, newest());
    }

    @Test
    void numbers_go_on_in_another_process() {
        play(4);
        assertEquals(Optional.empty(), new Autosaves(new FileStorage(folder)).save(saved()));
        assertEquals(6, rotating().get(0).number());
    }

    @Test
    void damaged_autosaves_are_passed_over_and_tell_nothing() throws IOException {
        play(4);
        damage(rotating().get(0));
        assertEquals(Optional.empty(), summary(rotating().get(0)).value());
        assertEquals(3, newest());
        Files.write(folder.resolve(rotating().get(1).name()), new byte[0]);
        assertEquals(2, newest());
        damage(rotating().get(2));
        // All rotating saves are damaged: the beginning of the turn is the best one left.
        assertEquals(0, newest());
        play(1);
        assertEquals(5, newest());
    }

    @Test
    void a_summary_tells_what_the_game_would() {
        while (game.state().moment().turn() < 2) {
            play(1);
        }
        GameSummary summary = summary(rotating().get(0)).value().orElseThrow();
        assertEquals(
                new GameSummary(
                        "First Lesson: Willow Run", 4, game.state().moment(), false, Map.of("union", "human"), false),
                summary);
    }

    @Test
    void a_summary_of_a_changed_file_is_refused() throws IOException {
        play(3);
        Path file = folder.resolve(rotating().get(0).name());
        Files.writeString(file, Files.readString(file).replace("Willow Run", "Willow Walk"));
        List<Problem> problems = summary(rotating().get(0)).problems();
        assertEquals(List.of("$.checksum"), problems.stream().map(Problem::path).toList());
    }

    @Test
    void a_game_that_ended_is_not_offered_again() {
        play(30);
        assertEquals(Optional.empty(), autosaves.clear());
        assertEquals(Optional.empty(), autosaves.newest());
        assertEquals(List.of(), rotating());
        assertFalse(autosaves.list().isEmpty());
    }

    @Test
    void strange_files_are_left_alone() throws IOException {
        List<String> names = List.of("autosave-x.game.json", "my.game.json", "autosave-9999999999999999999.game.json");
        for (String name : names) {
            Files.writeString(folder.resolve(name), "{}");
        }
        play(5);
        assertEquals(5, newest());
        assertEquals(Optional.empty(), autosaves.clear());
        names.forEach(name -> assertTrue(Files.exists(folder.resolve(name)), name));
    }

    @Test
    void a_folder_that_is_not_there_has_nothing_to_offer() {
        Autosaves none = new Autosaves(new FileStorage(folder.resolve("none")));
        assertEquals(List.of(), none.list());
        assertEquals(Optional.empty(), none.newest());
        assertEquals(Optional.empty(), none.clear());
    }

    @Test
    void a_game_turn_that_could_not_be_kept_is_kept_later() throws IOException {
        Path hindered = folder.resolve("later");
        Files.writeString(hindered, "in the way");
        Autosaves later = new Autosaves(new FileStorage(hindered));
        assertTrue(later.save(saved()).isPresent());
        Files.delete(hindered);
        play.play(1);
        assertEquals(Optional.empty(), later.save(saved()));
        Autosave first = later.list().stream()
                .filter(autosave -> !autosave.rotates())
                .findFirst()
                .orElseThrow();
        assertEquals(0, later.open(first).value().orElseThrow().game().log().size());
    }
}
