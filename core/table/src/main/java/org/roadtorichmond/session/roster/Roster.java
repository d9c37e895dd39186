package org.roadtorichmond.session.roster;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.roadtorichmond.play.Arrival;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * The order of battle of a game as it stands: both armies by corps and division, each unit with its strength and what has become of
 * it, and a calendar of the units that are still to come. Later events need another roster.
 */
public final class Roster {
    private final Game game;
    private final GameState state;
    private final Map<Unit, Event.UnitEliminated> losses = new HashMap<>();
    private final Map<Integer, Event.AttackDeclared> attacks = new HashMap<>();

    /**
     * A unit with what has become of it.
     *
     * @param unit which
     * @param strength its strength now; 0 if it was eliminated
     * @param fate where it is
     */
    public record Item(Unit unit, int strength, Fate fate) {}

    /**
     * A division, or the troops of a corps that belong to none.
     *
     * @param name its name without that of the corps; empty for the troops of the corps itself
     * @param items its units in order
     */
    public record Division(String name, List<Item> items) {
        /** Copies the list. */
        public Division {
            items = List.copyOf(items);
        }
    }

    /**
     * A corps, or whatever else the greatest formations of the army are.
     *
     * @param name its name
     * @param divisions what it consists of, in order
     */
    public record Corps(String name, List<Division> divisions) {
        /** Copies the list. */
        public Corps {
            divisions = List.copyOf(divisions);
        }

        /** Its units in order. */
        public List<Item> items() {
            return divisions.stream()
                    .flatMap(division -> division.items().stream())
                    .toList();
        }
    }

    /**
     * Reinforcements of one formation that come at the same time and place.
     *
     * @param corps the greatest formation that they belong to
     * @param arrival when and where the first of them comes
     * @param items they, in order
     */
    public record Group(Side side, String corps, Arrival arrival, List<Item> items) {
        /** Copies the list. */
        public Group {
            items = List.copyOf(items);
        }
    }

    /**
     * What happens in one game-turn of the calendar.
     *
     * @param turn the game-turn
     * @param groups the units that may come from then on
     */
    public record Day(int turn, List<Group> groups) {
        /** Copies the list. */
        public Day {
            groups = List.copyOf(groups);
        }
    }

    /** The order of battle of a game as it stands, which is not to be changed while it is read. */
    public Roster(Game game) {
        this.game = game;
        state = game.state();
        for (Entry entry : game.log()) {
            entry.losses().forEach(lost -> losses.put(lost.unit(), lost));
            entry.all(Event.AttackDeclared.class).forEach(attack -> attacks.put(attack.number(), attack));
        }
    }

    /** What a side consists of, in order. */
    public List<Corps> corps(Side side) {
        Map<String, Map<String, List<Item>>> tree = new LinkedHashMap<>();
        units(side).forEach(unit -> {
            List<String> levels = FormationOrder.levels(unit);
            String division = String.join("/", levels.subList(1, levels.size()));
            tree.computeIfAbsent(levels.get(0), name -> new LinkedHashMap<>())
                    .computeIfAbsent(division, name -> new ArrayList<>())
                    .add(item(unit));
        });
        return tree.entrySet().stream()
                .map(corps -> new Corps(
                        corps.getKey(),
                        corps.getValue().entrySet().stream()
                                .map(division -> new Division(division.getKey(), division.getValue()))
                                .toList()))
                .toList();
    }

    private Stream<Unit> units(Side side) {
        return state.forces().units().stream()
                .filter(unit -> unit.side() == side)
                .sorted(FormationOrder.BY_FORMATION);
    }

    /** A unit with what has become of it. */
    public Item item(Unit unit) {
        Fate fate = fate(unit);
        return new Item(unit, fate instanceof Fate.Lost ? 0 : state.strength(unit), fate);
    }

    private Fate fate(Unit unit) {
        Optional<Fate> gone = state.exited(unit).map(left -> new Fate.Left(left.hex, left.turn));
        return gone.or(() -> state.eliminated(unit)
                        .map(lost -> new Fate.Lost(
                                lost.turn,
                                Optional.ofNullable(losses.get(unit)),
                                Optional.ofNullable(attacks.get(lost.combat)))))
                .or(() -> state.hexOf(unit).map(Fate.OnMap::new))
                .orElseGet(() -> awaited(unit));
    }

    private Fate.Awaited awaited(Unit unit) {
        Optional<Arrival> arrival =
                Optional.ofNullable(state.scenario().arrivals().get(unit));
        return new Fate.Awaited(
                arrival, arrival.map(known -> coming(unit, known)).orElse(Fate.Coming.NEVER));
    }

    private Fate.Coming coming(Unit unit, Arrival arrival) {
        int turn = state.moment().turn();
        // A side that has had its turn has missed what was only possible in it.
        boolean played =
                state.moment().player() != unit.side() && state.scenario().first() == unit.side();
        if (arrival.last() < turn || (arrival.last() == turn && played)) {
            return Fate.Coming.NEVER;
        }
        if (game.rules().reinforcements().due(unit)) {
            return Fate.Coming.NOW;
        }
        return state.scenario().rules().options().variableArrivals() && !state.atHand(unit)
                ? Fate.Coming.ROLLS
                : Fate.Coming.LATER;
    }

    /** Who is still to come, turn by turn: both sides, the one that moves first before the other. */
    public List<Day> calendar() {
        Map<Integer, Map<List<Object>, Group>> days = new TreeMap<>();
        Stream.of(state.scenario().first(), state.scenario().first().enemy())
                .flatMap(this::units)
                .map(this::item)
                .forEach(item -> {
                    if (item.fate() instanceof Fate.Awaited awaited && awaited.state() != Fate.Coming.NEVER) {
                        awaited.arrival().ifPresent(arrival -> add(days, item, arrival));
                    }
                });
        return days.entrySet().stream()
                .map(day -> new Day(day.getKey(), List.copyOf(day.getValue().values())))
                .toList();
    }

    private static void add(Map<Integer, Map<List<Object>, Group>> days, Item item, Arrival arrival) {
        Unit unit = item.unit();
        String corps = FormationOrder.levels(unit).get(0);
        List<Object> key = List.of(unit.side(), corps, arrival.hexes(), arrival.last(), arrival.optional());
        days.computeIfAbsent(arrival.turn(), turn -> new LinkedHashMap<>())
                .merge(
                        key,
                        new Group(unit.side(), corps, arrival, List.of(item)),
                        (group, more) -> new Group(
                                group.side(),
                                group.corps(),
                                group.arrival(),
                                Stream.concat(group.items().stream(), more.items().stream())
                                        .toList()));
    }
}
