package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("How often the panels of a battle are refreshed")
final class RefreshWindowTest {
    /** More frames than the march is shown. */
    private static final int FRAMES = 120;

    @TempDir
    private Path folder;

    private WindowScript window;
    private int refreshes;

    /** A strip that counts how often it is shown or hidden. */
    private final class CountingStrip extends Table {
        @Override
        public void setVisible(boolean visible) {
            super.setVisible(visible);
            refreshes++;
        }
    }

    @BeforeEach
    void open() {
        WindowScript.needDisplay(RefreshWindowTest.class);
        window = WindowScript.training(folder);
    }

    /**
     * Starts counting refreshes. Each refresh shows or hides the strip with the name of the player who interrupts a turn, so a
     * counting strip takes its place.
     */
    private void countRefreshes() {
        Group root = window.program().stage().orElseThrow().getRoot();
        Label words = Actors.of(root)
                .filter(Label.class::isInstance)
                .map(Label.class::cast)
                .filter(label ->
                        !label.getParent().isVisible() && label.getText().isEmpty())
                .filter(label -> label.getParent().getChildren().size == 1)
                .filter(label -> label.getParent().getParent().getParent() == root)
                .reduce((one, other) -> {
                    throw new AssertionError("several strips are hidden");
                })
                .orElseThrow();
        Group layer = words.getParent().getParent();
        CountingStrip strip = new CountingStrip();
        strip.addActor(words);
        layer.addActor(strip);
        refreshes = 0;
    }

    /** Runs an action and waits some frames; the panels must be refreshed once. */
    private void once(String what, Runnable action) {
        window.step(() -> refreshes = 0, action);
        window.pause(FRAMES);
        window.step(() -> assertEquals(1, refreshes, what));
    }

    @Test
    @DisplayName("once after a click that chooses a unit, one that marches it, and a key that takes the march back")
    void once() {
        window.pause(2);
        window.step(this::countRefreshes);
        once("a unit is chosen", () -> window.clickUnit("1/B"));
        once("it marches", () -> {
            window.click("0403");
            assertEquals(window.hex("0403"), window.place("1/B").orElseThrow());
        });
        once("it is taken back", () -> WindowScript.key(Keys.CONTROL_LEFT, Keys.Z));
        window.play();
    }
}
