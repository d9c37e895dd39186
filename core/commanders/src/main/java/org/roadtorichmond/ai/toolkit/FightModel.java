package org.roadtorichmond.ai.toolkit;

import java.util.List;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * What the planner of fights asks a commander: where units stand, and what units and results of attacks are worth to it. All worths are
 * in points of strength or thereabouts.
 */
public interface FightModel {

    /** The scenario that is played. */
    Scenario scenario();

    /** The side that attacks. */
    Side side();

    /** How likely each result is in each column for that side. */
    Chances chances();

    /** The units in the hex with an index. */
    List<Unit> unitsAt(int hex);

    /** The strength of a unit now, in points. */
    int strength(Unit unit);

    /** By how much the ground of a hex multiplies a defender, in halves ({@link org.roadtorichmond.map.TerrainEffects}). */
    int multiplier(int hex);

    /** Whether a unit that stands in a hex could not retreat from it, so that a retreat eliminates it (rule 8.6). */
    boolean trapped(Unit unit, int hex);

    /** What the loss of a unit costs its side. */
    double price(Unit unit);

    /** What driving a defender back is worth, as a share of its price, 0 to 1. */
    double drivenBack();

    /** What being driven back and shaken costs an attacker, as a share of its price, 0 to 1. */
    double repulsed();

    /** What it is worth beside its defenders that an enemy hex is emptied. */
    default double taking(int hex) {
        return 0;
    }

    /** What a gain of points is worth, or a loss where they are negative, to a side that is ahead or behind. */
    default double feel(double points) {
        return points;
    }

    /**
     * Whether a fight is estimated roughly, in a part of the time: an exchange costs a share of all attackers, and every enemy hex in
     * reach has to be attacked, also where rule 8.3 would let it be.
     */
    default boolean rough() {
        return false;
    }
}
