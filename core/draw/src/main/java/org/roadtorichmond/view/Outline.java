package org.roadtorichmond.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;

/** The line round hexes. */
public final class Outline {
    private Outline() {}

    /**
     * The sides at which the hexes end, each as x, y, x, y on the map.
     *
     * @param inside how far they lie towards the middle of their hexes, as a part of the radius, so that neighbouring lines stand side
     *     by side
     */
    public static List<float[]> sides(HexLayout layout, Set<Hex> hexes, float inside) {
        List<float[]> sides = new ArrayList<>();
        HexGrid grid = layout.grid();
        float part = 1 - inside;
        for (Hex hex : hexes) {
            for (int direction = 0; direction < Direction.COUNT; direction++) {
                int next = grid.neighbour(hex.index(), direction);
                if (next == HexGrid.OFF_MAP || !hexes.contains(grid.hex(next))) {
                    int corner = HexLayout.sideCorner(direction);
                    sides.add(new float[] {
                        layout.x(hex) + part * layout.cornerX(corner),
                        layout.y(hex) + part * layout.cornerY(corner),
                        layout.x(hex) + part * layout.cornerX(corner + 1),
                        layout.y(hex) + part * layout.cornerY(corner + 1)
                    });
                }
            }
        }
        return sides;
    }
}
