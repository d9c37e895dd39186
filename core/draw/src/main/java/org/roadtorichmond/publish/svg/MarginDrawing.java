package org.roadtorichmond.publish.svg;

import java.util.Locale;
import org.roadtorichmond.view.Edges;
import org.roadtorichmond.view.Legend;
import org.roadtorichmond.view.NorthSign;

/** Draws the neat line round the map, and below it the title, a mile, and a rose that shows north. */
record MarginDrawing(DrawingLayout layout, SvgWriter svg) {
    private static final int POINTS = 8;
    private static final double ROSE = 46;
    /** How many needles that show north a picture has room for. */
    private static final float NEEDLES = 38;

    void frame() {
        layout.box(svg, Edges.LEAD, "class", "inked", "fill", "none", "stroke-width", 1);
        layout.box(svg, Edges.LEAD + 0.16f, "class", "inked", "fill", "none", "stroke-width", 3);
    }

    void foot(String title, Legend legend) {
        double middle = layout.width() / 2;
        String capitals = title.toUpperCase(Locale.ROOT);
        double room = layout.width() - 10 * ROSE;
        double size = Math.max(9, Math.min(38, room / Math.max(1, capitals.length()) / 0.78));
        svg.text("text", capitals, "class", "title", "font-size", size, "x", middle, "y", layout.y(-1.9f));
        svg.text("text", legend.dateLine(), "class", "note", "font-size", 24, "x", middle, "y", layout.y(-2.65f));
        mile(middle, legend);
        rose(layout.x(0) + 1.3 * ROSE, layout.y(-2.45f), legend);
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

    /** A rose of eight points, halved into light and shade. */
    private void rose(double x, double y, Legend legend) {
        PathData light = PathData.fine();
        PathData dark = PathData.fine();
        for (int round = 1; round >= 0; round--) {
            for (int point = round; point < POINTS; point += 2) {
                double length = ROSE * (point == 0 ? 0.95 : round == 0 ? 0.78 : 0.5);
                point(light, dark, Math.toRadians(layout.layout().north(layout.field().north()) + 45.0 * point), length);
            }
        }
        String place = "translate(" + PathData.number(x) + " " + PathData.number(y) + ")";
        svg.open("g", "transform", place);
        svg.empty("circle", "class", "inked", "fill", "none", "r", ROSE / 2);
        svg.empty("path", "class", "paper", "d", light);
        svg.empty("path", "class", "inked", "fill", "none", "stroke-width", 0.7, "d", light);
        svg.empty("path", "class", "house", "d", dark);
        double north = Math.toRadians(layout.layout().north(layout.field().north()));
        svg.text(
                "text",
                legend.north(),
                "class",
                "note",
                "font-size",
                17,
                "x",
                Math.sin(north) * ROSE * 1.12,
                "y",
                6 - Math.cos(north) * ROSE * 1.12);
        svg.close();
    }

    private static void point(PathData light, PathData dark, double to, double length) {
        double half = ROSE * 0.1;
        double tipX = Math.sin(to) * length;
        double tipY = -Math.cos(to) * length;
        double left = to - Math.PI / 4;
        double right = to + Math.PI / 4;
        light.polygon(0, 0, tipX, tipY, Math.sin(left) * half, -Math.cos(left) * half);
        dark.polygon(0, 0, tipX, tipY, Math.sin(right) * half, -Math.cos(right) * half);
    }
}
