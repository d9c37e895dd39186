package org.roadtorichmond.publish.svg;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.UnaryOperator;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Zone;
import org.roadtorichmond.view.KeySign;
import org.roadtorichmond.view.KeySigns;
import org.roadtorichmond.view.Outline;

/** Draws what a scenario lays over its map: the outlines of its zones, and the signs of the hexes that it is about. */
record ScenarioDrawing(DrawingLayout layout, SvgWriter svg) {
    /** How far inside its hexes an outline lies, so that those of neighbouring zones stand side by side. */
    private static final float INSIDE = 0.06f;

    /** Draws the zones, each with its name for those who ask. */
    void zones(Scenario scenario, UnaryOperator<String> names) {
        for (Zone zone : scenario.zones()) {
            PathData data = PathData.fine();
            for (float[] side : Outline.sides(layout.layout(), new LinkedHashSet<>(zone.hexes()), INSIDE)) {
                data.move(layout.x(side[0]), layout.y(side[1])).line(layout.x(side[2]), layout.y(side[3]));
            }
            if (!data.isEmpty()) {
                svg.open("path", "class", "lines zone", "d", data)
                        .text("title", names.apply(zone.name()))
                        .close();
            }
        }
    }

    /** Draws signs, each with its sentence for those who ask. */
    void signs(List<KeySign> signs) {
        try (SvgCanvas canvas = new SvgCanvas(layout, svg)) {
            KeySigns.draw(canvas, signs);
        }
    }
}
