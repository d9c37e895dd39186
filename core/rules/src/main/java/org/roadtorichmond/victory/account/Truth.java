package org.roadtorichmond.victory.account;

/** How a claim stands, from the least true to the truest. */
public enum Truth {
    /** False, and it can never become true. */
    NEVER,
    /** False, and it may become true. */
    OPEN,
    /** True, and it may become false. */
    HOLDS,
    /** True, and it can never become false. */
    DONE;

    /** How a claim stands of which it is known whether it holds and whether that is settled. */
    static Truth of(boolean holds, boolean settled) {
        if (holds) {
            return settled ? DONE : HOLDS;
        }
        return settled ? NEVER : OPEN;
    }

    /** Whether the claim is true now. */
    public boolean holds() {
        return this == HOLDS || this == DONE;
    }

    /** Whether that can change no more. */
    public boolean settled() {
        return this == NEVER || this == DONE;
    }
}
