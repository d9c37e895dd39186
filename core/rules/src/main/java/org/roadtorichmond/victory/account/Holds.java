package org.roadtorichmond.victory.account;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.words.Sentence;

/**
 * Rule 21.9: ground that a scenario pays for on top of any victory system. The points count as the system's own do: as victory
 * points, before battle points are shared by their difference or bands are looked up, or as tokens where only tokens decide.
 */
public final class Holds {
    private Holds() {}

    /** What is paid for each hold of a scenario, in its order. */
    public static List<Award> awards(Scenario scenario) {
        return awards(scenario, Coin.POINT, 1);
    }

    /** What commanders play for, in the coins that decide. */
    static List<Stake> stakes(Scenario scenario, Scale scale) {
        return Award.stakes(awards(scenario, scale.coin(), scale.parts()));
    }

    private static List<Award> awards(Scenario scenario, Coin coin, int parts) {
        List<Award> awards = new ArrayList<>();
        for (Payments.Hold hold : scenario.victory().payments().holds()) {
            OptionalInt settled = hold.after().isPresent() ? OptionalInt.of(awards.size()) : OptionalInt.empty();
            Claim held = new Claim.Held(hold.side(), hold.hex(), settled);
            Stake stake = new Stake("21.9", hold.side(), coin, Math.multiplyExact(parts, hold.points()), held);
            awards.add(new Award(stake, now -> sentence(hold)));
        }
        return awards;
    }

    /** What a hold pays for, for players. */
    public static Sentence sentence(Payments.Hold hold) {
        return hold.after().isPresent()
                ? Sentence.of(
                        "hold.after",
                        hold.side(),
                        hold.hex(),
                        hold.points(),
                        hold.after().getAsInt())
                : Sentence.of("hold.end", hold.side(), hold.hex(), hold.points());
    }
}
