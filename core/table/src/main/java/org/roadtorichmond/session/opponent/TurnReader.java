package org.roadtorichmond.session.opponent;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.EventTable;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.session.replay.Replay;
import org.roadtorichmond.session.words.LedgerTrace;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Score;

/** Reads a player-turn event by event, as the enemy of the side that had it. */
final class TurnReader {
    /** Reads an event, which has already happened in the replay. */
    @FunctionalInterface
    private interface Reading {
        void read(TurnReader reader, int step);
    }

    private static final EventTable<Reading> READ = new EventTable<Reading>()
            .on(Event.UnitMoved.class, moved -> (reader, step) -> reader.march(moved.unit(), moved.to(), step, false))
            .on(
                    Event.UnitEntered.class,
                    entered -> (reader, step) -> reader.march(entered.unit(), entered.hex(), step, true))
            .on(Event.UnitExited.class, exited -> (reader, step) -> reader.leave(exited, step))
            .on(Event.AttackDeclared.class, attack -> (reader, step) -> reader.attack(attack, step))
            .on(Event.DieRolled.class, die -> (reader, step) -> reader.follows(step))
            .on(Event.UnitShifted.class, shifted -> (reader, step) -> reader.shift(shifted, step))
            .on(
                    Event.UnitEliminated.class,
                    lost -> (reader, step) ->
                            reader.suffer(lost.unit(), TurnAction.Kind.LOST, TurnAction.Kind.DESTROYED, step))
            .on(
                    Event.UnitShaken.class,
                    shaken -> (reader, step) -> reader.suffer(shaken.unit(), TurnAction.Kind.SHAKEN, null, step))
            .on(
                    Event.UnitWeakened.class,
                    weakened -> (reader, step) -> reader.suffer(weakened.unit(), TurnAction.Kind.WEAKENED, null, step))
            .on(Event.PhaseBegan.class, phase -> (reader, step) -> reader.fight = null)
            .othersSilent();

    private final Replay replay;
    private final Side side;
    private final Replay.Stretch stretch;
    private final List<LoggedAttack> fights = new ArrayList<>();
    private final Map<Unit, UnitMarch> marches = new LinkedHashMap<>();
    private final TreeSet<Hex> urgent = new TreeSet<>();
    private @Nullable LoggedAttack fight;

    private TurnReader(Replay replay, Side side, Replay.Stretch stretch) {
        this.replay = replay;
        this.side = side;
        this.stretch = stretch;
    }

    /** What each kind of event means to the reader. */
    static EventTable<?> events() {
        return READ;
    }

    /** Reads a side's player-turn; the replay then stands at its end. */
    static TurnReport read(Replay replay, Side side, Replay.Stretch stretch) {
        return new TurnReader(replay, side, stretch).read();
    }

    private TurnReport read() {
        replay.go(stretch.from());
        Score before = VictorySystem.score(replay.game());
        Map<Hex, Long> worth = worth(replay.game());
        for (int step = stretch.from(); step < stretch.to(); step++) {
            replay.go(step + 1);
            int now = step;
            READ.of(replay.step(step).event()).ifPresent(reading -> reading.read(this, now));
        }
        threatened();
        Map<Hex, Long> after = worth(replay.game());
        after.forEach((hex, points) -> lost(hex, points - worth.getOrDefault(hex, 0L)));
        worth.forEach((hex, points) -> lost(hex, after.getOrDefault(hex, 0L) - points));
        Score change = VictorySystem.score(replay.game()).minus(before);
        return new TurnReport(
                side,
                stretch,
                new Places(replay.game().state().scenario().field()).group(fights, marches.values()),
                List.copyOf(urgent),
                change);
    }

    private GameState state() {
        return replay.game().state();
    }

    /** What each hex is worth to the reader, less what it is worth to the other side. */
    private Map<Hex, Long> worth(Game game) {
        LedgerTrace trace = new LedgerTrace(game);
        var sides = VictorySystem.judge(game).sides();
        Map<Hex, Long> worth = new TreeMap<>(trace.points(sides.of(side.enemy())));
        trace.points(sides.of(side)).forEach((hex, points) -> worth.merge(hex, -points, Long::sum));
        return worth;
    }

    private void lost(Hex hex, long change) {
        if (change < 0) {
            urgent.add(hex);
        }
    }

    private void march(Unit unit, Hex hex, int step, boolean entering) {
        if (unit.side() != side) {
            return;
        }
        UnitMarch before = marches.get(unit);
        boolean entered = entering || (before != null && before.kind() == TurnAction.Kind.ENTERED);
        boolean contact = state().distanceToNearest(hex.index(), side.enemy()) == 1;
        TurnAction.Kind kind =
                contact ? TurnAction.Kind.CAME_UP : entered ? TurnAction.Kind.ENTERED : TurnAction.Kind.MARCHED;
        marches.put(unit, new UnitMarch(unit, kind, hex, steps(before, step)));
    }

    private void leave(Event.UnitExited exited, int step) {
        if (exited.unit().side() == side) {
            UnitMarch before = marches.get(exited.unit());
            marches.put(
                    exited.unit(),
                    new UnitMarch(exited.unit(), TurnAction.Kind.LEFT, exited.hex(), steps(before, step)));
        }
    }

    private static List<Integer> steps(@Nullable UnitMarch before, int step) {
        List<Integer> steps = new ArrayList<>(before == null ? List.of() : before.steps());
        steps.add(step);
        return steps;
    }

    private void attack(Event.AttackDeclared attack, int step) {
        LoggedAttack begun = new LoggedAttack(attack.targets(), attack.attackers());
        begun.steps().add(step);
        fights.add(begun);
        fight = begun;
    }

    /** An event that belongs to the combat before it, if there is one. */
    private void follows(int step) {
        LoggedAttack now = fight;
        if (now != null) {
            now.steps().add(step);
        }
    }

    private void shift(Event.UnitShifted shifted, int step) {
        if (shifted.reason() == Event.UnitShifted.Reason.ADVANCE) {
            follows(step);
        } else {
            suffer(shifted.unit(), TurnAction.Kind.DRIVEN_BACK, TurnAction.Kind.REPULSED, step);
        }
    }

    /**
     * Something befell a unit in a combat.
     *
     * @param own what that is if it is the reader's
     * @param theirs what it is if it is not; null if it goes without saying
     */
    private void suffer(Unit unit, TurnAction.Kind own, TurnAction.@Nullable Kind theirs, int step) {
        LoggedAttack now = fight;
        if (now == null) {
            return;
        }
        now.steps().add(step);
        TurnAction.Kind kind = unit.side() == side ? theirs : own;
        if (kind != null) {
            now.put(kind, unit);
        }
        if (kind == TurnAction.Kind.DRIVEN_BACK) {
            state().hexOf(unit).ifPresent(now.hexes()::add);
        }
    }

    /** Notes where the reader's units stand that were attacked, or that an enemy came up to. */
    private void threatened() {
        GameState now = state();
        for (Unit unit : now.onMap(side.enemy())) {
            Hex hex = now.hexOf(unit).orElseThrow();
            boolean attacked = fights.stream().anyMatch(each -> each.hexes().contains(hex));
            boolean met = marches.values().stream()
                    .filter(march -> now.onMap(march.unit()))
                    .anyMatch(march -> now.scenario()
                                    .field()
                                    .grid()
                                    .distance(
                                            now.hexOf(march.unit())
                                                    .orElseThrow()
                                                    .index(),
                                            hex.index())
                            == 1);
            if (attacked || met) {
                urgent.add(hex);
            }
        }
    }
}
