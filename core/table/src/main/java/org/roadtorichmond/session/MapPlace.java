package org.roadtorichmond.session;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What part of the map a player looks at, whatever the window.
 *
 * @param radius how large a hex is, from its centre to a corner, in units of the interface
 * @param x the x on the map of the middle of what is seen, in hex radii
 * @param y the y of it
 */
public record MapPlace(float radius, float x, float y) {
    /** How long the places of all games may be, as they are written. */
    static final int LONGEST = 2000;

    private static final int MOST = 30;
    private static final int FIGURES = 4;
    private static final int HEXADECIMAL = 16;

    /** The places of several games as they are written in settings, by the number of each game; those that make no sense are left out. */
    static Map<Long, MapPlace> parseAll(String written) {
        Map<Long, MapPlace> places = new LinkedHashMap<>();
        for (String one : written.split(",", -1)) {
            String[] figures = one.trim().split(" ", -1);
            if (figures.length == FIGURES) {
                parse(figures).ifPresent(place -> places.put(Long.parseUnsignedLong(figures[0], HEXADECIMAL), place));
            }
        }
        return places;
    }

    private static Optional<MapPlace> parse(String[] figures) {
        try {
            Long.parseUnsignedLong(figures[0], HEXADECIMAL);
            MapPlace place = new MapPlace(
                    Float.parseFloat(figures[1]), Float.parseFloat(figures[2]), Float.parseFloat(figures[3]));
            boolean sensible = place.radius > 0 && Float.isFinite(place.radius + place.x + place.y);
            return sensible ? Optional.of(place) : Optional.empty();
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    /** What is written with the place of one game put in as the newest; the oldest are left out where there are too many. */
    static String written(String before, long game, MapPlace place) {
        Map<Long, MapPlace> places = parseAll(before);
        places.remove(game);
        places.put(game, place);
        return places.entrySet().stream()
                .skip(Math.max(0, places.size() - MOST))
                .map(entry -> Long.toHexString(entry.getKey()) + " "
                        + entry.getValue().figures())
                .collect(Collectors.joining(", "));
    }

    private String figures() {
        return String.format(Locale.ROOT, "%.3f %.2f %.2f", radius, x, y);
    }
}
