package org.roadtorichmond.ai.toolkit;

import java.util.Arrays;

/**
 * The best of all ways to attack in a small fight: every partition of the hexes into attacks and every unit in each attack that it can
 * join, or in none. What an attack of some units on some hexes is worth is worked out once.
 */
final class Allocation {
    /** The most units and hexes of a fight that is small. */
    static final int MOST_PARTIES = 12;

    static final int MOST_HEXES = 4;

    private static final int NONE = -1;

    private final Fight fight;
    private final Omissions omissions;
    private final int parties;
    private final int hexes;
    private final double[][] known;
    private final long[] masks;
    private final int[] assigned;
    private long steps;
    private double best = Double.NEGATIVE_INFINITY;
    private int[] bestAssigned = new int[0];
    private long[] bestMasks = new long[0];

    /**
     * Searches a fight.
     *
     * @param omissions says what hexes and units that are left out cost
     * @param steps how many whole allocations are looked at, at most
     */
    Allocation(Fight fight, Omissions omissions, long steps) {
        this.fight = fight;
        this.omissions = omissions;
        this.steps = steps;
        parties = fight.reach.length;
        hexes = fight.hexes.length;
        known = new double[1 << hexes][];
        masks = new long[hexes];
        assigned = new int[parties];
        partition(0, 0);
    }

    /** Whether a fight is small enough, so that no more than a number of allocations have to be looked at. */
    static boolean fits(Fight fight, long steps) {
        if (fight.reach.length > MOST_PARTIES || fight.hexes.length > MOST_HEXES) {
            return false;
        }
        double ways = 1;
        for (long reach : fight.reach) {
            ways *= 1 + Long.bitCount(reach);
        }
        return ways * partitions(fight.hexes.length) <= steps;
    }

    private static int partitions(int hexes) {
        return switch (hexes) {
            case 0, 1 -> 1;
            case 2 -> 2;
            case 3 -> 5;
            default -> 15;
        };
    }

    /** Puts one hex after another into an attack of its own or one that is there already. */
    private void partition(int hex, int attacks) {
        if (hex == hexes) {
            assign(0, attacks);
            return;
        }
        for (int attack = 0; attack <= attacks; attack++) {
            masks[attack] |= 1L << hex;
            partition(hex + 1, attack == attacks ? attacks + 1 : attacks);
            masks[attack] &= ~(1L << hex);
        }
    }

    private void assign(int party, int attacks) {
        if (party == parties) {
            weigh(attacks);
            return;
        }
        for (int attack = 0; attack < attacks; attack++) {
            if ((masks[attack] & ~fight.reach[party]) == 0) {
                assigned[party] = attack;
                assign(party + 1, attacks);
            }
        }
        assigned[party] = NONE;
        assign(party + 1, attacks);
    }

    private void weigh(int attacks) {
        if (steps-- <= 0) {
            return;
        }
        double sum = 0;
        for (int attack = 0; attack < attacks; attack++) {
            sum += value(attack);
        }
        if (sum > best) {
            sum -= omissions.of(assigned, masks);
            if (sum > best) {
                best = sum;
                bestAssigned = assigned.clone();
                bestMasks = masks.clone();
            }
        }
    }

    private double value(int attack) {
        int who = 0;
        for (int party = 0; party < parties; party++) {
            who |= assigned[party] == attack ? 1 << party : 0;
        }
        if (who == 0) {
            return 0;
        }
        int mask = (int) masks[attack];
        if (known[mask] == null) {
            known[mask] = new double[1 << parties];
            Arrays.fill(known[mask], Double.NaN);
        }
        if (Double.isNaN(known[mask][who])) {
            known[mask][who] = fight.value(assigned, attack, masks[attack]);
        }
        return known[mask][who];
    }

    /** What the best allocation is worth, less what it leaves undone. */
    double value() {
        return best;
    }

    /** The attack that each unit joins, or -1. */
    int[] assigned() {
        return bestAssigned;
    }

    /** The hexes of each attack, one bit each. */
    long[] masks() {
        return bestMasks;
    }
}
