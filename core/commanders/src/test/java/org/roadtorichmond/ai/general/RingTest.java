package org.roadtorichmond.ai.general;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** Tests that nobody marches in a ring, in whole games of a frozen scenario. */
@DisplayName("units that are not beside an enemy")
final class RingTest {
    /** How many marches on end make a ring, and in how many hexes at most they end. */
    private static final int MARCHES = 4;

    /** Seeds with whose games units marched in a ring while a march cost a unit less, or had only to go somewhere. */
    private static final long[] RINGS = {1030, 1060, 1069, 1099};

    /** Where each unit ended the movement phases of its side, from the last on in which it was beside an enemy. */
    private final Map<Unit, List<Hex>> ways = new TreeMap<>();

    private final List<String> rings = new ArrayList<>();

    @Test
    @DisplayName("do not march in a ring between colonels where they did")
    void whereTheyDid() {
        LongStream.of(RINGS).forEach(this::play);
        assertEquals(List.of(), rings);
    }

    @Test
    @Tag("long")
    @DisplayName("march in a ring once in a hundred games at most")
    void inAHundredGames() {
        LongStream.range(1000, 1100).forEach(this::play);
        assertTrue(rings.size() <= 1, rings::toString);
    }

    @Test
    @DisplayName("are seen to march in a ring if they do")
    void seen() {
        assertTrue(ring(List.of(1, 2, 3, 4, 1)));
        assertTrue(ring(List.of(9, 8, 1, 2, 1, 2, 1)));
        assertFalse(ring(List.of(1, 2, 3, 4, 5)), "it goes on");
        assertFalse(ring(List.of(1, 2, 2, 2, 1)), "it rests");
        assertFalse(ring(List.of(1, 2, 1)), "it goes there and back once");
    }

    private void play(long seed) {
        Game game = FrozenBridges.game(seed);
        int temper = Commanders.temper(seed);
        Playout playout = new Playout(
                Commanders.find("colonel", temper).orElseThrow(),
                Commanders.find("colonel", temper).orElseThrow());
        ways.clear();
        while (game.state().ending().isEmpty()) {
            Moment before = game.state().moment();
            playout.step(game);
            if (before.phase() == Phase.MOVEMENT && !game.state().moment().equals(before)) {
                note(game, before.player(), seed);
            }
        }
    }

    private void note(Game game, Side side, long seed) {
        for (Unit unit : game.state().onMap(side)) {
            Hex hex = game.state().hexOf(unit).orElseThrow();
            List<Hex> way = ways.computeIfAbsent(unit, fresh -> new ArrayList<>());
            if (game.state().distanceToNearest(hex.index(), side.enemy()) <= 1) {
                way.clear();
            }
            way.add(hex);
            if (ring(way)) {
                rings.add(seed + " " + unit.id() + " " + way);
            }
        }
    }

    /** Whether the last marches of a way, one in each turn, end where one of the last but one did. */
    private static <T> boolean ring(List<T> way) {
        int size = way.size();
        if (size <= MARCHES) {
            return false;
        }
        List<T> last = way.subList(size - MARCHES - 1, size);
        boolean rests = false;
        for (int i = 1; i < last.size(); i++) {
            rests |= last.get(i).equals(last.get(i - 1));
        }
        T there = last.get(MARCHES);
        boolean back = there.equals(last.get(0))
                || there.equals(last.get(1))
                || (there.equals(last.get(2)) && last.get(MARCHES - 1).equals(last.get(1)));
        return !rests && back && new HashSet<>(last).size() <= MARCHES;
    }
}
