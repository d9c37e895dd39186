package org.roadtorichmond.play;

/**
 * How long a game lasts, within the game-turns of its scenario (rule 4.3; document 003, Turns complete). Dice are given, never
 * rolled here.
 */
public sealed interface GameLength {
    /** Whether a die decides, at the end of this turn, whether the game ends. */
    default boolean needsDie(int turn) {
        return false;
    }

    /**
     * Whether the game ends with this turn.
     *
     * @param turn the turn that both sides have completed, from 1
     * @param die the die rolled at its end, 1 to 6; not looked at unless {@link #needsDie}
     */
    default boolean endsAfter(int turn, int die) {
        return false;
    }

    /**
     * How likely it is, before any die is rolled, that the game ends with a turn if it gets there; 0 to 1.
     *
     * @param turn from 1
     */
    default double chanceOfEnd(int turn) {
        int ends = 0;
        for (int face = 1; face <= CombatTable.FACES; face++) {
            ends += endsAfter(turn, face) ? 1 : 0;
        }
        return (double) ends / CombatTable.FACES;
    }

    /** The length that a die rolled at the start gives: 1-2 six turns, 3-4 seven, 5-6 eight. */
    static Fixed rolled(int die) {
        return new Fixed(6 + (die - 1) / 2);
    }

    /** A die at the start of the game gives the number of turns, see {@link #rolled}. */
    record Rolled() implements GameLength {
        @Override
        public double chanceOfEnd(int turn) {
            int ends = 0;
            int comes = 0;
            for (int face = 1; face <= CombatTable.FACES; face++) {
                int last = rolled(face).turns();
                ends += last == turn ? 1 : 0;
                comes += last >= turn ? 1 : 0;
            }
            return comes == 0 ? 1 : (double) ends / comes;
        }
    }

    /**
     * A number of turns.
     *
     * @param turns 1 or more
     */
    record Fixed(int turns) implements GameLength {
        @Override
        public boolean endsAfter(int turn, int die) {
            return turn >= turns;
        }
    }

    /** At the end of turns 5, 6 and 7 a die of 4 or more ends the game; turn 8 ends it in any case. */
    record RandomEnd() implements GameLength {
        @Override
        public boolean needsDie(int turn) {
            return turn >= 5 && turn <= 7;
        }

        @Override
        public boolean endsAfter(int turn, int die) {
            return turn >= 8 || (needsDie(turn) && die >= 4);
        }
    }

    /** No limit but the scenario's: until a side concedes or withdraws. */
    record Unlimited() implements GameLength {}
}
