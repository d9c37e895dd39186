package org.roadtorichmond.ai.outlook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.path.StepCosts;
import org.roadtorichmond.testing.World;

@DisplayName("Routes that share no hex")
final class DisjointRoutesTest {
    private static final int COLUMNS = 5;
    private static final int ROWS = 4;
    private static final int MAPS = 60;

    private final StepCosts costs =
            World.clear(COLUMNS, ROWS).play().state().survey().costs();
    private final HexGrid grid = new HexGrid(COLUMNS, ROWS);

    @Test
    @DisplayName("are as many as the fewest hexes whose loss cuts all of them, on random maps")
    void menger() {
        Random random = new Random(5);
        int most = 0;
        for (int map = 0; map < MAPS; map++) {
            BitSet open = new BitSet();
            for (int hex = 0; hex < grid.size(); hex++) {
                open.set(hex, random.nextInt(4) > 0);
            }
            List<Hex> top = row("01");
            List<Hex> bottom = row("04");
            DisjointRoutes routes = new DisjointRoutes(grid, costs);
            int count = routes.count(top, bottom, open::get);
            assertEquals(smallestCut(open, top, bottom), count, "map " + map);
            BitSet rest = (BitSet) open.clone();
            rest.andNot(routes.used());
            assertFalse(joined(rest, top, bottom), "every further route shares a hex with those counted, map " + map);
            most = Math.max(most, count);
        }
        assertEquals(4, most, "some maps have many routes");
    }

    @Test
    @DisplayName("a hex that both begins and ends a route is one")
    void standing() {
        assertEquals(
                1,
                new DisjointRoutes(grid, costs)
                        .count(row("01").subList(0, 1), row("01").subList(0, 1), hex -> true));
        assertEquals(0, new DisjointRoutes(grid, costs).count(row("01"), row("04"), hex -> false));
    }

    private List<Hex> row(String number) {
        List<Hex> hexes = new ArrayList<>();
        for (int column = 1; column <= COLUMNS; column++) {
            hexes.add(grid.parse("0" + column + number).orElseThrow());
        }
        return hexes;
    }

    /** The size of a smallest cut, found by trying all sets of hexes. */
    private int smallestCut(BitSet open, List<Hex> from, List<Hex> to) {
        int smallest = open.cardinality();
        for (int cut = 0; cut < 1 << grid.size(); cut++) {
            if (Integer.bitCount(cut) < smallest) {
                BitSet left = (BitSet) open.clone();
                left.andNot(BitSet.valueOf(new long[] {cut}));
                smallest = joined(left, from, to) ? smallest : Integer.bitCount(cut);
            }
        }
        return smallest;
    }

    private boolean joined(BitSet open, List<Hex> from, List<Hex> to) {
        BitSet seen = new BitSet();
        ArrayDeque<Integer> queue = new ArrayDeque<>();
        from.stream().map(Hex::index).filter(open::get).forEach(queue::add);
        queue.forEach(seen::set);
        while (!queue.isEmpty()) {
            int hex = queue.remove();
            for (int direction = 0; direction < Direction.COUNT; direction++) {
                int next = grid.neighbour(hex, direction);
                if (next != HexGrid.OFF_MAP && open.get(next) && !seen.get(next)) {
                    seen.set(next);
                    queue.add(next);
                }
            }
        }
        return to.stream().anyMatch(hex -> seen.get(hex.index()));
    }
}
