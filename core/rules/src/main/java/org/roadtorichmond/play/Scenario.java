package org.roadtorichmond.play;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * A battle to be played: everything that is fixed before the first command. Immutable.
 *
 * @param name its title
 * @param field the map
 * @param turns the number of game-turns (rule 4.1)
 * @param night the game-turns that are night (rule 4.2)
 * @param first whose player-turn comes first (rule 4.1)
 * @param clock what time the game-turns stand for, if given
 * @param rules the rules in force
 * @param units all units, each at its ordinal
 * @param setUp where the units stand that begin on the map
 * @param arrivals when and where the others come
 * @param exits by which hexes each side's units may leave (rule 12), where no restriction forbids it
 * @param zones the zones (rule 13)
 * @param victory the victory conditions
 * @param story what players read before they begin; may be empty
 * @param notes where its figures come from; may be empty
 * @param position how matters stand when a game of it begins, if not as they are set up
 */
public record Scenario(
        String name,
        Battlefield field,
        int turns,
        Set<Integer> night,
        Side first,
        Optional<Clock> clock,
        Rules rules,
        List<Unit> units,
        Map<Unit, Hex> setUp,
        Map<Unit, Arrival> arrivals,
        Map<Side, Set<Hex>> exits,
        List<Zone> zones,
        VictoryTerms victory,
        String story,
        String notes,
        Optional<Opening> position) {

    /** Copies all collections. */
    public Scenario {
        night = Set.copyOf(night);
        units = List.copyOf(units);
        setUp = Map.copyOf(setUp);
        arrivals = Map.copyOf(arrivals);
        exits = Map.copyOf(exits);
        zones = List.copyOf(zones);
    }

    /** How matters stand when a game of it begins: its position, or its set-up. */
    public Opening opening() {
        return position.orElseGet(() -> {
            Map<Unit, Standing> standings = new TreeMap<>();
            for (Unit unit : units) {
                Hex hex = setUp.get(unit);
                standings.put(
                        unit, hex == null ? new Standing.Expected() : new Standing.OnMap(hex, unit.strength(), false));
            }
            return new Opening(new Moment(1, first, Phase.MOVEMENT), standings, Set.of());
        });
    }

    /** The same scenario, whose games begin in a position. */
    public Scenario from(Opening begun) {
        return with(rules, victory, Optional.of(begun));
    }

    private Scenario with(Rules others, VictoryTerms terms, Optional<Opening> begun) {
        return new Scenario(
                name, field, turns, night, first, clock, others, units, setUp, arrivals, exits, zones, terms, story,
                notes, begun);
    }

    /** Whether a game-turn is night. */
    public boolean isNight(int turn) {
        return night.contains(turn);
    }

    /** When a game-turn begins, if there is a clock; the one after the last begins when that ends. */
    public Optional<LocalDateTime> begins(int turn) {
        return clock.map(known -> known.turn(turn, night));
    }

    /** The hexes by which a side's units may leave the map now that rule 18.3 may forbid it all of them. */
    public Set<Hex> exits(Side side) {
        return rules.restrictions().mayLeave(side) ? exits.getOrDefault(side, Set.of()) : Set.of();
    }

    /** Whether a side's units may leave the map in a hex. */
    public boolean exits(Side side, Hex hex) {
        return exits(side).contains(hex);
    }

    /**
     * Whether a unit bears colours (rule 16.5): it is tagged so, or no unit of the scenario is, since then nothing is said and
     * every regiment of the time carried its own.
     */
    public boolean bearsColours(Unit unit) {
        return unit.tagged(Unit.COLOURS) || units.stream().noneMatch(other -> other.tagged(Unit.COLOURS));
    }

    /** The same scenario with other victory conditions. */
    public Scenario with(VictoryTerms terms) {
        return with(rules, terms, position);
    }

    /** The same scenario under other rules. */
    public Scenario with(Rules others) {
        return with(others, victory, position);
    }

    /** The unit with an id. */
    public Optional<Unit> unit(String id) {
        return units.stream().filter(unit -> unit.id().equals(id)).findFirst();
    }
}
