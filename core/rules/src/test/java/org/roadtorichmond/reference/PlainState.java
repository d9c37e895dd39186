package org.roadtorichmond.reference;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Zone;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** The state of a game, and the questions about it that many rules ask. Mutable; a copy is independent. */
final class PlainState {
    final Scenario scenario;
    final PlainBoard board;
    /** The face of each die by its number in the game, counted from the first (rule 17). */
    final IntUnaryOperator die;

    final Map<Unit, PlainUnit> units = new TreeMap<>();
    final Set<Hex> attackedHexes = new HashSet<>();
    final Set<Zone> freed = new HashSet<>();
    int turn;
    Side player;
    Phase phase;
    int attacks;
    int dice;
    boolean over;

    @Nullable
    PlainFight fight;

    PlainState(Scenario scenario, PlainBoard board, IntUnaryOperator die, int turn, Side player, Phase phase) {
        this.scenario = scenario;
        this.board = board;
        this.die = die;
        this.turn = turn;
        this.player = player;
        this.phase = phase;
    }

    PlainState copy() {
        PlainState copy = new PlainState(scenario, board, die, turn, player, phase);
        units.forEach((unit, here) -> copy.units.put(unit, here.copy()));
        copy.attackedHexes.addAll(attackedHexes);
        copy.freed.addAll(freed);
        copy.attacks = attacks;
        copy.dice = dice;
        copy.over = over;
        copy.fight = fight == null ? null : fight.copy();
        return copy;
    }

    int roll() {
        return die.applyAsInt(++dice);
    }

    PlainUnit of(Unit unit) {
        return Objects.requireNonNull(units.get(unit));
    }

    boolean night() {
        return scenario.night().contains(turn);
    }

    boolean onMap(Unit unit) {
        return of(unit).fate == PlainUnit.Fate.ON_THE_MAP;
    }

    /** The hex of a unit on the map. */
    Hex hexOf(Unit unit) {
        return Objects.requireNonNull(of(unit).hex);
    }

    /** A side's units on the map. */
    List<Unit> onMap(Side side) {
        return units.keySet().stream()
                .filter(unit -> unit.side() == side && onMap(unit))
                .toList();
    }

    /** A side's units in a hex. */
    List<Unit> in(Hex hex, Side side) {
        return onMap(side).stream().filter(unit -> hexOf(unit).equals(hex)).toList();
    }

    boolean occupied(Hex hex, Side side) {
        for (PlainUnit here : units.values()) {
            if (here.unit.side() == side && here.fate == PlainUnit.Fate.ON_THE_MAP && hex.equals(here.hex)) {
                return true;
            }
        }
        return false;
    }

    /** Whether one more unit of a side would exceed the stacking limit of a hex (rule 5.1). */
    boolean full(Hex hex, Side side) {
        return in(hex, side).size() >= scenario.rules().stacking();
    }

    /** Whether a unit controls a hex (rule 7.1). */
    boolean controls(Unit unit, Hex hex) {
        Hex from = hexOf(unit);
        return !unit.train()
                && board.neighbours(from).contains(hex)
                && board.passable(from, hex)
                && (!board.prohibitedToAll(hex) || board.onAWay(hex));
    }

    /** Whether any unit of a side controls a hex (rule 7.1). */
    boolean controlled(Hex hex, Side by) {
        for (PlainUnit here : units.values()) {
            boolean there = here.unit.side() == by && here.fate == PlainUnit.Fate.ON_THE_MAP;
            if (there && controls(here.unit, hex)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a unit is in an enemy-controlled hex. */
    boolean underControl(Unit unit) {
        return controlled(hexOf(unit), unit.side().enemy());
    }

    /** Whether every unit of a side is at least a number of hexes away from a hex. */
    boolean farFrom(Hex hex, Side side, int hexes) {
        return onMap(side).stream().allMatch(unit -> board.distance(hex, hexOf(unit)) >= hexes);
    }

    private boolean openByTurn(Zone zone) {
        return zone.untilTurn() > 0 && turn >= zone.untilTurn();
    }

    /** Whether a hex is closed to a side (rules 13.1, 13.3). */
    boolean closed(Hex hex, Side side) {
        for (Zone zone : scenario.zones()) {
            boolean to = zone.closedTo().isPresent() && zone.closedTo().get() == side;
            if (to && zone.hexes().contains(hex) && !openByTurn(zone)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a zone holds the units of a side now (rule 13.1). */
    boolean holds(Zone zone, Side side) {
        return zone.holds().isPresent() && zone.holds().get() == side && !openByTurn(zone) && !freed.contains(zone);
    }

    /** Frees held units if an enemy has come near their zone (rule 13.1). */
    void judgeZones() {
        for (Zone zone : scenario.zones()) {
            if (zone.holds().isPresent() && zone.enemyWithin() != Zone.NO_DISTANCE) {
                for (Unit enemy : onMap(zone.holds().get().enemy())) {
                    for (Hex hex : zone.hexes()) {
                        if (board.distance(hex, hexOf(enemy)) <= zone.enemyWithin()) {
                            freed.add(zone);
                        }
                    }
                }
            }
        }
    }

    void eliminate(Unit unit) {
        PlainUnit here = of(unit);
        here.fate = PlainUnit.Fate.ELIMINATED;
        here.hex = null;
        here.turn = turn;
        here.byAttack = attacks;
    }
}
