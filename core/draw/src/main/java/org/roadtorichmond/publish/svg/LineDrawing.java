package org.roadtorichmond.publish.svg;

import java.util.List;
import org.roadtorichmond.map.Crossing;
import org.roadtorichmond.map.Water;
import org.roadtorichmond.map.Way;
import org.roadtorichmond.view.CurvePoint;

/** Draws rivers and streams along hexsides, ways through the hexes, and bridges and fords where they meet. */
record LineDrawing(DrawingLayout layout, SvgWriter svg) {
    /** A bridge that more than foot and horse may use has a wide deck. */
    private static final int NARROW = 2;

    void draw() {
        svg.open("g", "class", "lines");
        for (Water.Kind kind : Water.Kind.values()) {
            waters(kind);
        }
        for (Way.Kind kind : Way.Kind.values()) {
            if (kind != Way.Kind.ROAD) {
                ways(kind);
            }
        }
        ways(Way.Kind.ROAD);
        crossings();
        svg.close();
    }

    private void waters(Water.Kind kind) {
        PathData data = PathData.fine();
        layout.field().waters().stream()
                .filter(water -> water.kind() == kind)
                .flatMap(water -> layout.topography().courses(water).stream())
                .forEach(course -> data.course(layout.curvePoints(course)));
        switch (kind) {
            case STREAM -> layers(data, "stream", "stream");
            case RIVER -> layers(data, "river", "bank", "river", "flow");
        }
    }

    private void ways(Way.Kind kind) {
        PathData data = PathData.fine();
        for (Way way : layout.field().ways()) {
            List<CurvePoint> course = layout.curvePoints(layout.topography().course(way));
            if (way.kind() == kind) {
                data.course(course);
            }
        }
        switch (kind) {
            case ROAD -> layers(data, "road", "road-edge", "road");
            case TRAIL -> layers(data, "trail", "trail");
            case RAILROAD -> layers(data, "rail", "rail", "rail ties");
        }
    }

    /** The same lines drawn once for each style, the first undermost. */
    private void layers(PathData data, String id, String... styles) {
        if (data.isEmpty()) {
            return;
        }
        if (styles.length == 1) {
            svg.empty("path", "class", styles[0], "d", data);
            return;
        }
        svg.open("defs").empty("path", "id", svg.id(id), "d", data).close();
        for (String style : styles) {
            svg.empty("use", "class", style, "href", svg.ref(id));
        }
    }

    private void crossings() {
        PathData decks = PathData.fine();
        PathData narrow = PathData.fine();
        PathData inked = PathData.fine();
        for (Crossing crossing : layout.field().crossings()) {
            boolean wide = crossing.arms().size() > NARROW;
            Across across = across(crossing);
            switch (crossing.kind()) {
                case BRIDGE -> {
                    across.stroke(wide ? decks : narrow, -0.24, 0, 0.24, 0);
                    across.parapet(inked, wide ? 0.13 : 0.08);
                    across.parapet(inked, wide ? -0.13 : -0.08);
                }
                case FORD -> {
                    for (int step = -2; step <= 2; step++) {
                        across.stroke(inked, step * 0.11, 0.1, step * 0.11, -0.1);
                    }
                }
            }
        }
        deck(decks, 10.4);
        deck(narrow, 6.4);
        if (!inked.isEmpty()) {
            svg.empty("path", "class", "inked", "stroke-width", 1.8, "d", inked);
        }
    }

    private void deck(PathData data, double width) {
        if (!data.isEmpty()) {
            svg.empty("path", "class", "deck", "stroke-linecap", "butt", "stroke-width", width, "d", data);
        }
    }

    private Across across(Crossing crossing) {
        double fromX = layout.x(crossing.hexside().first());
        double fromY = layout.y(crossing.hexside().first());
        double toX = layout.x(crossing.hexside().second());
        double toY = layout.y(crossing.hexside().second());
        double part = DrawingLayout.RADIUS / Math.hypot(toX - fromX, toY - fromY);
        return new Across((fromX + toX) / 2, (fromY + toY) / 2, (toX - fromX) * part, (toY - fromY) * part);
    }

    /** The middle of a hexside and the direction across it, as long as a hex radius. */
    private record Across(double x, double y, double dx, double dy) {
        private double atX(double along, double aside) {
            return x + dx * along - dy * aside;
        }

        private double atY(double along, double aside) {
            return y + dy * along + dx * aside;
        }

        void stroke(PathData data, double along, double aside, double toAlong, double toAside) {
            data.move(atX(along, aside), atY(along, aside)).line(atX(toAlong, toAside), atY(toAlong, toAside));
        }

        /** A parapet whose ends turn outwards. */
        void parapet(PathData data, double aside) {
            data.move(atX(-0.32, 1.7 * aside), atY(-0.32, 1.7 * aside))
                    .line(atX(-0.24, aside), atY(-0.24, aside))
                    .line(atX(0.24, aside), atY(0.24, aside))
                    .line(atX(0.32, 1.7 * aside), atY(0.32, 1.7 * aside));
        }
    }
}
