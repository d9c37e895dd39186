package org.roadtorichmond.publish.story;

import java.util.List;
import org.roadtorichmond.publish.svg.MapMark;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.KeyHex;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.view.Counter;

/**
 * A player-turn as far as it was played.
 *
 * @param turn the game-turn
 * @param player whose it is
 * @param counters how units stood at its end
 * @param keys who held the hexes that the battle is about then
 * @param marks what happened in it
 * @param lost the strength points that each army lost
 */
record PlayerTurn(
        int turn, Side player, List<Counter> counters, List<KeyHex> keys, List<MapMark> marks, PerArmy<Integer> lost) {
    /** Copies the lists. */
    PlayerTurn {
        counters = List.copyOf(counters);
        keys = List.copyOf(keys);
        marks = List.copyOf(marks);
    }

    /** An id in the page. */
    String id() {
        return turn + "-" + player.word();
    }

    int attacks() {
        return count(MapMark.Attack.class);
    }

    /** How many marches there were, those onto the map and off it included. */
    int marches() {
        return count(MapMark.March.class) + count(MapMark.Entry.class) + count(MapMark.Exit.class);
    }

    private int count(Class<? extends MapMark> kind) {
        return (int) marks.stream().filter(kind::isInstance).count();
    }
}
