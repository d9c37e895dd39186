package org.roadtorichmond.session.orders;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Arrival;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.unit.Unit;

/** Which units can be given orders together: those of a unit's division or corps that are near, on the map or waiting to enter it. */
public final class Formation {
    /** How far apart neighbours in a formation may stand to be within reach of one voice, in hexes. */
    static final int NEAR = 4;

    private Formation() {}

    /** A unit and those of its division that can march, each near another; if it has yet to enter, those that can enter with it. */
    public static List<Unit> division(Options options, Unit head) {
        return near(options, head, unit -> unit.formation().equals(head.formation()));
    }

    /** A unit and those of its corps that can march, each near another; if it has yet to enter, those that can enter with it. */
    public static List<Unit> corps(Options options, Unit head) {
        return near(options, head, unit -> unit.corps().equals(head.corps()));
    }

    private static List<Unit> near(Options options, Unit head, Predicate<Unit> belongs) {
        List<Unit> candidates = options.state().scenario().units().stream()
                .filter(unit -> unit.side() == head.side() && !unit.equals(head) && belongs.test(unit))
                .filter(unit -> options.state().awaited(head) ? enters(options, head, unit) : marches(options, unit))
                .toList();
        if (options.state().awaited(head)) {
            List<Unit> all = new ArrayList<>(candidates);
            all.add(0, head);
            return all;
        }
        Set<Unit> found = new LinkedHashSet<>(List.of(head));
        boolean more = true;
        while (more) {
            List<Unit> next = candidates.stream()
                    .filter(unit ->
                            !found.contains(unit) && found.stream().anyMatch(other -> near(options, unit, other)))
                    .toList();
            more = found.addAll(next);
        }
        return List.copyOf(found);
    }

    private static boolean marches(Options options, Unit unit) {
        return options.march().barred(unit).isEmpty();
    }

    private static boolean near(Options options, Unit one, Unit other) {
        return options.state()
                        .scenario()
                        .field()
                        .grid()
                        .distance(
                                options.state().deployment().hexOf(one),
                                options.state().deployment().hexOf(other))
                <= NEAR;
    }

    /** Whether a unit may enter now where another does. */
    private static boolean enters(Options options, Unit head, Unit unit) {
        return options.march().arriving().contains(unit) && doors(options, unit).equals(doors(options, head));
    }

    private static List<Hex> doors(Options options, Unit unit) {
        return Optional.ofNullable(options.state().scenario().arrivals().get(unit))
                .map(Arrival::hexes)
                .orElse(List.of());
    }
}
