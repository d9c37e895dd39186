package org.roadtorichmond.victory;

/** One of the two sides of a tally: the first or the second. In a game the Union is {@link #A}. */
public enum Army {
    /** The first army. */
    A,
    /** The second army. */
    B;

    /** The other army. */
    public Army enemy() {
        return this == A ? B : A;
    }
}
