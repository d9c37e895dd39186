package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Pixmap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.view.Palette;

@Tag("pixels")
@DisplayName("The title page shows its map from the first frame on")
final class FirstFrameWindowTest {
    /** As many colours has a strip of the map; paper without a map has one, and the frame of the page a few. */
    private static final int COLOURS = 60;

    @TempDir
    private Path folder;

    @BeforeEach
    void needDisplay() {
        WindowScript.needDisplay(FirstFrameWindowTest.class);
    }

    private static int colours() {
        Pixmap picture = Pixels.take();
        Set<Integer> colours = new HashSet<>();
        for (int x = 0; x < 60; x++) {
            for (int y = 0; y < Gdx.graphics.getHeight(); y++) {
                colours.add(picture.getPixel(x, y));
            }
        }
        picture.dispose();
        return colours.size();
    }

    @Test
    @DisplayName("as it was seen the last time, until it is drawn again; a damaged picture is no trouble")
    void kept() {
        Shelves.settings(folder, Map.of("sound", "false"));
        Path picture = folder.resolve("title").resolve("behind-en.png");
        WindowScript window = new WindowScript(WindowScript.opening(folder, Optional.empty(), "human", "human"));
        window.until(() -> Files.exists(picture));
        window.restart(() -> WindowScript.opening(folder, Optional.empty(), "human", "human"));
        window.step(() -> assertTrue(colours() > COLOURS, () -> colours() + " colours"));
        window.restart(() -> {
            Shelves.settings(folder, Map.of("sound", "false", "language", "de"));
            return WindowScript.opening(folder, Optional.empty(), "human", "human");
        });
        window.until(() -> Files.exists(folder.resolve("title").resolve("behind-de.png")));
        window.step(() -> Shelves.settings(folder, Map.of("sound", "false")));
        window.restart(() -> {
            damage(picture);
            return WindowScript.opening(folder, Optional.empty(), "human", "human");
        });
        window.until(() -> colours() > COLOURS);
        window.play();
    }

    private static void damage(Path picture) {
        try {
            Files.writeString(picture, "no picture");
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    @DisplayName("at the very first start it comes up out of the dark: there is never bare paper")
    void first() {
        Shelves.settings(folder, Map.of("sound", "false"));
        WindowScript window = new WindowScript(WindowScript.opening(folder, Optional.empty(), "human", "human"));
        window.step(() -> {
            Pixmap picture = Pixels.take();
            assertEquals(Color.rgba8888(Palette.DESK), picture.getPixel(5, Gdx.graphics.getHeight() / 2) | 0xff);
            picture.dispose();
        });
        window.until(() -> colours() > COLOURS);
        window.play();
    }
}
