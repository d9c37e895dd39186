package org.roadtorichmond.ai.colonel;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.outlook.Board;
import org.roadtorichmond.ai.outlook.Ranges;
import org.roadtorichmond.unit.Unit;

/**
 * Who goes with, or between the enemy and, those of one's own who are dear beyond their strength and in peril where they are posted.
 * An escort joins its ward, both meet in a third hex, or it bars the enemy's way; whichever makes both together better off.
 */
final class Escorts {
    /** What the peril of a ward has to cost at least, in points, for anybody to be sent to it. */
    private static final double LEAST = 0.5;

    /** How often the lot of one ward is improved. */
    private static final int PASSES = 3;

    /** How far off the enemy's way to a ward is barred. */
    private static final int NEAR = 4;

    /** How many ways of barring it are looked at. */
    private static final int BARRIERS = 10;

    private final Mind mind;
    private final Board board;
    private final Posts posts;
    private final List<Unit> free;
    private final List<Unit> moved = new ArrayList<>();
    private double bestGain;
    private @Nullable Move best;

    /** An escort and its ward with the hexes in which they would stand. */
    private record Move(Unit escort, int to, Unit ward, int wardTo) {}

    /** A hex in the enemy's way, who would stand there, and what that costs it. */
    private record Barrier(Unit unit, int hex, double loss) {}

    /** Improves the posts of some units who are free to be posted. */
    Escorts(Mind mind, Posts posts, List<Unit> free) {
        this.mind = mind;
        this.posts = posts;
        this.free = free;
        board = mind.board();
        for (Unit ward : mind.wards()) {
            for (int pass = 0; pass < PASSES && posts.peril(ward) > LEAST && improve(ward); pass++) {
                mind.threaten();
            }
        }
    }

    /** Makes the best of the moves that make a ward safer; whether there was one. */
    private boolean improve(Unit ward) {
        best = null;
        bestGain = LEAST;
        int at = board.hexOf(ward.ordinal());
        for (Unit escort : free) {
            if (!escort.equals(ward) && !escort.train()) {
                consider(escort, at, ward, at);
                meet(escort, ward);
            }
        }
        bar(ward, at);
        Move move = best;
        if (move == null) {
            return false;
        }
        place(move.ward(), move.wardTo());
        place(move.escort(), move.to());
        return true;
    }

    private void meet(Unit escort, Unit ward) {
        if (!free.contains(ward)) {
            return;
        }
        Ranges own = mind.own();
        int place = own.placeOf(ward);
        for (int i = 0; i < own.count(place); i++) {
            int hex = own.hex(place, i);
            if (room(ward, hex)
                    && mind.peril().share(hex, ward) < mind.peril().share(board.hexOf(ward.ordinal()), ward)) {
                consider(escort, hex, ward, hex);
            }
        }
    }

    private boolean room(Unit unit, int hex) {
        return board.hexOf(unit.ordinal()) == hex
                || board.count(hex, unit.side()) < board.scenario().rules().stacking();
    }

    private boolean comes(Unit unit, int hex) {
        return mind.own().reaches(mind.own().placeOf(unit), hex);
    }

    /** Weighs that an escort goes to a hex and its ward to one, by the enemy's ranges as they are. */
    private void consider(Unit escort, int to, Unit ward, int wardTo) {
        int from = board.hexOf(escort.ordinal());
        int wardFrom = board.hexOf(ward.ordinal());
        if ((from == to && wardFrom == wardTo) || !comes(escort, to)) {
            return;
        }
        double before = posts.score(escort, from) + posts.score(ward, wardFrom);
        board.place(ward.ordinal(), wardTo);
        if (room(escort, to)) {
            board.place(escort.ordinal(), to);
            note(new Move(escort, to, ward, wardTo), posts.score(escort, to) + posts.score(ward, wardTo) - before);
            board.place(escort.ordinal(), from);
        }
        board.place(ward.ordinal(), wardFrom);
    }

    private void note(Move move, double gain) {
        if (gain > bestGain) {
            bestGain = gain;
            best = move;
        }
    }

    /** Weighs that one stands in the enemy's way, by what the enemy could then do. */
    private void bar(Unit ward, int at) {
        double before = posts.peril(ward);
        for (Barrier barrier : barriers(ward, at)) {
            int unit = barrier.unit().ordinal();
            int from = board.hexOf(unit);
            board.place(unit, barrier.hex());
            mind.threaten();
            double gain = before - posts.peril(ward) - barrier.loss();
            board.place(unit, from);
            note(new Move(barrier.unit(), barrier.hex(), ward, at), gain);
        }
        mind.threaten();
    }

    /** The cheapest ways of standing in hexes near a ward through which the enemy could come. */
    private List<Barrier> barriers(Unit ward, int at) {
        List<Barrier> found = new ArrayList<>();
        for (int hex = 0; hex < board.grid().size(); hex++) {
            if (hex != at && board.grid().distance(hex, at) <= NEAR && threatened(hex)) {
                cheapest(ward, hex, found);
            }
        }
        found.sort(Comparator.comparingDouble(Barrier::loss));
        return found.size() > BARRIERS ? found.subList(0, BARRIERS) : found;
    }

    private boolean threatened(int hex) {
        for (int word = 0; word < mind.enemies().words(); word++) {
            if (mind.enemies().comers(hex, word) != 0) {
                return true;
            }
        }
        return false;
    }

    private void cheapest(Unit ward, int hex, List<Barrier> found) {
        Barrier cheapest = null;
        for (Unit unit : free) {
            int from = board.hexOf(unit.ordinal());
            if (!unit.equals(ward) && !unit.train() && from != hex && comes(unit, hex) && room(unit, hex)) {
                double loss = posts.score(unit, from) - posts.score(unit, hex);
                if (cheapest == null || loss < cheapest.loss()) {
                    cheapest = new Barrier(unit, hex, loss);
                }
            }
        }
        if (cheapest != null) {
            found.add(cheapest);
        }
    }

    private void place(Unit unit, int hex) {
        if (board.hexOf(unit.ordinal()) != hex) {
            board.place(unit.ordinal(), hex);
            moved.add(unit);
        }
    }

    /** Those who were posted elsewhere than before, as often as that happened. */
    List<Unit> moved() {
        return moved;
    }
}
