package org.roadtorichmond.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.view.Relief.Kind;

@DisplayName("The ground as it is drawn")
final class ReliefTest {
    private final HexGrid grid = new HexGrid(7, 7);
    private final HexLayout layout = new HexLayout(grid);

    private Relief relief(Terrain terrain, String... hexes) {
        Battlefield.Builder builder = new Battlefield.Builder("", grid);
        for (String hex : hexes) {
            builder.terrain(grid.parse(hex).orElseThrow(), terrain);
        }
        return new Relief(builder.build(), layout);
    }

    private float at(Relief relief, Kind kind, String hex) {
        return relief.at(
                kind,
                layout.x(grid.parse(hex).orElseThrow()),
                layout.y(grid.parse(hex).orElseThrow()));
    }

    @Test
    @DisplayName("the middle of each hex shows its own ground and nothing of its neighbours'")
    void middles() {
        Relief relief = relief(Terrain.FOREST, "0304", "0404", "0505");
        for (int i = 0; i < grid.size(); i++) {
            boolean wooded =
                    List.of("0304", "0404", "0505").contains(grid.hex(i).number());
            assertEquals(
                    wooded,
                    at(relief, Kind.WOODS, grid.hex(i).number()) > Relief.EDGE,
                    grid.hex(i).number());
        }
    }

    @Test
    @DisplayName("a wood of two hexes is one: one edge runs round it and comes back to where it began")
    void oneEdge() {
        Relief relief = relief(Terrain.FOREST, "0404", "0405");
        List<float[]> edges = Contours.of(relief, Kind.WOODS, Relief.EDGE);
        assertEquals(1, edges.size());
        float[] edge = edges.get(0);
        assertEquals(edge[0], edge[edge.length - 2], 1e-6);
        assertEquals(edge[1], edge[edge.length - 1], 1e-6);
    }

    @Test
    @DisplayName("an edge has the higher ground to its left, and its points lie at its level")
    void sides() {
        Relief relief = relief(Terrain.ROUGH, "0404");
        for (float[] edge : Contours.of(relief, Kind.HEIGHT, 0.6f)) {
            Lines.along(edge, 0.1f, (x, y, dx, dy) -> {
                assertEquals(0.6f, relief.at(Kind.HEIGHT, x, y), 0.03f);
                assertTrue(relief.at(Kind.HEIGHT, x - dy * 0.1f, y + dx * 0.1f)
                        > relief.at(Kind.HEIGHT, x + dy * 0.1f, y - dx * 0.1f));
            });
        }
    }

    @Test
    @DisplayName("trees keep off the ways")
    void clearings() {
        Clearings clearings = new Clearings(layout, List.of(new float[] {1, 3, 8, 3}));
        assertTrue(!clearings.free(4, 3.1f));
        assertTrue(clearings.free(4, 3.4f));
        assertTrue(!clearings.room(4, 3.3f, 0.2f));
    }
}
