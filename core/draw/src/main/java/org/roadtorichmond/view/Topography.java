package org.roadtorichmond.view;

import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.Water;
import org.roadtorichmond.map.Way;

/**
 * What a topographer works out once for a battlefield before anything can be drawn: how its ground blends, what signs are strewn
 * over it, and which courses its waters and ways take. It needs no graphics, so that any thread can work it out, and it never
 * changes, so that any number of views can share it. On a field of 1,500 hexes it takes some tenths of a second and 15 MB.
 */
public final class Topography {
    private final Battlefield field;
    private final HexLayout layout;
    private final WaterPainter waters;
    private final WayPainter ways;
    private final Relief relief;
    private final GroundMarks marks;

    /** Works out the topography of a field as on the printed map. */
    public Topography(Battlefield field) {
        this(field, false);
    }

    /** The same, on a map that may be turned to the left. */
    public Topography(Battlefield field, boolean turned) {
        this.field = field;
        layout = new HexLayout(field.grid(), turned);
        waters = new WaterPainter(field, layout);
        ways = new WayPainter(field, layout);
        List<float[]> lines = new ArrayList<>(ways.courses());
        lines.addAll(waters.courses());
        relief = new Relief(field, layout);
        marks = new GroundMarks(field, layout, relief, new Clearings(layout, lines));
    }

    /** The field whose topography it is. */
    public Battlefield field() {
        return field;
    }

    /** Where the field's hexes lie. */
    public HexLayout layout() {
        return layout;
    }

    /** What guides the courses of one of the field's waters. */
    public List<List<CurvePoint>> courses(Water water) {
        return waters.curvePoints(water);
    }

    /** What guides the course of one of the field's ways. */
    public List<CurvePoint> course(Way way) {
        return ways.curvePoints(way);
    }

    /** Whether another one is of a field of as many columns and rows. */
    boolean hasSizeOf(Topography other) {
        return layout.grid().columns() == other.layout.grid().columns()
                && layout.grid().rows() == other.layout.grid().rows();
    }

    WaterPainter waters() {
        return waters;
    }

    WayPainter ways() {
        return ways;
    }

    /** How its ground blends. */
    public Relief relief() {
        return relief;
    }

    /** The samples of the relief, as {@link Relief#bytes} returns them. */
    byte[] felt() {
        return relief.bytes();
    }

    /** What signs are strewn over it. */
    public GroundMarks marks() {
        return marks;
    }
}
