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
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.played.PlayedGame;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.session.played.MyGames;
import org.roadtorichmond.unit.Side;

@DisplayName("A player's own games in the window")
final class MyGamesWindowTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void needsDisplay() throws IOException {
        WindowScript.needDisplay(MyGamesWindowTest.class);
        settings("en");
    }

    private void settings(String language) throws IOException {
        Shelves.settings(folder, Map.of("language", language, "sound", "false"));
    }

    private MyGames mine() {
        return MyGames.of(new Archive(Shelf.of(List.of()), new FileStorage(folder)));
    }

    private WindowScript script(Optional<String> file) {
        WindowScript script = new WindowScript(WindowScript.opening(folder, file, "cadet", "human"));
        script.resize(1366, 768);
        return script;
    }

    /** Gives the battle on the table up, and goes to the report and to the title page. */
    private static void giveUp(WindowScript script) {
        script.until(() -> script.program().game().isPresent());
        script.step(() -> key(Keys.ESCAPE));
        script.until("Players, practice, umpire, giving up");
        script.step(() -> script.clickButton("Players, practice, umpire, giving up"));
        script.until("Concede");
        script.step(() -> script.clickButton("Concede"));
        script.until("Yes");
        script.step(() -> script.clickButton("Yes"));
        script.until(() -> script.game().state().ending().isPresent());
        script.pause(2);
        script.step(() -> key(Keys.SPACE));
        script.until("Title page");
    }

    @Test
    @DisplayName("are none at first; a battle that is given up is among them at once, and counts")
    void given() {
        WindowScript script = script(Optional.of("training"));
        giveUp(script);
        script.step(() -> script.clickButton("Title page"));
        script.until("New battle");
        script.step(() -> key(Keys.M));
        script.until("1 battle: 0 won, 0 drawn, 1 lost");
        script.step(() -> {
            PlayedGame game = mine().all().get(0);
            assertEquals(Optional.of(Side.CONFEDERATE), game.side());
            assertEquals("cadet", game.opponent());
            assertTrue(game.counts());
            assertTrue(script.tells("as Confederacy"));
            key(Keys.ESCAPE);
        });
        script.until("New battle");
        script.play();
    }

    @Test
    @DisplayName("are not kept any more where the player wants that, and are kept again later")
    void switchedOff() {
        WindowScript script = script(Optional.empty());
        script.step(() -> key(Keys.M));
        script.until("Keep none from now on");
        script.step(() -> assertTrue(script.tells("No battle was fought to its end yet")));
        script.step(() -> script.reveal("Keep none from now on"));
        script.pause(1);
        script.step(() -> script.clickButton("Keep none from now on"));
        script.restart(() -> WindowScript.opening(folder, Optional.of("training"), "cadet", "human"));
        giveUp(script);
        script.restart(() -> WindowScript.opening(folder, Optional.empty(), "cadet", "human"));
        script.step(() -> assertEquals(List.of(), mine().all()));
        script.step(() -> key(Keys.M));
        script.until("Keep the battles that I finish");
        script.step(() -> script.reveal("Keep the battles that I finish"));
        script.pause(1);
        script.step(() -> script.clickButton("Keep the battles that I finish"));
        script.restart(() -> WindowScript.opening(folder, Optional.of("training"), "cadet", "human"));
        giveUp(script);
        script.until(() -> mine().all().size() == 1);
        script.play();
    }

    @Test
    @DisplayName("are forgotten by keys alone, after a question")
    void forgotten() {
        Shelves.myGames(folder);
        WindowScript script = script(Optional.empty());
        script.step(() -> key(Keys.M));
        script.until(() -> script.tells("5 battles"));
        script.step(() -> script.clickButton("Forget all"));
        script.until("Forget them");
        script.step(() -> key(Keys.ESCAPE));
        script.pause(2);
        script.step(() -> {
            assertEquals(6, mine().all().size());
            script.clickButton("Forget all");
        });
        script.until("Forget them");
        script.step(() -> key(Keys.TAB), () -> key(Keys.ENTER));
        script.until(() -> script.tells("No battle was fought to its end yet"));
        script.step(() -> assertEquals(List.of(), mine().all()));
        script.play();
    }

    @Test
    @DisplayName("of a damaged file are shown as far as they can be read, with where it is and what is wrong")
    void damaged() throws IOException {
        Shelves.myGames(folder);
        Path file = folder.resolve("my-games").resolve("my-games.json");
        Files.writeString(file, Files.readString(file).replaceFirst("\"turn\":6", "\"turn\":six"));
        WindowScript script = script(Optional.empty());
        script.step(() -> key(Keys.M));
        script.until(() -> script.tells("is damaged. 5 battles could be read"));
        script.step(() -> {
            save("my-games-damaged");
            assertTrue(script.tells(file.toString()));
            assertTrue(text(file).contains(":six"), "it is not touched");
        });
        script.play();
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest(name = "{0} by {1} pixels, {2}")
    @CsvSource({"1366,768,en", "1024,640,de", "2560,1440,de"})
    @DisplayName("are a page with results, marks and the games themselves")
    void page(int width, int height, String language) throws IOException {
        settings(language);
        Shelves.myGames(folder);
        WindowScript script = script(Optional.empty());
        script.resize(width, height);
        script.pause(4);
        script.step(() -> save("my-games-title-" + width + "-" + language));
        script.step(() -> key(Keys.M));
        script.until(() -> script.tells("Watt House"));
        script.pause(1);
        script.step(() -> {
            save("my-games-" + width + "-" + language);
            assertFalse(script.tells("{"), "every place of every text is filled in");
        });
        script.play();
    }
}
