package org.roadtorichmond.unit;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Family;

/**
 * Every mapper and family, made once. Ashley keeps families in one registry without locks, so all of them must be made in
 * one place before any worker thread starts; loading this class does it.
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
}
