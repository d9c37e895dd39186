package org.roadtorichmond.workshop.trace;

/**
 * How a picture is shown under the map.
 *
 * @param file the name of its file beside the map
 * @param place where it lies
 * @param opacity how strongly it is seen, 0 to 100 per cent
 * @param shown whether it is seen at all
 */
public record TraceSettings(String file, TracePlace place, int opacity, boolean shown) {
    /** The opacity of a picture that is seen fully. */
    public static final int OPAQUE = 100;

    /** Keeps the opacity within its bounds. */
    public TraceSettings {
        opacity = Math.max(0, Math.min(OPAQUE, opacity));
    }

    /** The same in another place. */
    public TraceSettings with(TracePlace next) {
        return new TraceSettings(file, next, opacity, shown);
    }

    /** The same seen more or less strongly. */
    public TraceSettings withOpacity(int next) {
        return new TraceSettings(file, place, next, shown);
    }

    /** The same shown or hidden. */
    public TraceSettings withShown(boolean next) {
        return new TraceSettings(file, place, opacity, next);
    }
}
