package org.roadtorichmond.view;

import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.unit.Side;

/**
 * A counter as it lies on the map.
 *
 * @param hex where
 * @param label its designation
 * @param side whose it is
 * @param arm its type
 * @param strength its present strength in points
 * @param allowance its movement allowance, as printed
 * @param band the number of its formation's colour, from 0
 * @param shaken whether it is shaken
 * @param dimmed whether it has done what it can in this phase
 * @param mark what singles it out
 */
public record Counter(
        Hex hex,
        String label,
        Side side,
        Arm arm,
        int strength,
        String allowance,
        int band,
        boolean shaken,
        boolean dimmed,
        Mark mark) {

    /** What singles a counter out from the others. */
    public enum Mark {
        NONE,
        /** The player's present choice. */
        SELECTED,
        /** Could be chosen to take part in what is being planned. */
        ABLE,
        /** Has been chosen to take part. */
        JOINED,
        /** Must still do something before the phase may end. */
        OWED
    }
}
