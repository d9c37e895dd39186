package org.roadtorichmond.victory;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.SheetTerms;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** What the withdrawal system pays for, and what forces a side to withdraw (document 003). */
final class WithdrawalStakes {
    private WithdrawalStakes() {}

    static Stakes of(Scenario scenario) {
        SheetTerms terms = scenario.victory().sheet();
        List<Stake> list = new ArrayList<>();
        List<Stop> stops = new ArrayList<>();
        if (!terms.objectivesOnly()) {
            scenario.units().forEach(unit -> addUnit(list, scenario, unit));
        }
        for (SheetTerms.Bonus bonus : terms.bonuses()) {
            Arrays.stream(Side.values())
                    .filter(side -> bonus.side().map(side::equals).orElse(true))
                    .forEach(side -> list.add(new Stake(
                            "withdrawal.bonus", side, Coin.POINT, bonus.points(), new Claim.Held(side, bonus.hex()))));
        }
        for (Side side : Side.values()) {
            addStops(stops, side, scenario);
        }
        return new Stakes(scenario, list, stops, new Scales.Withdrawing(), terms.length());
    }

    private static void addUnit(List<Stake> list, Scenario scenario, Unit unit) {
        int cost = Armies.cost(scenario, unit);
        if (cost == 0) {
            return;
        }
        Side enemy = unit.side().enemy();
        String best = "fate of " + unit.id();
        String rule = isCounted(unit) ? "withdrawal.destroyed" : "withdrawal.slain";
        list.add(new Stake(rule, enemy, Coin.POINT, cost, new Claim.Lost(unit)).best(best));
        int half = Withdrawal.reduced(cost, scenario.victory().payments());
        if (half > 0 && isReducible(unit, scenario)) {
            list.add(new Stake("withdrawal.reduced", enemy, Coin.POINT, half, reduced(unit)).best(best));
        }
    }

    private static boolean isCounted(Unit unit) {
        return !unit.tagged(Unit.CHARACTER) && !unit.tagged(Unit.GENERAL);
    }

    private static boolean isReducible(Unit unit, Scenario scenario) {
        return isCounted(unit) && unit.strength() >= Withdrawal.REDUCED_FROM.in(scenario);
    }

    /** Down to one stand, but not gone. */
    private static Claim reduced(Unit unit) {
        return new Claim.All(List.of(new Claim.Worn(unit, 1), new Claim.Not(new Claim.Worn(unit, 0))));
    }

    private static void addStops(List<Stop> stops, Side side, Scenario scenario) {
        List<Claim.Weighed> losses = new ArrayList<>();
        int counted = 0;
        for (Unit unit : scenario.units()) {
            if (unit.side() == side && unit.tagged(Unit.GENERAL)) {
                Claim left = new Claim.Left(unit, Optional.empty());
                stops.add(new Stop(side, new Claim.Any(List.of(new Claim.Lost(unit), left))));
            }
            if (unit.side() == side && isCounted(unit)) {
                counted++;
                losses.add(new Claim.Weighed(new Claim.Lost(unit), 2));
                if (isReducible(unit, scenario)) {
                    losses.add(new Claim.Weighed(reduced(unit), 1));
                }
            }
        }
        if (counted > 0) {
            stops.add(new Stop(
                    side,
                    new Claim.AtLeast(
                            2
                                    * Withdrawal.breakPoint(
                                            counted, scenario.victory().payments()),
                            losses)));
        }
    }
}
