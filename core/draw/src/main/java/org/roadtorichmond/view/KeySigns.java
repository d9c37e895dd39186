package org.roadtorichmond.view;

import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.KeyHex;

/**
 * The signs of the hexes that a battle is about. An objective has a flag with its points, in the colour and shape of the side that holds
 * it: square for the Union, with a swallowtail for the Confederates, pale and drooping for neither; on its staff a square or a diamond
 * says which side it pays. Exits are full arrows off the map, entries hollow ones onto it, those of the Confederates with a notched end.
 * They stand where counters leave room, and are the same size on the screen where the map is small.
 */
public final class KeySigns {
    /** From how many pixels a radius on flags have their points, and signs the words beside them. */
    private static final float POINTS_FROM = 7;

    /** How far from the right edge a flag ends that points beyond it, in pixels: beside the needle that shows north. */
    private static final float CORNER = 56;

    /** How far from its staff the point reaches, in heights of the flag. */
    private static final float POINTER = 2.5f;

    /** From how many pixels a radius on battles are played: flags catch the eye there, with the words beside them. */
    private static final float PLAYED_FROM = 16;

    private static final float ARROW_NOTES_FROM = 18;
    /** The height of a flag: in radii, and the least in pixels, where battles are played, and from afar and beside counters. */
    private static final float FLAG = 0.46f;

    private static final float LEAST_FLAG = 22;
    private static final float FAR_FLAG = 16;
    /** How far above the middle of its hex a flag begins at least, so that the counter in it can be read, in radii. */
    private static final float CLEAR = 0.52f;
    /** How far inside its hex the ring lies that marks an objective, as a part of the hex. */
    private static final float RING = 0.93f;
    /** The middle between the counters of a hex and of those above it, and the left of the counter. */
    private static final float PRINTED = 0.866f;

    private static final float TURNED = 0.75f;

    private static final float LEFT = -0.8f;
    private static final float ARROW = 0.74f;
    private static final float LEAST_ARROW = 19;
    /** How far beyond the neat line an arrow ends. */
    private static final float OUT = 0.1f;

    private final Canvas canvas;
    private final float line;
    private final float between;
    private final List<Rectangle> taken = new ArrayList<>();

    private KeySigns(Canvas canvas) {
        this.canvas = canvas;
        line = canvas.atLeast(0.03f, 1);
        between = between(canvas.layout());
    }

    private static float between(HexLayout layout) {
        return layout.turned() ? TURNED : PRINTED;
    }

    /** Takes the room in which a flag stands, off which names keep where they can. */
    static void takeRoom(NameSpace space, HexLayout layout, Hex hex) {
        space.takeSign(layout.x(hex) + LEFT + FLAG, layout.y(hex) + between(layout), FLAG);
    }

    /** Draws them; what lies out of sight is left out. */
    public static void draw(Canvas canvas, List<KeySign> signs) {
        arrows(canvas, signs);
        flags(canvas, signs);
    }

    /** Draws rings round the hexes that are still to be won, so that it is seen on a map in play which one a flag stands in. */
    static void rings(Canvas canvas, List<KeySign> signs) {
        KeySigns drawn = new KeySigns(canvas);
        signs.stream()
                .filter(sign -> sign.key().kind() == KeyHex.Kind.OBJECTIVE
                        && !sign.key().settled())
                .filter(sign -> isSeen(canvas, sign))
                .forEach(sign -> drawn.ring(sign.key().hex()));
    }

    /** Draws the arrows of exits and entries, which counters may cover; returns where words lie beside them. */
    static List<Rectangle> arrows(Canvas canvas, List<KeySign> signs) {
        Map<Hex, List<KeySign>> arrows = new LinkedHashMap<>();
        Set<Hex> flagged = new HashSet<>();
        for (KeySign sign : signs) {
            if (sign.key().kind() == KeyHex.Kind.OBJECTIVE) {
                flagged.add(sign.key().hex());
            } else if (isSeen(canvas, sign)) {
                arrows.computeIfAbsent(sign.key().hex(), fresh -> new ArrayList<>())
                        .add(sign);
            }
        }
        KeySigns drawn = new KeySigns(canvas);
        arrows.forEach((hex, here) -> drawn.arrows(hex, here, flagged.contains(hex)));
        return drawn.taken;
    }

