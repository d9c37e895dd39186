package org.roadtorichmond.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.testing.RandomPlay;
import org.roadtorichmond.testing.RandomWorld;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

@DisplayName("remembered movement ranges")
final class RangeMemoryTest {
    private static final int GAMES = 60;

    private static List<String> shown(Reach reach) {
        List<String> hexes = new ArrayList<>();
        for (int i = 0; i < reach.count(); i++) {
            int hex = reach.hex(i);
            hexes.add(hex + " for " + reach.cost(hex) + " by " + reach.path(hex) + " " + reach.strategically(hex));
        }
        return hexes;
    }

    /** Asks for the reach of every unit twice, and compares it with a new search. */
    private static void assertCurrent(Game game) {
        MovementSystem movement = game.rules().movement();
        for (Side side : Side.values()) {
            for (Unit unit : game.state().onMap(side)) {
                List<String> remembered = shown(movement.reach(unit));
                assertEquals(remembered, shown(movement.reach(unit)), unit::toString);
                assertEquals(shown(movement.searched(unit)), remembered, () -> unit + " after " + game.log());
            }
        }
    }

    @Test
    @DisplayName(
            "are those that a new search finds, after every command of any game, after taking back and after looking ahead")
    void current() {
        for (long seed = 0; seed < GAMES; seed++) {
            Game game = RandomWorld.battle(seed).game();
            new RandomPlay(game, seed).toTheEnd(() -> assertCurrent(game));
            while (!game.log().isEmpty()) {
                game.revert();
                assertCurrent(game);
            }
        }
    }

    /** The answer for the unit that was asked for last is remembered separately, so it has its own test. */
    @Test
    @DisplayName("of the unit asked for last are current too")
    void lastAsked() {
        for (long seed = 0; seed < GAMES; seed++) {
            Game game = RandomWorld.battle(seed).game();
            List<Unit> units = game.state().forces().units();
            int[] turn = {0};
            new RandomPlay(game, seed).toTheEnd(() -> {
                Unit unit = units.get(turn[0]++ / 5 % units.size());
                if (game.state().onMap(unit)) {
                    List<String> remembered = shown(game.rules().movement().reach(unit));
                    assertEquals(shown(game.rules().movement().searched(unit)), remembered);
                    game.rules().movement().reach(unit);
                }
            });
        }
    }

    @Test
    @DisplayName("end with the attack that frees the units of a zone, and when it is taken back")
    void freedByAttack() {
        Table table = World.clear(5, 5)
                .union("U", "0203")
                .confederate("C", "0303")
                .confederate("D", "0505")
                .held("camp", Side.CONFEDERATE, "0303 0505 0405", 9, -1)
                .phase(Side.UNION, Phase.COMBAT)
                .play();
        Game game = table.game();
        MovementSystem movement = game.rules().movement();
        Unit held = table.unit("D");
        List<String> before = shown(movement.reach(held));
        assertEquals(1, before.size(), before::toString);
        table.attack("U", "0303");
        assertEquals(shown(movement.searched(held)), shown(movement.reach(held)));
        List<String> freed = shown(movement.reach(held));
        game.revert();
        assertEquals(before, shown(movement.reach(held)), () -> "and not " + freed);
    }

    @Test
    @DisplayName("leave out hexes that friends have filled in between, and show them again when they have gone")
    void filled() {
        Table table = World.clear(4, 4)
                .union("A", "0101")
                .union("B", "0102")
                .union("C", "0201")
                .confederate("Z", "0404")
                .play();
        String before = table.cost("A", "0202");
        table.move("B", "0202").move("C", "0202");
        assertEquals("-", table.cost("A", "0202"));
        table.undo();
        assertEquals(before, table.cost("A", "0202"));
    }

    @Test
    @DisplayName("know that controlled hexes bar at night, and by day no more, though nobody has moved")
    void nightfall() {
        Table table = World.clear(1, 5)
                .union("U", "0101")
                .confederate("C", "0105")
                .night(2)
                .turns(4)
                .play();
        String byDay = table.cost("U", "0104");
        assertNotEquals("-", byDay);
        assertEquals("-", table.until(2, Side.UNION).cost("U", "0104"));
        assertNotEquals("-", table.cost("U", "0103"));
        assertEquals(byDay, table.until(3, Side.UNION).cost("U", "0104"));
        while (!table.game().log().isEmpty()) {
            table.game().revert();
        }
        assertEquals(byDay, table.cost("U", "0104"));
    }

    @Test
    @DisplayName("know when a zone opens, and that it was closed before")
    void opening() {
        Table table = World.clear(1, 5)
                .union("U", "0101")
                .confederate("C", "0105")
                .closed("park", Side.UNION, "0103", 3)
                .turns(4)
                .play();
        assertEquals("-", table.cost("U", "0103"));
        assertEquals("-", table.until(2, Side.UNION).cost("U", "0103"));
        assertNotEquals("-", table.until(3, Side.UNION).cost("U", "0103"));
        while (!table.game().log().isEmpty()) {
            table.game().revert();
        }
        assertEquals("-", table.cost("U", "0103"));
    }
}
