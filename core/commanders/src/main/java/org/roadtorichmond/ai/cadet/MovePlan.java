package org.roadtorichmond.ai.cadet;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.Decision;
import org.roadtorichmond.ai.Temper;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Arrival;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Reach;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/**
 * The orders of one movement phase: first the units that leave the map, one by one so that none stands in the way of the next, then those
 * that attack, then all others, and at last those that arrive.
 */
final class MovePlan {
    private static final double BOLD = 0.5;
    private static final double CAREFUL = 0.6;

    private final Game game;
    private final Moment moment;
    private final Field field;
    private final CadetGoals goals;
    private final ArrayDeque<Decision> orders = new ArrayDeque<>();
    private long answered;
    private @Nullable Command ordered;

    MovePlan(Game game, ScenarioCache cache, Temper temper) {
        this.game = game;
        moment = game.state().moment();
        field = new Field(game, cache, temper);
        goals = new CadetGoals(field);
        TreeSet<Unit> busy = new TreeSet<>();
        for (Unit unit : field.state.onMap(field.side)) {
            if (goals.aim(unit).leaves()
                    && game.rules().movement().checkMarch(unit).isEmpty()) {
                leave(unit, busy);
            }
        }
        AssaultPlan assaults = new AssaultPlan(field, goals.presses() ? BOLD : CAREFUL, busy);
        busy.addAll(assaults.orders().keySet());
        assaults.orders()
                .forEach((unit, hex) -> orders.add(
                        Decision.plain(new Command.MoveUnit(unit, field.grid.hex(hex)), 0, assaults.reason(unit))));
        CadetPosts posts = new CadetPosts(field, goals, doors());
        posts.place(others(busy)).forEach((unit, hex) -> {
            if (hex != field.hexOf(unit)) {
                orders.add(posts.march(unit, hex));
            }
        });
    }

    /** Sends a unit off the map, if it gets there in this phase. */
    private void leave(Unit unit, Set<Unit> busy) {
        Hex here = field.grid.hex(field.hexOf(unit));
        Sentence reason = goals.aim(unit).reason();
        Decision exit = Decision.plain(new Command.ExitUnit(unit), 1, reason);
        if (game.check(exit.command()).isEmpty()) {
            orders.add(exit);
        } else {
            Optional<Hex> door = goals.door(unit).filter(hex -> !hex.equals(here) && getsOut(unit, hex));
            if (door.isEmpty()) {
                return;
            }
            orders.add(Decision.plain(new Command.MoveUnit(unit, door.get()), 1, reason));
            orders.add(exit);
        }
        field.lift(unit, here.index());
        busy.add(unit);
    }

    /** Whether a unit can march to an exit and has enough points left there to leave, with no enemy about who forbids it. */
    private boolean getsOut(Unit unit, Hex door) {
        Reach reach = game.rules().movement().reach(unit);
        Optional<Integer> toll = game.rules().exits().cost(unit, door);
        return toll.isPresent()
                && !field.enemyControls(door.index())
                && reach.ends(door.index())
                && reach.cost(door.index()) + toll.get()
                        <= game.rules().movement().remaining(unit);
    }

    private List<Unit> others(Set<Unit> busy) {
        Map<Unit, Integer> distances = new TreeMap<>();
        for (Unit unit : field.state.onMap(field.side)) {
            if (!busy.contains(unit) && game.rules().movement().checkMarch(unit).isEmpty()) {
                distances.put(unit, goals.aim(unit).distance(field.hexOf(unit)));
            }
        }
        List<Unit> units = new ArrayList<>(distances.keySet());
        units.sort((a, b) -> Integer.compare(distances.getOrDefault(a, 0), distances.getOrDefault(b, 0)));
        return units;
    }

    /** Whether what this plan ordered last has been carried out, and nothing else has happened since. */
    boolean current() {
        return game.state().moment().equals(moment)
                && game.changes() == answered + 1
                && game.last().map(Entry::command).equals(Optional.ofNullable(ordered));
    }

    Decision next() {
        Decision decision = decide();
        answered = game.changes();
        ordered = decision.command();
        return decision;
    }

    private Decision decide() {
        for (int tries = orders.size(); tries > 0; tries--) {
            Decision order = orders.remove();
            if (possible(order.command())) {
                return order;
            }
            orders.add(order);
        }
        orders.clear();
        return enter().orElse(Decision.plain(new Command.EndPhase(), 0, Sentence.of("aim.done")));
    }

    /** Whether an order can be given now: others may still have to make room. */
    private boolean possible(Command command) {
        if (command instanceof Command.MoveUnit move) {
            int to = move.to().index();
            return field.state.deployment().count(to, field.side)
                            < field.scenario.rules().stacking()
                    && field.ranges.reaches(move.unit(), to);
        }
        return game.check(command).isEmpty();
    }

    /** The hexes by which units are still to come in this phase. */
    private BitSet doors() {
        BitSet doors = new BitSet(field.grid.size());
        for (Unit unit : field.state.forces().awaited().of(field.side)) {
            if (wanted(unit)) {
                Arrival arrival = field.scenario.arrivals().get(unit);
                if (arrival != null) {
                    arrival.hexes().forEach(hex -> doors.set(hex.index()));
                }
            }
        }
        return doors;
    }

    /** Brings the next reinforcement in where that is cheapest; it marches on at once, to make room for those behind. */
    private Optional<Decision> enter() {
        for (Unit unit : field.state.onMap(field.side)) {
            if (field.newcomer(unit)) {
                Optional<Decision> march = onwards(unit);
                if (march.isPresent()) {
                    return march;
                }
            }
        }
        for (Unit unit : field.state.forces().awaited().of(field.side)) {
            if (wanted(unit)) {
                Optional<Hex> door = game.rules().reinforcements().entries(unit).entrySet().stream()
                        .min(Map.Entry.<Hex, Integer>comparingByValue().thenComparing(Map.Entry.comparingByKey()))
                        .map(Map.Entry::getKey);
                if (door.isPresent()) {
                    return Optional.of(
                            Decision.plain(new Command.EnterUnit(unit, door.get()), 1, Sentence.of("aim.enter")));
                }
            }
        }
        return Optional.empty();
    }

    /** The march of a unit that has just come onto the map, the first time that it is asked for. */
    private Optional<Decision> onwards(Unit unit) {
        field.welcome(unit);
        if (game.rules().movement().checkMarch(unit).isPresent()) {
            return Optional.empty();
        }
        CadetPosts posts = new CadetPosts(field, goals, doors());
        int to = posts.place(List.of(unit)).getOrDefault(unit, field.hexOf(unit));
        return to == field.hexOf(unit) ? Optional.empty() : Optional.of(posts.march(unit, to));
    }

    /** Whether a reinforcement is due, and, if it may stay away, whether it is wise to bring it in now. */
    private boolean wanted(Unit unit) {
        if (!game.rules().reinforcements().due(unit)) {
            return false;
        }
        Arrival arrival = field.scenario.arrivals().get(unit);
        return arrival == null || !arrival.optional() || goals.safeToEnter(unit, arrival);
    }
}
