package org.roadtorichmond.scenario.yardstick;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.setup.PlayDigest;

/**
 * The yardsticks that lie beside the scenarios of a shelf, {@code NAME.yardstick.json} for {@code NAME.scenario.json}. They say by
 * a digest of which scenarios they are, so that a saved game, which carries its scenario, finds its own. Immutable.
 */
public final class Yardsticks {
    private static final String SCENARIO = ".scenario.json";

    /** How the names of yardsticks end. */
    public static final String ENDING = ".yardstick.json";

    private final List<Yardstick> all;

    private Yardsticks(List<Yardstick> all) {
        this.all = List.copyOf(all);
    }

    /** The yardsticks on a shelf; files with problems are passed over. */
    public static Yardsticks on(Shelf shelf) {
        return new Yardsticks(shelf.scenarios().stream()
                .map(name -> name.replace(SCENARIO, ENDING))
                .flatMap(name -> shelf.bytes(name).stream())
                .flatMap(bytes -> YardstickReader.read(bytes).value().stream())
                .toList());
    }

    /**
     * The yardstick of a scenario; else one of a scenario of the same name that is or was played otherwise, by which the caller
     * can see that there is one that does not fit ({@link #fits}).
     */
    public Optional<Yardstick> of(LoadedScenario loaded) {
        if (all.isEmpty()) {
            return Optional.empty();
        }
        String digest = PlayDigest.of(loaded);
        return all.stream()
                .filter(yardstick -> yardstick.scenario().equals(digest))
                .findFirst()
                .or(() -> all.stream()
                        .filter(other -> other.name().equals(loaded.scenario().name()))
                        .findFirst());
    }

    /** How the stored games of a scenario correct the chance of winning; not at all where there are none of just this one. */
    public Calibration calibration(LoadedScenario loaded) {
        return of(loaded)
                .filter(yardstick -> fits(yardstick, loaded))
                .map(Yardstick::calibration)
                .orElse(Calibration.NONE);
    }

    /** Whether the games of a yardstick were games of just this scenario, under its rules as they are. */
    public static boolean fits(Yardstick yardstick, LoadedScenario loaded) {
        return yardstick.scenario().equals(PlayDigest.of(loaded));
    }
}
