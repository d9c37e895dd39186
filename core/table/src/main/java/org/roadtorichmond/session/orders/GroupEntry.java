package org.roadtorichmond.session.orders;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.play.Reach;
import org.roadtorichmond.unit.Unit;

/**
 * Brings units onto the map together: each enters where that leads nearest to the goal and marches on at once, so that the next
 * has room behind it. If the goal is an entry itself, the column spreads along the way in, the first the farthest.
 */
final class GroupEntry {
    private final TrialOrder trial;
    private final Game game;

    GroupEntry(TrialOrder trial) {
        this.trial = trial;
        game = trial.game();
    }

    /** Enters all of the units that can. Those with the fewest points go first, since a column's tail pays most (rule 11.2). */
    void enter(List<Unit> units) {
        List<Unit> column = units.stream()
                .sorted(Comparator.comparingInt(Unit::allowance).thenComparing(Comparator.naturalOrder()))
                .toList();
        for (int place = 0; place < column.size(); place++) {
            Unit unit = column.get(place);
            if (!enters(unit, column.subList(place + 1, column.size()))) {
                refuse(unit);
            }
        }
    }

    private void refuse(Unit unit) {
        Hex door = Optional.ofNullable(game.state().scenario().arrivals().get(unit))
                .flatMap(arrival -> arrival.hexes().stream().findFirst())
                .orElse(trial.goal());
        game.check(new Command.EnterUnit(unit, door)).ifPresent(why -> trial.stay(unit, why));
    }

    private boolean enters(Unit unit, List<Unit> behind) {
        Map<Hex, Integer> entries = new Options(game).march().entries(unit);
        Approach approach = trial.approach(unit);
        Optional<Hex> entry = entries.keySet().stream()
                .min(Comparator.<Hex>comparingInt(hex -> approach.from(hex.index()) + entries.getOrDefault(hex, 0))
                        .thenComparing(Comparator.naturalOrder()));
        if (entry.isEmpty()) {
            return false;
        }
        Hex door = entry.get();
        game.execute(new Command.EnterUnit(unit, door));
        Reach reach = game.rules().movement().reach(unit);
        List<Integer> places = places(door, approach, reach, behind.size());
        List<Hex> path = List.of(door);
        List<Command> further = new ArrayList<>();
        if (!places.isEmpty()) {
            int best = places.get(door.equals(trial.goal()) ? Math.min(behind.size(), places.size() - 1) : 0);
            if (best != door.index()) {
                path = reach.path(best);
                further.add(new Command.MoveUnit(unit, trial.grid().hex(best)));
            }
        }
        game.revert();
        further.add(0, new Command.EnterUnit(unit, door));
        if (door.equals(trial.goal())) {
            trial.inColumn(unit);
        }
        return trial.carryOut(unit, path, further);
    }

    /**
     * The places at which a unit that has entered could stop, the nearest to the goal first, each as often as it has room for it
     * and those behind it; the entry itself only as often as that leaves room for one of them.
     */
    private List<Integer> places(Hex door, Approach approach, Reach reach, int behind) {
        List<Integer> places = new ArrayList<>();
        // The unit itself stands in the entry now.
        int left = room(door.index()) + 1 - (behind > 0 && !door.equals(trial.goal()) ? 1 : 0);
        for (int i = 0; i < left; i++) {
            places.add(door.index());
        }
        for (int i = 0; i < reach.count(); i++) {
            int hex = reach.hex(i);
            boolean avoided = reach.stops(hex) && approach.from(hex) >= approach.from(door.index());
            for (int slot = avoided ? 0 : room(hex); slot > 0; slot--) {
                places.add(hex);
            }
        }
        places.sort(Comparator.<Integer>comparingInt(approach::from).thenComparingInt(Integer::intValue));
        return places;
    }

    private int room(int hex) {
        return trial.stacking()
                - game.state().deployment().count(hex, game.state().moment().player());
    }
}
