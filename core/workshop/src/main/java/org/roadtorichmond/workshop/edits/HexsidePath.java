package org.roadtorichmond.workshop.edits;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.hex.Hexside;

/** Finds how a water runs from one hexside to another along the sides of hexes. */
final class HexsidePath {
    private final HexGrid grid;

    HexsidePath(HexGrid grid) {
        this.grid = grid;
    }

    /** A hexside with the hex of the smaller number first, as maps have them. */
    static Hexside inOrder(Hexside side) {
        return side.first().compareTo(side.second()) <= 0 ? side : new Hexside(side.second(), side.first());
    }

    /** The hexsides that meet this one in a corner. */
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

    /** The shortest run of hexsides that each meet the next, both ends included; empty if it has more than so many. */
    Optional<List<Hexside>> between(Hexside from, Hexside to, int most) {
        Map<Hexside, List<Hexside>> runs = new HashMap<>();
        runs.put(inOrder(from), List.of(inOrder(from)));
        Deque<Hexside> next = new ArrayDeque<>(runs.keySet());
        while (!next.isEmpty()) {
            Hexside side = next.remove();
            List<Hexside> run = runs.getOrDefault(side, Collections.emptyList());
            if (side.equals(inOrder(to))) {
                return Optional.of(run);
            }
            for (Hexside beside : run.size() < most ? meeting(side) : List.<Hexside>of()) {
                if (!runs.containsKey(beside)) {
                    List<Hexside> longer = new ArrayList<>(run);
                    longer.add(beside);
                    runs.put(beside, longer);
                    next.add(beside);
                }
            }
        }
        return Optional.empty();
    }
}
