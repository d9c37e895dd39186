package org.roadtorichmond.view;

import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.utils.Disposable;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Battlefield;

/** Draws a whole battlefield, from the paper to the names, piece by piece; any map, at any zoom. */
final class MapPainter implements Disposable {
    private static final float NUMBERS_FROM = 33;
    private static final float GRID_FROM = 9;

    private final Topography topography;
    private final Legend legend;
    private final Battlefield field;
    private final GroundPainter ground;
    private final TerrainPainter terrain;
    private final WaterPainter waters;
    private final WayPainter ways;
    private final NamePainter names;
    private final SheetPainter sheet;
    private final int north;

    MapPainter(Topography topography, Legend legend, Obstacles obstacles) {
        this.topography = topography;
        this.legend = legend;
        field = topography.field();
        waters = topography.waters();
        ways = topography.ways();
        ground = new GroundPainter(topography);
        terrain = new TerrainPainter(topography.marks());
        names = new NamePainter(new NamePlanner(topography, legend, obstacles));
        north = topography.layout().north(field.north());
        sheet = new SheetPainter(field.name(), north, legend);
    }

    /** Where all but names looks different from what another one paints. Any thread may ask. */
    ChangedArea compare(MapPainter before) {
        ChangedArea area = MapDifference.between(before.topography, topography);
        boolean same = legend.dateLine().equals(before.legend.dateLine())
                && legend.north().equals(before.legend.north())
                && legend.mile().equals(before.legend.mile());
        if (!same) {
            area.addAll();
        }
        return area;
    }

    /** Whether another one paints a map of as many columns and rows. */
    boolean hasSizeOf(MapPainter other) {
        return topography.hasSizeOf(other.topography);
    }

    /** Takes over where another one writes names, if all of them are the same; whether they are. */
    boolean takeOver(MapPainter before) {
        return names.takeOver(before.names);
    }

    /** Adds where names are others than those of another painter at a zoom. */
    void compareNames(MapPainter before, float scale, Fonts fonts, ChangedArea area) {
        names.compare(before.names, scale, fonts, area);
    }

    /** Draws a needle of a size that shows north, its middle at a point. */
    void north(Canvas canvas, float x, float y, float size) {
        NorthSign.draw(canvas, x, y, size, north, legend.north());
    }

    /** Draws all of the sheet. */
    void paint(MapSection section) {
        paint(section, 1);
        foot(section);
    }

    /** Draws what stands at the foot of the sheet. */
    void foot(MapSection section) {
        sheet.foot(section);
    }

    /** Draws all but the foot of the sheet, with ground through which is seen what lies under it: 0 is as clear as glass, 1 is paper. */
    void paint(MapSection section, float ground) {
        paintGround(section, ground);
        numbers(section);
        sheet.paint(section);
        names.paint(section);
    }

    /** Draws all but writing and what lies round the map. */
    void paintGround(MapSection section) {
        paintGround(section, 1);
    }

    private void paintGround(MapSection section, float opacity) {
        ground.paint(section);
        terrain.paint(section);
        if (opacity < 1) {
            section.ink().fade(section.width(), section.height(), opacity);
        }
        grid(section);
        waters.paintWaters(section);
        ways.paint(section);
        Canvas canvas = new InkCanvas(section);
        GroundSigns.crossings(canvas, field);
        GroundSigns.houses(canvas, topography.marks().houses());
    }

    @Override
    public void dispose() {
        ground.dispose();
    }

    private void grid(MapSection section) {
        HexGrid grid = field.grid();
        if (section.scale() < GRID_FROM) {
            return;
        }
        float stroke = section.stroke(0.018f, 0.8f);
        for (int i = 0; i < grid.size(); i++) {
            Hex hex = grid.hex(i);
            if (section.shows(hex)) {
                for (int direction = 0; direction < Direction.COUNT; direction++) {
                    boolean border = grid.neighbour(i, direction) == HexGrid.OFF_MAP;
                    if (border || direction < Direction.COUNT / 2) {
                        side(section, hex, direction, border, stroke);
                    }
                }
            }
        }
    }

    private static void side(MapSection section, Hex hex, int direction, boolean border, float stroke) {
        int corner = HexLayout.sideCorner(direction);
        section.ink()
                .line(
                        section.x(hex) + section.scale() * section.layout().cornerX(corner),
                        section.y(hex) + section.scale() * section.layout().cornerY(corner),
                        section.x(hex) + section.scale() * section.layout().cornerX(corner + 1),
                        section.y(hex) + section.scale() * section.layout().cornerY(corner + 1),
                        border ? section.stroke(0.05f, 1.5f) : stroke,
                        border ? Palette.FAINT_INK : Palette.GRID);
    }

    private void numbers(MapSection section) {
        if (section.scale() < NUMBERS_FROM) {
            return;
        }
        BitmapFont font = section.fonts().get(Face.PLAIN, Math.min(16, Math.round(section.scale() * 0.16f) + 4));
        HexGrid grid = field.grid();
        for (int i = 0; i < grid.size(); i++) {
            Hex hex = grid.hex(i);
            if (section.shows(hex)) {
                section.fonts()
                        .centred(
                                section.ink(),
                                font,
                                hex.number(),
                                section.x(hex),
                                section.y(hex) + section.scale() * 0.72f,
                                Palette.clear(Palette.FAINT_INK, 0.6f));
            }
        }
    }
}
