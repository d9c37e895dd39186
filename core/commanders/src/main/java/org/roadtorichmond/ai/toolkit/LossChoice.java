package org.roadtorichmond.ai.cadet;

import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.ai.Decision;
import org.roadtorichmond.play.Combat;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/**
 * Which attackers an exchange costs: those that come nearest to the required loss, and of these the fewest (rule 8.5).
 */
final class LossChoice {
    /** Beyond this many units not every choice is looked at. */
    private static final int ALL_CHOICES = 16;

    private LossChoice() {}

    static Decision choose(Combat combat) {
        List<Unit> due = combat.due();
        List<Unit> lost = due.size() <= ALL_CHOICES ? cheapest(due, combat.losses()) : greedy(due, combat.losses());
        int points = strength(lost);
        return Decision.plain(
                new Command.TakeLosses(lost), -points, Sentence.of("aim.losses", points, combat.losses()));
    }

    private static int strength(List<Unit> units) {
        return units.stream().mapToInt(Unit::strength).sum();
    }

    private static List<Unit> cheapest(List<Unit> due, int owed) {
        int best = 0;
        int bestPoints = Integer.MAX_VALUE;
        for (int choice = 1; choice < 1 << due.size(); choice++) {
            int points = 0;
            for (int i = 0; i < due.size(); i++) {
                points += (choice & 1 << i) != 0 ? due.get(i).strength() : 0;
            }
            boolean fewer = points == bestPoints && Integer.bitCount(choice) < Integer.bitCount(best);
            if (points >= owed && (points < bestPoints || fewer)) {
                best = choice;
                bestPoints = points;
            }
        }
        List<Unit> lost = new ArrayList<>();
        for (int i = 0; i < due.size(); i++) {
            if ((best & 1 << i) != 0) {
                lost.add(due.get(i));
            }
        }
        return lost;
    }

    /** Takes the strongest first until it is enough, and then gives back those not needed. */
    private static List<Unit> greedy(List<Unit> due, int owed) {
        List<Unit> sorted = new ArrayList<>(due);
        sorted.sort((a, b) -> Integer.compare(b.strength(), a.strength()));
        List<Unit> lost = new ArrayList<>();
        int points = 0;
        for (Unit unit : sorted) {
            if (points < owed && unit.strength() > 0) {
                lost.add(unit);
                points += unit.strength();
            }
        }
        for (Unit unit : List.copyOf(lost)) {
            if (points - unit.strength() >= owed) {
                lost.remove(unit);
                points -= unit.strength();
            }
        }
        return lost;
    }
}
