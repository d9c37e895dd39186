package org.roadtorichmond.play;

import java.util.function.IntUnaryOperator;

/**
 * The dice of a game between two computers, which both players draw together, one after the other, when they are needed (rule 17).
 * Nobody can see a die before it is drawn: asking for it is an error.
 */
public final class SharedDice implements Rolls {
    private final IntUnaryOperator drawn;

    /**
     * Dice that are drawn elsewhere.
     *
     * @param drawn the face of a die by its number in the game, from 1: 1 to 6, and the same whenever it is asked; 0 as long as it is not
     *     drawn
     */
    public SharedDice(IntUnaryOperator drawn) {
        this.drawn = drawn;
    }

    /** Whether a die is drawn; its number counts from 1. */
    boolean isDrawn(int number) {
        return drawn.applyAsInt(number) != 0;
    }

    @Override
    public int face(Moment moment, int rolled) {
        int face = drawn.applyAsInt(rolled + 1);
        if (face < 1 || face > CombatTable.FACES) {
            throw new IllegalStateException("die " + (rolled + 1) + " is not drawn");
        }
        return face;
    }

    /** The same dice for finding out whether one more is needed: it then shows a 1, and the game that asked is thrown away. */
    static final class Probe implements Rolls {
        private final SharedDice dice;
        private boolean lacking;

        Probe(SharedDice dice) {
            this.dice = dice;
        }

        /** Whether a die was asked for that is not drawn. */
        boolean isLacking() {
            return lacking;
        }

        @Override
        public int face(Moment moment, int rolled) {
            lacking |= !dice.isDrawn(rolled + 1);
            return lacking ? 1 : dice.face(moment, rolled);
        }
    }
}
