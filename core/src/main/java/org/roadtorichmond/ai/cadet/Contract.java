package org.roadtorichmond.ai.cadet;

import java.util.List;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.Claim;
import org.roadtorichmond.victory.Coin;
import org.roadtorichmond.victory.Stake;
import org.roadtorichmond.victory.Stakes;

/** The stakes of a scenario, prepared for being read in every turn: their conditions, each once, and what their coins are worth. */
final class Contract {
    /** What a battle point is worth, as a part of an army: about what its difference in losses would move the table by one. */
    private static final double BATTLE_POINT = 0.04;

    /** What a token is worth beside losses, as a part of an army. */
    private static final double TOKEN = 0.03;

    private final Stakes stakes;
    private final List<Claim> conditions;
    private final int[] conditionOf;
    private final double[] values = new double[Coin.values().length];

    Contract(Scenario scenario) {
        stakes = Stakes.of(scenario);
        conditions = stakes.list().stream().map(Stake::provided).distinct().toList();
        conditionOf = stakes.list().stream()
                .mapToInt(stake -> conditions.indexOf(stake.provided()))
                .toArray();
        double strength =
                scenario.units().stream().mapToInt(unit -> unit.strength()).sum();
        double points = lost(Coin.POINT, Claim.Lost.class);
        double tokens = lost(Coin.TOKEN, Claim.Prize.class);
        values[Coin.POINT.ordinal()] = points == 0 ? 0 : strength / points;
        values[Coin.TOKEN.ordinal()] = points == 0 && tokens > 0 ? strength / tokens : TOKEN * strength / Side.COUNT;
        values[Coin.BATTLE.ordinal()] = BATTLE_POINT * strength / Side.COUNT;
    }

    private double lost(Coin coin, Class<? extends Claim> kind) {
        return stakes.list().stream()
                .filter(stake -> stake.coin() == coin && kind.isInstance(stake.claim()))
                .filter(stake -> stake.claim().units().get(0).strength() > 0)
                .mapToInt(Stake::amount)
                .sum();
    }

    Stakes stakes() {
        return stakes;
    }

    /** The conditions of all stakes, each once. */
    List<Claim> conditions() {
        return conditions;
    }

    /** The place among the conditions of that of a stake, by the place of the stake in the list. */
    int conditionOf(int stake) {
        return conditionOf[stake];
    }

    /** What a coin is worth in strength points, so that all losses together are worth what all armies are. */
    double value(Coin coin) {
        return values[coin.ordinal()];
    }
}
