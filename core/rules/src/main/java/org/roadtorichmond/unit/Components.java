package org.roadtorichmond.unit;

import com.badlogic.ashley.core.Component;
import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Family;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;

/**
 * The components of units, and every mapper and family, made once. Ashley keeps families in one registry without locks, so all of them
 * must be made in one place before any worker thread starts; loading this class does it.
 */
public final class Components {
    public static final ComponentMapper<Designation> DESIGNATION = ComponentMapper.getFor(Designation.class);
    public static final ComponentMapper<Allegiance> ALLEGIANCE = ComponentMapper.getFor(Allegiance.class);
    public static final ComponentMapper<CombatStrength> STRENGTH = ComponentMapper.getFor(CombatStrength.class);
    public static final ComponentMapper<Position> POSITION = ComponentMapper.getFor(Position.class);
    public static final ComponentMapper<Awaited> AWAITED = ComponentMapper.getFor(Awaited.class);
    public static final ComponentMapper<Exited> EXITED = ComponentMapper.getFor(Exited.class);
    public static final ComponentMapper<Eliminated> ELIMINATED = ComponentMapper.getFor(Eliminated.class);
    public static final ComponentMapper<Shaken> SHAKEN = ComponentMapper.getFor(Shaken.class);
    public static final ComponentMapper<MovedThisPhase> MOVED = ComponentMapper.getFor(MovedThisPhase.class);
    public static final ComponentMapper<AttackedThisPhase> ATTACKED = ComponentMapper.getFor(AttackedThisPhase.class);

    public static final ComponentMapper<Spoils> SPOILS = ComponentMapper.getFor(Spoils.class);
    public static final ComponentMapper<AtHand> AT_HAND = ComponentMapper.getFor(AtHand.class);
    public static final ComponentMapper<Latecomer> LATECOMER = ComponentMapper.getFor(Latecomer.class);
    public static final ComponentMapper<SetAside> SET_ASIDE = ComponentMapper.getFor(SetAside.class);

    static final Family ON_MAP = Family.all(Designation.class, Position.class).get();
    static final Family AWAITED_UNITS =
            Family.all(Designation.class, Awaited.class).get();
    static final Family EXITED_UNITS =
            Family.all(Designation.class, Exited.class).get();
    static final Family ELIMINATED_UNITS =
            Family.all(Designation.class, Eliminated.class).get();
    static final Family SET_ASIDE_UNITS =
            Family.all(Designation.class, SetAside.class).get();
    static final Family SHAKEN_ON_MAP =
            Family.all(Designation.class, Position.class, Shaken.class).get();
    static final Family ATTACKERS =
            Family.all(Designation.class, AttackedThisPhase.class).get();

    private Components() {}

    /**
     * Says which counter an entity is.
     *
     * @param unit the unit as its scenario describes it
     */
    public record Designation(Unit unit) implements Component {}

    /**
     * Says which side owns an entity.
     *
     * @param side the side
     */
    public record Allegiance(Side side) implements Component {}

    /** A unit's present strength; less than the printed one only by attrition (rule 16.4) or in a position that says so. */
    public static final class CombatStrength implements Component {
        /** Combat strength points, 0 or more. */
        public int points;

        /** The component for a strength. */
        public CombatStrength(int points) {
            this.points = points;
        }
    }

    /** Where a unit stands that is on the map (rule 2.3). */
    public static final class Position implements Component {
        /** Where the unit stands; written by events only. */
        public Hex hex;

        /** The component for a hex. */
        public Position(Hex hex) {
            this.hex = hex;
        }
    }

    /** Marks a reinforcement that has not arrived (rule 2.3). */
    public static final class Awaited implements Component {}

    /** Keeps where and when a unit left the map (rule 12.3). */
    public static final class Exited implements Component {
        /** The map-edge hex through which the unit left (rule 12). */
        public final Hex hex;
        /** The game-turn, from 1. */
        public final int turn;

        /** The component for a hex and game-turn. */
        public Exited(Hex hex, int turn) {
            this.hex = hex;
            this.turn = turn;
        }
    }

    /** Keeps when and in which combat a unit was eliminated (rule 2.3). */
    public static final class Eliminated implements Component {
        /** The game-turn, from 1; 0 where a position does not say. */
        public final int turn;
        /** The number of the combat in the game, from 1; 0 where none is known. */
        public final int combat;

        /** The component for a game-turn and combat. */
        public Eliminated(int turn, int combat) {
            this.turn = turn;
            this.combat = combat;
        }
    }

    /** Marks a shaken unit; one without it is effective (rules 2.4, 15). */
    public static final class Shaken implements Component {}

    /**
     * Keeps what a unit has marched in the present movement phase (rule 14.3 needs it until the player-turn ends). Every unit has one
     * all the time, since units begin and end marches so often; {@link Forces#march} writes it.
     */
    public static final class MovedThisPhase implements Component {
        @Nullable
        Travel travel;

        MovedThisPhase(@Nullable Travel travel) {
            this.travel = travel;
        }
    }

    /** Marks a unit that has attacked in the present combat phase (rule 8.1). */
    public static final class AttackedThisPhase implements Component {}

    /**
     * Keeps the spoils tokens on a unit (document 001); a unit without any has no such component.
     *
     * @param tokens how many, 1 or more
     */
    public record Spoils(int tokens) implements Component {}

    /** Marks a reinforcement whose group has rolled its arrival, so that it may enter (rule 16.3). */
    public static final class AtHand implements Component {}

    /** Marks a unit that came onto the map in the last game-turn of the scenario, so that it wins no spoils (document 001). */
    public static final class Latecomer implements Component {}

    /** Marks a unit that an umpire has taken out of the game: neither lost nor gone nor expected, so that it counts for no one (rule 19.2). */
    public static final class SetAside implements Component {}
}
