package org.roadtorichmond.victory;

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
final class Holds {
    static final String RULE = "21.9";

    private Holds() {}

    /** The stakes of a system with those of the ground. */
    static List<Stake> with(List<Stake> stakes, Scenario scenario, Scale scale) {
        List<Stake> all = new ArrayList<>(stakes);
        List<Payments.Hold> holds = scenario.victory().payments().holds();
        for (int place = 0; place < holds.size(); place++) {
            Payments.Hold hold = holds.get(place);
            int coins = Math.multiplyExact(scale.parts(), hold.points());
            all.add(new Stake(RULE, hold.side(), scale.coin(), coins, claim(hold, place)));
        }
        return all;
    }

    private static Claim.Held claim(Payments.Hold hold, int place) {
        return new Claim.Held(
                hold.side(), hold.hex(), hold.after().isPresent() ? OptionalInt.of(place) : OptionalInt.empty());
    }

    /** The lines of each army as the game stands. */
    static PerArmy<List<Line>> lines(Situation now) {
        List<Payments.Hold> holds = now.state().scenario().victory().payments().holds();
        PerArmy<List<Line>> lines = PerArmy.each(army -> new ArrayList<>());
        for (int place = 0; place < holds.size(); place++) {
            Payments.Hold hold = holds.get(place);
            if (claim(hold, place).holds(now)) {
                lines.of(hold.side())
                        .add(Line.ofUnit(RULE, hold.points(), hold.hex().number(), sentence(hold)));
            }
        }
        return lines;
    }

    /** What a hold pays for, for players. */
    static Sentence sentence(Payments.Hold hold) {
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
