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
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The story of a battle, written from the report in the window")
final class StoryWindowTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void needsDisplay() {
        WindowScript.needDisplay(StoryWindowTest.class);
    }

    private WindowScript reporting(String language) throws IOException {
        Shelves.settings(folder, Map.of("language", language, "sound", "false"));
        WindowScript window = new WindowScript(WindowScript.opening(
                folder, Optional.of(Shelves.conceded(folder).toString()), "human", "human"));
        window.resize(1366, 768);
        window.step(() -> key(Keys.SPACE));
        return window;
    }

    private List<String> pages() {
        try (Stream<Path> files = Files.list(folder.resolve("games"))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".html"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Document page(String name) {
        try {
            return Jsoup.parse(Files.readString(folder.resolve("games").resolve(name)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    @DisplayName("is a page beside the saved games, in the player's language first; a second one does not replace it")
    void written() throws IOException {
        WindowScript window = reporting("de");
        String first = "Erste Lektion Willow Run.html";
        window.until("Als Seite teilen");
        window.step(() -> window.clickButton("Als Seite teilen"));
        window.until(() -> window.tells(first));
        window.step(() -> {
            save("story-dialog");
            assertEquals(List.of(first), pages());
            assertEquals("de", page(first).child(0).attr("lang"));
            assertTrue(page(first).select("header.in-en").text().contains("has conceded"));
            assertFalse(page(first).select("svg.map").isEmpty());
            key(Keys.ESCAPE);
        });
        window.step(() -> window.clickButton("Als Seite teilen"));
        window.until(() -> window.tells("Erste Lektion Willow Run 2.html"));
        window.step(() -> assertEquals(2, pages().size()));
        window.play();
    }

    @Test
    @DisplayName("is not written where the disk refuses it, and the dialog says why")
    void refused() throws IOException {
        WindowScript window = reporting("en");
        window.until("Share as a page");
        window.step(() -> {
            try {
                Files.writeString(folder.resolve("games.moved"), "in the way");
                deleteAll(folder.resolve("games"));
                Files.move(folder.resolve("games.moved"), folder.resolve("games"));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            window.clickButton("Share as a page");
        });
        window.until(() -> window.tells("Not written: "));
        window.step(() -> assertTrue(Files.isRegularFile(folder.resolve("games"))));
        window.play();
    }

    private static void deleteAll(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.sorted((a, b) -> b.compareTo(a)).toList()) {
                    Files.delete(file);
                }
            }
        }
    }
}
