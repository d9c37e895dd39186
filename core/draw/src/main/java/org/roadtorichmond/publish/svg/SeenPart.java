package org.roadtorichmond.publish.svg;

import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.view.Counter;
import org.roadtorichmond.view.KeySign;
import org.roadtorichmond.view.Obstacles;

/** The part of a drawing that is seen, in units of the drawing. */
record SeenPart(double x, double y, double width, double height) {
    /** How wide a picture of the ground is, in heights. */
    private static final double ASPECT = 2.1;

    /** The ground round the outermost counters, and the least height of a picture, in hex radii. */
    private static final double AROUND = 3;

    private static final double LEAST_HEIGHT = 12;

    static SeenPart whole(DrawingLayout layout) {
        return new SeenPart(0, 0, layout.width(), layout.height());
    }

    /**
     * The ground on which counters stand and the objectives of the battle lie, of the shape of a plate in a book, as far as the paper
     * goes; the whole if there are none.
     */
    static SeenPart ground(DrawingLayout layout, List<Counter> standing, List<KeySign> signs) {
        List<Hex> hexes = Stream.concat(
                        standing.stream().map(Counter::hex), Obstacles.of(List.of(), signs).flags().stream())
                .toList();
        if (hexes.isEmpty()) {
            return whole(layout);
        }
        double around = AROUND * DrawingLayout.RADIUS;
        DoubleSummaryStatistics xs = hexes.stream().collect(Collectors.summarizingDouble(layout::x));
        DoubleSummaryStatistics ys = hexes.stream().collect(Collectors.summarizingDouble(layout::y));
        double left = xs.getMin() - around;
        double right = xs.getMax() + around;
        double top = ys.getMin() - around;
        double bottom = ys.getMax() + around;
        double height = Math.max(Math.max(bottom - top, (right - left) / ASPECT), LEAST_HEIGHT * DrawingLayout.RADIUS);
        double width = Math.min(layout.width(), height * ASPECT);
        height = Math.min(layout.height(), height);
        return new SeenPart(
                within((left + right - width) / 2, layout.width() - width),
                within((top + bottom - height) / 2, layout.height() - height),
                width,
                height);
    }

    private static double within(double wished, double most) {
        return Math.max(0, Math.min(most, wished));
    }

    /** As the attribute of a drawing says it. */
    String viewBox() {
        return Stream.of(x, y, width, height).map(PathData::number).collect(Collectors.joining(" "));
    }
}
