package org.roadtorichmond.screen.battle.panel;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.play.Combat;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.RetreatSystem.Refuge;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.control.AttackControl;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.control.DecisionControl;
import org.roadtorichmond.session.words.Chronicle;
import org.roadtorichmond.unit.Unit;

/** The panel of what a combat asks of the player: losses, retreats, advances. */
final class DecisionPanel {
    private final Widgets ui;
    private final Control control;
    private final Runnable refresh;
    private final Game game;

    DecisionPanel(Widgets ui, Control control, Runnable refresh) {
        this.ui = ui;
        this.control = control;
        this.refresh = refresh;
        game = control.session().game();
    }

    void fill(Table table) {
        Combat combat = game.state().combat().orElseThrow();
        String heading = switch (combat.stage()) {
            case LOSSES -> "decide.losses";
            case RETREATS -> "decide.retreat";
            case ADVANCES -> "decide.advance";
            case SPOILS -> "decide.spoils";
        };
        row(table, ui.text(heading), "heading");
        row(table, ui.text("decide.result", combat.number(), rolled(combat)), "book");
        if (control.selection() instanceof Selection.Losses losses) {
            losses(table, combat, losses);
        } else if (control.selection() instanceof Selection.Mover mover) {
            movers(table, combat, mover);
        }
        if (combat.stage() == Combat.Stage.ADVANCES) {
            act(table, ui.text("bar.endAdvance"), "action", control::endPhase);
        }
    }

    /** The die that has led to this, with its odds. */
    private String rolled(Combat combat) {
        List<Entry> log = game.log();
        for (int i = log.size() - 1; i >= 0; i--) {
            Optional<Event.DieRolled> die = Chronicle.die(log.get(i));
            if (die.isPresent()) {
                return Chronicle.die(die.get(), ui.texts());
            }
        }
        // A game that opens in the middle of a combat has not seen the die.
        return ui.word(combat.result());
    }

    private void row(Table table, String words, String style) {
        table.add(ui.wrapped(words, style)).growX().left().padTop(ui.px(3));
        table.row();
    }

    private TextButton act(Table table, String words, String style, Runnable action) {
        TextButton button = ui.button(words, style, () -> {
            action.run();
            refresh.run();
        });
        table.add(button).growX().padTop(ui.px(6)).row();
        return button;
    }

    private void losses(Table table, Combat combat, Selection.Losses losses) {
        int chosen = losses.units().stream().mapToInt(Unit::strength).sum();
        row(table, ui.text("decide.lossesOf", chosen, combat.losses()), "bold");
        for (Unit unit : combat.due()) {
            boolean taken = losses.units().contains(unit);
            act(table, unit.id() + " (" + unit.strength() + ")", taken ? "chosen" : "list", () -> toggle(unit));
        }
        var refusal = game.check(new Command.TakeLosses(losses.units()));
        refusal.ifPresent(why -> row(table, ui.texts().refusal(why), "warning"));
        act(table, ui.text("decide.confirm"), "action", control::confirm).setDisabled(refusal.isPresent());
    }

    private void toggle(Unit unit) {
        if (control.selection() instanceof Selection.Losses losses) {
            control.select(new Selection.Losses(AttackControl.nextSubset(losses.units(), List.of(unit))));
        }
    }

    private void movers(Table table, Combat combat, Selection.Mover mover) {
        for (Unit unit : combat.movers()) {
            String where = game.state().hexOf(unit).map(hex -> "   " + hex).orElse("");
            act(
                    table,
                    unit.id() + where,
                    unit.equals(mover.unit()) ? "chosen" : "list",
                    () -> control.select(new Selection.Mover(unit, Optional.empty())));
        }
        mover.crowded().ifPresent(hex -> {
            row(table, ui.text("decide.displace", hex), "bold");
            for (Refuge refuge : new DecisionControl(game).refuges(mover.unit())) {
                if (refuge.hex().equals(hex)) {
                    refuge.displaceable()
                            .forEach(friend -> act(table, friend.id(), style(friend), () -> control.displace(friend)));
                }
            }
        });
    }

    /** The friend whom Enter would displace stands out. */
    private String style(Unit friend) {
        return control.displaceable().filter(friend::equals).isPresent() ? "chosen" : "default";
    }
}
