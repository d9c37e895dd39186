package org.roadtorichmond.balance.generator;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.PriorityQueue;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;

/** Lays ways over a map that is being made: from hex to hex by the least toil, which each hex has its own amount of. */
final class WayFinder {
    private final HexGrid grid;
    private final int[] toil;

    /** A finder for a map, and for what it takes to build in each hex, from 1, which may change between two ways. */
    WayFinder(HexGrid grid, int[] toil) {
        this.grid = grid;
        this.toil = toil;
    }

    /** A hex that was reached, and the total cost of the way to it. */
    private record Reached(int hex, int sum) implements Comparable<Reached> {
        @Override
        public int compareTo(Reached other) {
            return sum == other.sum ? Integer.compare(hex, other.hex) : Integer.compare(sum, other.sum);
        }
    }

    /** The hexes of the way with the least toil from one hex to another, both included. */
    List<Hex> way(Hex from, Hex to) {
        int[] best = new int[grid.size()];
        int[] before = new int[grid.size()];
        Arrays.fill(best, Integer.MAX_VALUE);
        PriorityQueue<Reached> open = new PriorityQueue<>();
        best[from.index()] = 0;
        open.add(new Reached(from.index(), 0));
        while (!open.isEmpty()) {
            Reached next = open.remove();
            for (int direction = 0; direction < Direction.COUNT; direction++) {
                int neighbour = grid.neighbour(next.hex(), direction);
                if (neighbour == HexGrid.OFF_MAP) {
                    continue;
                }
                int sum = next.sum() + toil[neighbour];
                if (sum < best[neighbour]) {
                    best[neighbour] = sum;
                    before[neighbour] = next.hex();
                    open.add(new Reached(neighbour, sum));
                }
            }
        }
        List<Hex> way = new ArrayList<>(List.of(to));
        for (int hex = to.index(); hex != from.index(); hex = before[hex]) {
            way.add(grid.hex(before[hex]));
        }
        Collections.reverse(way);
        return way;
    }
}
