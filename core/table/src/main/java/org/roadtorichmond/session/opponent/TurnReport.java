package org.roadtorichmond.session.opponent;

import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.session.replay.Replay;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.Score;

/**
 * What a side did in a player-turn, as its enemy reads it: what happened near each other is one group, the most serious first.
 *
 * @param side whose turn it was
 * @param stretch the part of the game that it is, in positions of a {@link Replay}
 * @param groups what happened, by place: combats, then units that came up to the enemy, then the rest, the most units first
 * @param urgent the hexes of the reader's units that an enemy came up to or attacked, and those that now pay less for him or more for
 *     his enemy, ordered by number
 * @param change by how much the points of both sides have changed
 */
public record TurnReport(Side side, Replay.Stretch stretch, List<Group> groups, List<Hex> urgent, Score change) {

    /** Copies the lists. */
    public TurnReport {
        groups = List.copyOf(groups);
        urgent = List.copyOf(urgent);
    }

    /**
     * What happened in one place.
     *
     * @param place the name of the place on the map that is nearest, or the number of a hex where none is near
     * @param near whether it happened some hexes from the place
     * @param hexes where; the first is in the middle
     * @param steps the events, by their places in the whole game, as a {@link Replay} counts them
     * @param actions what, in the order of their kinds
     */
    public record Group(
            String place, boolean near, List<Hex> hexes, SortedSet<Integer> steps, List<TurnAction> actions) {
        /** Copies what it consists of. */
        public Group {
            hexes = List.copyOf(hexes);
            steps = new TreeSet<>(steps);
            actions = List.copyOf(actions);
        }
    }
}
