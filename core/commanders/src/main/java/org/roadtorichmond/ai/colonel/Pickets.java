package org.roadtorichmond.ai.colonel;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.roadtorichmond.ai.outlook.Board;
import org.roadtorichmond.ai.outlook.DisjointRoutes;
import org.roadtorichmond.ai.outlook.Ranges;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.unit.Unit;

/**
 * A line of pickets: units posted so that as few routes as can be, of which no two share a hex, lead the enemy past their zones of
 * control (rule 7) to what is guarded. One after another comes to where it closes most routes; who closes none stays where it
 * was posted.
 */
final class Pickets {
    /** How far from an enemy his routes begin. */
    private static final int SPREAD = 2;

    /** If more routes than this are open, no line can be drawn in a turn. */
    private static final int MOST_ROUTES = 8;

    /** How many units are looked at, those that can come to fewest hexes first. */
    private static final int MOST_PICKETS = 8;

    private final SideView view;
    private final Board board;
    private final PostValues values;
    private final DisjointRoutes routes;
    private final List<Hex> enemies = new ArrayList<>();
    private final List<Hex> guarded = new ArrayList<>();
    private final List<Unit> moved = new ArrayList<>();

    /** Moves some units that are posted already, where that closes routes to some hexes. */
    Pickets(SideView view, int[] hexes, PostValues values, List<Unit> free) {
        this.view = view;
        this.values = values;
        board = view.board;
        routes = new DisjointRoutes(
                board.grid(), board.survey().costs(view.side().enemy()));
        for (int hex = 0; hex < board.grid().size(); hex++) {
            if (beginning(hex)) {
                enemies.add(board.grid().hex(hex));
            }
        }
        for (int hex : hexes) {
            guarded.add(board.grid().hex(hex));
        }
        int open = routes();
        if (open > 0 && open <= MOST_ROUTES) {
            post(free, open);
        }
    }

    /** Whether a hex is so near to enemies who can march that their routes may as well begin there: else few enemies had few routes. */
    private boolean beginning(int hex) {
        for (int ordinal = 0; ordinal < board.units(); ordinal++) {
            Unit unit = board.unit(ordinal);
            int at = board.hexOf(ordinal);
            if (at != Board.NOWHERE
                    && unit.side() != view.side()
                    && !unit.train()
                    && !board.sleeps(ordinal)
                    && board.grid().distance(at, hex) <= SPREAD) {
                return true;
            }
        }
        return false;
    }

    /** How many routes are open to the enemy. */
    private int routes() {
        return guarded.isEmpty() || enemies.isEmpty() ? 0 : routes.count(enemies, guarded, this::open);
    }

    private boolean open(int hex) {
        return board.occupied(hex, view.side().enemy())
                || (!board.occupied(hex, view.side()) && !board.controlled(hex, view.side()));
    }

    private void post(List<Unit> free, int before) {
        List<Unit> pickets = free.stream()
                .filter(unit -> !unit.train() && board.fit(unit.ordinal()))
                .sorted(Comparator.comparingInt(unit -> view.own.count(view.own.placeOf(unit))))
                .limit(MOST_PICKETS)
                .toList();
        Map<Unit, Integer> posted = new HashMap<>();
        for (Unit unit : pickets) {
            posted.put(unit, board.hexOf(unit.ordinal()));
            board.place(unit.ordinal(), Board.NOWHERE);
        }
        closeAll(pickets);
        for (Unit unit : pickets) {
            if (board.hexOf(unit.ordinal()) == Board.NOWHERE) {
                board.place(unit.ordinal(), posted.getOrDefault(unit, Board.NOWHERE));
            } else {
                moved.add(unit);
            }
        }
        if (routes() >= before) {
            moved.forEach(unit -> board.place(unit.ordinal(), posted.getOrDefault(unit, Board.NOWHERE)));
            moved.clear();
        }
    }

    /** Places one after another, and each again as long as fewer routes are open then: the first did not know where the last would stand. */
    private void closeAll(List<Unit> pickets) {
        int open = routes();
        int last = Integer.MAX_VALUE;
        while (open > 0 && open < last) {
            last = open;
            for (Unit unit : pickets) {
                board.place(unit.ordinal(), Board.NOWHERE);
                open = close(unit, routes());
            }
        }
    }

    /** Places a unit where it closes most routes, of such hexes in the one that suits it best; the answer is how many stay open. */
    private int close(Unit unit, int open) {
        Ranges own = view.own;
        int place = own.placeOf(unit);
        int least = open;
        int best = Board.NOWHERE;
        double bestScore = Double.NEGATIVE_INFINITY;
        routes();
        BitSet used = routes.used();
        for (int i = 0; i < own.count(place) && open > 0; i++) {
            int hex = own.hex(place, i);
            if (closes(hex, used)
                    && board.count(hex, unit.side()) < board.scenario().rules().stacking()
                    && !board.controlled(hex, unit.side().enemy())) {
                board.place(unit.ordinal(), hex);
                int left = routes();
                double score = left < open ? values.score(unit, hex) : Double.NEGATIVE_INFINITY;
                if (left < least || (left == least && score > bestScore)) {
                    least = left;
                    best = hex;
                    bestScore = score;
                }
            }
        }
        board.place(unit.ordinal(), least < open ? best : Board.NOWHERE);
        return least;
    }

    /** Whether a unit in a hex would take or control one that a route uses: without that, as many lead past it as before. */
    private boolean closes(int hex, BitSet used) {
        boolean closes = used.get(hex);
        for (int direction = 0; direction < Direction.COUNT && !closes; direction++) {
            closes = board.survey().controls(hex, direction)
                    && used.get(board.grid().neighbour(hex, direction));
        }
        return closes;
    }

    /** The units in the enemy's way now, including those posted there before. */
    List<Unit> moved() {
        return moved;
    }
}
