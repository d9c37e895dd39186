package org.roadtorichmond.screen.battle;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Stack;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import org.roadtorichmond.screen.battle.panel.LessonRings;
import org.roadtorichmond.screen.battle.panel.WatchBar;
import org.roadtorichmond.screen.kit.Tips;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.control.EndGuard;
import org.roadtorichmond.session.control.HintModel;
import org.roadtorichmond.session.control.WhyNot;
import org.roadtorichmond.session.replay.ShownGame;

/**
 * What lies below the map, so that it never covers any of it: what to do next and the button that ends the phase, or while a commander
 * plays, what he does and how fast it is shown.
 */
final class BottomBar {
    private final Widgets ui;
    private final HintModel hints;
    private final EndGuard guard;
    private final ShownGame shown;
    private final WatchBar watch;
    private final Label hint;
    private final TextButton end;
    private final Table own = new Table();
    private final Table panel;

    /** A foot whose button does as it says. */
    BottomBar(Widgets ui, Tips tips, Control control, HintModel hints, EndGuard guard, ShownGame shown, Runnable ends) {
        this.ui = ui;
        this.hints = hints;
        this.guard = guard;
        this.shown = shown;
        watch = new WatchBar(ui, tips, shown);
        hint = ui.fitted("hint", "chart");
        end = tips.explain(
                LessonRings.named(KeyAction.END_PHASE, ui.button("", "action", () -> pressed(ends))),
                () -> new WhyNot(control).ending().map(ui.texts()::refusal).orElse(""));
        own.add(hint).grow().left().padLeft(ui.px(10));
        own.add(end).right().minWidth(ui.px(220)).growY().pad(ui.px(2));
        panel = ui.panel();
        panel.add(new Stack(own, watch.bar())).grow();
    }

    /** What is shown. */
    Table panel() {
        return panel;
    }

    /** The second click of a hasty pair was not meant for what the button says by now. */
    private void pressed(Runnable ends) {
        if (end.getClickListener().getTapCount() == 1) {
            ends.run();
        }
    }

    /** Makes it agree with the game and the player's choice. */
    void refresh() {
        watch.refresh();
        own.setVisible(!watch.bar().isVisible());
        end.setVisible(!shown.unseen());
        if (shown.unseen()) {
            hint.setText(ui.text("watch.hint"));
            return;
        }
        hint.setText(guard.asking() ? ui.text("hint.sure") : hints.next());
        end.setText(guard.words(ui.texts()));
        end.setDisabled(!guard.open());
        end.setStyle(ui.theme().skin().get(guard.isNext() ? "action" : "default", TextButton.TextButtonStyle.class));
    }
}
