package org.roadtorichmond.ai.colonel;

import java.util.Set;
import org.roadtorichmond.ai.outlook.Board;
import org.roadtorichmond.ai.outlook.Ranges;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.unit.Unit;

/** Where guns that are free come within range and sight of what will be attacked, out of the enemy's reach (rule 9.1). */
final class Guns {
    private final SideView view;
    private final Board board;
    private final Ranges own;
    private final Set<Integer> targets;

    /**
     * Looks for places.
     *
     * @param targets the enemy-held hexes that will be attacked
     */
    Guns(SideView view, Set<Integer> targets) {
        this.view = view;
        this.targets = targets;
        board = view.board;
        own = view.own;
    }

    /** Whether a unit fires from afar after a march: any artillery but the siege train (rule 14.3). */
    static boolean fires(Unit unit) {
        return unit.arm().artillery() && unit.arm() != Arm.SIEGE_ARTILLERY;
    }

    /** The safest hex from which a unit could bombard a target, or {@link Board#NOWHERE}. */
    int place(Unit unit, int target) {
        int place = own.placeOf(unit);
        int best = Board.NOWHERE;
        double bestShare = Double.MAX_VALUE;
        for (int i = 0; i < own.count(place); i++) {
            int hex = own.hex(place, i);
            if (bombards(unit, hex, target) && room(unit, hex)) {
                double share = view.peril.share(hex, unit);
                if (share < bestShare || (share == bestShare && hex < best)) {
                    best = hex;
                    bestShare = share;
                }
            }
        }
        return best;
    }

    private boolean room(Unit unit, int hex) {
        return board.hexOf(unit.ordinal()) == hex
                || board.count(hex, unit.side()) < board.scenario().rules().stacking();
    }

    private boolean bombards(Unit unit, int from, int target) {
        return board.grid().distance(from, target) <= board.scenario().rules().bombardment(unit.side(), unit.arm())
                && !board.controlled(from, unit.side().enemy())
                && board.survey().sees(from, target)
                && view.contacts(from).length == 0;
    }

    /** The targets that a unit could bombard from a hex. */
    int[] targets(Unit unit, int from) {
        return targets.stream()
                .filter(target -> bombards(unit, from, target))
                .mapToInt(Integer::intValue)
                .toArray();
    }
}
