package org.roadtorichmond.ai.colonel;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.Decision;
import org.roadtorichmond.ai.outlook.Board;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Arrival;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/**
 * The orders of one movement phase, made from the plan of where units end: each march when its goal has room, the units that leave the
 * map first, those that enter last. A unit that cannot reach its post is posted again.
 */
final class Marches {
    private final Game game;
    private final PlanningContext context;
    private final SideView view;
    private final StakeAims aims;
    private final Moment moment;
    private final ArrayDeque<Order> waiting = new ArrayDeque<>();
    private final Map<Unit, Order> entering = new TreeMap<>();
    private boolean postedAgain;
    private @Nullable Unit entered;
    private long answered;
    private @Nullable Command ordered;

    /** Where a unit is to go and why. */
    private record Order(Unit unit, int hex, Sentence reason, boolean attacks) {}

    Marches(Game game, PlanningContext context) {
        this.game = game;
        this.context = context;
        view = context.view;
        aims = context.valuation.aims();
        moment = game.state().moment();
        Map<Unit, Hex> stations = context.variant().stations();
        if (stations.isEmpty()) {
            plan();
        } else {
            stationAll(stations);
        }
    }

    /** Gives each unit its station, attackers first; a unit without one left the map where the stations were found, and leaves again. */
    private void stationAll(Map<Unit, Hex> stations) {
        GameState state = game.state();
        state.onMap(view.side()).stream()
                .filter(unit -> !stations.containsKey(unit))
                .forEach(
                        unit -> queue(unit.ordinal(), state.deployment().hexOf(unit), Sentence.of("aim.leave"), false));
        stations.entrySet().stream()
                .filter(station -> state.onMap(station.getKey()))
                .sorted(Comparator.comparing(
                        station -> view.contacts(station.getValue().index()).length == 0))
                .forEach(station -> station(station.getKey(), station.getValue()));
    }

    /** Plans everything: the wagons, then the attacks, then the posts of all others. */
    private void plan() {
        new Posts(context, aims, Unit::train, doors());
        Offensive offensive = new Offensive(context);
        Posts posts = new Posts(context, aims, offensive::free, doors());
        for (Map.Entry<Integer, Integer> order : offensive.orders().entrySet()) {
            Sentence reason = offensive
                    .reason(order.getKey())
                    .map(assault ->
                            Sentence.of("aim.attackOn", view.board.grid().hex(assault.target())))
                    .orElse(Sentence.of("aim.bombard"));
            queue(order.getKey(), order.getValue(), reason, true);
        }
        List<Map.Entry<Integer, Integer>> posted =
                new ArrayList<>(posts.orders().entrySet());
        posted.sort(Comparator.comparingDouble(order -> -aims.leaving(view.board.unit(order.getKey()))));
        for (Map.Entry<Integer, Integer> order : posted) {
            queue(order.getKey(), order.getValue(), Sentence.of("aim.close"), false);
        }
    }

    /** Has a unit march to its post. */
    private void station(Unit unit, Hex hex) {
        int[] contacts = view.contacts(hex.index());
        Sentence reason = contacts.length == 0
                ? Sentence.of("aim.close")
                : Sentence.of("aim.attackOn", view.board.grid().hex(contacts[0]));
        queue(unit.ordinal(), hex.index(), reason, contacts.length > 0);
    }

    private void queue(int unit, int hex, Sentence reason, boolean attacks) {
        Unit counter = view.board.unit(unit);
        boolean stays = game.state().deployment().hexOf(counter) == hex;
        if (!game.state().onMap(counter)) {
            entering.put(counter, new Order(counter, hex, reason, attacks));
        } else if (!stays || aims.exit(counter) != Board.NOWHERE) {
            waiting.add(new Order(counter, hex, reason, attacks));
        }
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
        Optional<Decision> march = march();
        if (march.isEmpty()) {
            postAgain();
            march = march();
        }
        return march.or(this::enter).orElse(Decision.plain(new Command.EndPhase(), 0, Sentence.of("aim.done")));
    }

    /** The next march that can be made; those whose goals have no room yet wait until none can. */
    private Optional<Decision> march() {
        int passed = 0;
        while (passed < waiting.size()) {
            Order order = waiting.remove();
            Optional<Decision> decision = order(order);
            if (decision.isPresent()) {
                return decision;
            }
            boolean there = game.state().deployment().hexOf(order.unit()) == order.hex();
            if (!there && game.state().onMap(order.unit())) {
                waiting.add(order);
                passed++;
            }
        }
        return Optional.empty();
    }

