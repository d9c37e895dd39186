package org.roadtorichmond.ai.recruit;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.Decision;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Arrival;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/**
 * The orders of one movement phase: first those who attack, then those who leave or arrive, then everybody else, the nearest to
 * their goals first so that the roads are free for those behind.
 */
final class MovePlan {
    private static final double BOLD = 0.2;
    private static final double CAREFUL = 0.6;

    private final Game game;
    private final Moment moment;
    private final Field field;
    private final Goals goals;
    private final AssaultPlan assaults;
    private final Iterator<Map.Entry<Unit, Integer>> attacks;
    private final ArrayDeque<Unit> others = new ArrayDeque<>();
    private final TreeSet<Unit> done = new TreeSet<>();
    private long answered;
    private @Nullable Command ordered;

    MovePlan(Game game, Staff staff) {
        this.game = game;
        moment = game.state().moment();
        field = new Field(game, staff);
        goals = new Goals(field);
        assaults = new AssaultPlan(field, goals.presses() ? BOLD : CAREFUL);
        attacks = assaults.orders().entrySet().iterator();
        queueOthers();
    }

    private void queueOthers() {
        Map<Unit, Integer> distances = new TreeMap<>();
        for (Unit unit : field.state.onMap(field.side)) {
            if (!assaults.orders().containsKey(unit)
                    && game.rules().movement().checkMarch(unit).isEmpty()) {
                distances.put(unit, goals.aim(unit).distance(field.hexOf(unit)));
            }
        }
        List<Unit> units = new ArrayList<>(distances.keySet());
        units.sort((a, b) -> Integer.compare(distances.getOrDefault(a, 0), distances.getOrDefault(b, 0)));
        others.addAll(units);
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
        while (attacks.hasNext()) {
            Map.Entry<Unit, Integer> order = attacks.next();
            Unit unit = order.getKey();
            Command move = new Command.MoveUnit(unit, field.grid.hex(order.getValue()));
            if (game.check(move).isEmpty()) {
                return Decision.plain(move, 0, assaults.reason(unit));
            }
            if (field.onMap(unit)) {
                others.add(unit);
            }
        }
        Post post = new Post(field, doors());
        while (!others.isEmpty()) {
            Optional<Decision> decision = order(others.remove(), post);
            if (decision.isPresent()) {
                return decision.get();
            }
        }
        return enter().orElse(Decision.plain(new Command.EndPhase(), 0, Sentence.of("aim.done")));
    }

    private Optional<Decision> order(Unit unit, Post post) {
        Aim aim = goals.aim(unit);
        if (aim.leaves()) {
            Command exit = new Command.ExitUnit(unit);
            if (game.check(exit).isEmpty()) {
                return Optional.of(Decision.plain(exit, 1, aim.reason()));
            }
        }
        if (!done.add(unit)) {
            return Optional.empty();
        }
        Optional<Decision> move = post.choose(unit, aim);
        if (move.isPresent() && aim.leaves()) {
            others.addFirst(unit);
        }
        return move;
    }

    /** The hexes by which units are still to come in this phase. */
    private Set<Integer> doors() {
        Set<Integer> doors = new TreeSet<>();
        for (Unit unit : field.state.forces().awaited().of(field.side)) {
            if (wanted(unit)) {
                Arrival arrival = field.scenario.arrivals().get(unit);
                if (arrival != null) {
                    arrival.hexes().forEach(hex -> doors.add(hex.index()));
                }
            }
        }
        return doors;
    }

    /** Brings the next reinforcement in where that is cheapest; it marches on at once, to make room for those behind. */
    private Optional<Decision> enter() {
        for (Unit unit : field.state.forces().awaited().of(field.side)) {
            if (wanted(unit)) {
                Optional<Hex> door = game.rules().reinforcements().entries(unit).entrySet().stream()
                        .min(Map.Entry.<Hex, Integer>comparingByValue().thenComparing(Map.Entry.comparingByKey()))
                        .map(Map.Entry::getKey);
                if (door.isPresent()) {
                    others.addFirst(unit);
                    return Optional.of(
                            Decision.plain(new Command.EnterUnit(unit, door.get()), 1, Sentence.of("aim.enter")));
                }
            }
        }
        return Optional.empty();
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
