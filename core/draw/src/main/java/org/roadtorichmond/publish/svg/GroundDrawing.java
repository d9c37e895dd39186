package org.roadtorichmond.publish.svg;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import org.roadtorichmond.view.Contours;
import org.roadtorichmond.view.CurvePoint;
import org.roadtorichmond.view.GroundMarks.Stroke;
import org.roadtorichmond.view.GroundMarks.Tree;
import org.roadtorichmond.view.Relief;
import org.roadtorichmond.view.Relief.Kind;

/** Draws paper, the washes of woods, swamps, high ground and ponds, and the signs strewn over them. */
record GroundDrawing(DrawingLayout layout, SvgWriter svg) {
    /** How far apart the points of an edge are, in hex radii. */
    private static final float STEP = 0.36f;

    private static final float RIM = Relief.EDGE;
    /** How wide the strips are in which signs follow one another, in hex radii. */
    private static final float STRIP = 0.8f;

    private static final float TREES = 0.26f;
    private static final float HACHURES = 0.42f;
    private static final float REEDS = 0.2f;
    private static final float[] SIZES = {0.066f, 0.085f, 1};
    private static final double[] CROWNS = {5, 6.4, 8.4};

    void draw() {
        layout.map(svg, "class", "paper");
        svg.open("g", "clip-path", "url(" + svg.ref("map") + ")");
        wash(Kind.WOODS, "woods");
        wash(Kind.SWAMP, "swamp");
        wash(Kind.HEIGHT, "rough");
        wash(Kind.POND, "lake");
        svg.open("g", "class", "lines");
        shores();
        strokes(layout.topography().marks().reeds(), REEDS, "reed", 1.1);
        strokes(layout.topography().marks().hachures(), HACHURES, "hachure", 1);
        trees();
        svg.close();
        svg.close();
    }

    private void wash(Kind kind, String name) {
        PathData data = PathData.coarse();
        for (float[] ring : Contours.rings(layout.topography().relief(), kind, RIM)) {
            List<CurvePoint> curvePoints = curvePoints(ring);
            if (curvePoints.size() > 2) {
                data.ring(curvePoints);
            }
        }
        path(data, "class", name);
    }

    /** Points at equal distances on a line, in units of the drawing. */
    private List<CurvePoint> curvePoints(float[] line) {
        List<CurvePoint> curvePoints = new ArrayList<>();
        float since = STEP;
        for (int i = 0; i < line.length - 2; i += 2) {
            since += i == 0 ? 0 : (float) Math.hypot(line[i] - line[i - 2], line[i + 1] - line[i - 1]);
            if (since >= STEP) {
                curvePoints.add(new CurvePoint((float) layout.x(line[i]), (float) layout.y(line[i + 1]), false));
                since = 0;
            }
        }
        return curvePoints;
    }

    private void shores() {
        PathData data = PathData.coarse();
        for (float[] shore : layout.topography().marks().shores()) {
            List<CurvePoint> curvePoints = curvePoints(shore);
            if (curvePoints.size() > 2) {
                data.ring(curvePoints);
            }
        }
        path(data, "class", "shore");
    }

    private void strokes(List<Stroke> strokes, float share, String name, double width) {
        PathData data = PathData.coarse();
        strokes.stream()
                .filter(stroke -> stroke.rank() < share)
                .sorted(inStrips(Stroke::fromX, Stroke::fromY))
                .forEach(stroke -> {
                    data.move(layout.x(stroke.fromX()), layout.y(stroke.fromY()));
                    data.line(layout.x(stroke.toX()), layout.y(stroke.toY()));
                });
        path(data, "class", name, "stroke-width", width);
    }

    /** Down one strip of the map and up the next, so that the steps from each sign to the next are short. */
    private static <T> Comparator<T> inStrips(ToDoubleFunction<T> x, ToDoubleFunction<T> y) {
        ToIntFunction<T> strip = sign -> (int) Math.floor(x.applyAsDouble(sign) / STRIP);
        return Comparator.comparingInt(strip)
                .thenComparingDouble(
                        sign -> strip.applyAsInt(sign) % 2 == 0 ? -y.applyAsDouble(sign) : y.applyAsDouble(sign));
    }

    /** Crowns of three sizes, each drawn as its shadow, itself and its lit side. */
    private void trees() {
        PathData[] crowns = {PathData.coarse(), PathData.coarse(), PathData.coarse()};
        layout.topography().marks().trees().stream()
                .filter(tree -> tree.rank() < TREES)
                .sorted(inStrips(Tree::x, Tree::y))
                .forEach(tree -> {
                    int size = 0;
                    while (tree.radius() > SIZES[size]) {
                        size++;
                    }
                    crowns[size].dot(layout.x(tree.x()), layout.y(tree.y()));
                });
        svg.open("defs");
        for (int size = 0; size < CROWNS.length; size++) {
            path(crowns[size], "id", svg.id("t" + size));
        }
        svg.close();
        layer(crowns, "shade", 1.3, 1);
        layer(crowns, "tree", 0, 1);
        layer(crowns, "light", -0.8, 0.5);
    }

    private void layer(PathData[] crowns, String name, double shift, double part) {
        for (int size = 0; size < CROWNS.length; size++) {
            if (!crowns[size].isEmpty()) {
                svg.empty(
                        "use",
                        "class",
                        name,
                        "href",
                        svg.ref("t" + size),
                        "x",
                        shift,
                        "y",
                        shift,
                        "stroke-width",
                        CROWNS[size] * part);
            }
        }
    }

    private void path(PathData data, Object... attributes) {
        if (!data.isEmpty()) {
            svg.empty("path", attributes).attributes("d", data);
        }
    }
}
