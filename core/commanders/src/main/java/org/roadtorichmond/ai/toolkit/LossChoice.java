package org.roadtorichmond.ai.toolkit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.roadtorichmond.ai.Decision;
import org.roadtorichmond.play.Combat;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/** Which attackers an exchange costs (rule 8.5). */
public final class LossChoice {
    /** Beyond this many units not every choice is looked at. */
    private static final int ALL_CHOICES = 16;

    /** What each unit costs beside its strength where the fewest are to be lost: all together less than a point, and summed exactly. */
    private static final double ONE_MORE = 1.0 / 1024;

    private LossChoice() {}

    /** The order in a combat whose stage is losses: those that come nearest to the required loss, and of these the fewest. */
    public static Decision nearest(Combat combat) {
        return cheapest(combat, unit -> unit.strength() + ONE_MORE);
    }

    /**
     * The order in a combat whose stage is losses: the units that pay for it at the lowest price, none of which could be spared.
     *
     * @param price what the loss of a unit costs its side, in any measure
     */
    public static Decision cheapest(Combat combat, ToDoubleFunction<Unit> price) {
        List<Unit> due = combat.due();
        List<Unit> lost = due.size() <= ALL_CHOICES ? best(due, combat.losses(), price) : greedy(due, combat.losses());
        int points = lost.stream().mapToInt(Unit::strength).sum();
        return Decision.plain(
                new Command.TakeLosses(lost), -points, Sentence.of("aim.losses", points, combat.losses()));
    }

    private static List<Unit> best(List<Unit> due, int required, ToDoubleFunction<Unit> price) {
        double[] prices = due.stream().mapToDouble(price).toArray();
        int best = (1 << due.size()) - 1;
        double bestPrice = Double.MAX_VALUE;
        for (int choice = 1; choice < 1 << due.size(); choice++) {
            int points = 0;
            double cost = 0;
            int least = Integer.MAX_VALUE;
            for (int i = 0; i < prices.length; i++) {
                if ((choice & 1 << i) != 0) {
                    points += due.get(i).strength();
                    cost += prices[i];
                    least = Math.min(least, due.get(i).strength());
                }
            }
            if (points >= required && points - least < required && cost < bestPrice) {
                best = choice;
                bestPrice = cost;
            }
        }
        List<Unit> lost = new ArrayList<>();
        for (int i = 0; i < prices.length; i++) {
            if ((best & 1 << i) != 0) {
                lost.add(due.get(i));
            }
        }
        return lost;
    }

    /** Takes the strongest first until it is enough, and then gives back those not needed. */
    private static List<Unit> greedy(List<Unit> due, int required) {
        List<Unit> sorted = new ArrayList<>(due);
        sorted.sort((a, b) -> Integer.compare(b.strength(), a.strength()));
        List<Unit> lost = new ArrayList<>();
        int points = 0;
        for (Unit unit : sorted) {
            if (points < required && unit.strength() > 0) {
                lost.add(unit);
                points += unit.strength();
            }
        }
        for (Unit unit : List.copyOf(lost)) {
            if (points - unit.strength() >= required) {
                lost.remove(unit);
                points -= unit.strength();
            }
        }
        return lost;
    }
}
