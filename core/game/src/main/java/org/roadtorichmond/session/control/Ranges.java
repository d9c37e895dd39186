package org.roadtorichmond.session.control;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Reach;
import org.roadtorichmond.unit.Unit;

/**
 * Where units can go, kept as values: what the rules answer is overwritten by the next question.
 *
 * @param cost what the dearest of the units pays, in half points
 * @param stops whether the units would have to stop there
 */
public record Ranges(int cost, boolean stops) {

    /** The hexes that all of the units can march to. */
    public static Map<Hex, Ranges> of(Game game, List<Unit> units) {
        Map<Hex, Ranges> all = reach(game, units.get(0));
        for (Unit unit : units.subList(1, units.size())) {
            Map<Hex, Ranges> other = reach(game, unit);
            all.keySet().retainAll(other.keySet());
            all.replaceAll((hex, range) -> {
                Ranges its = other.getOrDefault(hex, range);
                return its.cost() > range.cost() ? its : range;
            });
        }
        return all;
    }

    private static Map<Hex, Ranges> reach(Game game, Unit unit) {
        Map<Hex, Ranges> ranges = new LinkedHashMap<>();
        if (game.rules().movement().checkMarch(unit).isPresent()) {
            return ranges;
        }
        HexGrid grid = game.state().scenario().field().grid();
        Reach reach = game.rules().movement().reach(unit);
        for (int i = 0; i < reach.count(); i++) {
            int hex = reach.hex(i);
            ranges.put(grid.hex(hex), new Ranges(reach.cost(hex), reach.stops(hex)));
        }
        return ranges;
    }

    /** The way that a unit would take to a hex, if it can march there. */
    public static Optional<List<Hex>> path(Game game, Unit unit, Hex to) {
        if (game.rules().movement().checkMarch(unit).isPresent()) {
            return Optional.empty();
        }
        Reach reach = game.rules().movement().reach(unit);
        return reach.ends(to.index()) ? Optional.of(reach.path(to.index())) : Optional.empty();
    }
}
