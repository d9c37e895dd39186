package org.roadtorichmond.scenario.yardstick;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.setup.PlayDigest;
import org.roadtorichmond.scenario.setup.ScenarioReader;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * The yardsticks that lie beside the scenarios of a shelf, {@code NAME.yardstick.json} for {@code NAME.scenario.json}. They say by
 * a digest of which scenarios they are, so that a saved game, which carries its scenario, finds its own. Immutable.
 */
public final class Yardsticks {
    private static final String SCENARIO = ".scenario.json";

    /** How the names of yardsticks end. */
    public static final String ENDING = ".yardstick.json";

    /** What part of a side's strength points a battle of a campaign may have otherwise for the games of its scenario to speak of it. */
    private static final int NEAR = 3;

    private final Shelf shelf;
    private final Map<Yardstick, String> files = new LinkedHashMap<>();

    private Yardsticks(Shelf shelf) {
        this.shelf = shelf;
        for (String file : shelf.scenarios()) {
            shelf.bytes(file.replace(SCENARIO, ENDING))
                    .flatMap(bytes -> YardstickReader.read(bytes).value())
                    .ifPresent(yardstick -> files.put(yardstick, file));
        }
    }

    /** The yardsticks on a shelf; files with problems are passed over. */
    public static Yardsticks on(Shelf shelf) {
        return new Yardsticks(shelf);
    }

    /**
     * The yardstick of a scenario; else one of a scenario of the same name that is or was played otherwise, by which the caller
     * can see that there is one that does not fit ({@link #fits}).
     */
    public Optional<Yardstick> of(LoadedScenario loaded) {
        if (files.isEmpty()) {
            return Optional.empty();
        }
        String digest = PlayDigest.of(loaded);
        return files.keySet().stream()
                .filter(yardstick -> yardstick.scenario().equals(digest))
                .findFirst()
                .or(() -> files.keySet().stream()
                        .filter(other -> other.name().equals(loaded.scenario().name()))
                        .findFirst());
    }

    /**
     * How the stored games of a scenario correct the chance of winning. A battle of a campaign is corrected by those of its scenario as
     * long as what carried over changed little of it (docs/studies/2026-11-28-calibration.md); all else not at all.
     */
    public Calibration calibration(LoadedScenario loaded) {
        return of(loaded)
                .filter(yardstick -> fits(yardstick, loaded) || isNear(yardstick, loaded))
                .map(Yardstick::calibration)
                .orElse(Calibration.NONE);
    }

    /** Whether what campaigns carry into a scenario is all that makes another one of it, and changed no side much. */
    private boolean isNear(Yardstick yardstick, LoadedScenario loaded) {
        return loaded.handicap().isEmpty()
                && shelf.beside(Optional.empty())
                        .find(files.getOrDefault(yardstick, ""))
                        .then(ScenarioReader::read)
                        .value()
                        .filter(printed -> fits(yardstick, printed))
                        .filter(printed -> PlayDigest.frame(printed).equals(PlayDigest.frame(loaded)))
                        .filter(printed -> Stream.of(Side.values())
                                .allMatch(side -> isNear(side, printed.scenario(), loaded.scenario())))
                        .isPresent();
    }

    private static boolean isNear(Side side, Scenario printed, Scenario carried) {
        int all = 0;
        int other = 0;
        for (Unit unit : printed.units()) {
            if (unit.side() == side) {
                all += unit.strength();
                other += Math.abs(unit.strength()
                        - carried.unit(unit.id()).map(Unit::strength).orElse(0));
            }
        }
        return other * NEAR <= all;
    }

    /** Whether the games of a yardstick were games of just this scenario, under its rules as they are. */
    public static boolean fits(Yardstick yardstick, LoadedScenario loaded) {
        return yardstick.scenario().equals(PlayDigest.of(loaded));
    }
}
