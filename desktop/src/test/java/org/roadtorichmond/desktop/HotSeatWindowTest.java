package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.screen.Program;
import org.roadtorichmond.unit.Side;

/**
 * Two people share the machine. The first opens everything, asks for advice and gives a unit orders over several turns. Then the
 * second takes over, opens everything in turn, and must see exactly what he sees in a game in which the first did none of that.
 */
@Tag("pixels")
@DisplayName("What one of two players at a machine asked, planned, chose and opened is his alone")
final class HotSeatWindowTest {
    private static final String ADVICE = "Advice by the staff of the cadet (easy)";
    /** The number of pixels of the blinking cursor in a field. */
    private static final int BLINK = 40;
    /** Every key that opens or shows something or picks up plans, each with the keys that lead back. */
    private static final int STILL = 3;

    private static final List<Stop> WALK = walk();

    @TempDir
    private Path folder;

    private WindowScript window;

    /** The words and the picture seen at one stop of a walk. */
    private record Seen(List<String> words, Pixmap picture) {}

    @BeforeEach
    void needDisplay() {
        WindowScript.needDisplay(HotSeatWindowTest.class);
    }

    /** A key that is pressed on a walk, and the keys that lead back. */
    private record Stop(int key, List<Integer> back) {}

    private static List<Stop> walk() {
        List<Stop> walk = new ArrayList<>();
        for (int key : List.of(Keys.I, Keys.J, Keys.O, Keys.F3, Keys.V, Keys.E, Keys.G, Keys.L, Keys.F4, Keys.M)) {
            walk.add(new Stop(key, List.of(key)));
        }
        for (int key : List.of(Keys.ESCAPE, Keys.F1, Keys.F2, Keys.TAB)) {
            walk.add(new Stop(key, List.of(Keys.ESCAPE)));
        }
        for (int key : List.of(Keys.Z, Keys.T, Keys.S)) {
            walk.add(new Stop(key, List.of(key, key, key)));
        }
        for (int key : List.of(Keys.A, Keys.B, Keys.U, Keys.ENTER)) {
            walk.add(new Stop(key, List.of()));
        }
        return walk;
    }

    private Program open(String name) {
        Path own = folder.resolve(name);
        assertTrue(own.toFile().mkdir());
        Shelves.settings(own, Map.of("sound", "false", "animations", "false", "pace", "0", "adviser", "cadet"));
        return WindowScript.opening(own, Optional.of("training"), "human", "human");
    }

    private void key(int key) {
        window.step(() -> WindowScript.key(key));
        window.pause(2);
    }

    /** Everything that the first player does privately. It contains no commands except one that is the same in both games. */
    private void lookIntoEverything() {
        key(Keys.H);
        window.until(ADVICE);
        for (int key : List.of(Keys.J, Keys.O, Keys.V, Keys.T, Keys.G, Keys.Z, Keys.F4, Keys.M)) {
            key(key);
        }
        window.step(() -> window.clickUnit(unit()), () -> WindowScript.key(Keys.F));
        window.pause(2);
    }

    private String unit() {
        return window.game().state().onMap(Side.CONFEDERATE).get(0).id();
    }

    /** Orders a unit to move farther than it can in one turn, which sets a flag. */
    private void orderFar() {
        key(Keys.HOME);
        window.step(() -> {
            Hex from = window.place(unit()).orElseThrow();
            HexGrid grid = window.game().state().scenario().field().grid();
            String goal = IntStream.range(0, grid.size())
                    .filter(hex ->
                            window.game().state().deployment().unitsAt(hex).isEmpty())
                    .boxed()
                    .max(Comparator.comparing(hex -> grid.distance(hex, from.index())))
                    .map(hex -> grid.hex(hex).number())
                    .orElseThrow();
            window.clickUnit(unit());
            window.clickShifted(goal);
        });
        window.pause(2);
        window.step(() -> assertEquals(1, window.game().log().size()));
    }

    private void endTurn() {
        for (int i = 0; i < 6; i++) {
            window.step(() -> {
                if (!window.program().handsOver()
                        && window.game().state().moment().player() == Side.CONFEDERATE) {
                    WindowScript.key(Keys.SPACE);
                }
            });
            window.pause(1);
        }
        window.step(() -> assertTrue(window.program().handsOver()), () -> WindowScript.key(Keys.ENTER));
        window.pause(3);
    }

    /** Moves the mouse into a corner, so that it points at nothing. */
    private static void park() {
        WindowScript.move(2, Gdx.graphics.getHeight() - 2);
    }

    private Seen look() {
        List<String> words = Actors.of(window.program().stage().orElseThrow().getRoot())
                .filter(Label.class::isInstance)
                .filter(Actor::ascendantsVisible)
                .map(actor -> ((Label) actor).getText().toString())
                .toList();
        return new Seen(words, Pixels.take());
    }

    /** Waits until the map, whose names are set again at another scale, has not changed for a few frames. */
    private void settle() {
        Pixmap[] before = new Pixmap[1];
        int[] same = {0};
        window.step(() -> before[0] = Pixels.take());
        window.until(() -> {
            Pixmap now = Pixels.take();
            same[0] = Pixels.differences(before[0], now) == 0 ? same[0] + 1 : 0;
            before[0].dispose();
            before[0] = now;
            return same[0] >= STILL;
        });
        window.step(() -> before[0].dispose());
    }

    private Map<String, Seen> walkAll() {
        Map<String, Seen> seen = new LinkedHashMap<>();
        // Both players see the same map, at the position where the first has left it.
        key(Keys.HOME);
        window.step(HotSeatWindowTest::park);
        settle();
        window.step(() -> seen.put("at first", look()));
        for (Stop stop : WALK) {
            key(stop.key());
            settle();
            window.step(() -> seen.put(Keys.toString(stop.key()), look()));
            stop.back().forEach(this::key);
        }
        return seen;
    }

    private void compare(Map<String, Seen> fresh, Map<String, Seen> after) {
        window.step(() -> {
            assertEquals(WALK.size() + 1, fresh.size());
            fresh.forEach((place, expected) -> {
                Seen found = after.get(place);
                assertEquals(expected.words(), found.words(), place);
                assertTrue(Pixels.differences(expected.picture(), found.picture()) < BLINK, place);
            });
        });
    }

    @Test
    @DisplayName(
            "after the hand-over every panel, overlay, key and the log are as in a game where nothing was asked, also when it is loaded")
    void handOver() {
        window = new WindowScript(open("fresh"));
        window.resize(1366, 768);
        // Both players can see that advice was asked, but not the answer.
        orderFar();
        window.step(() -> WindowScript.key(Keys.SHIFT_LEFT, Keys.U), () -> {
            WindowScript.key(Keys.H);
            WindowScript.key(Keys.ESCAPE);
        });
        window.pause(2);
        window.step(() -> assertFalse(window.tells(ADVICE)));
        key(Keys.I);
        endTurn();
        Map<String, Seen> fresh = walkAll();
        window.restart(() -> open("asked"));
        orderFar();
        lookIntoEverything();
        window.step(() -> Pixels.save("hot-seat-first"));
        endTurn();
        window.step(() -> Pixels.save("hot-seat-second"));
        Map<String, Seen> after = walkAll();
        compare(fresh, after);
        window.restart(() -> WindowScript.opening(folder.resolve("asked"), Optional.empty(), "human", "human"));
        window.step(() -> assertTrue(window.program().goOn()));
        window.pause(5);
        compare(fresh, walkAll());
        window.play();
    }
}
