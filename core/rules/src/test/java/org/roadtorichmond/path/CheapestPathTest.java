package org.roadtorichmond.path;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.TerrainEffects;
import org.roadtorichmond.testing.EmptyField;
import org.roadtorichmond.testing.RandomField;
import org.roadtorichmond.testing.World;

@DisplayName("The cheapest path between two hexes")
class CheapestPathTest {
    private static final int ENOUGH = 1000;
    private static final Obstacles NOBODY = new EmptyField();

    @ParameterizedTest(name = "on random map {0} it costs what an unlimited movement range says")
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void costsAgree(long seed) {
        Battlefield field = RandomField.of(seed).scenario().field();
        HexGrid grid = field.grid();
        StepCosts costs = new StepCosts(field, TerrainEffects.standard());
        for (Arm arm : Arm.values()) {
            short[] steps = costs.cheapest(arm);
            CheapestPath cheapest = new CheapestPath(grid, steps);
            MovementRange range = new MovementRange(grid);
            for (int from = 0; from < grid.size(); from++) {
                range.search(from, ENOUGH, steps, NOBODY, false);
                for (int to = 0; to < grid.size(); to++) {
                    int cost = cheapest.search(from, to);
                    assertEquals(range.enters(to) ? range.cost(to) : CheapestPath.UNREACHABLE, cost);
                    assertEquals(range.enters(to) ? cost : 0, price(grid, steps, cheapest.path()));
                    assertEquals(!range.enters(to), cheapest.path().isEmpty());
                }
            }
        }
    }

    /** The sum of the costs of a path's steps. */
    private static int price(HexGrid grid, short[] steps, List<Integer> path) {
        int price = 0;
        for (int i = 1; i < path.size(); i++) {
            int direction = grid.direction(path.get(i - 1), path.get(i));
            price += steps[path.get(i - 1) * Direction.COUNT + direction];
        }
        return price;
    }

    @Test
    @DisplayName("goes round by the road where that is cheaper")
    void takesTheRoad() {
        Battlefield field = World.of("fff", "fff", "fff")
                .road("0103 0102 0101 0201 0301 0302 0303")
                .scenario()
                .field();
        CheapestPath cheapest =
                new CheapestPath(field.grid(), new StepCosts(field, TerrainEffects.standard()).cheapest(Arm.ARTILLERY));
        int from = field.grid().parse("0103").orElseThrow().index();
        int to = field.grid().parse("0303").orElseThrow().index();
        assertEquals(6, cheapest.search(from, to));
        assertEquals(
                List.of("0103", "0102", "0101", "0201", "0301", "0302", "0303"),
                cheapest.path().stream()
                        .map(hex -> field.grid().hex(hex).number())
                        .toList());
    }
}
