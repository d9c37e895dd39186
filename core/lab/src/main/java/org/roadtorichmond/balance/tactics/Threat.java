package org.roadtorichmond.balance.tactics;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.TerrainEffects;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Reach;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * What a side's enemy could do to it in his next player-turn with those on the map: who can come beside a unit, and the best odds
 * that they could attack it at. Other duties of the attackers are left out of account, so that the odds are never too low.
 *
 * <p>The strength that can come at once is exact: sets of units that find room in places form a matroid, and so taking the
 * strongest that still finds room again and again gives the strongest set.
 */
final class Threat {
    private final Game game;
    private final GameState state;
    private final Side enemy;
    private final HexGrid grid;
    private final Map<Unit, Set<Integer>> ranges = new TreeMap<>();

    /** What threatens a side; the game must stay as it is while it is asked. */
    Threat(Game game, Side side) {
        this.game = game;
        state = game.state();
        enemy = side.enemy();
        grid = state.scenario().field().grid();
        for (Unit unit : state.onMap(enemy)) {
            if (!unit.train() && !state.shaken(unit)) {
                ranges.put(unit, range(unit));
            }
        }
    }

    /** Where a unit can be at the end of its next march and still attack, where it stands included. */
    private Set<Integer> range(Unit unit) {
        Set<Integer> hexes = new TreeSet<>();
        hexes.add(state.deployment().hexOf(unit));
        if (unit.arm() != Arm.SIEGE_ARTILLERY) {
            Reach reach = game.rules().movement().reach(unit);
            for (int i = 0; i < reach.count(); i++) {
                hexes.add(reach.hex(i));
            }
        }
        return hexes;
    }

    /** Whether some enemy could come to where it controls a unit's hex. */
    boolean reaches(Unit unit) {
        int hex = state.deployment().hexOf(unit);
        return ranges.values().stream()
                .anyMatch(
                        range -> range.stream().anyMatch(from -> state.control().controls(from, hex)));
    }

    /** Whether a hex for a unit's retreat is left, however the enemy marches next. */
    boolean escapes(Unit unit) {
        int[] refuges = Refuges.hexes(game, unit);
        boolean[] barred = new boolean[1 << refuges.length];
        barred[0] = true;
        for (Set<Integer> range : ranges.values()) {
            boolean[] before = barred.clone();
            for (int from : range) {
                int mask = 0;
                for (int i = 0; i < refuges.length; i++) {
                    mask |= from == refuges[i] || state.control().controls(from, refuges[i]) ? 1 << i : 0;
                }
                for (int bars = 0; bars < before.length; bars++) {
                    barred[bars | mask] |= before[bars];
                }
            }
        }
        return !barred[barred.length - 1];
    }

    /** The best odds at which a unit's hex could be attacked, or bombarded alone; empty if it could not be. */
    Optional<Odds> bestOdds(Unit unit) {
        int hex = state.deployment().hexOf(unit);
        Map<Unit, Set<Integer>> places = new TreeMap<>();
        boolean dry = false;
        boolean close = false;
        for (Map.Entry<Unit, Set<Integer>> entry : ranges.entrySet()) {
            Set<Integer> own = new TreeSet<>();
            for (int from : entry.getValue()) {
                if (state.control().controls(from, hex)) {
                    own.add(from);
                    close = true;
                    dry |= !state.scenario().field().water(hex, grid.direction(hex, from));
                } else if (bombards(entry.getKey(), from, hex)) {
                    own.add(from);
                }
            }
            places.put(entry.getKey(), own);
        }
        int attack = strength(places);
        return attack == 0
                ? Optional.empty()
                : Optional.of(Odds.of(attack * TerrainEffects.SINGLE, defence(hex, close && !dry)));
    }

    private boolean bombards(Unit unit, int from, int hex) {
        if (!unit.arm().artillery()
                || grid.distance(from, hex) > state.scenario().rules().bombardment(unit.side(), unit.arm())
                || !state.survey().sees(from, hex)
                || state.control().controlled(from, enemy.enemy())) {
            return false;
        }
        return state.onMap(enemy.enemy()).stream()
                .noneMatch(other ->
                        state.control().controls(from, state.deployment().hexOf(other)));
    }

    private int defence(int hex, boolean acrossWater) {
        int points = state.deployment().unitsAt(hex).stream()
                .mapToInt(state::strength)
                .sum();
        if (points == 0) {
            return TerrainEffects.SINGLE;
        }
        int ground = state.scenario()
                .rules()
                .ground()
                .row(state.scenario().field().terrain(hex))
                .defence();
        return points * (acrossWater ? TerrainEffects.DOUBLED : Math.min(ground, TerrainEffects.DOUBLED));
    }

    /** The greatest strength that finds room at once. */
    private int strength(Map<Unit, Set<Integer>> places) {
        List<Unit> strongest = new ArrayList<>(places.keySet());
        strongest.sort(Comparator.comparingInt(state::strength).reversed());
        Map<Integer, List<Unit>> taken = new HashMap<>();
        int sum = 0;
        for (Unit unit : strongest) {
            if (seat(unit, places, taken, new HashSet<>())) {
                sum += state.strength(unit);
            }
        }
        return sum;
    }

    /** Finds room for a unit, if the units in the way can go elsewhere. */
    private boolean seat(
            Unit unit, Map<Unit, Set<Integer>> places, Map<Integer, List<Unit>> taken, Set<Integer> tried) {
        for (int place : Objects.requireNonNull(places.get(unit))) {
            if (!tried.add(place)) {
                continue;
            }
            List<Unit> there = taken.computeIfAbsent(place, none -> new ArrayList<>());
            if (there.size() < state.scenario().rules().stacking()) {
                there.add(unit);
                return true;
            }
            for (Unit other : List.copyOf(there)) {
                if (seat(other, places, taken, tried)) {
                    there.remove(other);
                    there.add(unit);
                    return true;
                }
            }
        }
        return false;
    }
}
