package org.roadtorichmond.publish.svg;

import java.util.HashSet;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Zone;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.view.Edges;
import org.roadtorichmond.view.HexLayout;

/** Draws what a scenario lays over its map: the outlines of its zones, and by which hexes each side leaves. */
record ScenarioDrawing(DrawingLayout layout, SvgWriter svg) {
    private static final double TIP = 9;

    void draw(Scenario scenario, UnaryOperator<String> names) {
        for (Zone zone : scenario.zones()) {
            zone(zone, names);
        }
        exits(scenario, Side.UNION, "exit-u", -TIP);
        exits(scenario, Side.CONFEDERATE, "exit-c", TIP);
    }

    private void zone(Zone zone, UnaryOperator<String> names) {
        Set<Hex> hexes = new HashSet<>(zone.hexes());
        PathData data = PathData.fine();
        for (Hex hex : zone.hexes()) {
            for (int direction = 0; direction < 6; direction++) {
                int next = layout.layout().grid().neighbour(hex.index(), direction);
                if (next < 0 || !hexes.contains(layout.layout().grid().hex(next))) {
                    int corner = HexLayout.sideCorner(direction);
                    data.move(
                            inner(layout.cornerX(hex, corner), layout.x(hex)),
                            inner(layout.cornerY(hex, corner), layout.y(hex)));
                    data.line(
                            inner(layout.cornerX(hex, corner + 1), layout.x(hex)),
                            inner(layout.cornerY(hex, corner + 1), layout.y(hex)));
                }
            }
        }
        if (!data.isEmpty()) {
            svg.open("path", "class", "lines zone", "d", data)
                    .text("title", names.apply(zone.name()))
                    .close();
        }
    }

    /** A little towards the middle, so that neighbouring zones stand side by side. */
    private static double inner(double at, double middle) {
        return at + (middle - at) * 0.06;
    }

    /** Arrowheads at the edge of the paper; those of the two sides stand beside each other. */
    private void exits(Scenario scenario, Side side, String style, double aside) {
        PathData data = PathData.fine();
        for (Hex hex :
                scenario.exits().getOrDefault(side, Set.of()).stream().sorted().toList()) {
            float[] end = Edges.end(hex, layout.layout());
            double x = layout.x(end[0]);
            double y = layout.y(end[1]);
            double t = TIP;
            switch (Edges.of(hex, layout.layout())) {
                case LEFT -> data.polygon(x - t, y + aside, x, y + aside - t / 2, x, y + aside + t / 2);
                case RIGHT -> data.polygon(x + t, y + aside, x, y + aside - t / 2, x, y + aside + t / 2);
                case TOP -> data.polygon(x + aside, y - t, x + aside - t / 2, y, x + aside + t / 2, y);
                case BOTTOM -> data.polygon(x + aside, y + t, x + aside - t / 2, y, x + aside + t / 2, y);
            }
        }
        if (!data.isEmpty()) {
            svg.empty("path", "class", style, "d", data);
        }
    }
}
