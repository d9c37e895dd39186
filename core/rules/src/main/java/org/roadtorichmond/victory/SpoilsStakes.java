package org.roadtorichmond.victory;

import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.GameLength;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.unit.Unit;

/** What the spoils of war pay for (document 001): tokens on units, and enemies whose destruction brings one. */
final class SpoilsStakes {
    private SpoilsStakes() {}

    static Stakes of(Scenario scenario) {
        return new Stakes(
                scenario,
                tokens(scenario),
                List.of(),
                new Scales.MoreWins(Coin.TOKEN, Measure.TOKENS),
                new GameLength.Unlimited());
    }

    /** The stakes in tokens. */
    static List<Stake> tokens(Scenario scenario) {
        int token = SpoilsOfWar.TOKEN.in(scenario);
        List<Stake> list = new ArrayList<>();
        for (Unit unit : scenario.units()) {
            if (unit.arm() == Arm.INFANTRY && scenario.bearsColours(unit)) {
                list.add(new Stake("spoils.token", unit.side(), Coin.TOKEN, token, new Claim.Bears(unit))
                        .times(Per.TOKEN));
                list.add(new Stake("spoils.token", unit.side().enemy(), Coin.TOKEN, token, new Claim.Prize(unit)));
            }
        }
        return list;
    }
}
