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
import org.roadtorichmond.scenario.lesson.Goal;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.control.Layer;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.RoadToRichmond;

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
    boolean reached(Goal goal) {
        if (goal instanceof Goal.Chosen chosen) {
            return control.selection().units().containsAll(chosen.units());
        } else if (goal instanceof Goal.Planned planned) {
            return planned(planned);
        } else if (goal instanceof Goal.Shown shown) {
            return control.display().shows(Layer.valueOf(shown.layer().name()));
        } else if (goal instanceof Goal.Pressed key) {
            return pressed.contains(key.button());
        } else if (goal instanceof Goal.Standing standing) {
            return standing.units().stream()
                    .allMatch(unit -> state().hexOf(unit)
                            .filter(standing.hexes()::contains)
                            .isPresent());
        } else if (goal instanceof Goal.Happened happened) {
            return done.stream()
                    .flatMap(entry -> entry.events().stream())
                    .flatMap(event -> Seen.TABLE.of(event).stream())
                    .anyMatch(seen -> seen.is(happened));
        } else if (goal instanceof Goal.Begun begun) {
            return begun(begun);
        } else if (goal instanceof Goal.Line line) {
            return RoadToRichmond.communications(state(), side).exists() == line.open();
        }
        return (goal instanceof Goal.TakenBack && takenBack)
                || (goal instanceof Goal.Ended && state().ending().isPresent());
    }

    private Game game() {
        return control.session().game();
    }

    private GameState state() {
        return game().state();
    }

    private boolean planned(Goal.Planned goal) {
        List<Hex> targets = goal.targets().stream().sorted().toList();
        return control.selection() instanceof Selection.Attack attack
                && attack.targets().equals(targets)
                && (goal.attackers().isEmpty()
                        || attack.attackers()
                                .equals(goal.attackers().stream().sorted().toList()));
    }

    private boolean begun(Goal.Begun goal) {
        Moment now = state().moment();
        boolean later = now.turn() > goal.turn()
                || (now.turn() == goal.turn() && (now.phase() == goal.phase() || now.phase() == Phase.COMBAT));
        return state().ending().isPresent() || (now.player() == side && later);
    }
}
