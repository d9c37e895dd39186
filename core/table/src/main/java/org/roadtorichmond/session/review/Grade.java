package org.roadtorichmond.session.review;

import java.util.List;
import org.roadtorichmond.victory.account.Measure;
import org.roadtorichmond.victory.account.Score;

/**
 * How clear a result is, by the margin against what was at stake. Of all points that a scenario can pay a game pays a part, and the
 * winner has but some more of them than the loser, so that a few percent are a clear margin; of twenty shared battle points, or of
 * tokens, more of them are needed for that.
 */
public enum Grade {
    /** No side won. */
    DRAWN,
    /** A side won without being ahead: the other one gave up, or had to withdraw. */
    BEHIND,
    /** It could have gone either way. */
    NARROW,
    /** There is no doubt who won. */
    CLEAR,
    /** Much more was won than was needed. */
    DECISIVE,
    /** Nothing was left to the loser. */
    CRUSHING;

    private static final int HUNDRED = 100;

    /**
     * The grade of a game that a side won.
     *
     * @param margin by how much the winner was ahead in what decides; 0 or less if it was not
     * @param stake what there was to be won in all (see {@link AtStake})
     */
    public static Grade of(Measure measure, long margin, long stake) {
        if (margin <= 0) {
            return BEHIND;
        }
        List<Integer> bounds = bounds(measure);
        long share = margin * HUNDRED / Math.max(1, stake);
        if (share < bounds.get(0)) {
            return NARROW;
        } else if (share < bounds.get(1)) {
            return CLEAR;
        }
        return share < bounds.get(2) ? DECISIVE : CRUSHING;
    }

    /** The grade of a game that a side won, or none. */
    public static Grade of(Score score, boolean won, long margin, long stake) {
        return won ? of(score.measure(), margin, stake) : DRAWN;
    }

    /** From how many percent of what was at stake a margin is clear, decisive and crushing. */
    private static List<Integer> bounds(Measure measure) {
        return switch (measure) {
            case VICTORY_POINTS -> List.of(3, 8, 16);
            case BATTLE_POINTS -> List.of(15, 40, 60);
            case TOKENS -> List.of(5, 15, 30);
        };
    }
}
