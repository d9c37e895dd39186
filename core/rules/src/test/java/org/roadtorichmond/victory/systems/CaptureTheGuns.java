package org.roadtorichmond.victory.systems;

import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.account.Amount;
import org.roadtorichmond.victory.account.Award;
import org.roadtorichmond.victory.account.Claim;
import org.roadtorichmond.victory.account.Coin;
import org.roadtorichmond.victory.account.Stake;
import org.roadtorichmond.words.Sentence;

/** An example of a victory system, which docs/extending.md quotes: who eliminates more artillery wins. */
public final class CaptureTheGuns extends SettledSystem {
    private static final Amount BATTERY = Amount.points("battery", 3);

    @Override
    public String id() {
        return "capture-the-guns";
    }

    @Override
    public List<Amount> amounts() {
        return List.of(BATTERY);
    }

    @Override
    List<Award> awards(Scenario scenario) {
        List<Award> list = new ArrayList<>();
        for (Unit unit : scenario.units()) {
            if (unit.arm() == Arm.ARTILLERY) {
                Stake stake = new Stake(
                        "guns.battery", unit.side().enemy(), Coin.POINT, BATTERY.in(scenario), new Claim.Lost(unit));
                list.add(new Award(stake, Sentence.of("road.eliminated", unit.side())));
            }
        }
        return list;
    }
}
