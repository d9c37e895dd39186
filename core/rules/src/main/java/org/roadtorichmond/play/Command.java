package org.roadtorichmond.play;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** What a player asks for. The rules accept it or refuse it with a reason. */
public sealed interface Command {

    /**
     * Marches a unit to a hex by the cheapest way (rule 6).
     *
     * @param unit which
     * @param to where its move is to end
     */
    record MoveUnit(Unit unit, Hex to) implements Command {}

    /**
     * Brings a reinforcement onto the map (rule 11).
     *
     * @param unit which
     * @param at where it enters
     */
    record EnterUnit(Unit unit, Hex at) implements Command {}

    /**
     * Takes a unit off the map by the exit it stands in (rule 12).
     *
     * @param unit which
     */
    record ExitUnit(Unit unit) implements Command {}

    /**
     * Declares an attack, which is resolved at once (rule 8).
     *
     * @param attackers the units that attack, adjacent or bombarding, ordered by id
     * @param targets the defending hexes, ordered by number
     * @param odds the odds declared, where they are to be lower than those it has (rule 8.4)
     */
    record Attack(List<Unit> attackers, List<Hex> targets, Optional<Odds> odds) implements Command {
        /** Copies and orders the lists. */
        public Attack {
            attackers = attackers.stream().sorted().toList();
            targets = targets.stream().sorted().toList();
        }

        /** An attack at the odds it has. */
        public Attack(List<Unit> attackers, List<Hex> targets) {
            this(attackers, targets, Optional.empty());
        }
    }

    /**
     * Chooses which attackers an exchange eliminates (rule 8.5).
     *
     * @param units the units that are lost, ordered by id
     */
    record TakeLosses(List<Unit> units) implements Command {
        /** Copies and orders the list. */
        public TakeLosses {
            units = units.stream().sorted().toList();
        }
    }

    /**
     * Retreats a beaten or displaced unit (rule 8.6).
     *
     * @param unit which
     * @param to where
     * @param displaced the friend that has to make room, where the hex is full
     */
    record Retreat(Unit unit, Hex to, Optional<Unit> displaced) implements Command {}

    /**
     * Advances a victorious unit into a hex that combat has emptied (rule 8.7).
     *
     * @param unit which
     * @param to where
     */
    record Advance(Unit unit, Hex to) implements Command {}

    /** Leaves all other advances undone (rule 8.7). */
    record EndAdvance() implements Command {}

    /**
     * Puts a spoils token on a unit that was engaged with an enemy just destroyed (document 001).
     *
     * @param unit who gets it
     */
    record PlaceToken(Unit unit) implements Command {}

    /** Ends the phase (rules 4.1, 8.3, 11.1). */
    record EndPhase() implements Command {}

    /**
     * Gives the game up (rule 4.3).
     *
     * @param side who concedes
     */
    record Concede(Side side) implements Command {}

    /**
     * What only an umpire may ask for, who stands above the rules of play (rule 19). No commander gives such a command, and none is
     * listed among what the rules allow.
     */
    sealed interface Umpire extends Command {}

    /** Calls an umpire to the table; without one nothing else of his is accepted (rule 19.1). */
    record UmpireBegin() implements Umpire {}

    /**
     * Puts a unit on a hex, wherever it is (rule 19.2).
     *
     * @param unit which
     * @param to where
     */
    record UmpirePlace(Unit unit, Hex to) implements Umpire {}

    /**
     * Takes a unit out of the game that is on the map or expected (rule 19.2).
     *
     * @param unit which
     */
    record UmpireRemove(Unit unit) implements Umpire {}

    /**
     * Has a unit shaken, or effective again (rule 19.2).
     *
     * @param unit which
     * @param shaken whether it is to be shaken
     */
    record UmpireShake(Unit unit, boolean shaken) implements Umpire {}

    /**
     * Sets the clock to another phase, earlier or later; units stay where they are (rule 19.3).
     *
     * @param to which
     */
    record UmpireSetClock(Moment to) implements Umpire {}
}
