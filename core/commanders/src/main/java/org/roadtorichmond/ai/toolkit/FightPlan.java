package org.roadtorichmond.ai.colonel;

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
final class FightPlan {
    private static final int NONE = -1;
    private static final double UNATTACKED = 100;
    private static final double IDLE = 6;
    private static final double BETTER = 1e-9;
    private static final int PASSES = 6;

    private final Fight fight;
    private final long[] masks;
    private final int[] assigned;
    private final double[] values;

    /** The plan of a fight, exact where no more than so many allocations have to be looked at for it. */
    FightPlan(Fight fight, long steps) {
        this.fight = fight;
        masks = new long[fight.hexes.length];
        values = new double[masks.length];
        assigned = new int[fight.reach.length];
        Arrays.fill(assigned, NONE);
        for (int group = 0; group < masks.length; group++) {
            masks[group] = 1L << group;
        }
        if (Allocation.fits(fight, steps)) {
            adopt(new Allocation(fight, this, steps));
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
        boolean made = masks[group] != 0 && joined(assigned, group);
        values[group] = made ? fight.value(assigned, group, masks[group]) : 0;
    }

    /** What is lost by hexes that are not attacked though they must be, and by units that stand idle though they must attack. */
    double debts(int[] assigned, long[] masks) {
        double debts = 0;
        for (int group = 0; group < masks.length; group++) {
            if (masks[group] != 0 && !joined(assigned, group)) {
                for (long rest = masks[group]; rest != 0; rest &= rest - 1) {
                    int hex = Long.numberOfTrailingZeros(rest);
                    debts += fight.required[hex] && !orphaned(assigned, hex) ? UNATTACKED : 0;
                }
            }
        }
        for (int party = 0; party < assigned.length; party++) {
            boolean idle = assigned[party] == NONE && !fight.parties.get(party).bombards();
            debts += idle && fight.obliged ? IDLE : 0;
        }
        return debts;
    }

    private static boolean joined(int[] assigned, int group) {
        for (int other : assigned) {
            if (other == group) {
                return true;
            }
        }
        return false;
    }

    /** Whether a hex need not be attacked, since one attack takes up units that touch it and one that does not. */
    private boolean orphaned(int[] assigned, int hex) {
        for (int group = 0; group < fight.hexes.length; group++) {
            boolean near = false;
            boolean far = false;
            for (int party = 0; party < assigned.length; party++) {
                if (assigned[party] == group) {
                    boolean touches = (fight.reach[party] & 1L << hex) != 0;
                    near |= touches && !fight.parties.get(party).bombards();
                    far |= !touches;
                }
            }
            if (near && far) {
                return true;
            }
        }
        for (int party = 0; party < assigned.length; party++) {
            if ((fight.reach[party] & 1L << hex) != 0
                    && !fight.parties.get(party).bombards()) {
                return false;
            }
        }
        return true;
    }

    private boolean fits(int party, int group) {
        return masks[group] != 0 && (masks[group] & ~fight.reach[party]) == 0;
    }

    /** Gives a party to the attack that gains most by it. */
    private boolean reassign(int party) {
        int before = assigned[party];
        double now = total();
        double with = before == NONE ? 0 : values[before];
        int best = before;
        double bestTotal = now + BETTER;
        move(party, NONE, before);
        for (int group = NONE; group < masks.length; group++) {
            if (group != before && (group == NONE || fits(party, group))) {
                double total = totalWith(party, group);
                if (total > bestTotal) {
                    bestTotal = total;
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
                    && !fight.parties.get(party).bombards()
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
    double total() {
        double sum = -debts(assigned, masks);
        for (double value : values) {
            sum += value;
        }
        return sum;
    }

    /** An attack of the plan: who attacks which hexes, and what it is worth. */
    record Clash(List<Party> parties, List<Integer> hexes, double value) {}

    /** The attacks of the plan, the most valuable first. */
    List<Clash> clashes() {
        List<Clash> clashes = new ArrayList<>();
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
                clashes.add(new Clash(parties, hexes, values[group]));
            }
        }
        clashes.sort((a, b) -> Double.compare(b.value(), a.value()));
        return clashes;
    }
}
