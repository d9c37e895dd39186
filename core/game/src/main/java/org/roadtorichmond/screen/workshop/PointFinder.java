package org.roadtorichmond.screen.workshop;

import java.util.Optional;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.hex.Hexside;
import org.roadtorichmond.view.HexLayout;
import org.roadtorichmond.workshop.tools.MapPoint;

/** Finds the hex and the nearest hexside at a point of the drawn map. */
final class PointFinder {
    private PointFinder() {}

    /** The point of the map at a place of the layout; empty beside the map. */
    static Optional<MapPoint> at(HexLayout layout, float x, float y) {
        return layout.at(x, y).map(hex -> near(layout, hex, x, y));
    }

    private static MapPoint near(HexLayout layout, Hex hex, float x, float y) {
        HexGrid grid = layout.grid();
        Optional<Hexside> nearest = Optional.empty();
        double least = Double.MAX_VALUE;
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            int beside = grid.neighbour(hex.index(), direction);
            if (beside != HexGrid.OFF_MAP) {
                Hex other = grid.hex(beside);
                double alongX = (layout.x(other) - layout.x(hex)) / HexLayout.HEIGHT;
                double alongY = (layout.y(other) - layout.y(hex)) / HexLayout.HEIGHT;
                double towards = (x - layout.x(hex)) * alongX + (y - layout.y(hex)) * alongY;
                double distance = Math.max(0, HexLayout.HEIGHT / 2 - towards);
                if (distance < least) {
                    least = distance;
                    nearest = Optional.of(new Hexside(hex, other));
                }
            }
        }
        return new MapPoint(hex, nearest, nearest.isPresent() ? least : 1);
    }
}
