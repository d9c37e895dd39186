package org.roadtorichmond.victory;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.GameLength;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.SheetTerms;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** What the systems pay for that count what was lost, beaten and worn down: two with battle points, one with bands. */
final class CasualtyStakes {
    private final Scenario scenario;
    private final SheetTerms terms;
    private final Payments payments;
    private final String prefix;
    private final int parts;
    private final List<Stake> list = new ArrayList<>();

    /** A way of being beaten, and the share of the cost that it gives. */
    private record Fate(String rule, Amount share, Function<Unit, Claim> claim) {}

    /** A state of being worn down, the share of the cost that it gives, and the share of the strength at which it begins. */
    private record Wear(String rule, Amount share, Amount at) {}

    private CasualtyStakes(Scenario scenario, String prefix, int parts) {
        this.scenario = scenario;
        this.prefix = prefix;
        this.parts = parts;
        terms = scenario.victory().sheet();
        payments = scenario.victory().payments();
    }

    /** Those of document 000, in a number of parts of a point. */
    static CasualtyStakes fleeing(Scenario scenario, int parts) {
        CasualtyStakes made = new CasualtyStakes(scenario, "17", parts);
        made.addCasualties(
                new Fate("fleeing", FleeingScore.FLEEING, Claim.Fled::new),
                new Wear("shattered", FleeingScore.SHATTERED, FleeingScore.SHATTERED_AT));
        for (Unit unit : scenario.units()) {
            Side enemy = unit.side().enemy();
            if (unit.tagged(Unit.GENERAL)) {
                made.add("17.general", enemy, Coin.POINT, parts * made.of(FleeingScore.GENERAL), new Claim.Lost(unit));
            }
            if (FieldSheets.bearsStandard(scenario, unit)) {
                int points = parts * made.of(FleeingScore.STANDARD);
                made.add("17.battle-standard", enemy, Coin.POINT, points, new Claim.Lost(unit));
            }
        }
        return made;
    }

    /** Those of document 002. */
    static CasualtyStakes shaken(Scenario scenario) {
        CasualtyStakes made = new CasualtyStakes(scenario, "16", 1);
        made.addCasualties(
                new Fate("shaken", BattlePoints16.SHAKEN, Claim.Shaken::new),
                new Wear("decimated", BattlePoints16.DECIMATED, BattlePoints16.DECIMATED_AT));
        return made;
    }

    /** All of them, weighed by a scale. */
    Stakes under(Scale scale) {
        return new Stakes(scenario, list, List.of(), scale, new GameLength.Unlimited());
    }

    /** Destroyed full, beaten half, worn down half, both full: the dearest counts. */
    private void addCasualties(Fate fate, Wear wear) {
        for (Unit unit : scenario.units()) {
            int cost = Armies.cost(scenario, unit);
            if (cost > 0) {
                Claim beaten = fate.claim().apply(unit);
                Claim worn = new Claim.Worn(unit, unit.strength() * of(wear.at()) / 100);
                casualty("destroyed", unit, cost, new Claim.Lost(unit));
                casualty(fate.rule() + "-and-" + wear.rule(), unit, cost, new Claim.All(List.of(beaten, worn)));
                casualty(fate.rule(), unit, Casualty.part(cost, of(fate.share())), beaten);
                casualty(wear.rule(), unit, Casualty.part(cost, of(wear.share())), worn);
            }
        }
    }

    int of(Amount amount) {
        return amount.in(payments);
    }

    /** Adds stakes that stand for themselves. */
    void addAll(List<Stake> stakes) {
        list.addAll(stakes);
    }

    private void casualty(String rule, Unit unit, int cost, Claim claim) {
        if (cost == 0) {
            return;
        }
        int coins = Math.multiplyExact(parts, cost);
        list.add(new Stake(prefix + '.' + rule, unit.side().enemy(), Coin.POINT, coins, claim)
                .best("fate of " + unit.id()));
    }

    /** Adds battle points. */
    void battle(String rule, Side side, int points, Claim claim) {
        add(rule, side, Coin.BATTLE, points, claim);
    }

    /** Adds what pays anything. */
    void add(String rule, Side side, Coin coin, int amount, Claim claim) {
        if (amount > 0) {
            list.add(new Stake(rule, side, coin, amount, claim));
        }
    }

    /** That a side has made its secondary objective and its enemy has not. */
    Claim loneSecondary(Side side) {
        return new Claim.All(List.of(secondary(side), new Claim.Not(secondary(side.enemy()))));
    }

    private Claim secondary(Side side) {
        List<Hex> hexes = terms.secondary().getOrDefault(side, List.of());
        return new Claim.More(side, hexes);
    }
}
