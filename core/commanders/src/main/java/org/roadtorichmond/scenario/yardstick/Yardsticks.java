package org.roadtorichmond.scenario.yardstick;

import java.util.List;
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
    private final List<Stored> all;

    /** A yardstick, and the file of its scenario. */
    private record Stored(String file, Yardstick yardstick) {}

    private Yardsticks(Shelf shelf, List<Stored> all) {
        this.shelf = shelf;
        this.all = List.copyOf(all);
    }

    /** The yardsticks on a shelf; files with problems are passed over. */
    public static Yardsticks on(Shelf shelf) {
        return new Yardsticks(
                shelf,
                shelf.scenarios().stream()
                        .flatMap(file -> shelf
                                .bytes(file.replace(SCENARIO, ENDING))
                                .flatMap(bytes -> YardstickReader.read(bytes).value())
                                .map(yardstick -> new Stored(file, yardstick))
                                .stream())
                        .toList());
    }

    /**
     * The yardstick of a scenario; else one of a scenario of the same name that is or was played otherwise, by which the caller
     * can see that there is one that does not fit ({@link #fits}).
     */
    public Optional<Yardstick> of(LoadedScenario loaded) {
        return stored(loaded).map(Stored::yardstick);
    }

    private Optional<Stored> stored(LoadedScenario loaded) {
        if (all.isEmpty()) {
            return Optional.empty();
        }
        String digest = PlayDigest.of(loaded);
        return all.stream()
                .filter(each -> each.yardstick().scenario().equals(digest))
                .findFirst()
                .or(() -> all.stream()
                        .filter(other -> other.yardstick()
                                .name()
                                .equals(loaded.scenario().name()))
                        .findFirst());
    }

    /**
     * How the stored games of a scenario correct the chance of winning. A battle of a campaign is corrected by those of its scenario as
     * long as what carried over changed little of it (docs/studies/2026-11-28-calibration.md); all else not at all.
     */
    public Calibration calibration(LoadedScenario loaded) {
        return stored(loaded)
                .filter(found -> fits(found.yardstick(), loaded) || isNear(found, loaded))
                .map(found -> found.yardstick().calibration())
                .orElse(Calibration.NONE);
    }

    /** Whether what campaigns carry into a scenario is all that makes another one of it, and changed no side much. */
    private boolean isNear(Stored stored, LoadedScenario loaded) {
        return loaded.handicap().isEmpty()
                && shelf.beside(Optional.empty())
                        .find(stored.file())
                        .then(ScenarioReader::read)
                        .value()
                        .filter(printed -> fits(stored.yardstick(), printed))
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
