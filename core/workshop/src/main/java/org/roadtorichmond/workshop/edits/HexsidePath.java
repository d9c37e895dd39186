package org.roadtorichmond.workshop.edits;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Set;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.hex.Hexside;

/** Finds how a water runs from one hexside to another along the sides of hexes. */
record HexsidePath(HexGrid grid) {
    private static final double UPPER = 1e-6;

    /** A hexside with the hex of the smaller number first, as maps have them. */
    static Hexside inOrder(Hexside side) {
        return side.first().compareTo(side.second()) <= 0 ? side : new Hexside(side.second(), side.first());
    }

    List<Hexside> meeting(Hexside side) {
        List<Hexside> found = new ArrayList<>();
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            int third = grid.neighbour(side.first().index(), direction);
            if (third != HexGrid.OFF_MAP && grid.direction(side.second().index(), third) >= 0) {
                Hex hex = grid.hex(third);
                found.add(inOrder(new Hexside(side.first(), hex)));
                found.add(inOrder(new Hexside(side.second(), hex)));
            }
        }
        return found;
    }

    /** The shortest run of hexsides that each meet the next, both ends included, as straight as it can be; empty if it has more than so many. */
    Optional<List<Hexside>> between(Hexside from, Hexside to, int most) {
        Set<Hexside> reached = new HashSet<>();
        Queue<Run> next = new PriorityQueue<>(
                Comparator.<Run>comparingInt(run -> run.sides().size()).thenComparingDouble(Run::aside));
        next.add(new Run(List.of(inOrder(from)), 0));
        while (!next.isEmpty()) {
            Run run = next.remove();
            Hexside last = run.sides().get(run.sides().size() - 1);
            if (last.equals(inOrder(to))) {
                return Optional.of(run.sides());
            }
            for (Hexside beside : reached.add(last) && run.sides().size() < most ? meeting(last) : List.<Hexside>of()) {
                if (!reached.contains(beside)) {
                    List<Hexside> longer = new ArrayList<>(run.sides());
                    longer.add(beside);
                    next.add(new Run(longer, run.aside() + aside(beside, from, to)));
                }
            }
        }
        return Optional.empty();
    }

    /** Hexsides that each meet the next, and how far all together lie from the straight line. */
    private record Run(List<Hexside> sides, double aside) {}

    /** How far a hexside lies from the straight line between two others, in proportion; of two on both sides of it the upper one is nearer. */
    private static double aside(Hexside side, Hexside from, Hexside to) {
        double alongX = x(to) - x(from);
        double alongY = y(to) - y(from);
        return Math.abs((x(side) - x(from)) * alongY - (y(side) - y(from)) * alongX) + UPPER * y(side);
    }

    private static double x(Hexside side) {
        return (side.first().column() + side.second().column()) * 1.5;
    }

    private static double y(Hexside side) {
        return Math.sqrt(3) * (height(side.first()) + height(side.second()));
    }

    /** How far down a hex lies, in rows; every other column lies half a row lower. */
    private static double height(Hex hex) {
        return hex.row() + (hex.column() % 2 == 0 ? 0.5 : 0);
    }
}
