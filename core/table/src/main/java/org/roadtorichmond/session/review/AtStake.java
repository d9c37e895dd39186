package org.roadtorichmond.session.review;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Coin;
import org.roadtorichmond.victory.account.Measure;
import org.roadtorichmond.victory.account.Per;
import org.roadtorichmond.victory.account.Scale;
import org.roadtorichmond.victory.account.Score;
import org.roadtorichmond.victory.account.Stake;
import org.roadtorichmond.victory.account.Stakes;

/**
 * How much there is to be won in a scenario in what decides it: all that its victory system could pay both sides, of alternatives of
 * which only one counts the dearest. No game pays all of it, since what one side wins the other often keeps.
 */
public final class AtStake {
    private AtStake() {}

    /**
     * How much that is.
     *
     * @param score a result of a game of the scenario, which shows what decides; shared points are all at stake
     */
    public static long of(Scenario scenario, Score score) {
        if (score.measure() == Measure.BATTLE_POINTS) {
            return score.union() + score.confederate();
        }
        Stakes stakes = VictorySystem.stakesOf(scenario);
        Scale scale = stakes.scale();
        Coin coin = score.measure() == Measure.TOKENS ? Coin.TOKEN : Coin.POINT;
        long sum = 0;
        for (Side side : Side.values()) {
            List<Stake> own = stakes.list().stream()
                    .filter(stake -> stake.to() == side && stake.coin() == coin)
                    .toList();
            sum += sum(own);
        }
        return sum / (coin == scale.coin() ? scale.parts() : 1);
    }

    private static long sum(List<Stake> stakes) {
        Map<String, Long> dearest = new HashMap<>();
        long sum = 0;
        for (Stake stake : stakes) {
            if (stake.best().isEmpty()) {
                sum += most(stake);
            } else {
                dearest.merge(stake.best(), most(stake), Math::max);
            }
        }
        return sum + dearest.values().stream().mapToLong(Long::longValue).sum();
    }

    /** What a stake pays at most: what is paid by the strength point, for all that are printed; what is paid by the token, for one. */
    private static long most(Stake stake) {
        boolean byStrength = stake.per() == Per.POINT_LEFT || stake.per() == Per.POINT_WORN;
        return byStrength ? (long) stake.amount() * stake.claim().units().get(0).strength() : stake.amount();
    }
}
