package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.roadtorichmond.desktop.Pixels.save;
import static org.roadtorichmond.desktop.WindowScript.key;

import com.badlogic.gdx.Input.Keys;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.Storage;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.played.MyGames;
import org.roadtorichmond.victory.VictorySystems;

/** A person had the Union of the first lesson, gave the orders of a cadet, and met a colonel. */
@DisplayName("The end of a battle in the window")
final class EndWindowTest {
    private static final int LEAVES = 6;

    @TempDir
    private Path folder;

    @BeforeEach
    void needsDisplay() {
        WindowScript.needDisplay(EndWindowTest.class);
    }

    private WindowScript ended(String language) throws IOException {
        LoadedScenario loaded = new Documents(Shelf.of(List.of()))
                .openScenario("training")
                .value()
                .orElseThrow();
        Game game = VictorySystems.newGame(loaded.survey(), 3);
        new Playout(Commanders.named("cadet"), Commanders.named("colonel")).play(game);
        Session session = new Session(loaded, game, new Seats(Seats.HUMAN, "colonel"));
        Path file = Files.write(folder.resolve("ended.game.json"), GameWriter.bytes(session.saved()));
        Shelves.settings(folder, Map.of("language", language, "sound", "false"));
        return new WindowScript(WindowScript.opening(folder, Optional.of(file.toString()), "human", "colonel"));
    }

    private static void report(WindowScript script) {
        script.until(() -> script.program().game().isPresent());
        script.step(() -> key(Keys.SPACE));
        script.until(() -> script.program().game().isEmpty());
    }

    @ParameterizedTest(name = "{0} by {1} pixels, {2}")
    @CsvSource({"1366,768,en,Every march was tried", "1024,640,de,Jeder Marsch wurde", "2560,1440,de,Jeder Marsch wurde"
    })
    @DisplayName("is there at once, with the field and the grade, and is filled in until every march is judged")
    void filledIn(int width, int height, String language, String judged) throws IOException {
        WindowScript script = ended(language);
        script.resize(width, height);
        report(script);
        script.until(() -> script.tells(language.equals("en") ? " victory points ahead" : " Siegpunkte Vorsprung"));
        script.step(() -> {
            assertTrue(script.tells(language.equals("en") ? "of the stored games." : "der gespeicherten Spiele."));
            assertFalse(script.tells("{"), "every place of every text is filled in");
        });
        script.until(() -> script.tells(judged));
        script.pause(1);
        script.step(() -> {
            save("end-" + width + "-" + language);
            assertTrue(script.tells(language.equals("en") ? "Turning point" : "Wendepunkt"));
            assertEquals(Optional.empty(), script.program().game());
        });
        script.play();
    }

    @Test
    @DisplayName(
            "leads by keys alone to another course of the battle, and the battle as it was stays among the saved games")
    void otherwise() throws IOException {
        WindowScript script = ended("en");
        script.resize(1366, 768);
        report(script);
        script.until("Try it otherwise from here");
        // The first Tab shows the focus on the first of six leaves; behind the last one is what is sought.
        for (int i = 0; i <= LEAVES; i++) {
            script.step(() -> key(Keys.TAB));
        }
        script.step(() -> key(Keys.ENTER));
        script.until("Begin");
        script.step(() -> key(Keys.ENTER));
        script.until(() -> script.program().game().isPresent());
        script.step(() -> {
            assertTrue(script.game().state().ending().isEmpty());
            assertEquals(1, archive().saves().size());
            assertTrue(archive()
                    .load(archive().saves().get(0))
                    .value()
                    .orElseThrow()
                    .game()
                    .state()
                    .ending()
                    .isPresent());
            assertEquals(List.of(), MyGames.of(archive()).all(), "a battle that had ended is not added");
        });
        script.play();
    }

    private Archive archive() {
        return new Archive(Shelf.of(List.of()), new FileStorage(folder));
    }

    @ParameterizedTest
    @CsvSource({"From its beginning,false", "As it stands now,true"})
    @DisplayName("leads to the workshop with a copy of the battle, from its beginning or as it stands")
    void change(String from, boolean begun) throws IOException {
        WindowScript script = ended("en");
        script.resize(1366, 768);
        report(script);
        script.until("Change this battle");
        script.step(() -> script.clickButton("Change this battle"));
        script.until(from);
        script.step(() -> script.clickButton(from));
        script.until(() -> script.tells("First Lesson: Willow Run 2"));
        script.step(() -> {
            save("change-" + begun);
            assertTrue(script.tells("not saved yet"), "no file is written before its designer wishes");
            assertEquals(begun, script.tells("Begins in the middle of a battle"));
        });
        script.play();
    }

    @Test
    @DisplayName("shows the turning point again as a replay of that player-turn")
    void again() throws IOException {
        WindowScript script = ended("en");
        script.resize(1366, 768);
        report(script);
        script.until("Show it again");
        script.step(() -> script.clickButton("Show it again"));
        script.until(() -> script.program().replayed().isPresent());
        script.step(() -> assertTrue(
                script.program().replayed().orElseThrow().state().ending().isEmpty(),
                "not its end, but what it turned on"));
        script.play();
    }

    @Test
    @DisplayName("is in the picture of the report")
    void pictured() throws IOException {
        WindowScript script = ended("en");
        script.resize(1366, 768);
        report(script);
        script.until(() -> script.tells("Every march was tried"));
        script.step(() -> script.clickButton("Save as a picture"));
        script.until(() -> script.tells("The report lies at"));
        script.step(() -> {
            List<String> pictures =
                    archive().pictures().list().stream().map(Storage.Kept::name).toList();
            assertEquals(1, pictures.size());
            keep(archive().pictures().read(pictures.get(0)).value().orElseThrow());
        });
        script.play();
    }

    /** Puts a picture among those of the other tests. */
    private static void keep(byte[] picture) {
        try {
            Files.write(Files.createDirectories(Path.of("target/pictures")).resolve("end-report.png"), picture);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
