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
    Posts(PlanningContext context, Aims aims, Predicate<Unit> free, Set<Integer> doors) {
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
        int best = Board.NOWHERE;
        double bestScore = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < own.count(place); i++) {
            int hex = own.hex(place, i);
            if (board.count(hex, unit.side()) < board.scenario().rules().stacking()) {
                double score = values.score(unit, hex) + temper.nudge(ordinal, hex);
                if (score > bestScore || (score == bestScore && hex < best)) {
                    best = hex;
                    bestScore = score;
                }
            }
        }
        int to = best == Board.NOWHERE ? now : best;
        board.place(ordinal, to);
        orders.put(ordinal, to);
    }

    /** Where units end, by ordinal and hex, including those that stay. */
    Map<Integer, Integer> orders() {
        return orders;
    }
}
