package org.roadtorichmond.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.map.Water;
import org.roadtorichmond.play.Combat;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.unit.Deployment;
import org.roadtorichmond.unit.Forces;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.unit.UnitIndex;

/** Checks what must be true of every state of every game, calculated independently from the hexes of units and the drawing of the map. */
public final class Legality {
    /** Weak keys, because fuzzers create more maps than fit into memory. */
    private static final Map<Battlefield, Map<Long, Boolean>> READ = Collections.synchronizedMap(new WeakHashMap<>());

    private Legality() {}

    /** Fails if the state is impossible. */
    public static void check(GameState state) {
        for (Unit unit : state.forces().units()) {
            long states = Stream.of(
                            state.awaited(unit),
                            state.onMap(unit),
                            state.exited(unit).isPresent(),
                            state.eliminated(unit).isPresent(),
                            state.setAside(unit))
                    .filter(is -> is)
                    .count();
            assertEquals(1, states, unit + " is in one state (rule 2.3)");
            assertTrue(state.strength(unit) >= 0, unit + " has strength");
            int hex = state.hexOf(unit).map(at -> at.index()).orElse(Deployment.NONE);
            assertEquals(hex, state.deployment().hexOf(unit), unit + " is indexed where it stands");
        }
        checkIndexes(state);
        HexGrid grid = state.scenario().field().grid();
        List<List<Unit>> standing = new ArrayList<>();
        IntStream.range(0, grid.size()).forEach(hex -> standing.add(new ArrayList<>()));
        for (Unit unit : state.forces().units()) {
            state.hexOf(unit).ifPresent(hex -> standing.get(hex.index()).add(unit));
        }
        for (int hex = 0; hex < grid.size(); hex++) {
            checkHex(state, hex, standing);
        }
    }

    private static void checkIndexes(GameState state) {
        Forces forces = state.forces();
        checkIndex(state, "on the map", forces.onMap(), state::onMap);
        checkIndex(state, "awaited", forces.awaited(), state::awaited);
        checkIndex(state, "exited", forces.exited(), unit -> state.exited(unit).isPresent());
        checkIndex(
                state,
                "eliminated",
                forces.eliminated(),
                unit -> state.eliminated(unit).isPresent());
        checkIndex(state, "set aside", forces.setAside(), state::setAside);
        checkIndex(state, "shaken", forces.shaken(), unit -> state.shaken(unit) && state.onMap(unit));
        checkIndex(state, "moved", forces.moved(), unit -> state.travel(unit).isPresent());
        checkIndex(state, "attackers", forces.attackers(), state::attacked);
    }

    private static void checkIndex(GameState state, String what, UnitIndex index, Predicate<Unit> belongs) {
        List<Unit> found = state.forces().units().stream().filter(belongs).toList();
        assertEquals(found, index.all(), "the index of units " + what);
        for (Side side : Side.values()) {
            List<Unit> own = found.stream().filter(unit -> unit.side() == side).toList();
            assertEquals(own, index.of(side), () -> "the index of units " + what + ", " + side);
        }
    }

    private static void checkHex(GameState state, int hex, List<List<Unit>> standing) {
        List<Unit> here = standing.get(hex);
        String where = state.scenario().field().grid().hex(hex).number();
        assertEquals(here, state.deployment().unitsAt(hex), where + ": units in the index");
        assertTrue(here.stream().map(Unit::side).distinct().count() <= 1, where + ": enemies (rule 5.2)");
        boolean making = state.combat()
                .flatMap(Combat::displacing)
                .filter(here::contains)
                .isPresent();
        int limit = state.scenario().rules().stacking() + (making ? 1 : 0);
        assertTrue(here.size() <= limit, where + ": stacking (rule 5.1)");
        for (Side side : Side.values()) {
            long count = here.stream().filter(unit -> unit.side() == side).count();
            assertEquals(count, state.deployment().count(hex, side), where + ": count");
            assertEquals(count > 0, state.deployment().occupied(hex, side), where + ": occupied");
            int controllers = controllers(state, hex, side, standing);
            assertEquals(controllers, state.control().count(hex, side), where + ": control (rule 7.1)");
        }
    }

    private static int controllers(GameState state, int hex, Side side, List<List<Unit>> standing) {
        HexGrid grid = state.scenario().field().grid();
        int controllers = 0;
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            int from = grid.neighbour(hex, direction);
            if (from != HexGrid.OFF_MAP && !standing.get(from).isEmpty() && controls(state, from, hex)) {
                controllers += (int) standing.get(from).stream()
                        .filter(unit -> unit.side() == side && !unit.train())
                        .count();
            }
        }
        return controllers;
    }

    /** Whether control reaches from one hex to another, read from the drawing of the map (rule 7.1); each pair is calculated once. */
    public static boolean controls(GameState state, int from, int to) {
        Battlefield field = state.scenario().field();
        if (field.grid().distance(from, to) != 1) {
            return false;
        }
        return READ.computeIfAbsent(field, map -> new ConcurrentHashMap<>())
                .computeIfAbsent((long) from << Integer.SIZE | to, pair -> read(field, from, to));
    }

    private static boolean read(Battlefield field, int from, int to) {
        boolean river = drawn(field, from, to).anyMatch(Water.Kind.RIVER::equals);
        boolean crossing = field.crossings().stream()
                .anyMatch(any -> any.hexside().touches(field.grid().hex(from))
                        && any.hexside().touches(field.grid().hex(to)));
        boolean marched = field.ways().stream()
                .anyMatch(way -> way.kind().marched()
                        && way.hexes().contains(field.grid().hex(to)));
        return (!river || crossing) && (field.terrain(to) != Terrain.LAKE || marched);
    }

    private static Stream<Water.Kind> drawn(Battlefield field, int from, int to) {
        return field.waters().stream()
                .filter(water -> water.hexsides().stream()
                        .anyMatch(side -> side.touches(field.grid().hex(from))
                                && side.touches(field.grid().hex(to))))
                .map(Water::kind);
    }
}
