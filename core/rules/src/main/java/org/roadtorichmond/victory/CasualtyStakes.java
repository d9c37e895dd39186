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

    static Stakes battlePoints17(Scenario scenario) {
        CasualtyStakes made = fleeing(scenario, 1);
        for (Side side : Side.values()) {
            made.battle("17.secondary", side, made.of(BattlePoints17.SECONDARY), made.loneSecondary(side));
        }
        return made.under(
                new Scales.Sharing(BattlePointTable.of(BattlePoints17.TABLE, made.payments), Armies.points(scenario)));
    }

    static Stakes simplified(Scenario scenario) {
        CasualtyStakes made = fleeing(scenario, Simplified.FIFTHS);
        int armyPoints = Armies.points(scenario);
        for (Side side : Side.values()) {
            int fifths = Simplified.secondary(armyPoints, made.payments);
            made.add("simplified.secondary", side, Coin.POINT, fifths, made.loneSecondary(side));
        }
        return made.under(new Scales.Bands(armyPoints, made.payments));
    }

    static Stakes battlePoints16(Scenario scenario) {
        CasualtyStakes made = new CasualtyStakes(scenario, "16", 1);
        made.addCasualties(
                new Fate("shaken", BattlePoints16.SHAKEN, Claim.Shaken::new),
                new Wear("decimated", BattlePoints16.DECIMATED, BattlePoints16.DECIMATED_AT));
        SheetTerms.Primary primary = made.terms.primary();
        if (primary.spoils()) {
            made.list.addAll(SpoilsStakes.tokens(scenario));
        }
        for (Side side : Side.values()) {
            Claim won = primary.spoils() ? new Claim.MoreTokens(side) : new Claim.More(side, primary.hexes());
            made.battle("16.primary", side, made.of(BattlePoints16.PRIMARY), won);
            made.battle("16.secondary", side, made.terms.secondaryValue(), made.loneSecondary(side));
        }
        return made.under(
                new Scales.Sharing(BattlePointTable.of(BattlePoints16.TABLE, made.payments), Armies.points(scenario)));
    }

    private static CasualtyStakes fleeing(Scenario scenario, int parts) {
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

    private Stakes under(Scale scale) {
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

    private int of(Amount amount) {
        return amount.in(payments);
    }

    private void casualty(String rule, Unit unit, int cost, Claim claim) {
        if (cost == 0) {
            return;
        }
        int coins = Math.multiplyExact(parts, cost);
        list.add(new Stake(prefix + '.' + rule, unit.side().enemy(), Coin.POINT, coins, claim)
                .best("fate of " + unit.id()));
    }

    private void battle(String rule, Side side, int points, Claim claim) {
        add(rule, side, Coin.BATTLE, points, claim);
    }

    private void add(String rule, Side side, Coin coin, int amount, Claim claim) {
        if (amount > 0) {
            list.add(new Stake(rule, side, coin, amount, claim));
        }
    }

    /** That a side has made its secondary objective and its enemy has not. */
    private Claim loneSecondary(Side side) {
        return new Claim.All(List.of(secondary(side), new Claim.Not(secondary(side.enemy()))));
    }

    private Claim secondary(Side side) {
        List<Hex> hexes = terms.secondary().getOrDefault(side, List.of());
        return new Claim.More(side, hexes);
    }
}
