package org.roadtorichmond.view;

import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.roadtorichmond.hex.Hex;

/**
 * What is taken on the sheet while names are given their places at one zoom, in pixels from the map's origin. Names must keep off
 * one another, should keep off signs, hachured slopes and the counters of the set-up, and would rather not lie where other counters may stand.
 */
final class NameSpace {
    private static final float NAME = 12;
    private static final float SIGN = 3;
    private static final float COUNTER = 0.9f;
    private static final float OCCUPIED = 6;
    /** Half the side of a counter in hex radii; a stack is somewhat larger, and what touches it is hard to read. */
    private static final float COUNTER_HALF = 0.52f;

    private static final float STACK_HALF = 0.62f;

    private static final float OUTSIDE = 20;
    private static final float SLOPE = 1.5f;
    /** Between which heights slopes are hachured. */
    private static final float FOOT = 0.3f;

    private static final float TOP = 0.92f;
    /** How far from one another slopes are looked for, in hex radii. */
    private static final float STEP = 0.3f;

    private final HexLayout layout;
    private final Relief relief;
    private final float scale;
    private final Set<Hex> occupied;
    private final List<Rectangle> names = new ArrayList<>();
    private final List<Rectangle> signs = new ArrayList<>();
    private final Rectangle counter = new Rectangle();
    private float hidden;

    NameSpace(HexLayout layout, Relief relief, float scale, Set<Hex> occupied) {
        this.layout = layout;
        this.relief = relief;
        this.scale = scale;
        this.occupied = occupied;
    }

    float scale() {
        return scale;
    }

    void takeName(Rectangle box) {
        names.add(box);
    }

    /** Takes room for a sign round a point of the map, half its side in hex radii. */
    void takeSign(float x, float y, float half) {
        signs.add(new Rectangle((x - half) * scale, (y - half) * scale, 2 * half * scale, 2 * half * scale));
    }

    /** How bad it would be to write in a box: the area in the way, weighed, in squares of hex radii. */
    float cost(Rectangle box) {
        float outside = Math.max(0, -box.x)
                + Math.max(0, box.x + box.width - layout.width() * scale)
                + Math.max(0, -box.y)
                + Math.max(0, box.y + box.height - layout.height() * scale);
        float cost = OUTSIDE * outside * box.height;
        for (Rectangle name : names) {
            cost += NAME * overlap(box, name);
        }
        for (Rectangle sign : signs) {
            cost += SIGN * overlap(box, sign);
        }
        return (cost + counters(box)) / scale / scale + SLOPE * slopes(box);
    }

    /** The area of a box in which slopes are hachured, in squares of hex radii. */
    private float slopes(Rectangle box) {
        float width = box.width / scale;
        float height = box.height / scale;
        int across = Math.max(1, Math.round(width / STEP));
        int up = Math.max(1, Math.round(height / STEP));
        int met = 0;
        for (int column = 0; column < across; column++) {
            for (int row = 0; row < up; row++) {
                float x = box.x / scale + (column + 0.5f) * width / across;
                float y = box.y / scale + (row + 0.5f) * height / up;
                float felt = relief.at(Relief.Kind.HEIGHT, x, y);
                met += felt > FOOT && felt < TOP ? 1 : 0;
            }
        }
        return met * width * height / (across * up);
    }

    /** The area of a box that counters in the middle of their hexes would hide, weighed by whether there are any at first. */
    private float counters(Rectangle box) {
        hidden = 0;
        layout.around(
                box.x / scale - STACK_HALF,
                box.y / scale - STACK_HALF,
                (box.x + box.width) / scale + STACK_HALF,
                (box.y + box.height) / scale + STACK_HALF,
                hex -> {
                    boolean stands = occupied.contains(hex);
                    float half = stands ? STACK_HALF : COUNTER_HALF;
                    float side = 2 * half * scale;
                    counter.set((layout.x(hex) - half) * scale, (layout.y(hex) - half) * scale, side, side);
                    hidden += (stands ? OCCUPIED : COUNTER) * overlap(box, counter);
                });
        return hidden;
    }

    private static float overlap(Rectangle a, Rectangle b) {
        float width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
        float height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
        return width > 0 && height > 0 ? width * height : 0;
    }
}
