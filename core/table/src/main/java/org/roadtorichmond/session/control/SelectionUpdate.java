package org.roadtorichmond.session.control;

import org.roadtorichmond.play.Task;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.unit.Unit;

/** What remains of a selection after the game has changed under it. */
record SelectionUpdate(Session session, DecisionControl decisions, GroupControl groups) {
    private boolean decides() {
        return session.task().afterCombat();
    }

    /** The selection where nothing is chosen: what a combat waits for, if it waits for a person. */
    Selection nothing() {
        return decides() ? decisions.settle(Selection.none()) : Selection.none();
    }

    /** The selection itself as long as it means something, put right for what a combat waits for; otherwise none. */
    Selection after(Selection selection) {
        if (decides()) {
            return decisions.settle(selection);
        }
        if (selection instanceof Selection.Group group) {
            return groups.settle(group);
        }
        boolean stands = true;
        if (selection instanceof Selection.Losses || selection instanceof Selection.Mover) {
            stands = false;
        } else if (selection instanceof Selection.Units units) {
            stands = units.units().stream()
                    .allMatch(unit -> mine(unit)
                            && session.state()
                                    .hexOf(unit)
                                    .filter(units.hex()::equals)
                                    .isPresent());
        } else if (selection instanceof Selection.Entering entering) {
            stands = session.state().awaited(entering.unit()) && mine(entering.unit());
        } else if (selection instanceof Selection.Attack attack) {
            stands = session.options().task() == Task.ATTACK
                    && attack.targets().stream()
                            .noneMatch(target -> session.state().attacked(target.index()));
        }
        return stands ? selection : Selection.none();
    }

    private boolean mine(Unit unit) {
        return session.humanDecides() && unit.side() == session.state().decider();
    }
}
