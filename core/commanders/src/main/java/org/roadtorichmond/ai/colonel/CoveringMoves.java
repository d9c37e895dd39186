package org.roadtorichmond.ai.colonel;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.roadtorichmond.ai.outlook.Board;
import org.roadtorichmond.ai.outlook.Ranges;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.unit.Unit;

/**
 * Who gives up the post that is best for itself, so that all together are better off: to join a unit in peril, to keep a way out
 * open for it or to bar the enemy's way to it; or the unit in peril itself goes elsewhere. Each such change is judged by what the
 * enemy could do after it to everybody, not to the one unit only.
 */
final class CoveringMoves {
    /** What the peril of a unit has to cost at least, in points, for it to be looked after. */
    private static final double LEAST = 0.5;

    /** What a change has to bring at least, in points. */
    private static final double WORTH = 0.25;

    /** How many units are looked after, those in the greatest peril first, and how often each. */
    private static final int WARDS = 12;

    private static final int PASSES = 3;

    /** How far from a unit others stand to cover it, and in how many hexes that is tried. */
    private static final int NEAR = 3;

    private static final int TRIES = 12;

    /** In how many other hexes it is tried itself. */
    private static final int ELSEWHERE = 6;

    private final SideView view;
    private final Board board;
    private final PostValues values;
    private final List<Unit> free;
    private final Set<Unit> posted;
    private final List<Unit> moved = new ArrayList<>();

    /** A unit that stands in a hex instead, and what that costs it, by what the enemy can do as it is. */
    private record Change(Unit unit, int hex, double loss) {}

    /** Improves the posts of some units that are free to be posted. */
    CoveringMoves(SideView view, PostValues values, List<Unit> free) {
        this.view = view;
        this.values = values;
        this.free = free;
        posted = new HashSet<>(free);
        board = view.board;
        boolean better = true;
        for (int pass = 0; pass < PASSES && better; pass++) {
            better = false;
            for (Unit ward : wards()) {
                better |= improve(ward);
            }
        }
    }

    /** The units that the enemy's reply would cost most, the largest loss first. */
    private List<Unit> wards() {
        Map<Unit, Double> perils = new LinkedHashMap<>();
        for (Unit unit : view.own.units()) {
            if (board.hexOf(unit.ordinal()) != Board.NOWHERE) {
                double peril = values.peril(unit);
                if (peril > LEAST) {
                    perils.put(unit, peril);
                }
            }
        }
        return perils.entrySet().stream()
                .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
                .limit(WARDS)
                .map(Map.Entry::getKey)
                .toList();
    }

    /** Makes the best of the changes for the sake of a unit; whether there was one. */
    private boolean improve(Unit ward) {
        double before = total();
        double bestGain = WORTH;
        Change best = null;
        for (Change change : changes(ward)) {
            int unit = change.unit().ordinal();
            int from = board.hexOf(unit);
            board.place(unit, change.hex());
            view.surveyReply();
            double gain = total() - before;
            board.place(unit, from);
            if (gain > bestGain) {
                bestGain = gain;
                best = change;
            }
        }
        if (best != null) {
            board.place(best.unit().ordinal(), best.hex());
            moved.add(best.unit());
        }
        view.surveyReply();
        return best != null;
    }

    /** What the posts of all are worth together, less what the reply would cost the attackers. */
    private double total() {
        double sum = 0;
        for (Unit unit : view.own.units()) {
            int hex = board.hexOf(unit.ordinal());
            if (hex != Board.NOWHERE) {
                sum += posted.contains(unit) ? values.score(unit, hex) : -values.peril(unit);
            }
        }
        return sum;
    }

    /** The changes that look best for the sake of a unit. */
    private List<Change> changes(Unit ward) {
        List<Change> changes = new ArrayList<>(cheapest(covering(ward).values(), TRIES));
        if (posted.contains(ward)) {
            changes.addAll(cheapest(elsewhere(ward), ELSEWHERE));
        }
        return changes;
    }

    private static List<Change> cheapest(Collection<Change> changes, int few) {
        return changes.stream()
                .sorted(Comparator.comparingDouble(Change::loss))
                .limit(few)
                .toList();
    }

    /** For each hex near a unit the unit that stands there at the lowest cost. */
    private Map<Integer, Change> covering(Unit ward) {
        HexGrid grid = board.grid();
        int at = board.hexOf(ward.ordinal());
        Map<Integer, Change> found = new LinkedHashMap<>();
        for (Unit unit : free) {
            int from = board.hexOf(unit.ordinal());
            if (!unit.equals(ward) && !unit.train() && from != Board.NOWHERE) {
                double now = values.score(unit, from);
                ends(unit, hex -> grid.distance(hex, at) <= NEAR)
                        .mapToObj(hex -> new Change(unit, hex, now - values.score(unit, hex)))
                        .forEach(change -> found.merge(
                                change.hex(), change, (old, other) -> other.loss() < old.loss() ? other : old));
            }
        }
        return found;
    }

    /** What it would cost a unit to stand elsewhere. */
    private List<Change> elsewhere(Unit ward) {
        double now = values.score(ward, board.hexOf(ward.ordinal()));
        return ends(ward, hex -> true)
                .mapToObj(hex -> new Change(ward, hex, now - values.score(ward, hex)))
                .toList();
    }

    /** Where else a unit can stand, of some hexes. */
    private IntStream ends(Unit unit, IntPredicate where) {
        Ranges own = view.own;
        int place = own.placeOf(unit);
        int from = board.hexOf(unit.ordinal());
        int room = board.scenario().rules().stacking();
        return IntStream.range(0, own.count(place))
                .map(number -> own.hex(place, number))
                .filter(where)
                .filter(hex -> hex != from && board.count(hex, unit.side()) < room);
    }

    /** Those who were posted elsewhere than before, as often as that happened. */
    List<Unit> moved() {
        return moved;
    }
}