    /**
     * Draws the flags of objectives; where the map is small they lie over the rims of counters, and hide no strength. Returns where they
     * lie.
     */
    static List<Rectangle> flags(Canvas canvas, List<KeySign> signs) {
        KeySigns drawn = new KeySigns(canvas);
        for (KeySign sign : signs) {
            if (sign.key().kind() == KeyHex.Kind.OBJECTIVE && isSeen(canvas, sign)) {
                Hex hex = sign.key().hex();
                canvas.begin(sign.words());
                // Beside counters, where it has no words, it is small, and stands between those above it.
                boolean small = sign.note().isEmpty() && canvas.isLarge(PLAYED_FROM);
                float high = small ? canvas.atLeast(FLAG, FAR_FLAG) : drawn.high();
                float x = small ? -drawn.wide(drawn.label(sign), high) / 2 : LEFT;
                drawn.flag(sign, canvas.layout().x(hex) + x, canvas.layout().y(hex), high);
                canvas.end();
            }
        }
        return drawn.taken;
    }

    private static boolean isSeen(Canvas canvas, KeySign sign) {
        Hex hex = sign.key().hex();
        return canvas.shows(canvas.layout().x(hex), canvas.layout().y(hex), 2.5f);
    }

    /**
     * Draws the flags of objectives that lie outside of a part of the map at its edge, with a point that shows where they are. Returns
     * where they lie.
     */
    static List<Rectangle> beyond(
            Canvas canvas, List<KeySign> signs, float left, float bottom, float right, float top) {
        KeySigns drawn = new KeySigns(canvas);
        float high = drawn.high();
        for (KeySign sign : signs) {
            float x = canvas.layout().x(sign.key().hex());
            float y = canvas.layout().y(sign.key().hex());
            boolean seen = x > left && x < right && y > bottom && y < top;
            if (sign.key().kind() == KeyHex.Kind.OBJECTIVE && !seen) {
                KeySign brief = sign.brief();
                float corner =
                        canvas.atLeast(0, CORNER) + Math.max(POINTER * high, drawn.wide(drawn.label(brief), high));
                float atX = Math.max(left + 1.6f * high, Math.min(right - corner, x));
                float atY = Math.max(bottom + 1.2f * high, Math.min(top - 2.2f * high, y));
                drawn.flag(brief, atX, atY - drawn.rise(high), high);
                double to = Math.atan2(y - atY, x - atX);
                Frame frame =
                        new Frame(atX + 0.6f * high, atY, (float) Math.cos(to) * high, (float) Math.sin(to) * high);
                canvas.shape(Paint.INK, Paint.PAPER, drawn.line, frame.at(1.2f, -0.4f, 1.9f, 0, 1.2f, 0.4f));
            }
        }
        return drawn.taken;
    }

    private float high() {
        return canvas.atLeast(FLAG, canvas.isLarge(PLAYED_FROM) ? LEAST_FLAG : FAR_FLAG);
    }

    private float wide(String label, float high) {
        return Math.max(1.3f * high, canvas.width(label, 0.82f * high) + 0.5f * high);
    }

    /** How far above the middle of its hex the middle of a flag lies. */
    private float rise(float high) {
        return Math.max(between, CLEAR + high / 2);
    }

    private void ring(Hex hex) {
        HexLayout layout = canvas.layout();
        float[] corners = new float[12];
        for (int corner = 0; corner < 6; corner++) {
            corners[2 * corner] = layout.x(hex) + RING * layout.cornerX(corner);
            corners[2 * corner + 1] = layout.y(hex) + RING * layout.cornerY(corner);
        }
        float width = canvas.atLeast(0.08f, 2);
        canvas.stroke(Paint.PAPER, 2.4f * width, Canvas.closed(corners));
        canvas.stroke(Paint.INK, width, Canvas.closed(corners));
    }

