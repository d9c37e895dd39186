package org.roadtorichmond.ai.recruit;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/** Brings guns to where they bombard what will be attacked, out of the enemy's reach if possible (rule 9.1). */
final class Battery {
    private final Field field;
    private final Map<Unit, BitSet> reach;
    private final List<Party> committed;
    private final Map<Unit, Integer> orders;
    private final Map<Unit, Sentence> reasons;

    Battery(
            Field field,
            Map<Unit, BitSet> reach,
            List<Party> committed,
            Map<Unit, Integer> orders,
            Map<Unit, Sentence> reasons) {
        this.field = field;
        this.reach = reach;
        this.committed = committed;
        this.orders = orders;
        this.reasons = reasons;
    }

    void place() {
        TreeSet<Integer> targets = new TreeSet<>();
        for (Party party : committed) {
            for (int hex : party.targets()) {
                targets.add(hex);
            }
        }
        for (Unit unit : List.copyOf(reach.keySet())) {
            // The siege train fires only where it did not move, so marching cannot bring it into action (rule 14.3).
            if (unit.arm().artillery() && unit.arm() != Arm.SIEGE_ARTILLERY) {
                place(unit, targets);
            }
        }
    }

    private void place(Unit unit, Set<Integer> targets) {
        int best = -1;
        double bestScore = 0;
        BitSet hexes = reach.getOrDefault(unit, new BitSet());
        for (int hex = hexes.nextSetBit(0); hex >= 0; hex = hexes.nextSetBit(hex + 1)) {
            if (field.ground.room(hex) > 0 && !field.enemyControls(hex) && field.contacts(hex).length == 0) {
                double score = fired(unit, hex, targets) - field.threats.share(unit, hex);
                if (score > bestScore) {
                    bestScore = score;
                    best = hex;
                }
            }
        }
        if (best >= 0) {
            field.ground.imagine(best, 1);
            reach.remove(unit);
            orders.put(unit, best);
            reasons.put(unit, Sentence.of("aim.bombard"));
        }
    }

    /** One for a target in range and sight, a little more for each further one to choose from. */
    private double fired(Unit unit, int from, Set<Integer> targets) {
        int range = field.scenario.rules().bombardment(unit.side(), unit.arm());
        double score = 0;
        for (int target : targets) {
            if (field.grid.distance(from, target) <= range
                    && field.state.survey().sees(from, target)) {
                score += score == 0 ? 1 : 0.1;
            }
        }
        return score;
    }
}
