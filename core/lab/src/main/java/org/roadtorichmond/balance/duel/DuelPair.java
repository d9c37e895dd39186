package org.roadtorichmond.balance.duel;

/**
 * Two games with the same dice, one from each side.
 *
 * @param seed the seed of both
 * @param asUnion that in which commander A led the Union
 * @param asConfederate that in which it led the Confederates
 */
public record DuelPair(long seed, DuelGame asUnion, DuelGame asConfederate) {

    /** What A made of both games together, 0 to 1. */
    public double score() {
        return (asUnion.score() + asConfederate.score()) / 2;
    }

    /** How kind the dice of both games were to A, in one of the kinds of {@link org.roadtorichmond.balance.AttackLuck}. */
    double luck(int kind) {
        return (asUnion.luck().get(kind) + asConfederate.luck().get(kind)) / 2;
    }
}
