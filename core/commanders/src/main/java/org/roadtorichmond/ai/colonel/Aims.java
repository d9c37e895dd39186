package org.roadtorichmond.ai.colonel;

import java.util.List;
import org.roadtorichmond.ai.outlook.Board;
import org.roadtorichmond.play.Arrival;
import org.roadtorichmond.unit.Unit;

/** What a side wants of each unit beside fighting: where it should be, and how urgently. */
interface Aims {

    /** What it is worth, in points, that a unit stands in a hex at the end of the phase. */
    double value(Unit unit, int hex);

    /** What part of that it is only worth to be near the enemy, for want of anything else to do. */
    double nearness(Unit unit, int hex);

    /** What it is worth, in points, that a unit leaves the map, 0 where that is not paid for. */
    double leaving(Unit unit);

    /** What those are worth, in points, who can leave the map at once where that is paid for, and should. */
    double sure();

    /** What a unit would be worth, in points, where it serves best of all the hexes it can come to. */
    double best(Unit unit);

    /** The hexes that are to be held in the end, or into which the enemy is not to come. */
    int[] guarded();

    /** What is settled within a number of own moves by who stands in some hexes, the dearest first. */
    List<Goal> urgent(int moves);

    /** In what order units are posted: the lowest first. */
    double order(Unit unit, int hex);

    /** The hex by which a unit should leave the map as soon as it can, or {@link Board#NOWHERE} while it should stay. */
    int exit(Unit unit);

    /** Whether a unit that may be kept off the map should come now. */
    boolean enters(Unit unit, Arrival arrival);
}
