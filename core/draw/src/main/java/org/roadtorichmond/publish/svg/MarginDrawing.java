package org.roadtorichmond.publish.svg;

import java.util.Locale;
import org.roadtorichmond.view.Edges;
import org.roadtorichmond.view.Legend;
import org.roadtorichmond.view.NorthSign;
import org.roadtorichmond.view.Rose;

/** Draws the neat line round the map, and below it the title, a mile, and a rose that shows north. */
record MarginDrawing(DrawingLayout layout, SvgWriter svg) {
    /** The length of the rose, in hex radii. */
    private static final float ROSE = 1.15f;
    /** How many needles that show north a picture has room for. */
    private static final float NEEDLES = 38;

    void frame() {
        layout.box(svg, Edges.LEAD, "class", "inked", "fill", "none", "stroke-width", 1);
        layout.box(svg, Edges.LEAD + 0.16f, "class", "inked", "fill", "none", "stroke-width", 3);
    }

    void foot(String title, Legend legend) {
        double middle = layout.width() / 2;
        String capitals = title.toUpperCase(Locale.ROOT);
        double room = layout.width() - 10.0 * ROSE * DrawingLayout.RADIUS;
        double size = Math.max(9, Math.min(38, room / Math.max(1, capitals.length()) / 0.78));
        svg.text("text", capitals, "class", "title", "font-size", size, "x", middle, "y", layout.y(-1.9f));
        svg.text("text", legend.dateLine(), "class", "note", "font-size", 24, "x", middle, "y", layout.y(-2.65f));
        mile(middle, legend);
        rose(legend);
    }

    /** A needle that shows north, in the upper right of what is seen. */
    void north(SeenPart seen, String letter) {
        float size = (float) Math.min(seen.width(), seen.height()) / NEEDLES / DrawingLayout.RADIUS;
        float right = (float) (seen.x() + seen.width()) / DrawingLayout.RADIUS - DrawingLayout.MARGIN;
        float top = layout.layout().height() + DrawingLayout.MARGIN - (float) seen.y() / DrawingLayout.RADIUS;
        try (SvgCanvas canvas = new SvgCanvas(layout, svg)) {
            NorthSign.draw(
                    canvas,
                    right - 2 * size,
                    top - 2 * size,
                    size,
                    layout.layout().north(layout.field().north()),
                    letter);
        }
    }

    /** A mile in quarters, black and white. */
    private void mile(double middle, Legend legend) {
        double mile = Legend.mileLength() * DrawingLayout.RADIUS;
        double y = layout.y(-3f);
        svg.empty("rect", "class", "paper", "x", middle - mile / 2, "y", y, "width", mile, "height", 5);
        svg.empty(
                "path",
                "class",
                "house",
                "d",
                PathData.fine().polygon(quarter(middle, mile, y, 0)).polygon(quarter(middle, mile, y, 2)));
        svg.empty("rect", "class", "inked", "fill", "none", "x", middle - mile / 2, "y", y, "width", mile, "height", 5);
        svg.text("text", legend.mile(), "class", "note", "font-size", 17, "x", middle, "y", y + 24);
    }

    private static double[] quarter(double middle, double mile, double y, int quarter) {
        double left = middle - mile / 2 + quarter * mile / 4;
        double right = left + mile / 4;
        return new double[] {left, y, right, y, right, y + 5, left, y + 5};
    }

    private void rose(Legend legend) {
        float x = 1.5f;
        float y = -2.45f;
        int north = layout.layout().north(layout.field().north());
        try (SvgCanvas canvas = new SvgCanvas(layout, svg)) {
            Rose.draw(canvas, x, y, ROSE, north);
        }
        double out = 1.12 * ROSE * DrawingLayout.RADIUS;
        double to = Math.toRadians(north);
        svg.text(
                "text",
                legend.north(),
                "class",
                "note",
                "font-size",
                17,
                "x",
                layout.x(x) + Math.sin(to) * out,
                "y",
                layout.y(y) + 6 - Math.cos(to) * out);
    }
}
