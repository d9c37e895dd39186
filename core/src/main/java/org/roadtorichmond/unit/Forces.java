package org.roadtorichmond.unit;

import com.badlogic.ashley.core.Engine;
import com.badlogic.ashley.core.Entity;
import java.util.List;

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
    private final Deployment deployment;

    /**
     * The armies before anything is placed.
     *
     * @param units all units, each at its ordinal
     * @param hexes the number of hexes of the map
     */
    public Forces(List<Unit> units, int hexes) {
        this.units = List.copyOf(units);
        entities = new Entity[units.size()];
        deployment = new Deployment(this.units, hexes);
        engine.addEntityListener(Components.ON_MAP, deployment);
        for (Unit unit : this.units) {
            Entity entity = new Entity();
            entity.add(new Designation(unit));
            entity.add(new Allegiance(unit.side()));
            entity.add(new CombatStrength(unit.strength()));
            entities[unit.ordinal()] = entity;
            engine.addEntity(entity);
        }
    }

    /** Every unit of the scenario, ordered by id. */
    public List<Unit> units() {
        return units;
    }

    /** The entity of a unit. */
    public Entity entity(Unit unit) {
        return entities[unit.ordinal()];
    }

    /** The engine, for systems and listeners. */
    public Engine engine() {
        return engine;
    }

    /** Who stands where. */
    public Deployment deployment() {
        return deployment;
    }
}
