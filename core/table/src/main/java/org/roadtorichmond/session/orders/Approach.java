package org.roadtorichmond.session.orders;

import java.util.Arrays;
import java.util.Comparator;
import java.util.PriorityQueue;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.path.StepCosts;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.unit.Side;

/**
 * How near each hex is to a goal, for an arm of a side as the enemy stands now: what the march from there costs, over as many turns
 * as it takes. Hexes that the enemy holds or that are closed are gone round, and so are those that he controls, since a march
 * stops in them.
 */
final class Approach {
    /** By how much a controlled hex is farther than it looks, in half points: more than three woods. */
    static final int CONTROLLED = 16;

    /** Nearness of hexes from which no way leads to the goal: dearer than any way, by distance. */
    private static final int NO_WAY = 5000;

    private static final int APART = 50;

    /** Farther than this from the goal no crowd is so dense that a unit has come as near as it can, in hexes. */
    private static final int CROWD = 3;

    private final Game game;
    private final HexGrid grid;
    private final Side side;
    private final int goal;
    private final boolean contested;
    private final int[] costs;

    /** A hex and what the march from it to the goal costs. */
    private record Step(int hex, int cost) {}

    /** Measures all hexes. */
    Approach(Game game, Side side, Arm arm, Hex goal) {
        this.game = game;
        this.side = side;
        this.goal = goal.index();
        grid = game.state().scenario().field().grid();
        contested = controlled(this.goal);
        costs = new int[grid.size()];
        measure(game.state().survey().costs(side).cheapest(arm));
    }

    private void measure(short[] steps) {
        Arrays.fill(costs, NO_WAY);
        PriorityQueue<Step> open =
                new PriorityQueue<>(Comparator.comparingInt(Step::cost).thenComparingInt(Step::hex));
        costs[goal] = 0;
        open.add(new Step(goal, 0));
        while (!open.isEmpty()) {
            Step step = open.remove();
            if (step.cost() == costs[step.hex()] && (step.hex() == goal || !barred(step.hex()))) {
                reach(step, steps, open);
            }
        }
        for (int hex = 0; hex < costs.length; hex++) {
            if (costs[hex] >= NO_WAY) {
                costs[hex] = NO_WAY + APART * grid.distance(hex, goal);
            }
        }
    }

    private void reach(Step step, short[] steps, PriorityQueue<Step> open) {
        int stop = step.hex() != goal && controlled(step.hex()) ? CONTROLLED : 0;
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            int from = grid.neighbour(step.hex(), direction);
            if (from != HexGrid.OFF_MAP) {
                int price = steps[from * Direction.COUNT + Direction.opposite(direction)];
                int cost = step.cost() + price + stop;
                if (price != StepCosts.PROHIBITED && cost < costs[from]) {
                    costs[from] = cost;
                    open.add(new Step(from, cost));
                }
            }
        }
    }

    private boolean barred(int hex) {
        return game.state().deployment().occupied(hex, side.enemy())
                || game.rules().zones().closed(hex, side);
    }

    private boolean controlled(int hex) {
        return game.state().control().controlled(hex, side.enemy());
    }

    /** Whether a way leads from a hex to the goal, however long. */
    boolean leads(int hex) {
        return costs[hex] < NO_WAY;
    }

    /**
     * Whether a unit that stands in a hex is as near to the goal as there is room: every hex nearer to it is full, closed, or
     * avoided because the enemy controls it.
     */
    boolean reached(int hex) {
        int distance = grid.distance(hex, goal);
        if (distance > CROWD) {
            return false;
        }
        for (int nearer = 0; nearer < costs.length; nearer++) {
            if (grid.distance(nearer, goal) < distance && inviting(nearer)) {
                return false;
            }
        }
        return !(distance > 0 && barred(goal));
    }

    private boolean inviting(int hex) {
        int room = game.state().scenario().rules().stacking()
                - game.state().deployment().count(hex, side);
        return room > 0 && costs[hex] < NO_WAY && !barred(hex) && (hex == goal || contested || !controlled(hex));
    }

    /**
     * How near a place is to the goal; less is nearer. A place that the enemy controls counts as farther away unless he controls
     * the goal too, since then it is meant.
     */
    int from(int hex) {
        return costs[hex] + (hex != goal && !contested && controlled(hex) ? CONTROLLED : 0);
    }
}
