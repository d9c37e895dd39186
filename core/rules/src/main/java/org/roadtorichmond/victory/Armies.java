package org.roadtorichmond.victory;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/** The two sides of a hex game as the armies of a sheet: the Union is A, the Confederacy B (victory.md, On the hex map). */
final class Armies {
    /** What they are called where programs read. */
    static final PerArmy<String> NAMES = new PerArmy<>(Side.UNION.word(), Side.CONFEDERATE.word());

    /** What they are called in sentences. */
    static final PerArmy<Sentence> TITLES = new PerArmy<>(Sentence.of("army.union"), Sentence.of("army.confederacy"));

    private Armies() {}

    /** Which army has conceded, if one has. */
    static Optional<Army> conceded(GameState state) {
        return state.ending().flatMap(ending -> ending.conceded()).map(Army::of);
    }

    /** The rows of both armies' sheets, one for every unit wherever it is, each ordered by the id of the unit. */
    static <T> PerArmy<List<T>> rows(Scenario scenario, Function<Unit, T> row) {
        return PerArmy.each(army -> scenario.units().stream()
                .filter(unit -> unit.side() == army.side())
                .map(row)
                .toList());
    }

    /** What a unit costs: its printed strength at the scenario's price. */
    static int cost(Scenario scenario, Unit unit) {
        return Math.multiplyExact(unit.strength(), scenario.rules().costPerPoint());
    }

    /** The size of an army: as the scenario says, or what the costlier army costs. */
    static int points(Scenario scenario) {
        PerArmy<List<Integer>> costs = rows(scenario, unit -> cost(scenario, unit));
        long costlier = Math.max(sum(costs.a()), sum(costs.b()));
        return scenario.victory().sheet().armyPoints().orElse((int) Math.min(Math.max(costlier, 1), Integer.MAX_VALUE));
    }

    private static long sum(List<Integer> costs) {
        return costs.stream().mapToLong(Integer::longValue).sum();
    }
}
