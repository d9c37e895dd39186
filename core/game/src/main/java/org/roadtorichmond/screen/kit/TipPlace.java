package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.math.Rectangle;
import java.util.List;

/** Finds where a tooltip lies: near to what is pointed at, wholly inside the window, and off what it speaks of. */
final class TipPlace {
    /** How far from the pointer places are tried, in parts of the usual distance, the nearest first. */
    private static final float[] DISTANCES = {1, 2, 4, 7, 11, 16};

    private TipPlace() {}

    /**
     * The place of a tooltip: right of the pointer and below it, if that covers nothing that is to be seen; else the next place round
     * the pointer and outwards that covers the least.
     *
     * @param x the pointer's x in the window, from the left
     * @param y its y, from below
     * @param away how far from the pointer it usually lies
     * @param windowWidth the window's width, in which it is to lie
     * @param windowHeight the window's height
     * @param seen what should not be covered
     */
    static Rectangle of(
            float x,
            float y,
            float width,
            float height,
            float away,
            float windowWidth,
            float windowHeight,
            List<Rectangle> seen) {
        Rectangle best = new Rectangle();
        long least = Long.MAX_VALUE;
        for (float distance : DISTANCES) {
            for (int side = 0; side < 4; side++) {
                boolean right = side < 2;
                boolean below = side % 2 == 0;
                float off = away * distance;
                float left = right ? x + off : x - off - width;
                float foot = below ? y - off - height : y + off;
                Rectangle place = new Rectangle(
                        Math.max(0, Math.min(left, windowWidth - width)),
                        Math.max(0, Math.min(foot, windowHeight - height)),
                        width,
                        height);
                long covered =
                        seen.stream().filter(place::overlaps).count() + (place.contains(x, y) ? seen.size() + 1 : 0);
                if (covered < least) {
                    least = covered;
                    best = place;
                }
            }
        }
        return best;
    }
}
