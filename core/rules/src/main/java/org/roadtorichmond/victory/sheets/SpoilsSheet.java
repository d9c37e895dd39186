package org.roadtorichmond.victory.sheets;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.PerArmy;

/**
 * The sheet of {@code spoils-of-war}: who could score and what happened, in order.
 *
 * @param armies the units of each army
 * @param events what happened; every unit is named in its army
 * @param lastTurn the game's last turn; a unit that arrived in it does not score
 */
public record SpoilsSheet(PerArmy<List<Unit>> armies, List<Event> events, int lastTurn) {
    /** The last turn of a game that does not say otherwise. */
    public static final int USUAL_LAST_TURN = 6;

    /**
     * What of a unit decides whether it is a scoring unit. Rank and file and attachable models are units apart.
     *
     * @param id its name, unique in its army
     * @param rankAndFile it contains rank-and-file models
     * @param standardBearer it has a standard bearer
     * @param lightTroops it has light troops
     * @param summoned it was summoned during the game
     * @param arrivedTurn the turn in which it arrived, 0 if it was there from the start
     * @param tokens how many tokens it has before the events; in a game that began from a position only, and on no sheet that is read
     */
    public record Unit(
            String id,
            boolean rankAndFile,
            boolean standardBearer,
            boolean lightTroops,
            boolean summoned,
            int arrivedTurn,
            int tokens) {
        /** A unit that begins without tokens. */
        public Unit(
                String id,
                boolean rankAndFile,
                boolean standardBearer,
                boolean lightTroops,
                boolean summoned,
                int arrivedTurn) {
            this(id, rankAndFile, standardBearer, lightTroops, summoned, arrivedTurn, 0);
        }
    }

    /** What can happen to a unit. */
    public enum Kind {
        /** It lost its last health point while engaged, or broke and was caught or removed in flight. */
        DESTROYED_IN_COMBAT,
        /** It was destroyed in another way. */
        DESTROYED,
        /** It became shaken. */
        SHAKEN,
        /** It is no longer shaken. */
        RALLIED,
        /** An umpire took it out; in a game only, and in no sheet that is read. */
        SET_ASIDE,
        /** An umpire put it back after it was destroyed or taken out; in a game only, and in no sheet that is read. */
        RETURNED;

        /** What can happen by the rules, and stand in a sheet that is read. */
        public static List<Kind> written() {
            return List.of(DESTROYED_IN_COMBAT, DESTROYED, SHAKEN, RALLIED);
        }
    }

    /**
     * Something that happened to a unit.
     *
     * @param kind what
     * @param army the army of the unit
     * @param unit its id
     * @param engaged the enemy units that were just engaged with it, if it was destroyed in combat
     * @param token the enemy unit on which a token was put
     */
    public record Event(Kind kind, Army army, String unit, List<String> engaged, Optional<String> token) {
        /** Copies the list. */
        public Event {
            engaged = List.copyOf(engaged);
        }

        /** The same with a token on another unit, or with none. */
        Event with(Optional<String> taker) {
            return new Event(kind, army, unit, engaged, taker);
        }
    }
}
