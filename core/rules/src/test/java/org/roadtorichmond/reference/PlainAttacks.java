package org.roadtorichmond.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.TerrainEffects;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** Which attacks are allowed and required, and at what odds (rules 8.1 to 8.4, 9, 14.3, 15). */
final class PlainAttacks {
    private static final int BEST = 6;
    private static final int WORST = 5;

    private final PlainState state;
    private final PlainBoard board;
    private final PlainSight sight;
    private final Side enemy;

    PlainAttacks(PlainState state) {
        this.state = state;
        board = state.board;
        sight = new PlainSight(board);
        enemy = state.player.enemy();
    }

    private boolean movedSiegeTrain(Unit unit) {
        return unit.arm() == Arm.SIEGE_ARTILLERY && state.of(unit).origin != null;
    }

    /** Whether neither its kind nor its earlier actions forbid a unit to attack (rules 8.1, 14.3, 15). */
    private boolean ready(Unit unit) {
        PlainUnit here = state.of(unit);
        return unit.side() == state.player
                && state.onMap(unit)
                && !unit.train()
                && !here.shaken
                && !here.attacked
                && !movedSiegeTrain(unit);
    }

    /** The hexes with enemies of the player. */
    List<Hex> enemyHexes() {
        return board.hexes().stream().filter(hex -> state.occupied(hex, enemy)).toList();
    }

    /** Whether a unit is able to attack a hex (rule 8.3). */
    private boolean able(Unit unit, Hex hex) {
        return ready(unit) && state.controls(unit, hex);
    }

    /** Whether a unit that attacks does so by bombarding (rules 9.1, 9.3). */
    boolean bombards(Unit unit) {
        return unit.arm().artillery()
                && !state.underControl(unit)
                && enemyHexes().stream().noneMatch(hex -> state.controls(unit, hex));
    }

    private boolean takesPart(Unit unit, Hex hex) {
        if (!bombards(unit)) {
            return able(unit, hex);
        }
        int range = state.scenario.rules().bombardment().getOrDefault(unit.arm(), 0);
        Hex from = state.hexOf(unit);
        return ready(unit) && board.distance(from, hex) <= range && sight.clear(from, hex);
    }

    private boolean mustAttack(Unit unit) {
        return ready(unit) && state.underControl(unit);
    }

    private boolean mustBeAttacked(Hex hex) {
        boolean onlyTrains = state.in(hex, enemy).stream().allMatch(Unit::train);
        return !onlyTrains
                && !state.attackedHexes.contains(hex)
                && state.onMap(state.player).stream()
                        .anyMatch(unit -> !state.of(unit).shaken && state.controls(unit, hex));
    }

    private boolean open(Hex hex) {
        return state.occupied(hex, enemy) && !state.attackedHexes.contains(hex);
    }

    private boolean isAnAttack(Set<Unit> attackers, Set<Hex> targets) {
        return !attackers.isEmpty()
                && !targets.isEmpty()
                && targets.stream().allMatch(this::open)
                && attackers.stream()
                        .allMatch(unit -> state.onMap(unit) && targets.stream().allMatch(hex -> takesPart(unit, hex)));
    }

    private static <T> Set<T> with(Set<T> some, T one) {
        Set<T> more = new TreeSet<>(some);
        more.add(one);
        return more;
    }

    private boolean leavesAHexAlone(Set<Unit> attackers, Set<Hex> targets) {
        for (Hex hex : enemyHexes()) {
            List<Unit> able = state.onMap(state.player).stream()
                    .filter(unit -> able(unit, hex))
                    .toList();
            if (!targets.contains(hex)
                    && mustBeAttacked(hex)
                    && !able.isEmpty()
                    && attackers.containsAll(able)
                    && isAnAttack(attackers, with(targets, hex))) {
                return true;
            }
        }
        return false;
    }

    private boolean leavesAUnitAlone(Set<Unit> attackers, Set<Hex> targets) {
        for (Unit unit : state.onMap(state.player)) {
            List<Hex> before = enemyHexes().stream()
                    .filter(hex -> open(hex) && able(unit, hex))
                    .toList();
            if (!attackers.contains(unit)
                    && mustAttack(unit)
                    && !before.isEmpty()
                    && targets.containsAll(before)
                    && isAnAttack(with(attackers, unit), targets)) {
                return true;
            }
        }
        return false;
    }

    /** Whether an attack is allowed (rules 8.2, 8.3). */
    boolean allowed(List<Unit> attackers, List<Hex> targets) {
        Set<Unit> units = new TreeSet<>(attackers);
        Set<Hex> hexes = new TreeSet<>(targets);
        return isAnAttack(units, hexes) && !leavesAHexAlone(units, hexes) && !leavesAUnitAlone(units, hexes);
    }

    /** The units that still must attack and can (rule 8.3). */
    List<Unit> requiredUnits() {
        return state.onMap(state.player).stream()
                .filter(unit -> mustAttack(unit) && enemyHexes().stream().anyMatch(hex -> open(hex) && able(unit, hex)))
                .toList();
    }

    /** The hexes that still must be attacked and can be. */
    List<Hex> requiredHexes() {
        return enemyHexes().stream()
                .filter(hex -> mustBeAttacked(hex)
                        && state.onMap(state.player).stream().anyMatch(unit -> able(unit, hex)))
                .toList();
    }

    /** The units that may take part in an attack on all of some hexes (rule 8.2). */
    List<Unit> takers(List<Hex> targets) {
        return state.onMap(state.player).stream()
                .filter(unit -> targets.stream().allMatch(hex -> takesPart(unit, hex)))
                .toList();
    }

    /** All subsets of a list, including the empty one. */
    static <T> List<List<T>> subsets(List<T> all) {
        List<List<T>> subsets = new ArrayList<>(List.of(List.of()));
        for (T one : all) {
            for (List<T> subset : List.copyOf(subsets)) {
                List<T> more = new ArrayList<>(subset);
                more.add(one);
                subsets.add(more);
            }
        }
        return subsets;
    }

    private boolean acrossWater(List<Unit> close, Hex hex) {
        return !close.isEmpty() && close.stream().allMatch(unit -> board.water(state.hexOf(unit), hex));
    }

    /** The defence strength of a hex, in halves of a strength point (rule 8.4). */
    private int defence(Hex hex, List<Unit> close) {
        int strength = state.in(hex, enemy).stream()
                .mapToInt(unit -> state.of(unit).strength)
                .sum();
        if (strength == 0) {
            return TerrainEffects.SINGLE;
        }
        int times = acrossWater(close, hex)
                ? TerrainEffects.DOUBLED
                : Math.min(board.ground(hex).defence(), TerrainEffects.DOUBLED);
        return strength * times;
    }

    /** The odds of an attack (rule 8.4). */
    Odds odds(List<Unit> attackers, List<Hex> targets) {
        List<Unit> close = attackers.stream().filter(unit -> !bombards(unit)).toList();
        int attack =
                2 * attackers.stream().mapToInt(unit -> state.of(unit).strength).sum();
        int defence = targets.stream().mapToInt(hex -> defence(hex, close)).sum();
        int times = BEST;
        while (times > 0 && attack < defence * times) {
            times--;
        }
        if (times > 0) {
            return labelled(times + "-1");
        }
        int against = WORST;
        while (defence <= attack * (against - 1)) {
            against--;
        }
        return labelled("1-" + against);
    }

    private static Odds labelled(String label) {
        for (Odds odds : Odds.values()) {
            if (odds.toString().equals(label)) {
                return odds;
            }
        }
        throw new IllegalArgumentException(label);
    }
}
