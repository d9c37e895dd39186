package org.roadtorichmond.unit;

import com.badlogic.ashley.core.Component;
import com.badlogic.ashley.core.Engine;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import com.badlogic.ashley.utils.ImmutableArray;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.roadtorichmond.unit.Components.Allegiance;
import org.roadtorichmond.unit.Components.CombatStrength;
import org.roadtorichmond.unit.Components.Designation;
import org.roadtorichmond.unit.Components.MovedThisPhase;
import org.roadtorichmond.unit.Components.Position;

/**
 * The entities of both armies, one for each unit, and the engine that holds them.
 *
 * <p>Entities are found by their unit's ordinal, and units are always visited in that order: the order within an Ashley family
 * changes when a component is taken away and given back. One thread an instance.
 */
public final class Forces {
    private final Engine engine = new Engine();
    private final List<Unit> units;
    private final Entity[] entities;
    private final CombatStrength[] strengths;
    private final MovedThisPhase[] marches;
    private final Deployment deployment;
    private final UnitIndex onMap;
    private final UnitIndex awaited;
    private final UnitIndex exited;
    private final UnitIndex eliminated;
    private final UnitIndex setAside;
    private final UnitIndex shaken;
    private final UnitIndex moved;
    private final UnitIndex attackers;

    /**
     * The armies before anything is placed.
     *
     * @param units all units, each at its ordinal
     * @param hexes the number of hexes of the map
     */
    public Forces(List<Unit> units, int hexes) {
        this(units, hexes, Forces::made);
    }

    /** Armies of their own that stand as others do at the moment, on a map of as many hexes. */
    public Forces(Forces others, int hexes) {
        this(others.units, hexes, unit -> copy(others.entity(unit)));
    }

    private Forces(List<Unit> units, int hexes, Function<Unit, Entity> entityOf) {
        this.units = List.copyOf(units);
        entities = new Entity[units.size()];
        strengths = new CombatStrength[units.size()];
        marches = new MovedThisPhase[units.size()];
        deployment = new Deployment(this.units, hexes);
        engine.addEntityListener(Components.ON_MAP, deployment);
        onMap = index(Components.ON_MAP);
        awaited = index(Components.AWAITED_UNITS);
        exited = index(Components.EXITED_UNITS);
        eliminated = index(Components.ELIMINATED_UNITS);
        setAside = index(Components.SET_ASIDE_UNITS);
        shaken = index(Components.SHAKEN_ON_MAP);
        moved = new UnitIndex(this.units);
        attackers = index(Components.ATTACKERS);
        for (Unit unit : this.units) {
            Entity entity = entityOf.apply(unit);
            entities[unit.ordinal()] = entity;
            strengths[unit.ordinal()] = Objects.requireNonNull(Components.STRENGTH.get(entity));
            MovedThisPhase march = Objects.requireNonNull(Components.MOVED.get(entity));
            marches[unit.ordinal()] = march;
            moved.set(unit, march.travel != null);
            engine.addEntity(entity);
        }
    }

    private static Entity made(Unit unit) {
        return new Entity()
                .add(new Designation(unit))
                .add(new Allegiance(unit.side()))
                .add(new CombatStrength(unit.strength()))
                .add(new MovedThisPhase(null));
    }

    /** An entity with the same components: those that are written to are copied, the others never change and are shared. */
    private static Entity copy(Entity original) {
        Entity entity = new Entity();
        ImmutableArray<Component> components = original.getComponents();
        for (int i = 0; i < components.size(); i++) {
            Component component = components.get(i);
            if (component instanceof Position position) {
                entity.add(new Position(position.hex));
            } else if (component instanceof MovedThisPhase moved) {
                entity.add(new MovedThisPhase(moved.travel));
            } else if (component instanceof CombatStrength strength) {
                entity.add(new CombatStrength(strength.points));
            } else {
                entity.add(component);
            }
        }
        return entity;
    }

    private UnitIndex index(Family family) {
        UnitIndex index = new UnitIndex(units);
        engine.addEntityListener(family, index);
        return index;
    }

    /** Every unit of the scenario, ordered by id. */
    public List<Unit> units() {
        return units;
    }

    /** The entity of a unit. */
    public Entity entity(Unit unit) {
        return entities[unit.ordinal()];
    }

    /** What a unit has marched in the present player-turn, if it has. */
    public Optional<Travel> march(Unit unit) {
        return Optional.ofNullable(marches[unit.ordinal()].travel);
    }

    /** Takes note of what a unit has marched in the present player-turn, if it has; on behalf of events only. */
    public void march(Unit unit, Optional<Travel> travel) {
        marches[unit.ordinal()].travel = travel.orElse(null);
        moved.set(unit, travel.isPresent());
    }

    /** A unit's component of strength, which is never another. */
    public CombatStrength strength(Unit unit) {
        return strengths[unit.ordinal()];
    }

    /** Who stands where. */
    public Deployment deployment() {
        return deployment;
    }

    /** The units on the map. */
    public UnitIndex onMap() {
        return onMap;
    }

    /** The reinforcements that have not arrived. */
    public UnitIndex awaited() {
        return awaited;
    }

    /** The units that left the map. */
    public UnitIndex exited() {
        return exited;
    }

    /** The units that were eliminated. */
    public UnitIndex eliminated() {
        return eliminated;
    }

    /** The units that an umpire has taken out of the game. */
    public UnitIndex setAside() {
        return setAside;
    }

    /** The shaken units on the map. */
    public UnitIndex shaken() {
        return shaken;
    }

    /** The units that have moved in the present player-turn. */
    public UnitIndex moved() {
        return moved;
    }

    /** The units that have attacked in the present phase. */
    public UnitIndex attackers() {
        return attackers;
    }
}
