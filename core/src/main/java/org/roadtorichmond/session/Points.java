package org.roadtorichmond.session;

import org.roadtorichmond.play.Game;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.Adjudication;
import org.roadtorichmond.victory.Army;
import org.roadtorichmond.victory.VictorySystems;

/**
 * What both sides would score if the game ended now: victory points, or tokens where only they are counted.
 *
 * @param union the Union's
 * @param confederate the Confederates'
 */
public record Points(long union, long confederate) {
    /** Nothing for anybody. */
    public static final Points NONE = new Points(0, 0);

    /** What a game stands at; nothing where no victory system decides it. */
    public static Points of(Game game) {
        return VictorySystems.named(game.state().scenario().victory().system())
                .map(system -> system.adjudicate(game))
                .map(Points::of)
                .orElse(NONE);
    }

    private static Points of(Adjudication tally) {
        return new Points(counted(tally, Army.A), counted(tally, Army.B));
    }

    private static long counted(Adjudication tally, Army army) {
        return tally.system().equals("spoils-of-war")
                ? tally.tokens().map(tokens -> tokens.of(army)).orElse(0)
                : tally.sides().of(army).total();
    }

    public long of(Side side) {
        return side == Side.UNION ? union : confederate;
    }

    public Points minus(Points other) {
        return new Points(union - other.union, confederate - other.confederate);
    }

    public Points plus(Points other) {
        return new Points(union + other.union, confederate + other.confederate);
    }

    public Points times(int count) {
        return new Points(union * count, confederate * count);
    }
}
