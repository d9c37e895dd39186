package org.roadtorichmond.reference;

import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.unit.Unit;

/** The state of one unit (rules 2.3, 2.4, and its actions in this player-turn). Mutable, but not shared. */
final class PlainUnit {
    /** The four states of rule 2.3. */
    enum Fate {
        AWAITED,
        ON_THE_MAP,
        EXITED,
        ELIMINATED
    }

    final Unit unit;
    Fate fate;
    /** The hex where it is, or where it left the map. */
    @Nullable
    Hex hex;
    /** The turn in which it left the map or was eliminated. */
    int turn;
    /** The number of the attack that eliminated it. */
    int byAttack;

    int strength;
    boolean shaken;
    boolean attacked;
    /** The hex where it began this movement phase or arrived, if it has moved or arrived in it. */
    @Nullable
    Hex origin;

    int spent;
    boolean arrived;
    /** Whether it has only used strategic movement in this movement phase (rule 16.2). */
    boolean strategic;
    /** Whether its roll for variable arrival has succeeded (rule 16.3). */
    boolean atHand;

    PlainUnit(Unit unit, Fate fate, @Nullable Hex hex, int strength, boolean shaken) {
        this.unit = unit;
        this.fate = fate;
        this.hex = hex;
        this.strength = strength;
        this.shaken = shaken;
    }

    PlainUnit copy() {
        PlainUnit copy = new PlainUnit(unit, fate, hex, strength, shaken);
        copy.turn = turn;
        copy.byAttack = byAttack;
        copy.attacked = attacked;
        copy.origin = origin;
        copy.spent = spent;
        copy.arrived = arrived;
        copy.strategic = strategic;
        copy.atHand = atHand;
        return copy;
    }

    void forgetThisTurn() {
        attacked = false;
        origin = null;
        spent = 0;
        arrived = false;
        strategic = false;
    }
}
