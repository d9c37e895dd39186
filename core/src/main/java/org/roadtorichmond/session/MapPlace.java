package org.roadtorichmond.session;

import java.util.Locale;
import java.util.Optional;

/**
 * What part of the map a player looks at, whatever the window.
 *
 * @param radius how large a hex is, from its centre to a corner, in units of the interface
 * @param x the x on the map of the middle of what is seen, in hex radii
 * @param y the y of it
 */
public record MapPlace(float radius, float x, float y) {
    private static final int FIGURES = 3;

    /** As it is written in settings. */
    String written() {
        return String.format(Locale.ROOT, "%.3f %.2f %.2f", radius, x, y);
    }

    /** What is written in settings, if it makes sense. */
    static Optional<MapPlace> parse(String written) {
        String[] figures = written.split(" ");
        if (figures.length != FIGURES) {
            return Optional.empty();
        }
        try {
            MapPlace place = new MapPlace(
                    Float.parseFloat(figures[0]), Float.parseFloat(figures[1]), Float.parseFloat(figures[2]));
            boolean sensible = place.radius > 0 && Float.isFinite(place.radius + place.x + place.y);
            return sensible ? Optional.of(place) : Optional.empty();
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }
}
