package org.roadtorichmond.view;

import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.utils.Disposable;
import java.util.Set;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Battlefield;

/** Draws a whole battlefield, from the paper to the names, piece by piece; any map, at any zoom. */
final class MapPainter implements Disposable {
    private static final float NUMBERS_FROM = 33;
    private static final float GRID_FROM = 9;

    private final Battlefield field;
    private final GroundPainter ground;
    private final TerrainPainter terrain;
    private final WaterPainter waters;
    private final WayPainter ways;
    private final NamePainter names;
    private final SheetPainter sheet;

    MapPainter(Topography topography, Legend legend, Set<Hex> occupied) {
        field = topography.field();
        waters = topography.waters();
        ways = topography.ways();
        ground = new GroundPainter(topography);
        terrain = new TerrainPainter(topography.marks());
        names = new NamePainter(new NamePlanner(topography, legend, occupied));
        sheet = new SheetPainter(field.name(), field.north(), legend);
    }

    void paint(Plate plate) {
        paintGround(plate);
        numbers(plate);
        sheet.paint(plate);
        names.paint(plate);
    }

    /** Draws all but writing and what lies round the map. */
    void paintGround(Plate plate) {
        ground.paint(plate);
        terrain.paint(plate);
        grid(plate);
        waters.paintWaters(plate);
        ways.paint(plate);
        waters.paintCrossings(plate);
        terrain.paintHouses(plate);
    }

    @Override
    public void dispose() {
        ground.dispose();
    }

    private void grid(Plate plate) {
        HexGrid grid = field.grid();
        if (plate.scale() < GRID_FROM) {
            return;
        }
        float stroke = plate.stroke(0.018f, 0.8f);
        for (int i = 0; i < grid.size(); i++) {
            Hex hex = grid.hex(i);
            if (plate.shows(hex)) {
                for (int direction = 0; direction < Direction.COUNT; direction++) {
                    boolean border = grid.neighbour(i, direction) == HexGrid.OFF_MAP;
                    if (border || direction < Direction.COUNT / 2) {
                        side(plate, hex, direction, border, stroke);
                    }
                }
            }
        }
    }

    private static void side(Plate plate, Hex hex, int direction, boolean border, float stroke) {
        int corner = HexLayout.sideCorner(direction);
        plate.ink()
                .line(
                        plate.x(hex) + plate.scale() * HexLayout.cornerX(corner),
                        plate.y(hex) + plate.scale() * HexLayout.cornerY(corner),
                        plate.x(hex) + plate.scale() * HexLayout.cornerX(corner + 1),
                        plate.y(hex) + plate.scale() * HexLayout.cornerY(corner + 1),
                        border ? plate.stroke(0.05f, 1.5f) : stroke,
                        border ? Palette.FAINT_INK : Palette.GRID);
    }

    private void numbers(Plate plate) {
        if (plate.scale() < NUMBERS_FROM) {
            return;
        }
        BitmapFont font = plate.fonts().get(Face.PLAIN, Math.min(16, Math.round(plate.scale() * 0.16f) + 4));
        HexGrid grid = field.grid();
        for (int i = 0; i < grid.size(); i++) {
            Hex hex = grid.hex(i);
            if (plate.shows(hex)) {
                plate.fonts()
                        .centred(
                                plate.ink(),
                                font,
                                hex.number(),
                                plate.x(hex),
                                plate.y(hex) + plate.scale() * 0.72f,
                                Palette.clear(Palette.FAINT_INK, 0.6f));
            }
        }
    }
}
