package org.roadtorichmond.view;

/** The light in which a map is seen. */
public enum Light {
    /** Haze lies on the rivers. */
    MORNING,
    /** The map as it is printed. */
    DAY,
    /** A low sun, warm and a little dark. */
    DUSK,
    /** Dark and blue. */
    NIGHT;

    private static final int HAZE_LIFTS = 9;
    private static final int SUN_IS_LOW = 18;
    private static final int DARK = 21;
    private static final int DAWN = 4;

    /** The light at an hour of the day, 0 to 23, in summer. */
    public static Light at(int hour) {
        if (hour < DAWN || hour >= DARK) {
            return NIGHT;
        }
        if (hour < HAZE_LIFTS) {
            return MORNING;
        }
        return hour < SUN_IS_LOW ? DAY : DUSK;
    }
}
