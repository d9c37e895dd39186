package org.roadtorichmond.publish.svg;

import java.util.List;
import org.roadtorichmond.map.Water;
import org.roadtorichmond.map.Way;
import org.roadtorichmond.view.CurvePoint;
import org.roadtorichmond.view.GroundSigns;

/** Draws rivers and streams along hexsides, ways through the hexes, bridges and fords where they meet, and the houses beside them. */
record LineDrawing(DrawingLayout layout, SvgWriter svg) {
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
        svg.close();
        try (SvgCanvas canvas = new SvgCanvas(layout, svg)) {
            GroundSigns.crossings(canvas, layout.field());
            GroundSigns.houses(canvas, layout.topography().marks().houses());
        }
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
}
