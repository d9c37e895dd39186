package org.roadtorichmond.publish.svg;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.publish.svg.MapArrow.Point;
import org.roadtorichmond.unit.Side;

/** Draws what happened: arrows of marches and retreats under the counters, those of attacks and the signs of losses over them. */
record MarkDrawing(DrawingLayout layout, SvgWriter svg) {
    /** How far before the middle of its last hex a march ends, so that its head is seen beside a counter. */
    private static final double SHORT = 25;

    private static final double HEAD = 15;
    private static final double POINT = 17;
    private static final double CROSS = 14;
    private static final double RING = 17;

    /** Where several signs share a hex, each is so far from the one before. */
    private static final double BESIDE = 20;

    private static final int IN_ROW = 3;

    /** Draws the ways that units took. */
    void ways(List<MapMark> marks) {
        ArrowLayout arrows = new ArrowLayout(layout);
        for (Side side : Side.values()) {
            PathData solid = PathData.fine();
            PathData broken = PathData.fine();
            PathData heads = PathData.fine();
            marks.stream()
                    .flatMap(mark -> arrows.of(mark).stream())
                    .filter(arrow -> arrow.side().equals(Optional.of(side)))
                    .forEach(arrow -> arrow(
                            arrow.kind() == MapArrow.Kind.RETREAT ? broken : solid,
                            heads,
                            arrow.points(),
                            arrow.kind() == MapArrow.Kind.EXIT ? 0 : SHORT,
                            HEAD));
            String letter = Style.letter(side);
            path(solid, "halo");
            path(broken, "halo");
            path(solid, "march way-" + letter);
            path(broken, "back way-" + letter);
            path(heads, "head-" + letter);
        }
    }

    private void path(PathData data, String name) {
        if (!data.isEmpty()) {
            svg.empty("path", "class", name, "d", data);
        }
    }

    private static void arrow(PathData shafts, PathData heads, List<Point> way, double before, double head) {
        Point end = way.get(way.size() - 1);
        Point last = way.get(way.size() - 2);
        Point tip = end.towards(last, before);
        Point neck = tip.towards(last, head * 0.8);
        shafts.move(way.get(0).x(), way.get(0).y());
        way.subList(1, way.size() - 1).forEach(point -> shafts.line(point.x(), point.y()));
        shafts.line(neck.x(), neck.y());
        Point back = tip.towards(last, head);
        double acrossX = (back.y() - tip.y()) * 0.6;
        double acrossY = (tip.x() - back.x()) * 0.6;
        heads.polygon(tip.x(), tip.y(), back.x() + acrossX, back.y() + acrossY, back.x() - acrossX, back.y() - acrossY);
    }

    /** Draws attacks and losses. */
    void signs(List<MapMark> marks) {
        ArrowLayout arrows = new ArrowLayout(layout);
        PathData strikes = PathData.fine();
        PathData barrages = PathData.fine();
        PathData points = PathData.fine();
        List<MapMark.Attack> attacks = new ArrayList<>();
        for (MapMark mark : marks) {
            if (mark instanceof MapMark.Attack attack) {
                attacks.add(attack);
                arrows.of(attack)
                        .forEach(arrow -> arrow(
                                arrow.kind() == MapArrow.Kind.STRIKE ? strikes : barrages,
                                points,
                                arrow.points(),
                                16,
                                POINT));
            }
        }
        path(strikes, "strike");
        path(barrages, "strike barrage");
        path(points, "point");
        losses(marks);
        Map<Hex, Integer> numbers = new HashMap<>();
        attacks.forEach(attack -> attack.targets().forEach(target -> number(attack, target, numbers)));
    }

    private void losses(List<MapMark> marks) {
        Map<Hex, Integer> places = new HashMap<>();
        PathData crosses = PathData.fine();
        for (MapMark mark : marks) {
            if (mark instanceof MapMark.Loss loss) {
                int place = places.merge(loss.hex(), 1, Integer::sum) - 1;
                int row = place / IN_ROW;
                double x = layout.x(loss.hex()) - 12 + place % IN_ROW * BESIDE;
                double y = layout.y(loss.hex()) + 8 + row * BESIDE;
                crosses.move(x - CROSS / 2, y + CROSS / 2).line(x + CROSS / 2, y - CROSS / 2);
                if (loss.whole()) {
                    crosses.move(x - CROSS / 2, y - CROSS / 2).line(x + CROSS / 2, y + CROSS / 2);
                }
            }
        }
        path(crosses, "under");
        path(crosses, "cross");
    }

    private void number(MapMark.Attack attack, Hex target, Map<Hex, Integer> numbers) {
        double x = layout.x(target) + numbers.merge(target, 1, Integer::sum) * BESIDE - BESIDE;
        double y = layout.y(target) - 24;
        String words = Integer.toString(attack.number());
        double half = RING + Math.max(0, words.length() - 2) * 5.0;
        svg.empty("rect", "class", "point ring", "x", x - half, "y", y - RING, "width", 2 * half)
                .attributes("height", 2 * RING, "rx", RING);
        svg.text("text", words, "class", "count", "x", x, "y", y + 8);
    }
}
