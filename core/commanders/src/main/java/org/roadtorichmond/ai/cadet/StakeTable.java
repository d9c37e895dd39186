package org.roadtorichmond.ai.cadet;

import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Claim;
import org.roadtorichmond.victory.account.Coin;
import org.roadtorichmond.victory.account.Stake;
import org.roadtorichmond.victory.account.Stakes;

/** The stakes of a scenario, prepared for being read in every turn: their conditions, each once, and what their coins are worth. */
final class StakeTable {
    /** What a battle point is worth, as a part of an army: about what its difference in losses would move the table by one. */
    private static final double BATTLE_POINT = 0.04;

    /** What a token is worth beside losses, as a part of an army. */
    private static final double TOKEN = 0.03;

    private final Stakes stakes;
    private final List<Claim> conditions;
    private final List<Term> terms = new ArrayList<>();
    private final double[] values = new double[Coin.values().length];

    StakeTable(Scenario scenario) {
        stakes = VictorySystem.stakesOf(scenario);
        conditions = stakes.list().stream().map(Stake::provided).distinct().toList();
        double strength =
                scenario.units().stream().mapToInt(unit -> unit.strength()).sum();
        double points = lost(Coin.POINT, Claim.Lost.class);
        double tokens = lost(Coin.TOKEN, Claim.Prize.class);
        values[Coin.POINT.ordinal()] = points == 0 ? 0 : strength / points;
        values[Coin.TOKEN.ordinal()] = points == 0 && tokens > 0 ? strength / tokens : TOKEN * strength / Side.COUNT;
        values[Coin.BATTLE.ordinal()] = BATTLE_POINT * strength / Side.COUNT;
        values[Coin.TOMORROW.ordinal()] =
                values[Coin.POINT.ordinal()] * stakes.scale().parts();
        for (Stake stake : stakes.list()) {
            int condition = conditions.indexOf(stake.provided());
            terms.add(new Term(stake, condition, values[stake.coin().ordinal()], lasts(stake.claim())));
        }
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

    /** All stakes, as they are read in every turn. */
    List<Term> terms() {
        return terms;
    }

    /**
     * A stake.
     *
     * @param condition the place of its condition among the conditions
     * @param value what its coin is worth in strength points, so that all losses together are worth what all armies are
     * @param lasts whether what is true of its claim is likely to stay so; the present state of units is not
     */
    record Term(Stake stake, int condition, double value, boolean lasts) {}

    private static boolean lasts(Claim claim) {
        return claim instanceof Claim.Lost
                || claim instanceof Claim.Left
                || claim instanceof Claim.Bears
                || claim.units().isEmpty();
    }
}
