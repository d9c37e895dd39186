package org.roadtorichmond.victory.systems;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.Claim;
import org.roadtorichmond.victory.account.Coin;
import org.roadtorichmond.victory.account.CountedForces;
import org.roadtorichmond.victory.account.Measure;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.victory.account.Scale;
import org.roadtorichmond.victory.account.Stake;
import org.roadtorichmond.victory.account.Totals;

@DisplayName("How totals decide")
class ScalesTest {
    static Stream<Scale> scales() {
        return Stream.of(
                Scale.MoreWins.POINTS,
                new Scale.MoreWins(Coin.TOKEN, Measure.TOKENS),
                new Withdrawal.Withdrawing(),
                Simplified.Bands.of(armies(20)),
                Simplified.Bands.of(armies(33)),
                BattlePointTable.of(BattlePoints17.TABLE, armies(40)),
                BattlePointTable.of(BattlePoints16.TABLE, armies(33)),
                BattlePointTable.of(BattlePoints16.TABLE, armies(1)));
    }

    private static CountedForces armies(int points) {
        PerArmy<Claim> none = PerArmy.each(army -> Stake.known(false));
        return new CountedForces(List.of(), unit -> 0, points, none, List.of(), Payments.USUAL, PerArmy.SHEET_NAMES);
    }

    private static Totals totals(Scale scale, Side side, long more, int battle, int withdrawals) {
        int own = 50 + (int) more;
        int union = side == Side.UNION ? own : 50;
        int confederate = side == Side.UNION ? 50 : own;
        boolean tokens = scale.coin() == Coin.TOKEN;
        return new Totals(
                tokens ? 0 : union,
                tokens ? 0 : confederate,
                battle,
                tokens ? union : 0,
                tokens ? confederate : 0,
                (withdrawals & 1) != 0,
                (withdrawals & 2) != 0);
    }

    private static int outcome(Scale scale, Side side, Totals totals) {
        return side == Side.UNION ? scale.outcome(totals) : -scale.outcome(totals);
    }

    @ParameterizedTest
    @MethodSource("scales")
    @DisplayName("exactly the stated number of coins brings the next better outcome, and one less does not")
    void toBetter(Scale scale) {
        for (Side side : Side.values()) {
            for (int battle = -13; battle <= 13; battle++) {
                for (int withdrawals = 0; withdrawals < 4; withdrawals++) {
                    for (int lead = -50; lead <= 50; lead++) {
                        Totals now = totals(scale, side, lead, battle, withdrawals);
                        int outcome = outcome(scale, side, now);
                        long needed = 1;
                        while (needed <= 200
                                && outcome(scale, side, totals(scale, side, lead + needed, battle, withdrawals))
                                        <= outcome) {
                            needed++;
                        }
                        long expected = outcome > 0 ? 0 : needed > 200 ? Scale.UNREACHABLE : needed;
                        assertEquals(expected, scale.toBetter(side, now), now::toString);
                    }
                }
            }
        }
    }
}
