package org.roadtorichmond.session.control;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.AttackOptions;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.play.Task;
import org.roadtorichmond.session.AttackPlan;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.unit.Unit;

/**
 * The hex that Enter takes while nothing waits to be confirmed: the one under the keys' cursor if it will do, else the obvious one
 * of those that are lit.
 */
final class Proposal {
    private final Control control;
    private final Options options;

    Proposal(Control control) {
        this.control = control;
        options = control.session().options();
    }

    /** The hex; none where there is no cursor and nothing obvious. */
    Optional<Hex> hex() {
        Optional<Hex> cursor = control.cursor().hex();
        Selection selection = control.selection();
        Task task = control.session().task();
        if (task == Task.NONE) {
            return cursor;
        } else if (GroupControl.grouped(selection)
                && options.state().awaited(selection.units().get(0))) {
            Map<Hex, Integer> entries =
                    options.march().entries(selection.units().get(0));
            if (selection instanceof Selection.Group && cursor.isPresent()) {
                return cursor;
            }
            return cursor.filter(entries::containsKey)
                    .or(() -> entries.keySet().stream()
                            .min(Comparator.<Hex, Integer>comparing(entries::get)
                                    .thenComparing(Comparator.naturalOrder())));
        } else if (selection instanceof Selection.Mover mover && mover.crowded().isEmpty()) {
            List<Hex> goals = options.decision().goals(mover.unit());
            return goals.size() == 1 ? Optional.of(goals.get(0)) : cursor.filter(goals::contains);
        } else if (selection instanceof Selection.Units units && task == Task.ATTACK) {
            return target(units.units().get(0), cursor);
        }
        return cursor;
    }

    private Optional<Hex> target(Unit unit, Optional<Hex> cursor) {
        AttackOptions attack = options.attack();
        AttackPlan plan = control.attacks().plan();
        List<Hex> targets = attack.targets(unit).stream()
                .filter(hex -> plan.on(hex).isEmpty())
                .toList();
        return cursor.filter(targets::contains)
                .or(() -> targets.stream()
                        .min(Comparator.<Hex, Boolean>comparing(hex -> !attack.required(hex))
                                .thenComparing(Comparator.naturalOrder())));
    }
}
