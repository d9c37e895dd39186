package org.roadtorichmond.view;

import java.util.function.UnaryOperator;

/**
 * The words on the sheet that are not in the map file.
 *
 * @param dateLine the line under the title; may be empty
 * @param to writes where a way leads, for a place that the map file names
 * @param north the letter on the compass rose
 * @param mile what is written at the scale bar, which is a mile long
 * @param crossingsFrom from how many pixels a hex radius on bridges and fords are named
 */
public record Legend(String dateLine, UnaryOperator<String> to, String north, String mile, float crossingsFrom) {
    private static final float CROSSINGS_FROM = 24;
    /** The width of a hex in metres (rule 1.1). */
    static final float HEX_METRES = 600;

    private static final float MILE_METRES = 1609.344f;

    /** A legend of a map to play on, which names bridges and fords where there is room between the counters. */
    public Legend(String dateLine, UnaryOperator<String> to, String north, String mile) {
        this(dateLine, to, north, mile, CROSSINGS_FROM);
    }

    /** The length of a mile on the map, in hex radii. */
    public static float mileLength() {
        return MILE_METRES / HEX_METRES * HexLayout.HEIGHT;
    }

    /** Where a way leads, in words. */
    String leadsTo(String place) {
        return to.apply(place);
    }
}
