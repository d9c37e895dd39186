package org.roadtorichmond.victory;

import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * What the systems count that count costs: the units and objectives of a scenario, or of a tally sheet.
 *
 * @param units all of them; the place of each is its ordinal
 * @param costs what each costs, 0 or more
 * @param armyPoints the size of an army, 1 or more
 * @param secondary that each side has made its secondary objective
 * @param payments the amounts that are paid
 * @param names what sentences call the armies
 */
record CountedForces(
        List<Unit> units,
        ToIntFunction<Unit> costs,
        int armyPoints,
        PerArmy<Claim> secondary,
        Payments payments,
        PerArmy<?> names) {

    static CountedForces of(Scenario scenario) {
        return new CountedForces(
                scenario.units(),
                unit -> Armies.cost(scenario, unit),
                Armies.points(scenario),
                secondary(scenario),
                scenario.victory().payments(),
                Armies.TITLES);
    }

    private static PerArmy<Claim> secondary(Scenario scenario) {
        Map<Side, List<Hex>> own = scenario.victory().sheet().secondary();
        return PerArmy.each(army -> new Claim.More(army.side(), own.getOrDefault(army.side(), List.of())));
    }

    /** That a side has made its secondary objective and its enemy has not. */
    Claim loneSecondary(Side side) {
        return new Claim.All(List.of(secondary.of(side), new Claim.Not(secondary.of(side.enemy()))));
    }

    int cost(Unit unit) {
        return costs.applyAsInt(unit);
    }

    int of(Amount amount) {
        return amount.in(payments);
    }

    /** A share of a number in percent, rounded up. */
    int part(int whole, Amount share) {
        return Math.toIntExact(((long) whole * of(share) + 99) / 100);
    }

    /** The battle standard is borne by the only unit of its army with colours; where several have them, they are their own. */
    boolean bearsStandard(Unit unit) {
        return unit.tagged(Unit.COLOURS)
                && units.stream()
                        .noneMatch(other ->
                                other.side() == unit.side() && other.tagged(Unit.COLOURS) && !other.equals(unit));
    }
}
