package org.roadtorichmond.victory.account;

import java.util.Optional;
import org.roadtorichmond.play.Ending;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.unit.Side;

/** One of the two sides of a tally: the first or the second. In a game the Union is {@link #A}, the Confederacy {@link #B}. */
public enum Army {
    /** The first army. */
    A,
    /** The second army. */
    B;

    /** The army of a side of a game. */
    public static Army of(Side side) {
        return side == Side.UNION ? A : B;
    }

    /** The side that it is in a game. */
    public Side side() {
        return this == A ? Side.UNION : Side.CONFEDERATE;
    }

    /** Which army has conceded a game, if one has. */
    public static Optional<Army> conceded(GameState state) {
        return state.ending().flatMap(Ending::conceded).map(Army::of);
    }

    /** The other army. */
    public Army enemy() {
        return this == A ? B : A;
    }
}