    /** Draws a flag of a height whose staff stands at an x, for a hex whose middle is at a y. */
    private void flag(KeySign sign, float x, float hexY, float high) {
        KeyHex key = sign.key();
        String label = label(sign);
        float wide = wide(label, high);
        float middle = hexY + rise(high);
        float top = middle + high / 2;
        float staff = canvas.atLeast(0.06f, 2);
        float foot = Math.min(hexY + 0.1f, middle - high);
        canvas.stroke(Paint.PAPER, staff + 2 * line, x, foot, x, top + 0.3f * high);
        canvas.stroke(Paint.INK, staff, x, foot, x, top + 0.3f * high);
        float droop = cloth(key.side(), x, middle, wide, high);
        taken.add(new Rectangle(x - 0.4f * high, middle - 0.8f * high, wide + 0.9f * high, 2 * high));
        Paint print = key.side().map(Paint::print).orElse(Paint.INK);
        if (key.settled()) {
            tick(print, x + wide / 2, middle, high);
        } else if (canvas.isLarge(POINTS_FROM)) {
            canvas.write(print, label, x + wide / 2, middle - droop / 2, 0.82f * high);
        }
        float knob = x;
        for (Side side : Side.values()) {
            if (key.pays(side)) {
                knob(side, knob, top + 0.3f * high, 0.26f * high);
                knob += 0.6f * high;
            }
        }
    }

    /** The points, with the words beside them where there is room on the sheet; a star where several hexes are paid for together. */
    private String label(KeySign sign) {
        String points = sign.key().points().map(String::valueOf).orElse("*");
        boolean full = canvas.isLarge(PLAYED_FROM)
                && !sign.note().isEmpty()
                && !sign.key().settled();
        String words = points + " · " + sign.note();
        float end = canvas.layout().x(sign.key().hex()) + LEFT + (full ? wide(words, high()) : 0);
        return full && end < canvas.layout().width() + MapCamera.MARGIN ? words : points;
    }

    /** The cloth of a flag, which waves if a side holds it; how much lower its middle hangs. */
    private float cloth(Optional<Side> holder, float x, float middle, float wide, float high) {
        float half = high / 2;
        float end = x + wide;
        if (holder.isEmpty()) {
            // With words on it, it hangs less: these are written level.
            float droop = (wide > 2 * high ? 0.12f : 0.36f) * high;
            float[] limp = {x, middle - half, end, middle - half - droop, end, middle + half - droop, x, middle + half};
            canvas.stroke(Paint.PAPER, 5 * line, Canvas.closed(limp));
            canvas.shape(Paint.PAPER, Paint.INK, line, limp);
            return droop;
        }
        float wave = 0.16f * high;
        float fold = x + 0.45f * wide;
        boolean square = holder.get() == Side.UNION;
        float tail = square ? end : end + 0.45f * high;
        float notch = square ? end : end + 0.05f * high;
        float[] edge = {
            x,
            middle - half,
            fold,
            middle - half + wave,
            tail,
            middle - half - wave,
            notch,
            middle - wave,
            tail,
            middle + half - wave,
            fold,
            middle + half + wave,
            x,
            middle + half
        };
        Paint face = Paint.face(holder.get());
        canvas.stroke(Paint.PAPER, 5 * line, Canvas.closed(edge));
        canvas.fill(face, x, middle - half, fold, middle - half + wave, fold, middle + half + wave, x, middle + half);
        canvas.fill(
                face,
                fold,
                middle - half + wave,
                tail,
                middle - half - wave,
                notch,
                middle - wave,
                fold,
                middle + wave);
        canvas.fill(
                face,
                fold,
                middle + wave,
                notch,
                middle - wave,
                tail,
                middle + half - wave,
                fold,
                middle + half + wave);
        canvas.stroke(Paint.rim(holder.get()), line, Canvas.closed(edge));
        return 0;
    }

    private void tick(Paint paint, float x, float y, float high) {
        canvas.stroke(
                paint,
                0.14f * high,
                x - 0.3f * high,
                y,
                x - 0.08f * high,
                y - 0.22f * high,
                x + 0.34f * high,
                y + 0.26f * high);
    }

