package org.roadtorichmond.ai.colonel;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.roadtorichmond.ai.Temper;
import org.roadtorichmond.ai.outlook.Board;
import org.roadtorichmond.ai.outlook.Ranges;
import org.roadtorichmond.unit.Unit;

/**
 * Where the units that join no attack stand at the end of the phase: as near their aims as is prudent, each judged with all others
 * where they are planned to be, twice over, the second time against what the enemy could then do; in the end some give up the post
 * that is best for themselves to cover others.
 */
final class Posts {
    private static final int ROUNDS = 2;

    /** By how much at most the rounding of sums in another order can make a bound of a score too low. */
    private static final double ROUNDING = 1e-6;

    private final SideView view;
    private final Temper temper;
    private final Board board;
    private final PostValues values;
    private final Map<Integer, Integer> orders = new LinkedHashMap<>();

    /**
     * Posts units.
     *
     * @param free which
     * @param doors hexes to keep clear for units that are still to enter
     */
    Posts(PlanningContext context, StakeAims aims, Predicate<Unit> free, Set<Integer> doors) {
        view = context.view;
        temper = context.temper();
        board = view.board;
        List<Unit> units = new ArrayList<>();
        Map<Integer, Integer> home = new HashMap<>();
        for (Unit unit : view.own.units()) {
            if (board.hexOf(unit.ordinal()) != Board.NOWHERE && free.test(unit)) {
                units.add(unit);
                home.put(unit.ordinal(), board.hexOf(unit.ordinal()));
            }
        }
        values = new PostValues(view, context.valuation, context.variant().manner(), aims, doors, home);
        units.sort((a, b) ->
                Double.compare(aims.order(a, board.hexOf(a.ordinal())), aims.order(b, board.hexOf(b.ordinal()))));
        for (int round = 0; round < ROUNDS; round++) {
            view.surveyReply();
            units.forEach(this::post);
        }
        view.surveyReply();
        if (context.variant().barring()) {
            List<Unit> pickets = new Pickets(view, context.valuation.aims().guarded(), values, units).moved();
            note(pickets);
            units.removeAll(pickets);
            view.surveyReply();
        }
        if (!context.brief) {
            note(new CoveringMoves(view, values, units).moved());
        }
    }

    private void note(List<Unit> moved) {
        moved.forEach(unit -> orders.put(unit.ordinal(), board.hexOf(unit.ordinal())));
    }

    private void post(Unit unit) {
        Ranges own = view.own;
        int ordinal = unit.ordinal();
        int place = own.placeOf(unit);
        int now = board.hexOf(ordinal);
        board.place(ordinal, Board.NOWHERE);
        double[] most = most(unit, place);
        int best = Board.NOWHERE;
        double bestScore = Double.NEGATIVE_INFINITY;
        for (int i = greatest(most); most[i] > bestScore; i = greatest(most)) {
            int hex = own.hex(place, i);
            double score = values.score(unit, hex) + temper.nudge(ordinal, hex);
            if (score > bestScore || (score == bestScore && hex < best)) {
                best = hex;
                bestScore = score;
            }
            most[i] = Double.NEGATIVE_INFINITY;
        }
        int to = best == Board.NOWHERE ? now : best;
        board.place(ordinal, to);
        orders.put(ordinal, to);
    }

    /** For each hex that a unit can come to what it could be worth there at most; nothing where there is no room. */
    private double[] most(Unit unit, int place) {
        Ranges own = view.own;
        double[] most = new double[own.count(place)];
        for (int i = 0; i < most.length; i++) {
            int hex = own.hex(place, i);
            boolean room =
                    board.count(hex, unit.side()) < board.scenario().rules().stacking();
            most[i] = room
                    ? values.most(unit, hex) + temper.nudge(unit.ordinal(), hex) + ROUNDING
                    : Double.NEGATIVE_INFINITY;
        }
        return most;
    }

    private static int greatest(double[] numbers) {
        int greatest = 0;
        for (int i = 1; i < numbers.length; i++) {
            greatest = numbers[i] > numbers[greatest] ? i : greatest;
        }
        return greatest;
    }

    /** Where units end, by ordinal and hex, including those that stay. */
    Map<Integer, Integer> orders() {
        return orders;
    }
}
