package org.roadtorichmond.screen.kit;

/**
 * The room that a page needs so that its panels lie beside each other, in units of the interface at a scale of 1.
 *
 * @param width from left to right
 * @param height from top to bottom
 */
public record Extent(float width, float height) {
    /** Of a page that scrolls whatever does not fit. */
    static final Extent NONE = new Extent(1, 1);

    /** Of a battle, or the replay of one: a bar above and below, and the map beside the side panel. */
    public static final Extent BATTLE = new Extent(960, 600);

    /** The largest scale at which this fits a window of a given size in pixels. */
    float fits(int pixelsWide, int pixelsHigh) {
        return Math.min(pixelsWide / width, pixelsHigh / height);
    }
}
