package org.roadtorichmond.victory.account;

import java.util.function.LongBinaryOperator;
import org.roadtorichmond.unit.Side;

/**
 * How many points both sides have, of the kind that decides: the one answer to that question.
 *
 * @param measure what is counted
 * @param union the Union's
 * @param confederate the Confederates'
 */
public record Score(Measure measure, long union, long confederate) {
    /** What a side has. */
    public long of(Side side) {
        return side == Side.UNION ? union : confederate;
    }

    /** Whether neither side has anything. */
    public boolean isZero() {
        return union == 0 && confederate == 0;
    }

    /** By how much it differs from another. */
    public Score minus(Score other) {
        return with(other, (mine, others) -> mine - others);
    }

    /** The sum with another. */
    public Score plus(Score other) {
        return with(other, Long::sum);
    }

    /** A multiple of it. */
    public Score times(int count) {
        return new Score(measure, union * count, confederate * count);
    }

    private Score with(Score other, LongBinaryOperator sum) {
        return new Score(measure, sum.applyAsLong(union, other.union), sum.applyAsLong(confederate, other.confederate));
    }
}
