package org.roadtorichmond.testing;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * Rules 8.1 to 8.3 once more, word for word and without any cleverness, to hold against the engine. It knows units' hexes and
 * marks and the drawing of the map only.
 */
public final class PlainCombat {
    private final GameState state;
    private final HexGrid grid;
    private final Side phasing;
    private final boolean[][] controls;
    private final List<Unit> ours;
    private final List<Hex> theirs;
    private final Map<Unit, Set<Hex>> closely = new HashMap<>();
    private final Map<Unit, Set<Hex>> fromAfar = new HashMap<>();
    private final Set<Unit> obliged = new HashSet<>();
    private final Set<Hex> due = new HashSet<>();

    /** The situation as it stands. */
    public PlainCombat(GameState state) {
        this.state = state;
        grid = state.scenario().field().grid();
        phasing = state.moment().player();
        controls = new boolean[grid.size()][grid.size()];
        for (int from = 0; from < grid.size(); from++) {
            for (int to = 0; to < grid.size(); to++) {
                controls[from][to] = Legality.controls(state, from, to);
            }
        }
        ours = units(phasing).toList();
        theirs = IntStream.range(0, grid.size())
                .filter(this::enemyHeld)
                .mapToObj(grid::hex)
                .toList();
        for (Unit unit : ours) {
            closely.put(
                    unit,
                    new HashSet<>(
                            theirs.stream().filter(hex -> ableNow(unit, hex)).toList()));
            fromAfar.put(
                    unit,
                    new HashSet<>(theirs.stream()
                            .filter(hex -> bombardsNow(unit, hex))
                            .toList()));
        }
        ours.stream().filter(this::mustAttack).forEach(obliged::add);
        theirs.stream().filter(this::mustBeAttacked).forEach(due::add);
    }

    private Stream<Unit> units(Side side) {
        return state.forces().units().stream().filter(unit -> unit.side() == side && state.onMap(unit));
    }

    private int at(Unit unit) {
        return state.hexOf(unit).orElseThrow().index();
    }

    /** The phasing units on the map. */
    public List<Unit> phasing() {
        return ours;
    }

    /** The hexes that the enemy holds. */
    public List<Hex> enemyHexes() {
        return theirs;
    }

    private boolean able(Unit unit, Hex hex) {
        return closely.getOrDefault(unit, Set.of()).contains(hex);
    }

    private boolean bombards(Unit unit, Hex hex) {
        return fromAfar.getOrDefault(unit, Set.of()).contains(hex);
    }

    private boolean enemyHeld(int hex) {
        return units(phasing.enemy()).anyMatch(unit -> at(unit) == hex);
    }

    /** "Effective, has not attacked in this phase"; trains and siege trains that moved never attack (8.1, 14.3). */
    private boolean mayAttack(Unit unit) {
        boolean siegeTrainThatMoved =
                unit.arm() == Arm.SIEGE_ARTILLERY && state.travel(unit).isPresent();
        return unit.side() == phasing
                && state.onMap(unit)
                && !state.shaken(unit)
                && !state.attacked(unit)
                && unit.arm() != Arm.TRAIN
                && !siegeTrainThatMoved;
    }

    private boolean ableNow(Unit unit, Hex hex) {
        return mayAttack(unit) && controls[at(unit)][hex.index()];
    }

    private boolean controlled(int hex, Side by) {
        return units(by).anyMatch(unit -> !unit.train() && controls[at(unit)][hex]);
    }

    private boolean bombardsNow(Unit unit, Hex hex) {
        boolean clear = !controlled(at(unit), phasing.enemy())
                && enemyHexes().stream().noneMatch(held -> controls[at(unit)][held.index()]);
        int range = switch (unit.arm()) {
            case ARTILLERY, HORSE_ARTILLERY -> 2;
            case SIEGE_ARTILLERY -> 3;
            default -> 0;
        };
        return mayAttack(unit)
                && clear
                && grid.distance(at(unit), hex.index()) <= range
                && state.survey().sees(at(unit), hex.index());
    }

    /** Rule 8.1 of units. */
    private boolean mustAttack(Unit unit) {
        return mayAttack(unit) && controlled(at(unit), phasing.enemy());
    }

    /** Rule 8.1 of hexes. */
    private boolean mustBeAttacked(Hex hex) {
        boolean onlyTrains =
                units(phasing.enemy()).filter(unit -> at(unit) == hex.index()).allMatch(Unit::train);
        boolean byEffective = units(phasing)
                .anyMatch(unit -> !unit.train() && !state.shaken(unit) && controls[at(unit)][hex.index()]);
        return enemyHeld(hex.index()) && !onlyTrains && byEffective && !state.attacked(hex.index());
    }

    /** Rule 8.2. */
    private boolean isAnAttack(Collection<Unit> attackers, Collection<Hex> targets) {
        return !attackers.isEmpty()
                && !targets.isEmpty()
                && targets.stream().allMatch(hex -> theirs.contains(hex) && !state.attacked(hex.index()))
                && attackers.stream()
                        .allMatch(unit -> targets.stream().allMatch(hex -> able(unit, hex))
                                || targets.stream().allMatch(hex -> bombards(unit, hex)));
    }

    private static <T> Set<T> plus(Collection<T> some, T another) {
        Set<T> grown = new HashSet<>(some);
        grown.add(another);
        return grown;
    }

    /** Whether rules 8.1 to 8.3 allow the attack. */
    public boolean allows(Collection<Unit> attackers, Collection<Hex> targets) {
        return isAnAttack(attackers, targets)
                && enemyHexes().stream().noneMatch(hex -> orphans(attackers, targets, hex))
                && phasing().stream().noneMatch(unit -> orphans(attackers, targets, unit));
    }

    private boolean orphans(Collection<Unit> attackers, Collection<Hex> targets, Hex hex) {
        List<Unit> before = phasing().stream().filter(unit -> able(unit, hex)).toList();
        boolean noneAfter = attackers.containsAll(before);
        return !targets.contains(hex)
                && due.contains(hex)
                && !before.isEmpty()
                && noneAfter
                && isAnAttack(attackers, plus(targets, hex));
    }

    private boolean orphans(Collection<Unit> attackers, Collection<Hex> targets, Unit unit) {
        List<Hex> before = targets(unit);
        boolean noneAfter = targets.containsAll(before);
        return !attackers.contains(unit)
                && obliged.contains(unit)
                && !before.isEmpty()
                && noneAfter
                && isAnAttack(plus(attackers, unit), targets);
    }

    private List<Hex> targets(Unit unit) {
        return enemyHexes().stream()
                .filter(hex -> !state.attacked(hex.index()) && able(unit, hex))
                .toList();
    }

    /** The units that must attack and are able to attack a hex not yet attacked. */
    public List<Unit> owedUnits() {
        return phasing().stream()
                .filter(unit -> obliged.contains(unit) && !targets(unit).isEmpty())
                .toList();
    }

    /** The hexes that must be attacked, have not been, and that somebody is able to attack. */
    public List<Hex> owedHexes() {
        return enemyHexes().stream()
                .filter(due::contains)
                .filter(hex -> phasing().stream().anyMatch(unit -> able(unit, hex)))
                .toList();
    }
}
