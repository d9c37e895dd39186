package org.roadtorichmond.victory.account;

import java.util.Optional;

/** Who won something: an army, or neither (a game is then a draw). */
public enum Winner {
    /** Army A. */
    A,
    /** Army B. */
    B,
    /** Neither. */
    NONE;

    /** The army that has more; neither if both have the same. */
    public static Winner ofMore(long a, long b) {
        if (a == b) {
            return NONE;
        }
        return a > b ? A : B;
    }

    /** An army as the winner. */
    public static Winner of(Army army) {
        return army == Army.A ? A : B;
    }

    /** The army that won, if one did. */
    public Optional<Army> army() {
        return this == NONE ? Optional.empty() : Optional.of(this == A ? Army.A : Army.B);
    }

    /** Whether it is this army that won. */
    public boolean is(Army army) {
        return this == of(army);
    }
}
