package org.roadtorichmond.victory.account;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.roadtorichmond.map.HexNames;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.words.Sentence;

/**
 * Rule 21.9: ground that a scenario pays for on top of any victory system. A hold's points are points of strength: each counts as
 * much as a strength point does under the system, and nothing where only tokens decide.
 */
public final class Holds {
    private Holds() {}

    /**
     * What is paid for each hold of a scenario, in its order.
     *
     * @param worth the victory points for each point of a hold; 0 if ground pays nothing
     */
    public static List<Award> awards(Scenario scenario, int worth) {
        List<Award> awards = new ArrayList<>();
        for (Payments.Hold hold : scenario.victory().payments().holds()) {
            OptionalInt settled = hold.after().isPresent() ? OptionalInt.of(awards.size()) : OptionalInt.empty();
            Claim held = new Claim.Held(hold.side(), hold.hex(), settled);
            int points = Stake.price(hold.points(), worth);
            awards.add(new Award(
                    new Stake("21.9", hold.side(), Coin.POINT, points, held), sentence(scenario, hold, worth)));
        }
        return worth == 0 ? List.of() : awards;
    }

    /** What each hold of a scenario pays for, for players. */
    public static List<Sentence> sentences(Scenario scenario, int worth) {
        List<Payments.Hold> holds = scenario.victory().payments().holds();
        return worth == 0 && !holds.isEmpty()
                ? List.of(Sentence.of("hold.nothing"))
                : holds.stream().map(hold -> sentence(scenario, hold, worth)).toList();
    }

    private static Sentence sentence(Scenario scenario, Payments.Hold hold, int worth) {
        Sentence ground = HexNames.ground(scenario.field(), hold.hex());
        Sentence side = PerArmy.TITLES.of(hold.side());
        Sentence points = worth == 1
                ? Sentence.of("key.points", hold.points())
                : Sentence.of("hold.price", hold.points(), worth, Stake.price(hold.points(), worth));
        return hold.after().isPresent()
                ? Sentence.of("hold.after", side, ground, points, hold.after().getAsInt())
                : Sentence.of("hold.end", side, ground, points);
    }
}
