package org.roadtorichmond.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;

/** Where the counters lie in the window: stacked a little askew, or one stack fanned out in a row so that each is seen. */
final class StackPlan {
    /** The side of a counter in hex radii: two of them overlapping still leave the hex's number free. */
    private static final float COUNTER = 1.12f;
    /** At small zooms counters grow over their hexes rather than become unreadable. */
    private static final float LEAST = 22;

    private static final float CROWDED = 1.5f;
    private static final float STAGGER = 0.2f;
    /** The least side of a counter in a fan, in pixels. */
    private static final float FANNED = 34;

    private static final float GAP = 1.12f;

    private final List<Piece> pieces = new ArrayList<>();
    private final List<Piece> fan = new ArrayList<>();

    /**
     * A counter and its place.
     *
     * @param counter the counter
     * @param x its left edge in pixels
     * @param y its lower edge in pixels
     * @param size its side in pixels
     */
    record Piece(Counter counter, float x, float y, float size) {
        /** The same counter some pixels to the right and up. */
        Piece moved(float byX, float byY) {
            return new Piece(counter, x + byX, y + byY, size);
        }

        boolean holds(float px, float py) {
            return px >= x && px < x + size && py >= y && py < y + size;
        }
    }

    /** Plans all stacks as a camera sees them; the stack on one hex may be fanned. */
    StackPlan(MapCamera camera, List<Counter> counters, @Nullable Hex fanned) {
        stacks(counters).forEach((hex, stack) -> {
            if (hex.equals(fanned) && stack.size() > 1) {
                fan(camera, hex, stack);
            } else {
                float x = camera.pixelX(camera.layout().x(hex));
                float y = camera.pixelY(camera.layout().y(hex));
                stack(camera.scale(), x, y, stack, pieces);
            }
        });
    }

    /** The side of a counter at a zoom, in whole pixels. */
    static float size(float scale) {
        return Math.round(Math.max(COUNTER * scale, Math.min(CROWDED * scale, LEAST)));
    }

    /** All stacks on a plate, none fanned. */
    static List<Piece> stacked(MapSection section, List<Counter> counters) {
        List<Piece> pieces = new ArrayList<>();
        stacks(counters).forEach((hex, stack) -> stack(section.scale(), section.x(hex), section.y(hex), stack, pieces));
        return pieces;
    }

    private static Map<Hex, List<Counter>> stacks(List<Counter> counters) {
        Map<Hex, List<Counter>> stacks = new LinkedHashMap<>();
        for (Counter counter : counters) {
            stacks.computeIfAbsent(counter.hex(), hex -> new ArrayList<>()).add(counter);
        }
        return stacks;
    }

    private static void stack(float scale, float centreX, float centreY, List<Counter> stack, List<Piece> pieces) {
        float size = size(scale);
        float step = Math.max(2, scale * STAGGER);
        for (int i = 0; i < stack.size(); i++) {
            float offset = (i - (stack.size() - 1) / 2f) * step;
            float x = Math.round(centreX - size / 2 + offset);
            float y = Math.round(centreY - size / 2 - offset * 0.75f);
            pieces.add(new Piece(stack.get(i), x, y, size));
        }
    }

    /** A row round the hex's middle, pushed inwards where it would leave the camera's sight. */
    private void fan(MapCamera camera, Hex hex, List<Counter> stack) {
        float size = Math.max(FANNED, size(camera.scale()));
        float row = size * (1 + GAP * (stack.size() - 1));
        float least = camera.pixelX(camera.leftEdge()) + size * 0.2f;
        float most = camera.pixelX(camera.rightEdge()) - row - size * 0.2f;
        float x = Math.max(least, Math.min(most, camera.pixelX(camera.layout().x(hex)) - row / 2));
        float y = camera.pixelY(camera.layout().y(hex)) - size / 2;
        for (int i = 0; i < stack.size(); i++) {
            fan.add(new Piece(stack.get(i), Math.round(x + i * size * GAP), Math.round(y), size));
        }
    }

    /** The counters that lie stacked, lower ones first. */
    List<Piece> pieces() {
        return pieces;
    }

    /** The counters of the fan, over all others; empty if no stack is fanned. */
    List<Piece> fan() {
        return fan;
    }

    /** Whether a point lies on the fan or in its gaps. */
    boolean onFan(float x, float y) {
        if (fan.isEmpty()) {
            return false;
        }
        Piece first = fan.get(0);
        Piece last = fan.get(fan.size() - 1);
        float room = first.size() * 0.2f;
        return x >= first.x() - room
                && x < last.x() + last.size() + room
                && y >= first.y() - room
                && y < first.y() + first.size() + room;
    }

    /** The uppermost counter at a point. */
    Optional<Counter> at(float x, float y) {
        Optional<Counter> fanned = fan.stream()
                .filter(piece -> piece.holds(x, y))
                .map(Piece::counter)
                .findFirst();
        if (fanned.isPresent() || onFan(x, y)) {
            return fanned;
        }
        for (int i = pieces.size() - 1; i >= 0; i--) {
            if (pieces.get(i).holds(x, y)) {
                return Optional.of(pieces.get(i).counter());
            }
        }
        return Optional.empty();
    }
}