    /** What says which side is paid: a square or a diamond. */
    private void knob(Side side, float x, float y, float half) {
        if (side == Side.UNION) {
            canvas.shape(Paint.UNION, Paint.PAPER, line, Canvas.box(x - half, y - half, x + half, y + half));
        } else {
            float out = 1.25f * half;
            canvas.shape(Paint.CONFEDERATE_DARK, Paint.PAPER, line, x, y - out, x + out, y, x, y + out, x - out, y);
        }
    }

    /** Draws the arrows of a hex beside one another, to the right of its flag or under it. */
    private void arrows(Hex hex, List<KeySign> signs, boolean flagged) {
        float length = canvas.atLeast(ARROW, LEAST_ARROW);
        float[] end = Edges.end(hex, canvas.layout());
        Edges edge = Edges.of(hex, canvas.layout());
        for (int i = 0; i < signs.size(); i++) {
            float place = i - (signs.size() - 1) / 2f;
            float aside = (flagged ? -(edge.outX() + edge.outY()) * (place + 1) : place) * 0.72f * length;
            canvas.begin(signs.get(i).words());
            arrow(signs.get(i).key(), new Frame(end[0], end[1], edge.outX(), edge.outY()), aside, length);
            note(signs.get(i), edge, flagged ? i + 1 : i);
            canvas.end();
        }
    }

    /** A point and a direction, in which arrows and bridges are drawn: along it, and to its left. */
    record Frame(float x, float y, float dx, float dy) {
        float[] at(float... alongAndLeft) {
            float[] points = new float[alongAndLeft.length];
            for (int i = 0; i < points.length; i += 2) {
                points[i] = x + dx * alongAndLeft[i] - dy * alongAndLeft[i + 1];
                points[i + 1] = y + dy * alongAndLeft[i] + dx * alongAndLeft[i + 1];
            }
            return points;
        }
    }

    private void arrow(KeyHex key, Frame out, float aside, float length) {
        Side side = key.side().orElseThrow();
        boolean exit = key.kind() == KeyHex.Kind.EXIT;
        float[] origin = out.at(exit ? OUT - length : OUT, aside);
        Frame frame = exit
                ? new Frame(origin[0], origin[1], out.dx(), out.dy())
                : new Frame(origin[0], origin[1], -out.dx(), -out.dy());
        float head = 0.5f * length;
        float half = 0.14f * length;
        float wing = 0.33f * length;
        float notch = side == Side.UNION ? 0 : 0.2f * length;
        float[] edge = frame.at(
                notch,
                0,
                0,
                -half,
                length - head,
                -half,
                length - head,
                -wing,
                length,
                0,
                length - head,
                wing,
                length - head,
                half,
                0,
                half,
                notch,
                0);
        canvas.stroke(Paint.PAPER, 3 * line, edge);
        Paint face = exit ? Paint.face(side) : Paint.PAPER;
        canvas.fill(face, frame.at(0, -half, length - head, -half, length - head, 0, notch, 0));
        canvas.fill(face, frame.at(notch, 0, length - head, 0, length - head, half, 0, half));
        canvas.fill(face, frame.at(length - head, -wing, length, 0, length - head, wing));
        canvas.stroke(Paint.rim(side), exit ? line : 1.6f * line, edge);
    }

    /** What is paid or expected at an arrow, on a slip over the hex, or under it if there is one already, or a flag. */
    private void note(KeySign sign, Edges edge, int place) {
        if (sign.note().isEmpty() || !canvas.isLarge(ARROW_NOTES_FROM)) {
            return;
        }
        float size = canvas.atLeast(0.3f, 10);
        float half = canvas.width(sign.note(), size) / 2 + 0.3f * size;
        float high = 0.66f * size;
        float x = canvas.layout().x(sign.key().hex());
        float y = canvas.layout().y(sign.key().hex()) + (place == 0 ? between : -between - 2 * high * (place - 1));
        x = Math.max(half - 0.3f, Math.min(canvas.layout().width() + 0.3f - half, x + edge.outX() * 0.3f));
        Paint rim = Paint.rim(sign.key().side().orElseThrow());
        canvas.shape(Paint.PAPER, rim, line, Canvas.box(x - half, y - high, x + half, y + high));
        canvas.write(rim, sign.note(), x, y, size);
        taken.add(new Rectangle(x - half, y - high, 2 * half, 2 * high));
    }
}
