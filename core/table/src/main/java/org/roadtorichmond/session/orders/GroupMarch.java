package org.roadtorichmond.session.orders;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Lookahead;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.play.Reach;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.play.RequiredAttacks;
import org.roadtorichmond.unit.Unit;

/**
 * Works out where each of some units goes that are ordered to a hex together. Whatever it orders was tried in a look-ahead, one
 * command after another, so that stacking, zones of control and roads are kept by the rules themselves.
 *
 * <p>The places nearest to the goal are shared out so that together the units come as near as they can; where that is the same,
 * so that the farthest has the shortest way, which keeps a column in its order. No unit goes away from the goal.
 */
public final class GroupMarch {
    /** What a half point of nearness weighs against a way's square. */
    private static final long NEARNESS = 10_000;

    private final TrialOrder trial;
    private final Game game;
    private final List<Unit> units;

    private GroupMarch(TrialOrder trial, List<Unit> units) {
        this.trial = trial;
        game = trial.game();
        this.units = units;
    }

    /**
     * The orders that bring units to a hex or as near as they can come in this movement phase.
     *
     * @param table the game, in a movement phase; it is only read
     * @param units units of the phase's player, on the map or waiting to enter it
     * @param goal where they are ordered
     */
    public static GroupOrder order(Game table, List<Unit> units, Hex goal) {
        return on(Lookahead.of(table).game(), units, goal);
    }

    /** The same on a game that may be played on: it stands afterwards as if the orders had been given. */
    static GroupOrder on(Game game, List<Unit> units, Hex goal) {
        RequiredAttacks before = game.rules().combat().required();
        TrialOrder trial = new TrialOrder(game, goal);
        Options options = new Options(game);
        List<Unit> able = new ArrayList<>();
        for (Unit unit : units.stream().filter(game.state()::onMap).toList()) {
            Optional<Refusal> refusal = options.march().barred(unit);
            refusal.filter(why -> !trial.reached(unit)).ifPresent(why -> trial.stay(unit, why));
            if (refusal.isEmpty()) {
                able.add(unit);
            }
        }
        new GroupMarch(trial, able).march();
        new GroupEntry(trial).enter(units.stream().filter(game.state()::awaited).toList());
        RequiredAttacks after = game.rules().combat().required();
        return trial.result(
                units,
                after.units().stream()
                        .filter(unit -> !before.units().contains(unit))
                        .toList(),
                after.hexes().stream()
                        .filter(hex -> !before.hexes().contains(hex))
                        .toList());
    }

    private void march() {
        Map<Unit, Integer> places = places();
        List<Unit> waiting = new ArrayList<>(units.stream()
                .filter(unit -> place(places, unit) != trial.hexOf(unit))
                .sorted(Comparator.comparingInt(unit -> trial.approach(unit).from(trial.hexOf(unit))))
                .toList());
        boolean moved = true;
        while (moved) {
            moved = waiting.removeIf(unit -> trial.go(unit, place(places, unit)));
        }
        // Those who would change places stand in each other's way.
        waiting.forEach(unit -> nearest(unit).ifPresent(hex -> trial.go(unit, hex)));
        for (Unit unit : units) {
            if (!trial.went(unit) && !trial.reached(unit)) {
                game.check(new Command.MoveUnit(unit, trial.goal())).ifPresent(why -> trial.stay(unit, why));
            }
        }
    }

    private int place(Map<Unit, Integer> places, Unit unit) {
        return places.getOrDefault(unit, trial.hexOf(unit));
    }

    /** The place of each unit, its own if it can get no nearer. */
    private Map<Unit, Integer> places() {
        List<Map<Integer, Integer>> choices = units.stream().map(this::choices).toList();
        List<Integer> slots = slots(choices);
        long[][] costs = new long[units.size()][slots.size()];
        for (int row = 0; row < costs.length; row++) {
            Approach approach = trial.approach(units.get(row));
            for (int column = 0; column < slots.size(); column++) {
                Integer way = choices.get(row).get(slots.get(column));
                costs[row][column] =
                        way == null ? Matching.NEVER : NEARNESS * approach.from(slots.get(column)) + (long) way * way;
            }
        }
        int[] chosen = Matching.least(costs);
        Map<Unit, Integer> places = new LinkedHashMap<>();
        for (int row = 0; row < chosen.length; row++) {
            places.put(units.get(row), slots.get(chosen[row]));
        }
        return places;
    }

    /**
     * The hexes to which a unit could go if those that are ordered with it make room, and what that costs; to stay costs nothing.
     */
    private Map<Integer, Integer> choices(Unit unit) {
        Map<Integer, Integer> choices = new LinkedHashMap<>();
        int at = trial.hexOf(unit);
        choices.put(at, 0);
        Approach approach = trial.approach(unit);
        Reach reach = game.rules().movement().reach(unit);
        for (int hex = 0; hex < trial.grid().size(); hex++) {
            if (hex != at && reach.enters(hex) && approach.from(hex) < approach.from(at) && room(hex) > 0) {
                choices.put(hex, reach.cost(hex));
            }
        }
        return choices;
    }

    /** How many of the units have room in a hex if those of them that stand there may go. */
    private int room(int hex) {
        int here = (int) units.stream().filter(unit -> trial.hexOf(unit) == hex).count();
        int others = game.state().deployment().count(hex, units.get(0).side()) - here;
        return Math.max(trial.stacking() - others, here);
    }

    /** The hexes that are chosen by some, in their order, each as often as it has room. */
    private List<Integer> slots(List<Map<Integer, Integer>> choices) {
        List<Integer> slots = new ArrayList<>();
        choices.stream()
                .flatMap(choice -> choice.keySet().stream())
                .distinct()
                .sorted()
                .forEach(hex -> {
                    for (int i = Math.min(units.size(), room(hex)); i > 0; i--) {
                        slots.add(hex);
                    }
                });
        return slots;
    }

    /** The hex nearest to the goal to which a unit can march now, if that is nearer than where it stands. */
    private Optional<Integer> nearest(Unit unit) {
        Approach approach = trial.approach(unit);
        Reach reach = game.rules().movement().reach(unit);
        int at = trial.hexOf(unit);
        Optional<Integer> best = Optional.empty();
        for (int i = 0; i < reach.count(); i++) {
            int hex = reach.hex(i);
            if (approach.from(hex) < approach.from(best.orElse(at))) {
                best = Optional.of(hex);
            }
        }
        return best;
    }
}
