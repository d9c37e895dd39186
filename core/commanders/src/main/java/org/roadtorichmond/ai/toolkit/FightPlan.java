package org.roadtorichmond.ai.toolkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Who attacks what in a fight, so that every required attack is made and the whole is worth most.
 *
 * <p>Hill climbing from one attack a hex: a party changes to another attack, two attacks become one. A hex may stay unattacked
 * where rule 8.3 lets it: if those who touch it attack elsewhere together with one who cannot reach it, so that it could not be
 * added to their attack.
 */
public final class FightPlan {
    private static final int NONE = -1;
    private static final double BETTER = 1e-9;
    private static final int PASSES = 6;

    private final Fight fight;
    private final Omissions omissions;
    private final long[] masks;
    private final int[] assigned;
    private final double[] values;

    /**
     * The plan of a fight.
     *
     * @param steps the number of allocations up to which all are looked at; 0 for none of a fight that is estimated roughly
     */
    public FightPlan(Fight fight, long steps) {
        this.fight = fight;
        omissions = new Omissions(fight);
        masks = new long[fight.hexes.length];
        values = new double[masks.length];
        assigned = new int[fight.reach.length];
        Arrays.fill(assigned, NONE);
        for (int group = 0; group < masks.length; group++) {
            masks[group] = 1L << group;
            measure(group);
        }
        if (Allocation.fits(fight, steps)) {
            adopt(new Allocation(fight, omissions, steps));
        } else {
            climb();
        }
    }

    private void adopt(Allocation best) {
        System.arraycopy(best.masks(), 0, masks, 0, masks.length);
        System.arraycopy(best.assigned(), 0, assigned, 0, assigned.length);
        for (int group = 0; group < masks.length; group++) {
            measure(group);
        }
    }

    private void climb() {
        boolean better = true;
        for (int pass = 0; pass < PASSES && better; pass++) {
            better = false;
            for (int party = 0; party < assigned.length; party++) {
                better |= reassign(party);
            }
            for (int group = 0; group < masks.length; group++) {
                better |= merge(group);
            }
        }
    }

    private void measure(int group) {
        if (masks[group] != 0 && Omissions.joined(assigned, group)) {
            values[group] = fight.value(assigned, group, masks[group]);
        } else {
            values[group] = fight.rough ? -omissions.of(masks[group]) : 0;
        }
    }

    private boolean fits(int party, int group) {
        return masks[group] != 0 && (masks[group] & ~fight.reach[party]) == 0;
    }

    /** Gives a party to the attack that gains most by it. */
    private boolean reassign(int party) {
        int before = assigned[party];
        double with = before == NONE ? 0 : values[before];
        double now = fight.rough ? 0 : total();
        int best = before;
        double most = now + BETTER;
        move(party, NONE, before);
        double without = before == NONE ? 0 : values[before];
        double old = with - omissions.idle(party, before);
        for (int group = NONE; group < masks.length; group++) {
            if (group != before && (group == NONE || fits(party, group))) {
                double worth = fight.rough ? gain(party, group, without, old) : totalWith(party, group);
                if (worth > most) {
                    most = worth;
                    best = group;
                }
            }
        }
        if (best == before) {
            assigned[party] = before;
            if (before != NONE) {
                values[before] = with;
            }
            return false;
        }
        move(party, best, best);
        return true;
    }

    /** What is gained if a party that joins no attack joins one, by the two attacks alone that change; nothing is changed. */
    private double gain(int party, int group, double without, double old) {
        if (group == NONE) {
            return without - omissions.idle(party, NONE) - old;
        }
        double alone = values[group];
        move(party, group, group);
        double gain = without + values[group] - (old + alone);
        assigned[party] = NONE;
        values[group] = alone;
        return gain;
    }

    /** What the whole would be worth if a party that joins no attack joined one; nothing is changed. */
    private double totalWith(int party, int group) {
        if (group == NONE) {
            return total();
        }
        double without = values[group];
        move(party, group, group);
        double total = total();
        assigned[party] = NONE;
        values[group] = without;
        return total;
    }

    /** Lets a party join an attack, or none, and measures the attack that changes by it. */
    private void move(int party, int group, int changed) {
        assigned[party] = group;
        if (changed != NONE) {
            measure(changed);
        }
    }

    /** Makes one attack of two, where that is better for the whole; the idle find other work in the next pass. */
    private boolean merge(int group) {
        boolean better = false;
        for (int other = 0; other < masks.length; other++) {
            if (other != group && masks[group] != 0 && masks[other] != 0 && together(group, other)) {
                double before = total();
                long[] keptMasks = masks.clone();
                int[] keptAssigned = assigned.clone();
                double[] keptValues = values.clone();
                join(group, other);
                if (total() > before + BETTER) {
                    better = true;
                } else {
                    System.arraycopy(keptMasks, 0, masks, 0, masks.length);
                    System.arraycopy(keptAssigned, 0, assigned, 0, assigned.length);
                    System.arraycopy(keptValues, 0, values, 0, values.length);
                }
            }
        }
        return better;
    }

    private boolean together(int group, int other) {
        long both = masks[group] | masks[other];
        for (int party = 0; party < assigned.length; party++) {
            if ((assigned[party] == group || assigned[party] == other)
                    && !fight.bombards[party]
                    && (both & ~fight.reach[party]) == 0) {
                return true;
            }
        }
        return false;
    }

    private void join(int group, int other) {
        masks[group] |= masks[other];
        masks[other] = 0;
        for (int party = 0; party < assigned.length; party++) {
            if (assigned[party] == group || assigned[party] == other) {
                assigned[party] = fits(party, group) ? group : NONE;
            }
        }
        measure(other);
        measure(group);
        for (int party = 0; party < assigned.length; party++) {
            if (assigned[party] == NONE) {
                reassign(party);
            }
        }
    }

    /** What the whole plan is worth. */
    public double total() {
        double sum = fight.rough ? 0 : -omissions.of(assigned, masks);
        for (double value : values) {
            sum += value;
        }
        for (int party = 0; fight.rough && party < assigned.length; party++) {
            sum -= omissions.idle(party, assigned[party]);
        }
        return sum;
    }

    /**
     * An attack of the plan.
     *
     * @param parties who attacks
     * @param hexes the indexes of the hexes attacked
     * @param value what it is worth, in points of strength or thereabouts
     */
    public record Attack(List<Party> parties, List<Integer> hexes, double value) {
        /** Copies the lists. */
        public Attack {
            parties = List.copyOf(parties);
            hexes = List.copyOf(hexes);
        }
    }

    /** The attacks of the plan, the most valuable first. */
    public List<Attack> attacks() {
        List<Attack> attacks = new ArrayList<>();
        for (int group = 0; group < masks.length; group++) {
            List<Party> parties = new ArrayList<>();
            for (int party = 0; party < assigned.length; party++) {
                if (assigned[party] == group) {
                    parties.add(fight.parties.get(party));
                }
            }
            List<Integer> hexes = new ArrayList<>();
            for (int hex = 0; hex < masks.length; hex++) {
                if ((masks[group] & 1L << hex) != 0) {
                    hexes.add(fight.hexes[hex]);
                }
            }
            if (!parties.isEmpty()) {
                attacks.add(new Attack(parties, hexes, values[group]));
            }
        }
        attacks.sort((a, b) -> Double.compare(b.value(), a.value()));
        return attacks;
    }
}
