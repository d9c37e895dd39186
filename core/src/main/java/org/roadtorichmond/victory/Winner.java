package org.roadtorichmond.victory;

/** Who won something: an army, or nobody (a game is then a draw). */
public enum Winner {
    /** Army A. */
    A,
    /** Army B. */
    B,
    /** Neither. */
    NONE;

    /** Whoever has more; nobody if both have the same. */
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

    /** Whether it is this army that won. */
    public boolean is(Army army) {
        return this == (army == Army.A ? A : B);
    }
}
