package org.roadtorichmond.session.lesson;

import java.util.List;
import java.util.Set;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.scenario.lesson.Button;
import org.roadtorichmond.scenario.lesson.StepGoal;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.control.Layer;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.Routes;

/**
 * Whether a step of a lesson is done.
 *
 * @param control what the learner has chosen, and the game
 * @param side the side of the learner
 * @param done the entries of the log since the step began
 * @param pressed what he has pressed in it
 * @param takenBack whether he has taken anything back in it
 */
record GoalCheck(Control control, Side side, List<Entry> done, Set<Button> pressed, boolean takenBack) {

    /** Whether a goal is reached; what is only read never is by itself. */
    boolean reached(StepGoal goal) {
        if (goal instanceof StepGoal.Chosen chosen) {
            return control.selection().units().containsAll(chosen.units());
        } else if (goal instanceof StepGoal.Planned planned) {
            return planned(planned);
        } else if (goal instanceof StepGoal.Shown shown) {
            return control.display().shows(Layer.valueOf(shown.layer().name()));
        } else if (goal instanceof StepGoal.Pressed key) {
            return pressed.contains(key.button());
        } else if (goal instanceof StepGoal.Standing standing) {
            return standing.units().stream()
                    .allMatch(unit -> state().hexOf(unit)
                            .filter(standing.hexes()::contains)
                            .isPresent());
        } else if (goal instanceof StepGoal.Happened happened) {
            return done.stream()
                    .flatMap(entry -> entry.events().stream())
                    .flatMap(event -> LessonEvent.TABLE.of(event).stream())
                    .anyMatch(seen -> seen.is(happened));
        } else if (goal instanceof StepGoal.Begun begun) {
            return begun(begun);
        } else if (goal instanceof StepGoal.Line line) {
            return Routes.communications(state(), side).exists() == line.open();
        }
        return (goal instanceof StepGoal.TakenBack && takenBack)
                || (goal instanceof StepGoal.Ended && state().ending().isPresent());
    }

    private Game game() {
        return control.session().game();
    }

    private GameState state() {
        return game().state();
    }

    private boolean planned(StepGoal.Planned goal) {
        List<Hex> targets = goal.targets().stream().sorted().toList();
        return control.selection() instanceof Selection.Attack attack
                && attack.targets().equals(targets)
                && (goal.attackers().isEmpty()
                        || attack.attackers()
                                .equals(goal.attackers().stream().sorted().toList()));
    }

    private boolean begun(StepGoal.Begun goal) {
        Moment now = state().moment();
        boolean later = now.turn() > goal.turn()
                || (now.turn() == goal.turn() && (now.phase() == goal.phase() || now.phase() == Phase.COMBAT));
        return state().ending().isPresent() || (now.player() == side && later);
    }
}
