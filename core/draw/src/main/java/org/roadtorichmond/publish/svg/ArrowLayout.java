package org.roadtorichmond.publish.svg;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.publish.svg.MapArrow.Point;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.view.Edges;

/** Where the arrows of marks lie on a drawing. */
record ArrowLayout(DrawingLayout layout) {
    /** How far beyond the border hexes arrows begin and end that come from outside or lead there. */
    private static final double OUT = 14;

    /** How far from the middle of its hex an attack begins. */
    private static final double START = 12;

    /** The middle of a hex. */
    Point at(Hex hex) {
        return new Point(layout.x(hex), layout.y(hex));
    }

    private Point edge(Hex hex) {
        float[] end = Edges.end(hex, layout.layout());
        Point edge = new Point(layout.x(end[0]), layout.y(end[1]));
        return edge.towards(at(hex), -OUT);
    }

    /** The arrows of a mark; a loss has none. */
    List<MapArrow> of(MapMark mark) {
        if (mark instanceof MapMark.March march) {
            return way(
                    MapArrow.Kind.MARCH,
                    march.side(),
                    march.path().stream().map(this::at).toList());
        } else if (mark instanceof MapMark.Entry entry) {
            return way(MapArrow.Kind.MARCH, entry.side(), List.of(edge(entry.hex()), at(entry.hex())));
        } else if (mark instanceof MapMark.Exit exit) {
            return way(MapArrow.Kind.EXIT, exit.side(), List.of(at(exit.hex()), edge(exit.hex())));
        } else if (mark instanceof MapMark.Retreat back) {
            return way(MapArrow.Kind.RETREAT, back.side(), List.of(at(back.from()), at(back.to())));
        } else if (mark instanceof MapMark.Attack attack) {
            return strikes(attack);
        }
        return List.of();
    }

    private static List<MapArrow> way(MapArrow.Kind kind, Side side, List<Point> points) {
        return List.of(new MapArrow(kind, Optional.of(side), points));
    }

    private List<MapArrow> strikes(MapMark.Attack attack) {
        HexGrid grid = layout.field().grid();
        List<MapArrow> strikes = new ArrayList<>();
        attack.from()
                .forEach(from -> attack.targets().stream()
                        .filter(target -> grid.distance(from.index(), target.index()) == 1)
                        .forEach(target -> strikes.add(strike(MapArrow.Kind.STRIKE, from, target))));
        attack.bombarding()
                .forEach(from -> attack.targets().stream()
                        .min(Comparator.comparingInt(target -> grid.distance(from.index(), target.index())))
                        .ifPresent(target -> strikes.add(strike(MapArrow.Kind.BARRAGE, from, target))));
        return strikes;
    }

    private MapArrow strike(MapArrow.Kind kind, Hex from, Hex to) {
        return new MapArrow(kind, Optional.empty(), List.of(at(from).towards(at(to), START), at(to)));
    }
}
