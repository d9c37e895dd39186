package org.roadtorichmond.play;

import org.roadtorichmond.unit.Side;

/**
 * The dice of a look-ahead: a face follows from the key, the player-turn and the place of the die in it. So two plans meet the
 * same luck in the same player-turn, however many dice each of them rolled before.
 */
final class KeyedRolls implements Rolls {
    private final int attacksBefore;
    private final int[] rolledBefore;
    private long key;
    private int firstFace;

    /** Dice for a look-ahead that begins as a game stands. */
    KeyedRolls(GameState start) {
        attacksBefore = start.attacks();
        int turns = Math.max(start.scenario().turns(), start.moment().turn());
        rolledBefore = new int[(turns + 1) * Side.COUNT];
        begin(start.moment(), start.dice());
    }

    /**
     * Takes other dice from now on.
     *
     * @param newKey which
     * @param face what the die of the first attack shows, 1 to 6, or 0 for what the key gives
     */
    void take(long newKey, int face) {
        key = newKey;
        firstFace = face;
    }

    @Override
    public int face(Moment moment, int rolled) {
        int playerTurn = index(moment);
        return Dice.face(Dice.mix(key) + playerTurn, rolled - rolledBefore[playerTurn] + 1);
    }

    @Override
    public int attackFace(Moment moment, int rolled, int attack) {
        return firstFace != 0 && attack == attacksBefore + 1 ? firstFace : face(moment, rolled);
    }

    @Override
    public void begin(Moment moment, int rolled) {
        rolledBefore[index(moment)] = rolled;
    }

    private static int index(Moment moment) {
        return moment.turn() * Side.COUNT + moment.player().ordinal();
    }
}
