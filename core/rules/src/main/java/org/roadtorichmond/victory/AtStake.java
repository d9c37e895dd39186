package org.roadtorichmond.victory;

import java.util.List;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.victory.account.Coin;
import org.roadtorichmond.victory.account.Measure;
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
        return of(scenario, score.measure() == Measure.TOKENS ? Coin.TOKEN : Coin.POINT);
    }

    /** How much of one coin that is, in whole points where the system counts in parts of them. */
    public static long of(Scenario scenario, Coin coin) {
        Stakes stakes = VictorySystem.stakesOf(scenario);
        Scale scale = stakes.scale();
        List<Stake> paid =
                stakes.list().stream().filter(stake -> stake.coin() == coin).toList();
        return Stakes.sum(paid, Stake::most) / (coin == scale.coin() ? scale.parts() : 1);
    }
}
