package org.roadtorichmond.victory;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.GameLength;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.SheetTerms;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** What the systems pay for that count what was lost, beaten and worn down: two with battle points, one with bands. */
final class CasualtyStakes {
    private final Scenario scenario;
    private final SheetTerms terms;
    private final String prefix;
    private final int parts;
    private final List<Stake> list = new ArrayList<>();

    private CasualtyStakes(Scenario scenario, String prefix, int parts) {
        this.scenario = scenario;
        this.prefix = prefix;
        this.parts = parts;
        terms = scenario.victory().sheet();
    }

    static Stakes battlePoints17(Scenario scenario) {
        CasualtyStakes made = fleeing(scenario, 1);
        for (Side side : Side.values()) {
            made.battle("17.secondary", side, BattlePoints17.SECONDARY, made.loneSecondary(side));
        }
        return made.under(new Scales.Sharing(BattlePointTable.TO_17, Armies.points(scenario)));
    }

    static Stakes simplified(Scenario scenario) {
        CasualtyStakes made = fleeing(scenario, Simplified.FIFTHS);
        int armyPoints = Armies.points(scenario);
        for (Side side : Side.values()) {
            // A fifth of the army points, in fifths.
            made.list.add(new Stake("simplified.secondary", side, Coin.POINT, armyPoints, made.loneSecondary(side)));
        }
        return made.under(new Scales.Bands(armyPoints));
    }

    static Stakes battlePoints16(Scenario scenario) {
        CasualtyStakes made = new CasualtyStakes(scenario, "16", 1);
        made.addCasualties("shaken", "decimated", Claim.Shaken::new);
        SheetTerms.Primary primary = made.terms.primary();
        if (primary.spoils()) {
            made.list.addAll(SpoilsStakes.tokens(scenario));
        }
        for (Side side : Side.values()) {
            Claim won = primary.spoils() ? new Claim.MoreTokens(side) : new Claim.More(side, primary.hexes());
            made.battle("16.primary", side, BattlePoints16.PRIMARY, won);
            made.battle("16.secondary", side, made.terms.secondaryValue(), made.loneSecondary(side));
        }
        return made.under(new Scales.Sharing(BattlePointTable.TO_16, Armies.points(scenario)));
    }

    private static CasualtyStakes fleeing(Scenario scenario, int parts) {
        CasualtyStakes made = new CasualtyStakes(scenario, "17", parts);
        made.addCasualties("fleeing", "shattered", Claim.Fled::new);
        for (Unit unit : scenario.units()) {
            Side enemy = unit.side().enemy();
            int leader = parts * FleeingScore.FOR_A_LEADER;
            if (unit.tagged(Unit.GENERAL)) {
                made.list.add(new Stake("17.general", enemy, Coin.POINT, leader, new Claim.Lost(unit)));
            }
            if (FieldSheets.bearsStandard(scenario, unit)) {
                made.list.add(new Stake("17.battle-standard", enemy, Coin.POINT, leader, new Claim.Lost(unit)));
            }
        }
        return made;
    }

    private Stakes under(Scale scale) {
        return new Stakes(scenario, list, List.of(), scale, new GameLength.Unlimited());
    }

    /** Destroyed full, beaten half, worn down half, both full: the dearest counts. */
    private void addCasualties(String beatenRule, String wornRule, Function<Unit, Claim> beatenClaim) {
        for (Unit unit : scenario.units()) {
            int cost = Armies.cost(scenario, unit);
            if (cost > 0) {
                Claim beaten = beatenClaim.apply(unit);
                Claim worn = new Claim.Worn(unit, unit.strength() * Casualty.QUARTER / 100);
                casualty("destroyed", unit, cost, new Claim.Lost(unit));
                casualty(beatenRule + "-and-" + wornRule, unit, cost, new Claim.All(List.of(beaten, worn)));
                casualty(beatenRule, unit, half(cost), beaten);
                casualty(wornRule, unit, half(cost), worn);
            }
        }
    }

    private static int half(int cost) {
        return (int) ((cost + 1L) / 2);
    }

    private void casualty(String rule, Unit unit, int cost, Claim claim) {
        int coins = Math.multiplyExact(parts, cost);
        list.add(new Stake(prefix + '.' + rule, unit.side().enemy(), Coin.POINT, coins, claim)
                .best("fate of " + unit.id()));
    }

    private void battle(String rule, Side side, int points, Claim claim) {
        if (points > 0) {
            list.add(new Stake(rule, side, Coin.BATTLE, points, claim));
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
