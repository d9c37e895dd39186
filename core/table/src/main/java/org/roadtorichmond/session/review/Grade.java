package org.roadtorichmond.session.review;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.AtStake;
import org.roadtorichmond.victory.account.Measure;
import org.roadtorichmond.victory.account.Score;

/**
 * How clear a result is. Half of it is when it was decided: how much of the game was left when its loser could win for the last time
 * ({@link ChanceCourse#decided}). The other half is by how much: how many of the stored games of the scenario were decided less
 * clearly, or where none are stored how much of all that was at stake the winner was ahead. The grade never differs by more than one
 * step from what the second half alone says, so that it agrees with the comparison.
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
    private static final int STEP = 25;
    private static final int STEPS = 4;

    /**
     * The grade of a game.
     *
     * @param winner who won it; empty if no side did
     * @param decided how much of it was left when its loser could win for the last time, in percent; empty where that is not known
     * @param clearer how many percent of the stored games were decided less clearly; empty where it is compared with none
     * @param stake what there was to be won in all (see {@link AtStake})
     */
    public static Grade of(Score score, Optional<Side> winner, OptionalInt decided, OptionalInt clearer, long stake) {
        if (winner.isEmpty()) {
            return DRAWN;
        }
        long margin = score.of(winner.get()) - score.of(winner.get().enemy());
        if (margin <= 0) {
            return BEHIND;
        }
        int wide = clearer.orElseGet(() -> wide(score.measure(), margin, stake));
        int mean = (decided.orElse(wide) + wide) / 2;
        int step = Math.max(step(wide) - 1, Math.min(step(wide) + 1, step(mean)));
        return values()[NARROW.ordinal() + step];
    }

    private static int step(int percent) {
        return Math.min(STEPS - 1, percent / STEP);
    }

    /**
     * How wide a margin is, from 0 to 100, in steps of 25. Of all points that a scenario can pay a game pays a part, and the winner has
     * but some more of them than the loser, so that a few percent are a clear margin; of twenty shared battle points, or of tokens, more
     * of them are needed for that.
     */
    static int wide(Measure measure, long margin, long stake) {
        long share = margin * HUNDRED / Math.max(1, stake);
        long from = 0;
        long reached = 0;
        for (int to : bounds(measure)) {
            if (share < to) {
                return (int) (reached + STEP * (share - from) / (to - from));
            }
            from = to;
            reached += STEP;
        }
        return (int) Math.min(HUNDRED, reached + STEP * (share - from) / from);
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
