package org.roadtorichmond.view;

import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Halves;

/**
 * A counter as it lies on the map.
 *
 * @param hex where
 * @param label its designation
 * @param side whose it is
 * @param arm its type
 * @param strength its present strength in points
 * @param allowance its movement allowance, as printed
 * @param band the number of its formation's colour, from 0
 * @param shaken whether it is shaken
 * @param dimmed whether it has done what it can in this phase
 * @param mark what singles it out
 */
public record Counter(
        Hex hex,
        String label,
        Side side,
        Arm arm,
        int strength,
        String allowance,
        int band,
        boolean shaken,
        boolean dimmed,
        Mark mark) {

    /** What singles a counter out from the others. */
    public enum Mark {
        NONE,
        /** The player's present choice. */
        SELECTED,
        /** Could be chosen to take part in what is being planned. */
        ABLE,
        /** Has been chosen to take part. */
        JOINED,
        /** Must still do something before the phase may end. */
        REQUIRED
    }

    /** A unit's counter, wherever it is drawn. */
    public static Counter of(Unit unit, Hex hex, GameState state, CorpsBands bands, boolean dimmed, Mark mark) {
        return new Counter(
                hex,
                unit.id(),
                unit.side(),
                unit.arm(),
                state.strength(unit),
                new Halves(unit.allowance()).words(),
                bands.of(unit),
                state.shaken(unit),
                dimmed,
                mark);
    }

    /** Whether a unit of the side whose turn it is has marched in the movement phase that is on, or a unit has attacked in combat. */
    public static boolean done(Unit unit, GameState state) {
        return state.moment().phase() == Phase.MOVEMENT
                ? unit.side() == state.moment().player() && state.travel(unit).isPresent()
                : state.attacked(unit);
    }

    /** The counters of all units on the map in the order of their ids, without anything that singles some out. */
    public static List<Counter> all(GameState state) {
        CorpsBands bands = new CorpsBands(state.scenario());
        List<Counter> counters = new ArrayList<>();
        for (Unit unit : state.forces().onMap().all()) {
            state.hexOf(unit).ifPresent(hex -> counters.add(of(unit, hex, state, bands, false, Mark.NONE)));
        }
        return counters;
    }
}
