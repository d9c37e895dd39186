package org.roadtorichmond.benchmarks;

import com.badlogic.gdx.ai.pfa.Connection;
import com.badlogic.gdx.ai.pfa.DefaultConnection;
import com.badlogic.gdx.ai.pfa.DefaultGraphPath;
import com.badlogic.gdx.ai.pfa.indexed.IndexedAStarPathFinder;
import com.badlogic.gdx.ai.pfa.indexed.IndexedGraph;
import com.badlogic.gdx.utils.Array;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.path.StepCosts;

/** gdx-ai's indexed A*. Its heuristic is the exact distance on the hex grid times the cost of the cheapest step. */
final class GdxAiSearch {
    private final HexGrid grid;
    private final IndexedAStarPathFinder<Hex> finder;
    private final DefaultGraphPath<Connection<Hex>> path = new DefaultGraphPath<>();
    private final float cheapestStep;

    /** A step with its cost. */
    private static final class Step extends DefaultConnection<Hex> {
        private final float cost;

        Step(Hex from, Hex to, float cost) {
            super(from, to);
            this.cost = cost;
        }

        @Override
        public float getCost() {
            return cost;
        }
    }

    /**
     * The steps of all hexes.
     *
     * @param steps the steps out of each hex, by the index of the hex
     */
    private record Steps(Array<Array<Connection<Hex>>> steps) implements IndexedGraph<Hex> {
        @Override
        public int getIndex(Hex hex) {
            return hex.index();
        }

        @Override
        public int getNodeCount() {
            return steps.size;
        }

        @Override
        public Array<Connection<Hex>> getConnections(Hex from) {
            return steps.get(from.index());
        }
    }

    GdxAiSearch(HexGrid grid, short[] costs) {
        this.grid = grid;
        Array<Array<Connection<Hex>>> steps = new Array<>();
        float cheapest = Float.MAX_VALUE;
        for (int hex = 0; hex < grid.size(); hex++) {
            Array<Connection<Hex>> leaving = new Array<>();
            for (int direction = 0; direction < Direction.COUNT; direction++) {
                int cost = costs[hex * Direction.COUNT + direction];
                if (cost != StepCosts.PROHIBITED) {
                    leaving.add(new Step(grid.hex(hex), grid.hex(grid.neighbour(hex, direction)), cost));
                    cheapest = Math.min(cheapest, cost);
                }
            }
            steps.add(leaving);
        }
        cheapestStep = cheapest;
        finder = new IndexedAStarPathFinder<>(new Steps(steps));
    }

    /** The cost of the cheapest path between two hexes. */
    int path(Hex from, Hex to) {
        path.clear();
        finder.searchConnectionPath(from, to, this::estimate, path);
        float cost = 0;
        for (Connection<Hex> step : path) {
            cost += step.getCost();
        }
        return Math.round(cost);
    }

    private float estimate(Hex from, Hex to) {
        return cheapestStep * grid.distance(from.index(), to.index());
    }
}
