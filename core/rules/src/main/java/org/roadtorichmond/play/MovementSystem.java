package org.roadtorichmond.play;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.path.CheapestPath;
import org.roadtorichmond.path.StepCosts;
import org.roadtorichmond.play.Refusal.Reason;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Travel;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Halves;

/** Marching: rules 5, 6, 7, 10.2, 10.3, 16.2 and 18.1. */
public final class MovementSystem extends RuleSystem {
    private static final int STRATEGIC_BONUS = 4;
    private static final int STRATEGIC_CAVALRY_BONUS = 8;
    private static final int STRATEGIC_NIGHT_LOSS = 2;

    private final ZoneSystem zones;
    private final March march;
    private final Reach reach;
    private final RangeMemory memory;

    MovementSystem(GameState state, ZoneSystem zones) {
        super(state);
        this.zones = zones;
        Barriers barriers = new Barriers(state, zones);
        march = new March(state, zones, barriers);
        reach = new Reach(state.scenario().field().grid(), state.control());
        memory = new RangeMemory(state, barriers);
    }

    /** A unit's movement allowance in the present turn, in half points (rules 2.2, 10.2). */
    public int allowance(Unit unit) {
        return state.night() ? state.scenario().rules().atNight(unit.allowance()) : unit.allowance();
    }

    /** What a unit has left to spend, in half points, strategic movement included where it is eligible. */
    public int remaining(Unit unit) {
        return left(unit) + (strategic(unit) ? bonus(unit) : 0);
    }

    /** What a unit has left to spend, in half points, without strategic movement. */
    public int left(Unit unit) {
        return allowance(unit) - spent(unit);
    }

    private int spent(Unit unit) {
        Optional<Travel> travel = state.travel(unit);
        return travel.isEmpty() ? 0 : travel.get().spent();
    }

    private int bonus(Unit unit) {
        int day = unit.arm() == Arm.CAVALRY ? STRATEGIC_CAVALRY_BONUS : STRATEGIC_BONUS;
        return state.night() ? day - STRATEGIC_NIGHT_LOSS : day;
    }

    private boolean strategic(Unit unit) {
        return state.scenario().rules().options().strategicMovement()
                && state.travel(unit)
                        .map(travel -> alongWays(travel, unit.side()))
                        .orElse(true)
                && !march.of(unit, true).seen(state.deployment().hexOf(unit));
    }

    /** Whether every step so far followed a way, the one onto the map included. */
    private boolean alongWays(Travel travel, Side side) {
        return travel.strategic()
                && (!travel.entered() || state.survey().mapEdgeCosts(side).wayAt(travel.origin()));
    }

    /**
     * Where a unit on the map can go, as if it were its side's movement phase. The answer is overwritten by the next call.
     *
     * @param unit a unit on the map
     */
    public Reach reach(Unit unit) {
        return reach(unit, true);
    }

    /** The same, searched for whatever is remembered of earlier searches: for proofs that nothing stale is, and to measure. */
    public Reach searched(Unit unit) {
        return reach(unit, false);
    }

    private Reach reach(Unit unit, boolean remembered) {
        boolean strategic = strategic(unit);
        March obstacles = march.of(unit, false);
        boolean memorable = remembered && !strategic;
        List<Zone> holding = obstacles.holding();
        if (memorable && memory.shows(unit, holding)) {
            return reach;
        }
        memory.hide();
        reach.clear(unit.side().enemy());
        if (stuck(unit)) {
            return reach;
        }
        if (memorable && memory.recall(unit, holding, reach.ordinary(), obstacles)) {
            return reach;
        }
        int start = state.deployment().hexOf(unit);
        Optional<Travel> travel = state.travel(unit);
        boolean free =
                travel.isEmpty() || (travel.get().spent() == 0 && !travel.get().entered());
        if (left(unit) >= 0) {
            reach.ordinary().search(start, left(unit), costs(unit).cheapest(unit.arm()), obstacles, free);
            if (memorable) {
                memory.remember(unit, holding, reach.ordinary());
            }
        }
        if (strategic && remaining(unit) >= 0) {
            reach.strategic()
                    .search(start, remaining(unit), costs(unit).alongWays(unit.arm()), march.of(unit, true), false);
            reach.merge();
        }
        return reach;
    }

    private StepCosts costs(Unit unit) {
        return state.survey().costs(unit.side());
    }

