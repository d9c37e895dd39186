package org.roadtorichmond.screen.battle.panel;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.roadtorichmond.play.Combat;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Task;
import org.roadtorichmond.screen.kit.Rows;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.control.AttackControl;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.words.EventSentences;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.view.CorpsBands;

/** The panel of what a combat asks of the player: losses, retreats, advances. */
final class DecisionPanel {
    private final Rows rows;
    private final Widgets ui;
    private final Control control;
    private final Game game;
    private final UnitLines lines;

    DecisionPanel(Rows rows, Control control, CorpsBands bands) {
        this.rows = rows;
        ui = rows.ui();
        this.control = control;
        game = control.session().game();
        lines = new UnitLines(rows, game.state(), bands);
    }

    void fill() {
        Combat combat = game.state().combat().orElseThrow();
        Task task = control.session().options().task();
        rows.text(ui.text("decide." + task.name().toLowerCase(Locale.ROOT)), "heading");
        rows.text(ui.text("decide.result", combat.number(), rolled(combat)), "book");
        if (control.selection() instanceof Selection.Losses losses) {
            losses(combat, losses);
        } else if (control.selection() instanceof Selection.Mover mover) {
            movers(combat, mover);
        }
        proposal();
    }

    /** The die that has led to this, with its odds. */
    private String rolled(Combat combat) {
        List<Entry> log = game.log();
        for (int i = log.size() - 1; i >= 0; i--) {
            Optional<Event.DieRolled> die = EventSentences.die(log.get(i));
            if (die.isPresent()) {
                return EventSentences.die(die.get(), ui.texts());
            }
        }
        // A game that opens in the middle of a combat has not seen the die.
        return ui.word(combat.result());
    }

    private void losses(Combat combat, Selection.Losses losses) {
        int chosen = losses.units().stream().mapToInt(Unit::strength).sum();
        rows.text(ui.text("decide.lossesOf", chosen, combat.losses()), "bold");
        for (Unit unit : combat.due()) {
            boolean taken = losses.units().contains(unit);
            String words = unit.id() + " (" + unit.strength() + ")";
            lines.line(List.of(unit), words, taken ? "chosen" : "list", () -> toggle(unit));
        }
        var refusal = control.session().options().check(new Command.TakeLosses(losses.units()));
        refusal.ifPresent(why -> rows.text(ui.texts().refusal(why), "warning"));
        LessonRings.named(KeyAction.CONFIRM, rows.button(ui.text("decide.confirm"), "action", control::confirm))
                .setDisabled(refusal.isPresent());
    }

    private void toggle(Unit unit) {
        if (control.selection() instanceof Selection.Losses losses) {
            control.select(new Selection.Losses(AttackControl.nextSubset(losses.units(), List.of(unit))));
        }
    }

    private void movers(Combat combat, Selection.Mover mover) {
        for (Unit unit : combat.movers()) {
            String where = game.state().hexOf(unit).map(hex -> "   " + hex).orElse("");
            lines.line(
                    List.of(unit),
                    unit.id() + where + goal(unit),
                    unit.equals(mover.unit()) ? "chosen" : "list",
                    () -> control.select(new Selection.Mover(unit)));
        }
        mover.crowded().ifPresent(hex -> {
            rows.text(ui.text("decide.displace", hex), "bold");
            control.confirmation()
                    .displaceables()
                    .forEach(friend -> lines.line(
                            List.of(friend),
                            control.confirmation().dooms(friend) ? ui.text("decide.dooms", friend.id()) : friend.id(),
                            style(friend),
                            () -> control.confirmation().displace(friend)));
        });
    }

    /** Where it is proposed that a unit goes. */
    private String goal(Unit unit) {
        return control.confirmation().proposedDecisions().stream()
                .map(decision -> decision instanceof Command.Retreat retreat
                                && retreat.unit().equals(unit)
                        ? " › " + retreat.to()
                        : decision instanceof Command.Advance advance
                                        && advance.unit().equals(unit)
                                ? " › " + advance.to()
                                : "")
                .filter(words -> !words.isEmpty())
                .findFirst()
                .orElse("");
    }

    /** Buttons for what Enter would decide, and for all that is left of the combat. */
    private void proposal() {
        List<Command> all = control.confirmation().proposedDecisions();
        if (control.confirmation()
                .proposedDecision()
                .filter(decision -> !(decision instanceof Command.EndAdvance))
                .isPresent()) {
            LessonRings.named(KeyAction.CONFIRM, rows.button(ui.text("decide.take"), "action", control::confirm));
        }
        if (all.size() > 1) {
            LessonRings.named(
                    KeyAction.CONFIRM_ALL,
                    rows.button(
                            ui.text("decide.takeAll"),
                            "default",
                            () -> control.confirmation().confirmAll()));
        }
    }

    /** The friend that Enter would displace stands out. */
    private String style(Unit friend) {
        return control.confirmation().displaceable().filter(friend::equals).isPresent() ? "chosen" : "default";
    }
}
