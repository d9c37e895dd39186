package org.roadtorichmond.play;

/** Where a game's dice come from (rule 17). A face is a function of the state alone, so that dice need not be taken back. */
interface Rolls {
    /** The dice of a game that is played with a seed: numbered through the whole game. */
    static Rolls seeded(long seed) {
        return (moment, rolled) -> Dice.face(seed, rolled + 1);
    }

    /**
     * What the next die shows.
     *
     * @param moment the present phase
     * @param rolled how many dice have been rolled in the game
     * @return 1 to 6
     */
    int face(Moment moment, int rolled);

    /**
     * What the die of an attack shows.
     *
     * @param moment the present phase
     * @param rolled how many dice have been rolled in the game
     * @param attack the number of the attack in the game, from 1
     * @return 1 to 6
     */
    default int attackFace(Moment moment, int rolled, int attack) {
        return face(moment, rolled);
    }

    /** Takes note that a player-turn begins; one that begins again after it was taken back begins as the first time. */
    default void begin(Moment moment, int rolled) {}
}
