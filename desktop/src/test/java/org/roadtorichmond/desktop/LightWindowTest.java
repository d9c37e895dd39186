package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.graphics.Color;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.scenario.FrozenScenarios;
import org.roadtorichmond.screen.Program;

@DisplayName("The light of the hour in the window")
final class LightWindowTest {
    private static final float ALIKE = 0.01f;

    @TempDir
    private Path folder;

    private Program bridges(String light) {
        Shelves.settings(folder, Map.of("sound", "false", "light", light));
        String earlier =
                FrozenScenarios.EARLIER.resolve("the-bridges.scenario.json").toString();
        return WindowScript.opening(folder, Optional.of(earlier), "human", "human");
    }

    @Test
    @DisplayName("six in the morning is seen on the map, but not on counters, and not if the player does not wish it")
    @Tag("pixels")
    void morning() {
        WindowScript.needDisplay(LightWindowTest.class);
        WindowScript window = new WindowScript(bridges("true"));
        window.resize(1366, 768);
        Color[] ground = new Color[1];
        Color[] counter = new Color[1];
        window.pause(20);
        window.step(() -> {
            ground[0] = Pixels.left(window, "1510", 0.3f);
            counter[0] = Pixels.left(window, "1608", 0.3f);
            Pixels.save("light-morning");
        });
        window.restart(() -> bridges("false"));
        window.pause(20);
        window.play(() -> {
            assertFalse(Pixels.alike(ground[0], Pixels.left(window, "1510", 0.3f), ALIKE), "the ground");
            assertTrue(Pixels.alike(counter[0], Pixels.left(window, "1608", 0.3f), ALIKE), "the counter");
        });
    }
}
