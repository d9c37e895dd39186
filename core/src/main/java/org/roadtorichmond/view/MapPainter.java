package org.roadtorichmond.view;

import com.badlogic.gdx.graphics.g2d.BitmapFont;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Battlefield;

/** Draws a whole battlefield, from the paper to the names, piece by piece; any map, at any zoom. */
final class MapPainter {
    private static final float NUMBERS_FROM = 33;
    private static final float GRID_FROM = 9;

    private final Battlefield field;
    private final TerrainPainter terrain;
    private final WaterPainter waters;
    private final WayPainter ways;
    private final NamePainter names;

    MapPainter(Battlefield field, HexLayout layout) {
        this.field = field;
        terrain = new TerrainPainter(field);
        waters = new WaterPainter(field, layout);
        ways = new WayPainter(field, layout);
        names = new NamePainter(field, layout, waters);
    }

    void paint(Plate plate) {
        sheet(plate);
        terrain.paint(plate);
        grid(plate);
        waters.paintWaters(plate);
        ways.paint(plate);
        waters.paintCrossings(plate);
        numbers(plate);
        names.paint(plate);
    }

    /** The sheet of paper with its double neat line. */
    private static void sheet(Plate plate) {
        float margin = MapCamera.MARGIN - 0.1f;
        float x = plate.x(-margin);
        float y = plate.y(-margin);
        float width = (plate.layout().width() + 2 * margin) * plate.scale();
        float height = (plate.layout().height() + 2 * margin) * plate.scale();
        Ink ink = plate.ink();
        ink.rectangle(x + 4, y - 4, width, height, Palette.clear(Palette.INK, 0.35f));
        ink.rectangle(x, y, width, height, Palette.SHEET);
        float inset = plate.stroke(0.12f, 3);
        ink.frame(
                x + inset,
                y + inset,
                width - 2 * inset,
                height - 2 * inset,
                plate.stroke(0.05f, 1.5f),
                Palette.FAINT_INK);
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
        BitmapFont font = plate.fonts().get(Face.PLAIN, Math.round(plate.scale() * 0.22f) + 2);
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
                                plate.y(hex) + plate.scale() * 0.74f,
                                Palette.clear(Palette.FAINT_INK, 0.65f));
            }
        }
    }
}
