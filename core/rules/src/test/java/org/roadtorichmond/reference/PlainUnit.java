package org.roadtorichmond.reference;

import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.unit.Unit;

/** What has become of one unit (rules 2.3, 2.4, and what it did in this player-turn). Mutable, but not shared. */
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
    /** Where it stands, or where it left the map. */
    @Nullable
    Hex hex;
    /** When it left the map or was eliminated. */
    int turn;
    /** Which attack eliminated it. */
    int byAttack;

    int strength;
    boolean shaken;
    boolean attacked;
    /** Where it began this movement phase if it has moved or arrived in it. */
    @Nullable
    Hex origin;

    int spent;
    boolean arrived;
    /** Whether all it did in this movement phase was strategic movement (rule 16.2). */
    boolean strategic;
    /** Whether its die of variable arrivals has been good enough (rule 16.3). */
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
