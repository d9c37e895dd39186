package org.roadtorichmond.victory.account;

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
 * @param ground what is paid for ground (rule 21.9)
 * @param payments the amounts that are paid
 * @param names what sentences call the armies
 */
public record CountedForces(
        List<Unit> units,
        ToIntFunction<Unit> costs,
        int armyPoints,
        PerArmy<Claim> secondary,
        List<Award> ground,
        Payments payments,
        PerArmy<?> names) {
    /** Those of a scenario (victory.md, On the hex map). */
    public static CountedForces of(Scenario scenario) {
        return new CountedForces(
                scenario.units(),
                unit -> cost(scenario, unit),
                armyPoints(scenario),
                secondary(scenario),
                Holds.awards(scenario, scenario.rules().costPerPoint()),
                scenario.victory().payments(),
                PerArmy.TITLES);
    }

    /** What a unit costs: its printed strength at the scenario's price. */
    private static int cost(Scenario scenario, Unit unit) {
        return Stake.price(unit.strength(), scenario.rules().costPerPoint());
    }

    /** The size of an army: as the scenario says, or what the costlier army costs. */
    private static int armyPoints(Scenario scenario) {
        long costlier = Math.max(cost(scenario, Side.UNION), cost(scenario, Side.CONFEDERATE));
        return scenario.victory().sheet().armyPoints().orElse((int) Math.min(Math.max(costlier, 1), Integer.MAX_VALUE));
    }

    private static long cost(Scenario scenario, Side side) {
        return scenario.units().stream()
                .filter(unit -> unit.side() == side)
                .mapToLong(unit -> cost(scenario, unit))
                .sum();
    }

    private static PerArmy<Claim> secondary(Scenario scenario) {
        Map<Side, List<Hex>> own = scenario.victory().sheet().secondary();
        return PerArmy.each(army -> new Claim.More(army.side(), own.getOrDefault(army.side(), List.of())));
    }

    /** That a side has made its secondary objective and its enemy has not. */
    public Claim loneSecondary(Side side) {
        return new Claim.All(List.of(secondary.of(side), new Claim.Not(secondary.of(side.enemy()))));
    }

    /** What a unit costs. */
    public int cost(Unit unit) {
        return costs.applyAsInt(unit);
    }

    /** The number that is paid. */
    public int of(Amount amount) {
        return amount.in(payments);
    }

    /** A share of a number in percent, rounded up. */
    public int part(int whole, Amount share) {
        return Math.toIntExact(((long) whole * of(share) + 99) / 100);
    }

    /** The battle standard is borne by the only unit of its army with colours; where several have them, they are their own. */
    public boolean bearsStandard(Unit unit) {
        return unit.tagged(Unit.COLOURS)
                && units.stream()
                        .noneMatch(other ->
                                other.side() == unit.side() && other.tagged(Unit.COLOURS) && !other.equals(unit));
    }
}
