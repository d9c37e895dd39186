package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.AttackOptions;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.unit.Unit;

/** Plays with the keyboard alone: Tab selects units, Shift and the arrows move the cursor, C, Shift+C, Enter and Space act. */
final class KeyPlayer {
    private static final int MOST = 60;

    private final WindowScript window;

    KeyPlayer(WindowScript window) {
        this.window = window;
    }

    private Game game() {
        return window.game();
    }

    private Options options() {
        return new Options(game());
    }

    /** Moves the cursor to a hex. It starts from the upper left corner of the map, because decisions move the cursor. */
    private static void point(Hex hex) {
        for (int i = 0; i < MOST / 2; i++) {
            WindowScript.key(Keys.SHIFT_LEFT, Keys.LEFT);
            WindowScript.key(Keys.SHIFT_LEFT, Keys.UP);
        }
        for (int i = 1; i < hex.column(); i++) {
            WindowScript.key(Keys.SHIFT_LEFT, Keys.RIGHT);
        }
        for (int i = 1; i < hex.row(); i++) {
            WindowScript.key(Keys.SHIFT_LEFT, Keys.DOWN);
        }
    }

    private static void press(Hex hex) {
        point(hex);
        WindowScript.key(Keys.C);
    }

    void march(String id, String to) {
        press(window.place(id).orElseThrow());
        press(window.hex(to));
        assertEquals(Optional.of(window.hex(to)), window.place(id));
    }

    /** Ends the phase. A second stroke answers the question if there is one, and Enter uncovers the map for the other player. */
    void endPhase() {
        Moment before = game().state().moment();
        WindowScript.key(Keys.SPACE);
        if (game().state().moment().equals(before)) {
            WindowScript.key(Keys.SPACE);
        }
        assertTrue(!game().state().moment().equals(before), () -> "the phase has ended: " + before);
        if (window.program().handsOver()) {
            WindowScript.key(Keys.ENTER);
        }
    }

    /** Makes attacks and the decisions that follow, pending ones first, until nothing is required. */
    void fight() {
        decide();
        for (int i = 0; i < MOST && !options().attack().required().nothing(); i++) {
            attack((Command.Attack) options().attacks().get(0));
            decide();
        }
        assertTrue(options().attack().required().nothing(), "nothing is owed any more");
    }

    /** Decides what a combat asks as is proposed, one unit after another. */
    private void decide() {
        for (int i = 0; i < MOST && game().state().combat().isPresent(); i++) {
            WindowScript.key(Keys.ENTER);
        }
    }

    /** Plans an attack from its first hex: adds the other hexes, then corrects the attackers. */
    private void attack(Command.Attack attack) {
        int dice = game().state().dice();
        Hex first = attack.targets().get(0);
        // Without a selection the click proposes attackers; this repeats the rule by which the interface chooses them.
        AttackOptions options = options().attack();
        List<Unit> able = options.close(first);
        List<Unit> bound = able.stream()
                .filter(unit -> options.closeTargets(unit).size() == 1)
                .toList();
        List<Unit> joined = new ArrayList<>(bound.isEmpty() ? able : bound);
        press(first);
        for (Hex more : attack.targets().subList(1, attack.targets().size())) {
            point(more);
            WindowScript.key(Keys.SHIFT_LEFT, Keys.C);
            joined.removeIf(unit -> !options.close(more).contains(unit));
        }
        for (Unit unit : game().state().onMap(game().state().decider())) {
            if (joined.contains(unit) != attack.attackers().contains(unit)) {
                press(game().state().hexOf(unit).orElseThrow());
            }
        }
        WindowScript.key(Keys.ENTER);
        assertEquals(dice + 1, game().state().dice(), () -> "the die is rolled for " + attack);
    }
}
