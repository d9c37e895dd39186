package org.roadtorichmond.ai.cadet;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.roadtorichmond.ai.toolkit.Party;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/** Brings guns to where they bombard what will be attacked, out of the enemy's reach if possible (rule 9.1). */
record BombardmentPosts(
        Field field, Set<Unit> free, List<Party> committed, Map<Unit, Integer> orders, Map<Unit, Sentence> reasons) {
    private static final double RISK = 1;

    void place() {
        BitSet targets = new BitSet(field.grid.size());
        for (Party party : committed) {
            for (int hex : party.targets()) {
                targets.set(hex);
            }
        }
        for (Unit unit : List.copyOf(free)) {
            // The siege train fires only where it did not move, so marching cannot bring it into action (rule 14.3).
            if (unit.arm().artillery() && unit.arm() != Arm.SIEGE_ARTILLERY) {
                place(unit, targets);
            }
        }
    }

    private void place(Unit unit, BitSet targets) {
        int best = -1;
        double bestScore = 0;
        field.lift(unit, field.hexOf(unit));
        BitSet range = field.ranges.of(unit);
        for (int hex = range.nextSetBit(0); hex >= 0; hex = range.nextSetBit(hex + 1)) {
            if (field.ground.room(hex) > 0
                    && !field.exits(hex)
                    && !field.enemyControls(hex)
                    && field.contactCount(hex) == 0) {
                double worth = fired(unit, hex, targets) - RISK * field.risk(unit, hex);
                double score = worth + field.temper.nudge(unit.ordinal(), hex);
                if (worth > 0 && score > bestScore) {
                    bestScore = score;
                    best = hex;
                }
            }
        }
        field.stand(unit, best >= 0 ? best : field.hexOf(unit));
        if (best >= 0) {
            free.remove(unit);
            orders.put(unit, best);
            reasons.put(unit, Sentence.of("aim.bombard"));
        }
    }

    /** One for a target in range and sight, a little more for each further one to choose from. */
    private double fired(Unit unit, int from, BitSet targets) {
        int range = field.scenario.rules().bombardment(unit.side(), unit.arm());
        double score = 0;
        for (int target = targets.nextSetBit(0); target >= 0; target = targets.nextSetBit(target + 1)) {
            if (field.grid.distance(from, target) <= range
                    && field.state.survey().sees(from, target)) {
                score += score == 0 ? 1 : 0.1;
            }
        }
        return score;
    }
}