    /** Whether a unit on the map may not stir, whatever the goal (rules 7.2, 10.3). */
    private boolean stuck(Unit unit) {
        return state.inEnemyControl(unit)
                && !(state.night() && state.travel(unit).isEmpty());
    }

    /** Why it may not. */
    private Optional<Refusal> halted(Unit unit) {
        if (!stuck(unit)) {
            return Optional.empty();
        }
        return Optional.of(
                state.travel(unit).isPresent() ? new Refusal(Reason.STOPPED, unit) : new Refusal(Reason.PINNED, unit));
    }

    /** Why a unit may not be given orders to march now, if it may not. */
    public Optional<Refusal> checkMarch(Unit unit) {
        if (state.moment().phase() != Phase.MOVEMENT) {
            return Optional.of(new Refusal(Reason.MARCH_PHASE));
        }
        if (unit.side() != state.moment().player()) {
            return Optional.of(new Refusal(Reason.NOT_YOURS, unit));
        }
        if (!state.onMap(unit)) {
            return Optional.of(new Refusal(Reason.OFF_MAP, unit));
        }
        return halted(unit);
    }

    /** Why a unit cannot march to a hex, if it cannot. */
    public Optional<Refusal> check(Command.MoveUnit command) {
        Optional<Refusal> refusal = checkMarch(command.unit());
        if (refusal.isPresent()) {
            return refusal;
        }
        int to = command.to().index();
        return reach(command.unit()).ends(to) ? Optional.empty() : Optional.of(whyNot(command.unit(), command.to()));
    }

    private Refusal whyNot(Unit unit, Hex to) {
        int hex = to.index();
        Side enemy = unit.side().enemy();
        if (state.deployment().hexOf(unit) == hex) {
            return new Refusal(Reason.THERE, unit, to);
        }
        if (state.deployment().occupied(hex, enemy)) {
            return new Refusal(Reason.ENEMY_HOLDS, to);
        }
        if (zones.closed(hex, unit.side())) {
            return new Refusal(Reason.CLOSED, to, unit.side());
        }
        for (Zone zone : zones.holding(unit)) {
            if (!state.survey().inZone(zone, hex)) {
                return new Refusal(Reason.HELD, unit, zone.name());
            }
        }
        boolean controlled = state.control().controlled(hex, enemy);
        if (controlled && state.night()) {
            return new Refusal(Reason.NIGHT_CONTROL, to);
        }
        if (march.of(unit, false).full(hex)) {
            return controlled ? new Refusal(Reason.FULL_CONTROLLED, to) : new Refusal(Reason.FULL, to);
        }
        return tooFar(unit, to);
    }

    private Refusal tooFar(Unit unit, Hex to) {
        int at = state.deployment().hexOf(unit);
        int direction = state.scenario().field().grid().direction(at, to.index());
        StepCosts costs = costs(unit);
        if (direction >= 0 && !costs.open(unit.arm(), at, direction)) {
            if (state.survey().costs().open(unit.arm(), at, direction)) {
                return new Refusal(Reason.WAYS_FORBIDDEN, to, unit.side());
            }
            return costs.terrainCost(unit.arm(), to.index()) == StepCosts.PROHIBITED
                    ? new Refusal(Reason.WAYS_ONLY, to, unit.arm())
                    : new Refusal(Reason.RIVER);
        }
        CheapestPath path = new CheapestPath(state.scenario().field().grid(), costs.cheapest(unit.arm()));
        int halves = path.search(at, to.index());
        if (halves == CheapestPath.UNREACHABLE) {
            return new Refusal(Reason.NO_PATH, to, unit);
        }
        return halves <= left(unit)
                ? new Refusal(Reason.BARRED, to, unit)
                : new Refusal(Reason.TOO_FAR, to, unit, new Halves(halves));
    }

    void resolve(Command.MoveUnit command, EventSink sink) {
        Unit unit = command.unit();
        Reach range = reach(unit);
        int to = command.to().index();
        List<Hex> path = range.path(to);
        Optional<Travel> before = state.travel(unit);
        Hex origin = before.map(Travel::origin).orElse(path.get(0));
        boolean entered = before.map(Travel::entered).orElse(false);
        int cost = range.cost(to);
        Travel after = new Travel(origin, spent(unit) + cost, range.strategically(to), entered);
        sink.happen(new Event.UnitMoved(unit, path, cost, before, after));
    }
}
