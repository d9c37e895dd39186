package org.roadtorichmond.session.orders;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Arrival;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.unit.Unit;

/** Which units can be given orders together: those of a unit's division or corps that are near, on the map or waiting to enter it. */
public final class Formation {
    /** How far apart neighbours in a formation may stand to be within reach of one voice, in hexes. */
    static final int NEAR = 4;

    private Formation() {}

    /** A unit and those of its division that can march, each near another; if it has yet to enter, those that can enter with it. */
    public static List<Unit> division(Game game, Unit head) {
        return near(game, head, unit -> unit.formation().equals(head.formation()));
    }

    /** A unit and those of its corps that can march, each near another; if it has yet to enter, those that can enter with it. */
    public static List<Unit> corps(Game game, Unit head) {
        return near(game, head, unit -> unit.corps().equals(head.corps()));
    }

    private static List<Unit> near(Game game, Unit head, Predicate<Unit> belongs) {
        List<Unit> candidates = game.state().scenario().units().stream()
                .filter(unit -> unit.side() == head.side() && !unit.equals(head) && belongs.test(unit))
                .filter(unit -> game.state().awaited(head) ? enters(game, head, unit) : marches(game, unit))
                .toList();
        if (game.state().awaited(head)) {
            List<Unit> all = new ArrayList<>(candidates);
            all.add(0, head);
            return all;
        }
        Set<Unit> found = new LinkedHashSet<>(List.of(head));
        boolean more = true;
        while (more) {
            List<Unit> next = candidates.stream()
                    .filter(unit -> !found.contains(unit) && found.stream().anyMatch(other -> near(game, unit, other)))
                    .toList();
            more = found.addAll(next);
        }
        return List.copyOf(found);
    }

    private static boolean marches(Game game, Unit unit) {
        return game.rules().movement().checkMarch(unit).isEmpty();
    }

    private static boolean near(Game game, Unit one, Unit other) {
        return game.state()
                        .scenario()
                        .field()
                        .grid()
                        .distance(
                                game.state().deployment().hexOf(one),
                                game.state().deployment().hexOf(other))
                <= NEAR;
    }

    /** Whether a unit may enter now where another does. */
    private static boolean enters(Game game, Unit head, Unit unit) {
        return game.rules().reinforcements().due(unit) && doors(game, unit).equals(doors(game, head));
    }

    private static List<Hex> doors(Game game, Unit unit) {
        return Optional.ofNullable(game.state().scenario().arrivals().get(unit))
                .map(Arrival::hexes)
                .orElse(List.of());
    }
}
