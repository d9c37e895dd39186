package org.roadtorichmond.metamorphic;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * An equivalent battle with other hexes, units or sides.
 *
 * @param battle the equivalent battle
 * @param exchange replaces the hexes, units and sides of the first battle by those of this one
 */
record RewordedBattle(Battle battle, Exchange exchange) {

    /**
     * Relocated to another map, surrounded by lakes. This changes no entry, control or sight, because lakes are as closed as the
     * edge of the map.
     */
    static RewordedBattle relocated(Battle battle, Relocation relocation) {
        Exchange exchange = new Exchange(
                relocation::of,
                UnaryOperator.identity(),
                identity(battle.scenario().units()));
        return reworded(battle, exchange, redrawn(battle.scenario().field(), relocation, exchange));
    }

    /** With the roles of the two sides exchanged. */
    static RewordedBattle recoloured(Battle battle) {
        Map<Unit, Unit> units = new HashMap<>();
        for (Unit unit : battle.scenario().units()) {
            units.put(unit, counter(unit, unit.ordinal(), unit.id(), unit.side().enemy()));
        }
        Exchange exchange = new Exchange(UnaryOperator.identity(), Side::enemy, units);
        return reworded(battle, exchange, battle.scenario().field());
    }

    /** With the ids of units shuffled, so that they have another order. */
    static RewordedBattle renamed(Battle battle, Random random) {
        List<Unit> shuffled = new ArrayList<>(battle.scenario().units());
        Collections.shuffle(shuffled, random);
        Map<Unit, Unit> units = new HashMap<>();
        for (int place = 0; place < shuffled.size(); place++) {
            Unit unit = shuffled.get(place);
            units.put(unit, counter(unit, place, String.format(Locale.ROOT, "n%03d", place), unit.side()));
        }
        Exchange exchange = new Exchange(UnaryOperator.identity(), UnaryOperator.identity(), units);
        return reworded(battle, exchange, battle.scenario().field());
    }

    private static Map<Unit, Unit> identity(List<Unit> units) {
        Map<Unit, Unit> same = new HashMap<>();
        units.forEach(unit -> same.put(unit, unit));
        return same;
    }

    private static Unit counter(Unit unit, int place, String id, Side side) {
        return new Unit(
                place,
                id,
                side,
                unit.arm(),
                unit.strength(),
                unit.allowance(),
                unit.formation(),
                unit.commander(),
                unit.tags());
    }

    private static RewordedBattle reworded(Battle battle, Exchange exchange, Battlefield field) {
        Scenario told = exchange.of(battle.scenario());
        List<Unit> units = new ArrayList<>(told.units());
        Collections.sort(units);
        Scenario scenario = new Scenario(
                told.name(),
                field,
                told.turns(),
                told.night(),
                told.first(),
                told.clock(),
                told.rules(),
                units,
                told.setUp(),
                told.arrivals(),
                told.exits(),
                told.zones(),
                told.victory(),
                told.story(),
                told.notes(),
                Optional.empty());
        return new RewordedBattle(new Battle(scenario, exchange.of(battle.opening()), battle.seed()), exchange);
    }

    private static Battlefield redrawn(Battlefield field, Relocation relocation, Exchange exchange) {
        Battlefield.Builder builder = new Battlefield.Builder(field.name(), relocation.target());
        for (int hex = 0; hex < relocation.target().size(); hex++) {
            builder.terrain(relocation.target().hex(hex), Terrain.LAKE);
        }
        for (int index = 0; index < field.grid().size(); index++) {
            Hex hex = field.grid().hex(index);
            builder.terrain(relocation.of(hex), field.terrain(index));
        }
        field.ways().forEach(way -> builder.way(exchange.of(way)));
        field.waters().forEach(water -> builder.water(exchange.of(water)));
        field.crossings().forEach(crossing -> builder.crossing(exchange.of(crossing)));
        field.crossovers().forEach(crossover -> builder.crossover(exchange.of(crossover)));
        field.places().forEach(place -> builder.place(exchange.of(place)));
        field.edges().forEach(edge -> builder.edge(exchange.of(edge)));
        return builder.build();
    }
}
