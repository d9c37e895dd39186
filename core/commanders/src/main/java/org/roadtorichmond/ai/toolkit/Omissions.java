package org.roadtorichmond.ai.toolkit;

/** What is lost in a fight by hexes and units that are left out although they must attack or be attacked. */
record Omissions(Fight fight) {
    private static final int NONE = -1;
    private static final double UNATTACKED = 100;
    private static final double IDLE = 6;

    /** What is lost by the hexes of an attack that is not made, where each of them must be attacked. */
    double of(long attack) {
        double missing = 0;
        for (long rest = attack; rest != 0; rest &= rest - 1) {
            missing += fight.required[Long.numberOfTrailingZeros(rest)] ? UNATTACKED : 0;
        }
        return missing;
    }

    /** What is lost by hexes that are not attacked though they must be, and by units that stand idle though they must attack. */
    double of(int[] assigned, long[] masks) {
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
            debts += idle(party, assigned[party]);
        }
        return debts;
    }

    /** What is lost by a unit that joins no attack though it must. */
    double idle(int party, int group) {
        return fight.obliged && group == NONE && !fight.bombards[party] ? IDLE : 0;
    }

    /** Whether anybody makes an attack. */
    static boolean joined(int[] assigned, int group) {
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
                    near |= touches && !fight.bombards[party];
                    far |= !touches;
                }
            }
            if (near && far) {
                return true;
            }
        }
        for (int party = 0; party < assigned.length; party++) {
            if ((fight.reach[party] & 1L << hex) != 0 && !fight.bombards[party]) {
                return false;
            }
        }
        return true;
    }
}
