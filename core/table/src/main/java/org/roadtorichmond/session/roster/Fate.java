package org.roadtorichmond.session.roster;

import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Arrival;
import org.roadtorichmond.play.Event;

/** What has become of a unit (rule 2.3). */
public sealed interface Fate {

    /** Where on the map the unit is, fell, left or is to come; the first hex where there are several. */
    Optional<Hex> place();

    /**
     * It is on the map.
     *
     * @param hex where
     */
    record OnMap(Hex hex) implements Fate {
        @Override
        public Optional<Hex> place() {
            return Optional.of(hex);
        }
    }

    /**
     * It is still to come, or may never come.
     *
     * @param arrival when and where; none if the scenario does not let it come
     * @param state how that stands now
     */
    record Awaited(Optional<Arrival> arrival, Coming state) implements Fate {
        @Override
        public Optional<Hex> place() {
            return arrival.flatMap(known -> known.hexes().stream().findFirst());
        }
    }

    /**
     * It left the map.
     *
     * @param hex where
     * @param turn the game-turn
     */
    record Left(Hex hex, int turn) implements Fate {
        @Override
        public Optional<Hex> place() {
            return Optional.of(hex);
        }
    }

    /**
     * It was eliminated.
     *
     * @param turn the game-turn; 0 where the position with which the game began does not say
     * @param loss how; none if it fell before the game began
     * @param attack the attack that did it, if one did
     */
    record Lost(int turn, Optional<Event.UnitEliminated> loss, Optional<Event.AttackDeclared> attack) implements Fate {
        @Override
        public Optional<Hex> place() {
            return loss.map(Event.UnitEliminated::hex);
        }
    }

    /** How the arrival of a reinforcement stands (rules 11.1, 16.3). */
    enum Coming {
        /** Its turn has not come. */
        LATER,
        /** Its group has to roll for it, from its turn on. */
        ROLLS,
        /** It may enter in this game-turn. */
        NOW,
        /** Its last turn has passed, or it has none. */
        NEVER
    }
}
