package org.roadtorichmond.balance.lab;

import java.util.Set;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.Winner;

/**
 * How a game of an experiment ended, as a line of a results file says it. The names and the order of the components are those of
 * the file's keys.
 *
 * @param variant the name of the variant
 * @param seed the seed of the dice
 * @param winner {@code union}, {@code confederate} or {@code draw}
 * @param points what both sides had of what decides
 * @param turns the game-turn in which it ended
 * @param hash the hash of its last state, in 16 hexadecimal digits
 */
public record GameLine(String variant, long seed, String winner, Points points, int turns, String hash) {
    /** The word for neither. */
    public static final String DRAW = "draw";

    /** The words for who won. */
    static final Set<String> WINNERS = Set.of(Side.UNION.word(), Side.CONFEDERATE.word(), DRAW);

    private static final int HEX = 16;

    /**
     * Points of both sides.
     *
     * @param union the Union's
     * @param confederate the Confederates'
     */
    public record Points(long union, long confederate) {
        /** By how much the Union has more. */
        public long lead() {
            return union - confederate;
        }

        /** What a side has. */
        public long of(Side side) {
            return side == Side.UNION ? union : confederate;
        }

        /** The sum with others. */
        public Points plus(Points others) {
            return new Points(union + others.union, confederate + others.confederate);
        }
    }

    static String word(Winner winner) {
        return switch (winner) {
            case A -> Side.UNION.word();
            case B -> Side.CONFEDERATE.word();
            case NONE -> DRAW;
        };
    }

    /** What the Union made of a game: 1 for a win, ½ for a draw, 0 for a loss. */
    static double score(String winner) {
        if (winner.equals(DRAW)) {
            return 0.5;
        }
        return winner.equals(Side.UNION.word()) ? 1 : 0;
    }

    /** 1 if the Union won, -1 if the Confederates did, 0 for a draw: the sign that a lead of the winner has. */
    static int sign(String winner) {
        return (int) (2 * score(winner)) - 1;
    }

    /** What the Union made of it. */
    public double score() {
        return score(winner);
    }

    /** The hash as a number. */
    public long state() {
        return Long.parseUnsignedLong(hash, HEX);
    }
}
