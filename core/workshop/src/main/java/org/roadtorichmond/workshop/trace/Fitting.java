package org.roadtorichmond.workshop.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.words.Sentence;

/**
 * Lays a picture by two of its points: a point of the picture, the hex it belongs to, and both once more. After the first pair the
 * picture is moved, after the second it is turned and made larger or smaller, too. Immutable.
 *
 * @param points the points of the picture so far, none to two
 * @param sheets where they belong, as many or one fewer
 */
public record Fitting(List<PicturePoint> points, List<SheetPoint> sheets) {
    /** Nothing was clicked yet. */
    public static final Fitting BEGUN = new Fitting(List.of(), List.of());

    private static final int PAIRS = 2;

    /** Copies the lists. */
    public Fitting {
        points = List.copyOf(points);
        sheets = List.copyOf(sheets);
    }

    /** Whether the next click says where a point belongs, and not which point. */
    public boolean asksForHex() {
        return points.size() > sheets.size();
    }

    /** Which pair is asked for, 1 or 2. */
    public int pair() {
        return Math.min(PAIRS, sheets.size() + 1);
    }

    /** Whether both pairs are there. */
    public boolean isDone() {
        return sheets.size() == PAIRS;
    }

    /** One more point of the picture. */
    public Fitting with(PicturePoint point) {
        List<PicturePoint> more = new ArrayList<>(points);
        more.add(point);
        return new Fitting(more, sheets);
    }

    /** The point that was given last belongs there. */
    public Fitting with(SheetPoint sheet) {
        List<SheetPoint> more = new ArrayList<>(sheets);
        more.add(sheet);
        return new Fitting(points, more);
    }

    /** Why the picture cannot be laid by what was clicked; empty if it can. */
    public Optional<Sentence> refusal() {
        return isDone() && TracePlace.fitting(pair(0), pair(1)).isEmpty()
                ? Optional.of(Sentence.of("trace.samePoint"))
                : Optional.empty();
    }

    /** Where the picture lies by all pairs that are complete; empty if two of them say the same point. */
    public Optional<TracePlace> place(TracePlace now) {
        if (sheets.isEmpty()) {
            return Optional.of(now);
        }
        return isDone()
                ? TracePlace.fitting(pair(0), pair(1))
                : Optional.of(now.bringing(points.get(0), sheets.get(0)));
    }

    private TracePlace.Pair pair(int number) {
        return new TracePlace.Pair(points.get(number), sheets.get(number));
    }
}
