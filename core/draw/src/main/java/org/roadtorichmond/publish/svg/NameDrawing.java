package org.roadtorichmond.publish.svg;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.roadtorichmond.view.CurvePoint;
import org.roadtorichmond.view.Legend;
import org.roadtorichmond.view.Lettered;
import org.roadtorichmond.view.Lettered.Curved.Letter;
import org.roadtorichmond.view.NameKind;
import org.roadtorichmond.view.NamePlanner;
import org.roadtorichmond.view.Obstacles;

/** Writes the names on the map where the game would write them; those of waters and ways follow their courses. */
final class NameDrawing {
    /** From the middle of capitals down to the line on which letters stand, in parts of their size. */
    private static final double DROP = 0.32;

    /** Names of waters from this size on are those of rivers, widely set. */
    private static final int RIVER = 20;

    /** How much longer than its name a line is at either end, since a reader's letters may be wider. */
    private static final double SPARE = 0.2;

    /** The class of what is left out where a drawing is shown small. */
    private static final String FINE = " fine";

    private static final int STRIDE = 4;

    private final DrawingLayout layout;
    private final SvgWriter svg;
    private int lines;

    NameDrawing(DrawingLayout layout, SvgWriter svg) {
        this.layout = layout;
        this.svg = svg;
    }

    void draw(Legend legend, Obstacles obstacles) {
        draw(legend, obstacles, kind -> true);
    }

    /** Writes the names of some kinds, in the places that they have among all names. */
    void draw(Legend legend, Obstacles obstacles, Predicate<NameKind> which) {
        TreeMap<String, List<Lettered>> groups = new TreeMap<>();
        for (Lettered name :
                new NamePlanner(layout.topography(), legend, obstacles).plan(DrawingLayout.RADIUS, new SerifWidths())) {
            if (which.test(kind(name))) {
                groups.computeIfAbsent(style(kind(name), size(name)), style -> new ArrayList<>())
                        .add(name);
            }
        }
        svg.open("g", "class", "names");
        groups.forEach((style, names) -> {
            svg.open("g", "class", style, "font-size", size(names.get(0)));
            names.forEach(this::write);
            svg.close();
        });
        svg.close();
    }

    private static NameKind kind(Lettered name) {
        return name instanceof Lettered.Straight straight ? straight.kind() : ((Lettered.Curved) name).kind();
    }

    private static int size(Lettered name) {
        return name instanceof Lettered.Straight straight ? straight.size() : ((Lettered.Curved) name).size();
    }

    private static String style(NameKind kind, int size) {
        String style = kind.name().toLowerCase(Locale.ROOT);
        return switch (kind) {
            case PLACE, EDGE -> style;
            case WATER -> size >= RIVER ? style + " wide" : style + FINE;
            case CROSSING, WAY -> style + FINE;
        };
    }

    private void write(Lettered name) {
        if (name instanceof Lettered.Straight straight) {
            write(straight);
        } else if (name instanceof Lettered.Curved curved) {
            write(curved);
        }
    }

    private void write(Lettered.Straight name) {
        double x = layout.x(name.x() / DrawingLayout.RADIUS);
        double y = layout.y(name.y() / DrawingLayout.RADIUS);
        double drop = DROP * name.size();
        if (name.degrees() == 0) {
            svg.text("text", name.text(), "x", x, "y", y + drop);
        } else {
            String turn = "translate(" + PathData.number(x) + " " + PathData.number(y) + ")rotate("
                    + PathData.number(-name.degrees()) + ")";
            svg.text("text", name.text(), "transform", turn, "y", drop);
        }
    }

    private void write(Lettered.Curved name) {
        List<CurvePoint> curvePoints = line(name);
        String id = "n" + lines++;
        svg.open("defs")
                .empty("path", "id", svg.id(id), "d", PathData.fine().course(curvePoints))
                .close();
        svg.open("text")
                .text("textPath", name.text(), "href", svg.ref(id), "startOffset", "50%")
                .close();
    }

    /** The line on which the letters stand, straight on beyond the first and the last. */
    private List<CurvePoint> line(Lettered.Curved name) {
        List<Letter> letters = name.letters();
        CurvePoint first = foot(letters.get(0), name.size());
        CurvePoint last = foot(letters.get(letters.size() - 1), name.size());
        double length = Math.hypot(last.x() - first.x(), last.y() - first.y());
        double spare = SPARE * length + name.size();
        List<CurvePoint> curvePoints = new ArrayList<>();
        curvePoints.add(beyond(first, letters.get(0), -spare));
        for (int i = STRIDE / 2; i < letters.size() - 1; i += STRIDE) {
            curvePoints.add(foot(letters.get(i), name.size()));
        }
        curvePoints.add(beyond(last, letters.get(letters.size() - 1), spare));
        return curvePoints;
    }

    private CurvePoint foot(Letter letter, int size) {
        double turn = Math.toRadians(letter.degrees());
        double drop = DROP * size;
        double x = layout.x(letter.x() / DrawingLayout.RADIUS) + Math.sin(turn) * drop;
        double y = layout.y(letter.y() / DrawingLayout.RADIUS) + Math.cos(turn) * drop;
        return new CurvePoint((float) x, (float) y, false);
    }

    private static CurvePoint beyond(CurvePoint end, Letter letter, double by) {
        double turn = Math.toRadians(letter.degrees());
        return new CurvePoint((float) (end.x() + Math.cos(turn) * by), (float) (end.y() - Math.sin(turn) * by), true);
    }
}
