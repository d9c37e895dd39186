package org.roadtorichmond.publish.svg;

import java.util.Map;
import java.util.TreeMap;
import org.roadtorichmond.hex.Hex;

/** Shades hexes by a share of 0 to 1, in steps, under ways and counters. */
record HeatDrawing(DrawingLayout layout, SvgWriter svg) {
    private static final int STEPS = 20;
    private static final double DARKEST = 0.85;

    /** The width of a step in the bar that shows what the shades mean. */
    private static final double WIDTH = 6;

    void draw(Map<Hex, Double> shares, String style) {
        TreeMap<Integer, PathData> steps = new TreeMap<>();
        new TreeMap<>(shares).forEach((hex, share) -> {
            int step = (int) Math.round(Math.max(0, Math.min(1, share)) * STEPS);
            if (step > 0) {
                steps.computeIfAbsent(step, key -> PathData.fine()).polygon(layout.outline(hex));
            }
        });
        open(style);
        steps.forEach((step, data) -> svg.empty("path", "fill-opacity", opacity(step), "d", data));
        svg.close().close();
    }

    /** Begins a group with a class of the page inside that of the drawing, so that the page's fill wins whatever its order. */
    private void open(String style) {
        svg.open("g", "class", "heat");
        svg.open("g");
        if (!style.isEmpty()) {
            svg.attribute("class", style);
        }
    }

    /** The opacity of a step as it is written, with two decimals. */
    private static String opacity(int step) {
        return "."
                + String.valueOf(100 + Math.round(100 * DARKEST * step / STEPS)).substring(1);
    }

    /** A bar that shows what the shades mean, its middle at a point. */
    void scale(String label, String style, double x, double y) {
        open(style);
        for (int step = 1; step <= STEPS; step++) {
            double left = x + (step - 1 - STEPS / 2.0) * WIDTH;
            svg.empty("rect", "x", left, "y", y, "width", WIDTH, "height", 10, "fill-opacity", opacity(step));
        }
        svg.close().close();
        svg.text("text", label, "class", "note", "font-size", 17, "x", x, "y", y + 26);
    }
}