    /** Posts units again that cannot reach their post, once, and those that have just entered, to make room behind. */
    private void postAgain() {
        Set<Unit> units = new TreeSet<>();
        if (!postedAgain) {
            waiting.forEach(order -> units.add(order.unit()));
            postedAgain = true;
        }
        waiting.clear();
        if (entered != null && game.state().onMap(entered)) {
            Hex station = context.variant().stations().get(entered);
            Order order = entering.remove(entered);
            if (station != null) {
                station(entered, station);
            } else if (order != null && game.check(march(order)).isEmpty()) {
                waiting.add(order);
            } else {
                units.add(entered);
            }
            entered = null;
        }
        if (!units.isEmpty()) {
            context.look(game);
            Posts posts = new Posts(context, aims, units::contains, doors());
            posts.orders().forEach((ordinal, hex) -> queue(ordinal, hex, Sentence.of("aim.close"), false));
        }
    }

    private Optional<Decision> order(Order order) {
        Unit unit = order.unit();
        Optional<Decision> exit = order.attacks() ? Optional.empty() : leave(order);
        if (exit.isPresent()) {
            return exit;
        }
        if (game.state().deployment().hexOf(unit) == order.hex()) {
            return Optional.empty();
        }
        Command move = march(order);
        if (game.check(move).isEmpty()) {
            return Optional.of(Decision.plain(move, 0, order.reason()));
        }
        return Optional.empty();
    }

    private Command march(Order order) {
        return new Command.MoveUnit(order.unit(), view.board.grid().hex(order.hex()));
    }

    /** Leaves the map, or marches to where that can be done at once; no unit ends its march on the exit. */
    private Optional<Decision> leave(Order order) {
        Unit unit = order.unit();
        int hex = aims.exit(unit);
        if (hex == Board.NOWHERE || !game.state().onMap(unit)) {
            return Optional.empty();
        }
        Command exit = new Command.ExitUnit(unit);
        if (game.check(exit).isEmpty()) {
            view.board.place(unit.ordinal(), Board.NOWHERE);
            return Optional.of(Decision.plain(exit, 1, Sentence.of("aim.leave")));
        }
        Hex by = view.board.grid().hex(hex);
        Command march = new Command.MoveUnit(unit, by);
        Optional<Integer> toll = game.rules().exits().cost(unit, by);
        boolean free = !game.state().control().controlled(hex, unit.side().enemy());
        if (toll.isEmpty() || !free || game.check(march).isPresent()) {
            return Optional.empty();
        }
        int cost = game.rules().movement().reach(unit).cost(hex) + toll.get();
        if (cost > game.rules().movement().remaining(unit)) {
            return Optional.empty();
        }
        waiting.addFirst(order);
        return Optional.of(Decision.plain(march, 1, Sentence.of("aim.leave")));
    }

    /** The hexes by which units are still to come in this phase. */
    private Set<Integer> doors() {
        Set<Integer> doors = new TreeSet<>();
        for (Unit unit : game.state().forces().awaited().of(view.side())) {
            Arrival arrival = game.state().scenario().arrivals().get(unit);
            if (arrival != null && game.rules().reinforcements().due(unit)) {
                arrival.hexes().forEach(hex -> doors.add(hex.index()));
            }
        }
        return doors;
    }

    /**
     * Brings the next reinforcement in where that is cheapest, those first that are to attack; it marches on at once, to make room
     * for those behind.
     */
    private Optional<Decision> enter() {
        Set<Unit> all = new LinkedHashSet<>(entering.keySet());
        game.state().forces().awaited().of(view.side()).forEach(all::add);
        for (Unit unit : all) {
            Arrival arrival = game.state().scenario().arrivals().get(unit);
            boolean wanted =
                    entering.containsKey(unit) || arrival == null || !arrival.optional() || aims.enters(unit, arrival);
            if (wanted && game.rules().reinforcements().due(unit)) {
                Optional<Hex> door = game.rules().reinforcements().entries(unit).entrySet().stream()
                        .min(Map.Entry.<Hex, Integer>comparingByValue().thenComparing(Map.Entry.comparingByKey()))
                        .map(Map.Entry::getKey);
                if (door.isPresent()) {
                    entered = unit;
                    return Optional.of(
                            Decision.plain(new Command.EnterUnit(unit, door.get()), 1, Sentence.of("aim.enter")));
                }
            }
        }
        return Optional.empty();
    }
}
