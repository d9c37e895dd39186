package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

@DisplayName("An umpire in the window, by mouse and keys")
class UmpireWindowTest {
    /** A frozen copy that never changes: in the shipped scenario the player may have to retreat in the first turn. */
    private static final Path FROZEN =
            Path.of("..", "core/lab/src/main/resources/org/roadtorichmond/balance/lab/bench/gaines-mill.scenario.json");

    @TempDir
    Path folder;

    private WindowScript window;

    @BeforeAll
    static void needDisplay() {
        WindowScript.needDisplay(UmpireWindowTest.class);
    }

    private void open(String confederate) {
        window = new WindowScript(WindowScript.opening(folder, Optional.of(FROZEN.toString()), "human", confederate));
        window.pause(2);
    }

    private void does(Runnable action) {
        window.step(action);
        window.pause(2);
    }

    private void key(int key) {
        does(() -> WindowScript.key(key));
    }

    private Unit any(Side side) {
        return window.game().state().onMap(side).get(0);
    }

    private Hex where(Unit unit) {
        return window.game().state().hexOf(unit).orElseThrow();
    }

    private void begin() {
        key(Keys.K);
        does(() -> {
            assertTrue(window.tells("This game will be marked"), "he asks first");
            assertFalse(window.game().state().umpire());
            window.clickButton("Yes");
        });
        does(() -> {
            assertTrue(window.game().state().umpire());
            assertTrue(window.shows("The umpire"));
            assertTrue(window.tells("· Umpire"), "the bar says so");
        });
    }

    @Test
    @DisplayName("moves units, places reinforcements, removes units, makes them shaken; everything can be taken back")
    void units() {
        open("human");
        key(Keys.HOME);
        begin();
        String[] free = new String[1];
        does(() -> {
            Unit unit = any(Side.UNION);
            free[0] = empty(unit);
            window.click(where(unit).number());
        });
        does(() -> {
            assertTrue(window.tells("A click on a hex puts it there."));
            window.click(free[0]);
        });
        does(() -> {
            assertEquals(free[0], where(any(Side.UNION)).number());
            assertEquals(1, window.game().state().umpireActs());
            window.clickButton("Shake");
        });
        does(() -> {
            assertTrue(window.game().state().shaken(any(Side.UNION)));
            window.clickButton("Recover");
        });
        does(() -> {
            assertFalse(window.game().state().shaken(any(Side.UNION)));
            window.clickButton("Take out");
        });
        does(() -> {
            Unit gone = window.game().state().forces().setAside().all().get(0);
            assertTrue(window.tells("taken out of the game"));
            window.click(free[0]);
            assertEquals(free[0], where(gone).number(), "and back again");
        });
        does(() -> window.clickButton("APH Art"));
        does(() -> assertTrue(window.tells("A click on a hex places it on the map.")));
        for (int i = 0; i < 6; i++) {
            does(() -> WindowScript.key(Keys.CONTROL_LEFT, Keys.Z));
        }
        does(() -> assertEquals(List.of(), window.game().log(), "also that he came"));
        window.play();
    }

    /** The number of a visible, empty hex that can hold a unit. */
    private String empty(Unit unit) {
        return window.game().state().scenario().units().stream()
                .flatMap(other -> window.game().state().hexOf(other).stream())
                .flatMap(hex -> List.of(hex.index() + 1, hex.index() - 1).stream())
                .map(window.game().state().scenario().field().grid()::hex)
                .filter(hex ->
                        window.game().state().deployment().unitsAt(hex.index()).isEmpty())
                .filter(hex ->
                        window.game().check(new Command.UmpirePlace(unit, hex)).isEmpty())
                .findFirst()
                .orElseThrow()
                .number();
    }

    @Test
    @DisplayName("sets the clock, and a commander plays on from there")
    void clock() {
        open("cadet");
        window.until(() -> window.game().state().moment().player() == Side.UNION);
        key(Keys.SPACE);
        begin();
        does(() -> window.clickWords("Confederate movement phase"));
        window.until(() -> window.game().log().stream()
                        .filter(entry -> entry.command() instanceof Command.UmpireSetClock)
                        .count()
                == 1);
        window.until(() -> window.game().state().moment().equals(new Moment(1, Side.UNION, Phase.MOVEMENT)));
        window.step(() -> assertTrue(
                window.game().log().get(window.game().log().size() - 1).command() instanceof Command.EndPhase,
                "the cadet has played its turn again"));
        window.play();
    }

    @Test
    @DisplayName("steps back with Escape, and clicks are orders again; the mark stays, and so it is in the saved game")
    void stepsBack() {
        open("human");
        begin();
        key(Keys.ESCAPE);
        does(() -> {
            assertFalse(window.shows("The umpire"));
            assertTrue(window.tells("· Umpire"));
            window.click(where(any(Side.UNION)).number());
        });
        does(() -> assertFalse(window.tells("A click on a hex puts it there.")));
        key(Keys.K);
        does(() -> {
            assertTrue(window.shows("The umpire"), "he is not asked twice");
            WindowScript.key(Keys.K);
        });
        does(() -> {
            assertFalse(window.shows("The umpire"));
            assertEquals(1, window.game().log().size());
        });
        window.restart(() -> WindowScript.opening(folder, Optional.empty(), "human", "human"));
        window.step(() -> assertTrue(window.program().goOn()));
        window.pause(3);
        does(() -> assertTrue(window.tells("· Umpire"), "the game that goes on is marked"));
        window.play();
    }
}
