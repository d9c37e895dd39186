package org.roadtorichmond.view;

import java.util.Collection;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.Crossing;
import org.roadtorichmond.view.KeySigns.Frame;

/** Draws bridges, fords and houses, the same in a window and on a page. */
public final class GroundSigns {
    /** A bridge that more arms than these may use has a wide deck. */
    private static final int NARROW = 2;

    /** How long a bridge is to either side of the middle of its water, and how much longer with the ends of its parapets. */
    private static final float HALF = 0.24f;

    private static final float ENDS = 1.35f;
    private static final float WING = 1.7f;
    private static final float STROKE = 0.045f;
    private static final float LEAST_STROKE = 1.2f;

    private GroundSigns() {}

    /** The middle of a hexside and the direction across it, as long as a hex radius. */
    private static Frame across(Crossing crossing, HexLayout layout) {
        float fromX = layout.x(crossing.hexside().first());
        float fromY = layout.y(crossing.hexside().first());
        float toX = layout.x(crossing.hexside().second());
        float toY = layout.y(crossing.hexside().second());
        float length = (float) Math.hypot(toX - fromX, toY - fromY);
        return new Frame((fromX + toX) / 2, (fromY + toY) / 2, (toX - fromX) / length, (toY - fromY) / length);
    }

    /** Draws the decks of bridges and then their parapets, whose ends turn outwards, and the stepping marks of fords. */
    public static void crossings(Canvas canvas, Battlefield field) {
        for (Crossing crossing : field.crossings()) {
            Frame across = across(crossing, canvas.layout());
            if (crossing.kind() == Crossing.Kind.BRIDGE && canvas.shows(across.x(), across.y(), 1)) {
                float side = side(crossing);
                canvas.fill(Paint.ROAD, across.at(-HALF, -side, HALF, -side, HALF, side, -HALF, side));
            }
        }
        float stroke = canvas.atLeast(STROKE, LEAST_STROKE);
        for (Crossing crossing : field.crossings()) {
            Frame across = across(crossing, canvas.layout());
            if (!canvas.shows(across.x(), across.y(), 1)) {
                continue;
            }
            switch (crossing.kind()) {
                case BRIDGE -> {
                    parapet(canvas, across, side(crossing), stroke);
                    parapet(canvas, across, -side(crossing), stroke);
                }
                case FORD -> {
                    for (int step = -2; step <= 2; step++) {
                        canvas.stroke(Paint.INK, stroke, across.at(step * 0.11f, 0.1f, step * 0.11f, -0.1f));
                    }
                }
            }
        }
    }

    private static float side(Crossing crossing) {
        return crossing.arms().size() > NARROW ? 0.13f : 0.08f;
    }

    private static void parapet(Canvas canvas, Frame across, float side, float stroke) {
        float end = HALF * ENDS;
        canvas.stroke(Paint.INK, stroke, across.at(-end, WING * side, -HALF, side, HALF, side, end, WING * side));
    }

    /** Draws houses; after the ways, along which they stand. */
    public static void houses(Canvas canvas, Collection<GroundMarks.House> houses) {
        for (GroundMarks.House house : houses) {
            if (canvas.shows(house.x(), house.y(), 0.4f)) {
                float w = canvas.atLeast(house.width() / 2, 1);
                float h = canvas.atLeast(house.height() / 2, 1);
                float dx = (float) Math.cos(house.turn());
                float dy = (float) Math.sin(house.turn());
                canvas.fill(Paint.INK, new Frame(house.x(), house.y(), dx, dy).at(-w, -h, w, -h, w, h, -w, h));
            }
        }
    }
}
