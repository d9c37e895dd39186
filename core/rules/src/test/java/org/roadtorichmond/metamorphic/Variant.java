package org.roadtorichmond.metamorphic;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.play.Opening;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Standing;
import org.roadtorichmond.play.Zone;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** A battle with one change. Hexes and units keep their names, so that answers can be compared. */
final class Variant {
    private final Battle battle;
    private final List<Unit> units;
    private final Map<Unit, Standing> standings;
    private final Set<String> freed;
    private Battlefield field;
    private Rules rules;
    private Set<Integer> night;
    private List<Zone> zones;

    Variant(Battle battle) {
        this.battle = battle;
        Scenario scenario = battle.scenario();
        units = new ArrayList<>(scenario.units());
        standings = new HashMap<>(battle.opening().standings());
        freed = new HashSet<>(battle.opening().freed());
        field = scenario.field();
        rules = scenario.rules();
        night = scenario.night();
        zones = scenario.zones();
    }

    Variant drawn(Consumer<Drawing> change) {
        Drawing drawing = new Drawing(field);
        change.accept(drawing);
        field = drawing.finished();
        return this;
    }

    Variant rules(UnaryOperator<Rules> change) {
        rules = change.apply(rules);
        return this;
    }

    /** Makes the current game-turn night or day. */
    Variant night(boolean dark) {
        night = dark ? Set.of(battle.opening().moment().turn()) : Set.of();
        return this;
    }

    Variant withoutZones() {
        zones = List.of();
        freed.clear();
        return this;
    }

    /** Adds a unit, the last one by id. */
    Variant joined(Side side, Arm arm, int strength, Hex hex) {
        int allowance = rules.allowance(arm);
        Unit unit = new Unit(units.size(), "z", side, arm, strength, allowance, "", "", List.of());
        units.add(unit);
        standings.put(unit, new Standing.OnMap(hex, strength, false));
        return this;
    }

    Variant allowance(Unit unit, int halves) {
        units.set(
                unit.ordinal(),
                new Unit(
                        unit.ordinal(),
                        unit.id(),
                        unit.side(),
                        unit.arm(),
                        unit.strength(),
                        halves,
                        unit.formation(),
                        unit.commander(),
                        unit.tags()));
        return this;
    }

    Variant standing(Unit unit, UnaryOperator<Standing.OnMap> change) {
        standings.computeIfPresent(
                unit, (same, now) -> now instanceof Standing.OnMap onMap ? change.apply(onMap) : now);
        return this;
    }

    Battle battle() {
        Scenario was = battle.scenario();
        Scenario scenario = new Scenario(
                was.name(),
                field,
                was.turns(),
                night,
                was.first(),
                was.clock(),
                rules,
                units,
                was.setUp(),
                was.arrivals(),
                was.exits(),
                zones,
                was.victory(),
                was.story(),
                was.notes(),
                Optional.empty());
        return new Battle(scenario, new Opening(battle.opening().moment(), standings, freed), battle.seed());
    }
}
