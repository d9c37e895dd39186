package org.roadtorichmond.ai.recruit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Who attacks what, so that every required attack is made and the whole is worth most.
 *
 * <p>Hill climbing from one attack a hex: a party changes to another attack, two attacks become one, a hex leaves an attack, as
 * long as that is better. A handful of passes suffices for fronts of a few dozen units.
 */
final class MeleePlan {
    static final int NOBODY = -1;
    private static final double UNATTACKED = 100;
    private static final double IDLE = 6;
    private static final double BETTER = 1e-9;
    private static final int PASSES = 6;

    private final Melee melee;
    private final long[] masks;
    private final int[] assigned;
    private final double[] values;

    MeleePlan(Melee melee) {
        this.melee = melee;
        masks = new long[melee.hexes.length];
        values = new double[masks.length];
        assigned = new int[melee.reach.length];
        Arrays.fill(assigned, NOBODY);
        for (int group = 0; group < masks.length; group++) {
            masks[group] = 1L << group;
        }
        for (int group = 0; group < masks.length; group++) {
            values[group] = worth(group);
        }
        climb();
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

    private double worth(int group) {
        if (masks[group] == 0) {
            return 0;
        }
        for (int other : assigned) {
            if (other == group) {
                return melee.value(assigned, group, masks[group]);
            }
        }
        double missing = 0;
        for (int hex = 0; hex < masks.length; hex++) {
            if ((masks[group] & 1L << hex) != 0 && melee.owed[hex]) {
                missing += UNATTACKED;
            }
        }
        return -missing;
    }

    private double idle(int party) {
        boolean idle = assigned[party] == NOBODY && !melee.parties.get(party).bombards();
        return melee.obliged && idle ? -IDLE : 0;
    }

    private boolean fits(int party, int group) {
        return masks[group] != 0 && (masks[group] & ~melee.reach[party]) == 0;
    }

    /** Gives a party to the attack that gains most by it. */
    private boolean reassign(int party) {
        int before = assigned[party];
        int best = before;
        double bestGain = BETTER;
        for (int group = 0; group < masks.length; group++) {
            if (group != before && fits(party, group)) {
                double gain = gain(party, group);
                if (gain > bestGain) {
                    bestGain = gain;
                    best = group;
                }
            }
        }
        if (before != NOBODY && gain(party, NOBODY) > bestGain) {
            best = NOBODY;
        }
        if (best == before) {
            return false;
        }
        move(party, best);
        return true;
    }

    private void move(int party, int group) {
        int before = assigned[party];
        assigned[party] = group;
        if (before != NOBODY) {
            values[before] = worth(before);
        }
        if (group != NOBODY) {
            values[group] = worth(group);
        }
    }

    private double gain(int party, int group) {
        int before = assigned[party];
        double old = idle(party) + (before == NOBODY ? 0 : values[before]) + (group == NOBODY ? 0 : values[group]);
        assigned[party] = group;
        double now = idle(party) + (before == NOBODY ? 0 : worth(before)) + (group == NOBODY ? 0 : worth(group));
        assigned[party] = before;
        return now - old;
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
                    && !melee.parties.get(party).bombards()
                    && (both & ~melee.reach[party]) == 0) {
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
                assigned[party] = fits(party, group) ? group : NOBODY;
            }
        }
        values[other] = 0;
        values[group] = worth(group);
        for (int party = 0; party < assigned.length; party++) {
            if (assigned[party] == NOBODY) {
                reassign(party);
            }
        }
    }

    /** What the whole plan is worth. */
    double total() {
        double sum = 0;
        for (double value : values) {
            sum += value;
        }
        for (int party = 0; party < assigned.length; party++) {
            sum += idle(party);
        }
        return sum;
    }

    /** An attack of the plan: the places of parties and hexes in the melee, and its worth. */
    record Clash(List<Party> parties, List<Integer> hexes, double value) {}

    /** The attacks of the plan, the most valuable first. */
    List<Clash> clashes() {
        List<Clash> clashes = new ArrayList<>();
        for (int group = 0; group < masks.length; group++) {
            List<Party> parties = new ArrayList<>();
            for (int party = 0; party < assigned.length; party++) {
                if (assigned[party] == group) {
                    parties.add(melee.parties.get(party));
                }
            }
            List<Integer> hexes = new ArrayList<>();
            for (int hex = 0; hex < masks.length; hex++) {
                if ((masks[group] & 1L << hex) != 0) {
                    hexes.add(melee.hexes[hex]);
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
