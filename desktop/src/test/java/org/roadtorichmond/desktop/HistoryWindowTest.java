package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.hex.Hex;

@DisplayName("History at hand: the hour in the bar at the top opens what happened then")
final class HistoryWindowTest {
    /** The radius of a hex, in pixels, where only some of the map is seen. */
    private static final float CLOSE = 70;

    private static final String HOUR = "Turn 1 of 20 · Friday 27 June, 12:00";

    @TempDir
    private Path folder;

    private WindowScript window;

    @BeforeEach
    void needsDisplay() {
        WindowScript.needDisplay(HistoryWindowTest.class);
    }

    private void open(String scenario) {
        window = new WindowScript(WindowScript.opening(folder, Optional.of(scenario), "human", "human"));
        window.resize(1366, 768);
    }

    private void key(int key) {
        window.step(() -> WindowScript.key(key));
        window.pause(2);
    }

    private boolean isSeen(String number) {
        Hex hex = window.hex(number);
        return window.camera()
                .shows(window.camera().layout().x(hex), window.camera().layout().y(hex));
    }

    private boolean pressable(String words) {
        return Actors.of(window.program().stage().orElseThrow().getRoot())
                .filter(Button.class::isInstance)
                .flatMap(Actors::of)
                .anyMatch(actor -> actor instanceof Label label
                        && label.getText().toString().equals(words));
    }

    @Test
    @DisplayName(
            "a click on it shows the events of the turn with their sources, one on an event brings it into sight; E shuts it")
    void read() {
        open("road-to-richmond");
        window.step(() -> window.clickButton(HOUR));
        window.pause(2);
        window.step(() -> {
            assertTrue(window.shows("27 June, 11:30 to 12:30"));
            assertTrue(window.tells("the mill on Powhite Creek"));
            assertTrue(window.tells("Fact, well attested: McClellan, OR 11/1:55"));
            assertTrue(window.shows("Sources"));
            assertTrue(window.tells("part 1, p. 55: report of G. B. McClellan"));
            assertFalse(window.tells("A. P. Hill attacks"), "that is still to come");
            assertFalse(window.tells("Earlier: turn"));
            Hex far = window.hex("1528");
            window.camera()
                    .see(
                            CLOSE,
                            window.camera().layout().x(far),
                            window.camera().layout().y(far));
            assertFalse(isSeen("1602"), "Beulah Church is out of sight");
        });
        window.step(() -> window.clickWords("Old Cold Harbor and meets"));
        window.pause(2);
        window.step(() -> assertTrue(isSeen("1602")));
        key(Keys.E);
        window.step(() -> assertFalse(window.shows("27 June, 11:30 to 12:30")));
        window.play();
    }

    private int turn() {
        return window.game().state().moment().turn();
    }

    @Test
    @DisplayName("in a later turn a button leads to the events before it, and another one back; none leads on")
    void earlier() throws IOException {
        open(Shelves.halfway(folder).toString());
        key(Keys.E);
        window.step(() -> {
            assertTrue(turn() > 2, "the game has turns behind it");
            assertTrue(window.tells("Turn " + turn() + " · "));
            assertFalse(window.tells("Later: turn"));
        });
        window.step(() -> window.clickButton("Earlier: turn " + (turn() - 1)));
        window.pause(2);
        window.step(() -> assertTrue(window.tells("Turn " + (turn() - 1) + " · ")));
        window.step(() -> window.clickButton("Later: turn " + turn()));
        window.pause(2);
        window.step(() -> {
            assertTrue(window.tells("Turn " + turn() + " · "));
            assertFalse(window.tells("Later: turn"));
        });
        window.play();
    }

    @Test
    @DisplayName("it is looked up in a replay too, by the turn that is replayed")
    void replay() {
        open("road-to-richmond");
        key(Keys.R);
        key(Keys.E);
        window.step(() -> assertTrue(window.tells("V Corps waits in line")));
        window.step(() -> window.clickButton("In history"));
        window.pause(2);
        window.step(() -> assertFalse(window.tells("V Corps waits in line")));
        window.play();
    }

    @Test
    @DisplayName("what happened off the map leads nowhere, in a replay as in the battle")
    void offTheMap() throws IOException {
        open(Shelves.finished(folder).toString());
        key(Keys.R);
        key(Keys.END);
        key(Keys.E);
        window.until(() -> {
            boolean found = window.tells("White House is given up");
            if (!found) {
                window.clickWords("Earlier: turn");
            }
            return found;
        });
        window.step(() -> window.revealWords("White House is given up"));
        window.pause(2);
        window.step(() -> window.clickWords("White House is given up"));
        window.pause(2);
        window.step(() -> assertTrue(window.tells("White House is given up")));
        window.play();
    }

    @Test
    @DisplayName("switched off in the settings, the hour is plain words, and the key says so")
    void off() {
        Shelves.settings(folder, Map.of("history", "false"));
        open("road-to-richmond");
        window.step(() -> {
            assertTrue(window.shows(HOUR));
            assertFalse(pressable(HOUR));
        });
        key(Keys.E);
        window.step(() -> {
            assertTrue(window.tells("switched off in the settings"));
            assertFalse(window.tells("V Corps waits in line"));
        });
        window.play();
    }

    @Test
    @DisplayName("where nothing is known the hour is plain words, and the key says so")
    void none() {
        open("training");
        window.step(() -> assertFalse(pressable("Turn 1 of 4 · Friday 20 June, 08:00")));
        key(Keys.E);
        window.step(() -> assertTrue(window.tells("Nothing is known here")));
        window.play();
    }
}
