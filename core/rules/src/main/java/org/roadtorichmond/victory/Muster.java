package org.roadtorichmond.victory;

import java.util.List;
import java.util.function.ToIntFunction;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.unit.Unit;

/**
 * The units of both sides as the systems count them that count costs: those of a scenario or of a tally sheet.
 *
 * @param units all of them; the place of each is its ordinal
 * @param costs what each costs, 0 or more
 * @param armyPoints the size of an army, 1 or more
 * @param payments the amounts that are paid
 * @param names what sentences call the armies
 */
record Muster(List<Unit> units, ToIntFunction<Unit> costs, int armyPoints, Payments payments, Both<?> names) {
    static Muster of(Scenario scenario) {
        return new Muster(
                scenario.units(),
                unit -> Armies.cost(scenario, unit),
                Armies.points(scenario),
                scenario.victory().payments(),
                Armies.TITLES);
    }

    int cost(Unit unit) {
        return costs.applyAsInt(unit);
    }

    int of(Amount amount) {
        return amount.in(payments);
    }

    /** The battle standard is borne by the only unit of its army with colours; where several have them, they are their own. */
    boolean bearsStandard(Unit unit) {
        return unit.tagged(Unit.COLOURS)
                && units.stream()
                        .noneMatch(other ->
                                other.side() == unit.side() && other.tagged(Unit.COLOURS) && !other.equals(unit));
    }
}
