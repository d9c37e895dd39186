package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The search of the best value in the window")
final class TuneWindowTest {
    private static final double SLOWEST_SECONDS = 0.25;

    @TempDir
    private Path folder;

    private WorkshopScript workshop;
    private WindowScript window;

    @BeforeEach
    void needDisplay() throws IOException {
        WindowScript.needDisplay(TuneWindowTest.class);
        Shelves.settings(folder, Map.of("language", "en", "sound", "false"));
        workshop = new WorkshopScript(folder);
        window = workshop.window();
        workshop.copy("First Lesson: Willow Run", "Willow");
        workshop.choose(0, "the cadet");
        workshop.choose(1, "the cadet");
        workshop.click("0502");
        window.pause(3);
        window.until(() -> window.tells("can be played"));
    }

    private void search(String from, String to) {
        window.step(() -> assertEquals("6", workshop.field("strength")));
        workshop.button("Tune");
        workshop.type("tune.from", from);
        workshop.type("tune.to", to);
    }

    @Test
    @DisplayName("plays games with each value while the dial rests, and the best value is taken as one step of undo")
    void finds() {
        search("4", "9");
        workshop.type("tune.share", "60");
        workshop.button("40");
        workshop.button("Search");
        window.until(() -> window.tells("games") && window.tells("of at most"));
        long[] frames = new long[2];
        window.step(() -> {
            frames[0] = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            frames[1] = Gdx.graphics.getFrameId();
        });
        window.pause(20);
        window.step(() -> {
            // What the thread works itself, however busy the machine is with other things.
            long worked = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - frames[0];
            double each = worked / 1e9 / (Gdx.graphics.getFrameId() - frames[1]);
            assertTrue(each < SLOWEST_SECONDS, each + " seconds a frame");
        });
        window.until(() -> window.shows("Search") && window.enabled("Search"));
        List<String> faults = new ArrayList<>();
        workshop.look("en-tune", faults);
        boolean[] taken = new boolean[1];
        window.step(() -> {
            taken[0] = window.enabled("Take it");
            assertTrue(taken[0], "there is a best value");
            window.clickButton("Take it");
        });
        window.pause(3);
        window.step(() -> {
            assertFalse(workshop.field("strength").equals("6"), "another strength was taken");
            assertEquals(List.of(), faults);
        });
        workshop.control(Keys.Z);
        window.pause(3);
        window.step(() -> assertEquals("6", workshop.field("strength")));
        window.play();
    }

    @Test
    @DisplayName("is stopped at any time, says how far it was, and ends with its dialog")
    void stops() {
        search("3", "9");
        workshop.button("400");
        workshop.button("Search");
        window.until(() -> window.tells("of at most"));
        workshop.button("Stop");
        window.until(() -> window.tells("Stopped after"));
        workshop.key(Keys.ESCAPE);
        window.until(() -> window.sees("strength"));
        window.play();
    }

    @Test
    @DisplayName("a commander advises the side that moves first, with his reasons")
    void advises() {
        workshop.key(Keys.ESCAPE);
        window.pause(3);
        workshop.button("Advice");
        window.until(() -> window.tells("would do first for the Confederate side"));
        List<String> faults = new ArrayList<>();
        workshop.look("en-advice", faults);
        window.step(() -> {
            assertTrue(window.tells("Orders"));
            assertTrue(window.tells("1/B"));
            assertEquals(List.of(), faults);
        });
        workshop.key(Keys.ESCAPE);
        window.until(() -> window.tells("Table Ctrl+U"));
        window.play();
    }
}
