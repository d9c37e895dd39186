package org.roadtorichmond.scenario.tactic;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * What must hold for a tactical position to be solved, so that it can be checked by counting. Conditions on attacks are about all
 * attacks that the player to move declares while the position is played.
 */
public sealed interface Condition {

    /** When it is judged. */
    After after();

    /** A condition that can be judged only when all has been played. */
    sealed interface OfAttacks extends Condition {
        @Override
        default After after() {
            return After.ALL;
        }
    }

    /**
     * An attack is declared.
     *
     * @param target a hex that it attacks
     * @param atLeast the lowest odds that will do
     * @param atMost the highest odds that will do
     * @param attackers the most units that may take part
     * @param by units that take part
     * @param without units that take no part
     * @param refuges the most hexes into which a unit in the target could retreat as it is declared (rule 8.6)
     * @param exchange the most that an exchange would cost, in points (rule 8.5)
     */
    record Attack(
            Hex target,
            Optional<Odds> atLeast,
            Optional<Odds> atMost,
            OptionalInt attackers,
            List<Unit> by,
            List<Unit> without,
            OptionalInt refuges,
            OptionalInt exchange)
            implements OfAttacks {
        /** Copies the lists. */
        public Attack {
            by = List.copyOf(by);
            without = List.copyOf(without);
        }
    }

    /**
     * No attack is declared of this kind.
     *
     * @param target a hex that it would attack; any, if empty
     * @param by units of which one would take part; any, if empty
     * @param atMost the highest odds that it would have; any, if empty
     */
    record NoAttack(Optional<Hex> target, List<Unit> by, Optional<Odds> atMost) implements OfAttacks {
        /** Copies the list. */
        public NoAttack {
            by = List.copyOf(by);
        }
    }

    /**
     * Both hexes are attacked, one before the other.
     *
     * @param first the hex attacked before
     * @param then the hex attacked after it
     */
    record Order(Hex first, Hex then) implements OfAttacks {}

    /**
     * Each of the units has a quality.
     *
     * @param after when
     * @param quality which
     * @param units who
     */
    record Each(After after, Quality quality, List<Unit> units) implements Condition {
        /** Copies the list. */
        public Each {
            units = List.copyOf(units);
        }
    }

    /**
     * Each of the units stands in one of the hexes, or none does.
     *
     * @param after when
     * @param units who
     * @param hexes where
     * @param within whether they stand there
     */
    record Stand(After after, List<Unit> units, List<Hex> hexes, boolean within) implements Condition {
        /** Copies the lists. */
        public Stand {
            units = List.copyOf(units);
            hexes = List.copyOf(hexes);
        }
    }

    /**
     * A number of units of a side stand in the hexes.
     *
     * @param after when
     * @param side whose
     * @param hexes where
     * @param least the fewest
     * @param most the most
     */
    record Garrison(After after, Side side, List<Hex> hexes, int least, int most) implements Condition {
        /** Copies the list. */
        public Garrison {
            hexes = List.copyOf(hexes);
        }
    }

    /**
     * Each of the units has left the map.
     *
     * @param after when
     * @param units who
     * @param by the hex by which they left; any, if empty
     */
    record Left(After after, List<Unit> units, Optional<Hex> by) implements Condition {
        /** Copies the list. */
        public Left {
            units = List.copyOf(units);
        }
    }

    /**
     * A side has a number of units on the map.
     *
     * @param after when
     * @param side whose
     * @param least the fewest
     * @param most the most
     */
    record Count(After after, Side side, int least, int most) implements Condition {}

    /**
     * A side has to attack at most a number of enemy hexes, if the combat phase came now (rule 8.1).
     *
     * @param after when
     * @param most how many
     */
    record RequiredAttacks(After after, int most) implements Condition {}

    /**
     * The enemy could attack none of the units in its next player-turn at better odds, with all that can come.
     *
     * @param after when
     * @param units who
     * @param most the best odds that will do
     */
    record Threat(After after, List<Unit> units, Odds most) implements Condition {
        /** Copies the list. */
        public Threat {
            units = List.copyOf(units);
        }
    }

    /**
     * Each of the units has a number of hexes into which it could retreat (rule 8.6), full ones of friends included.
     *
     * @param after when
     * @param units who
     * @param least the fewest
     * @param most the most
     */
    record Refuges(After after, List<Unit> units, int least, int most) implements Condition {
        /** Copies the list. */
        public Refuges {
            units = List.copyOf(units);
        }
    }

    /**
     * Each of the units is at a distance, in hexes, from every enemy.
     *
     * @param after when
     * @param units who
     * @param least how many
     */
    record Distance(After after, List<Unit> units, int least) implements Condition {
        /** Copies the list. */
        public Distance {
            units = List.copyOf(units);
        }
    }

    /**
     * The units have a number of spoils tokens together.
     *
     * @param after when
     * @param units who
     * @param least how many
     */
    record Tokens(After after, List<Unit> units, int least) implements Condition {
        /** Copies the list. */
        public Tokens {
            units = List.copyOf(units);
        }
    }

    /**
     * A side's line of communications is open or cut (rule 21.21).
     *
     * @param after when
     * @param side whose
     * @param open whether it is open
     */
    record Line(After after, Side side, boolean open) implements Condition {}

    /**
     * A side holds a hex, as objectives are held.
     *
     * @param after when
     * @param side who
     * @param hex which
     */
    record Held(After after, Side side, Hex hex) implements Condition {}

    /**
     * The units that a zone holds have not been freed by an enemy (rule 13.1).
     *
     * @param after when
     * @param zone the name of the zone
     */
    record Asleep(After after, String zone) implements Condition {}

    /**
     * At most a number of routes lead the enemy past a side's units and control, no two through the same hex.
     *
     * @param after when
     * @param side whose control bars the routes
     * @param from where they begin
     * @param to where they end
     * @param most how many
     */
    record Holes(After after, Side side, List<Hex> from, List<Hex> to, int most) implements Condition {
        /** Copies the lists. */
        public Holes {
            from = List.copyOf(from);
            to = List.copyOf(to);
        }
    }
}
