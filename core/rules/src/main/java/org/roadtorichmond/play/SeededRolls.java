package org.roadtorichmond.play;

/**
 * The dice of a game that is played: numbered through the whole game.
 *
 * @param seed the game's seed
 */
record SeededRolls(long seed) implements Rolls {
    @Override
    public int face(Moment moment, int rolled) {
        return Dice.face(seed, rolled + 1);
    }
}
