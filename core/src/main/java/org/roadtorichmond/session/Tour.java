package org.roadtorichmond.session;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.unit.Unit;

/** The round of all units that have something to do, on which one key leads from each to the next. */
public final class Tour {
    private Tour() {}

    /** The choice that follows on another: the next by id of the units that wait, after the last the first again. */
    public static Optional<Selection> after(List<Unit> waiting, Game game, Selection now) {
        if (waiting.isEmpty()) {
            return Optional.empty();
        }
        int next = chosen(now).map(unit -> placeAfter(waiting, unit)).orElse(0);
        Unit unit = waiting.get(next % waiting.size());
        return Optional.of(game.state()
                .hexOf(unit)
                .<Selection>map(hex -> new Selection.Units(hex, List.of(unit)))
                .orElseGet(() -> new Selection.Entering(unit)));
    }

    private static Optional<Unit> chosen(Selection selection) {
        if (selection instanceof Selection.Units units) {
            return Optional.of(units.units().get(0));
        }
        return selection instanceof Selection.Entering entering ? Optional.of(entering.unit()) : Optional.empty();
    }

    /** The place of the unit after another; of the first with a greater id where that one no longer waits. */
    private static int placeAfter(List<Unit> waiting, Unit unit) {
        int place = waiting.indexOf(unit) + 1;
        while (!waiting.contains(unit)
                && place < waiting.size()
                && waiting.get(place).compareTo(unit) < 0) {
            place++;
        }
        return place;
    }
}
