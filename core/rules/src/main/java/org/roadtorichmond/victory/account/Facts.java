package org.roadtorichmond.victory.account;

import java.util.List;
import java.util.OptionalInt;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * What claims can be asked about: a game at one moment ({@link Situation}) or a tally sheet. What only a map can show is false as
 * long as a kind of facts does not say otherwise.
 */
public interface Facts {
    /** Whether a unit was eliminated. */
    boolean eliminated(Unit unit);

    /** Whether a unit has left the map. */
    boolean exited(Unit unit);

    /** Whether a unit counts as shaken. */
    boolean shaken(Unit unit);

    /** Whether a unit counts as fleeing. */
    boolean fled(Unit unit);

    /** The strength that a unit counts as having kept, in points. */
    int strength(Unit unit);

    /** How many times a stake is paid for a unit. */
    default int count(Per per, Unit unit) {
        return 1;
    }

    /** Whether a unit is on the map. */
    default boolean onMap(Unit unit) {
        return false;
    }

    /** Whether a unit is on the map in a hex. */
    default boolean standsIn(Unit unit, Hex hex) {
        return false;
    }

    /** Whether a unit may still come onto the map. */
    default boolean awaited(Unit unit) {
        return false;
    }

    /** Whether a unit has left the map by a hex. */
    default boolean exitedAt(Unit unit, Hex hex) {
        return false;
    }

    /** Whether a unit on the map is supplied (rule 21.22). */
    default boolean supplied(Unit unit) {
        return false;
    }

    /** How many tokens count for a unit. */
    default int tokens(Unit unit) {
        return 0;
    }

    /** How many tokens more a side has than its enemy. */
    default int tokenLead(Side side) {
        return 0;
    }

    /** Whether a side has an open line of communications between two hexes (rule 21.21). */
    default boolean open(Side side, Hex from, Hex to) {
        return false;
    }

    /**
     * Whether a side holds a hex.
     *
     * @param hold the scenario's hold for which this is settled after its game-turn (rule 21.9); empty if the end of the game counts
     */
    default boolean holds(Side side, Hex hex, OptionalInt hold) {
        return false;
    }

    /** How many hexes more a side holds than its enemy. */
    default int lead(Side side, List<Hex> hexes) {
        return 0;
    }
}
