package org.roadtorichmond.publish.svg;

import java.util.List;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.view.CurvePoint;
import org.roadtorichmond.view.Edges;
import org.roadtorichmond.view.HexLayout;
import org.roadtorichmond.view.Topography;

/**
 * The paper of a drawing: where the points of the map lie on it, in units of which a hex radius has {@link #RADIUS}, from the
 * upper left and downwards.
 *
 * @param topography the topography of the map
 * @param foot how much paper is left below the hexes, in hex radii
 */
record DrawingLayout(Topography topography, float foot) {
    /** A hex radius in units. */
    static final int RADIUS = 40;

    /** How much paper is left round the hexes, in hex radii. */
    static final float MARGIN = 1.2f;

    Battlefield field() {
        return topography.field();
    }

    HexLayout layout() {
        return topography.layout();
    }

    double width() {
        return (layout().width() + 2 * MARGIN) * RADIUS;
    }

    double height() {
        return (layout().height() + MARGIN + foot) * RADIUS;
    }

    double x(float mapX) {
        return (mapX + MARGIN) * RADIUS;
    }

    double y(float mapY) {
        return (layout().height() - mapY + MARGIN) * RADIUS;
    }

    double x(Hex hex) {
        return x(layout().x(hex));
    }

    double y(Hex hex) {
        return y(layout().y(hex));
    }

    double cornerX(Hex hex, int corner) {
        return x(layout().x(hex) + layout().cornerX(corner));
    }

    double cornerY(Hex hex, int corner) {
        return y(layout().y(hex) + layout().cornerY(corner));
    }

    /** Points in units of the drawing. */
    List<CurvePoint> curvePoints(List<CurvePoint> onMap) {
        return onMap.stream()
                .map(curvePoint ->
                        new CurvePoint((float) x(curvePoint.x()), (float) y(curvePoint.y()), curvePoint.sharp()))
                .toList();
    }

    /** The outline of a hex, as x, y, x, y, ... */
    double[] outline(Hex hex) {
        double[] points = new double[12];
        for (int corner = 0; corner < 6; corner++) {
            points[2 * corner] = cornerX(hex, corner);
            points[2 * corner + 1] = cornerY(hex, corner);
        }
        return points;
    }

    /** Draws the box round all hexes and some map beyond them as a rectangle. */
    void box(SvgWriter svg, float out, Object... attributes) {
        svg.empty("rect", attributes)
                .attributes(
                        "x",
                        x(-out),
                        "y",
                        y(layout().height() + out),
                        "width",
                        (layout().width() + 2 * (double) out) * RADIUS,
                        "height",
                        (layout().height() + 2 * (double) out) * RADIUS);
    }

    /** Draws the rectangle up to which the map goes. */
    void map(SvgWriter svg, Object... attributes) {
        box(svg, Edges.LEAD, attributes);
    }
}
