package org.roadtorichmond.screen.book;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.List;
import java.util.function.Consumer;
import org.roadtorichmond.play.OptionalRule;
import org.roadtorichmond.play.Rules.Options;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.screen.kit.ContentSwitcher;
import org.roadtorichmond.screen.kit.Widgets;

/**
 * A switch for each optional rule (rule 16): as the scenario says until the players say otherwise, which is marked and can be taken
 * back.
 *
 * @param now what is chosen
 * @param change called with every other choice
 */
record OptionSwitches(Widgets ui, Scenario scenario, Options now, Consumer<Options> change) {
    Table build() {
        Table table = new Table();
        table.defaults().growX().left();
        for (OptionalRule rule : OptionalRule.values()) {
            table.add(line(rule)).row();
            table.add(ui.wrapped(ui.text("setup.rule.does." + rule.key()), "book"))
                    .row();
            table.add(note(rule)).padBottom(ui.px(8)).row();
        }
        Options own = scenario.rules().options();
        TextButton restore = ui.button(ui.text("setup.rules.own"), "default", () -> change.accept(own));
        restore.setDisabled(now.equals(own));
        table.add(restore).expandX().fill(false, false).left();
        return table;
    }

    /** The name of a rule, its number, which leads to the manual, and its switch. */
    private Table line(OptionalRule rule) {
        int gap = ui.px(6);
        Table line = new Table();
        line.add(ui.wrapped(ui.text("setup.rule." + rule.key()), "bold")).growX();
        line.add(ui.button(ui.text("setup.rules.number", rule.number()), "list", () -> ui.manual(rule.number())))
                .padLeft(gap);
        for (boolean on : new boolean[] {false, true}) {
            TextButton button = ui.choice(
                    ui.text(on ? "book.on" : "book.off"), rule.in(now) == on, () -> change.accept(rule.set(now, on)));
            button.setDisabled(!rule.matters(scenario));
            line.add(button).padLeft(gap).minWidth(ui.px(46));
        }
        return line;
    }

    /** How the choice departs from the scenario, or why there is none. */
    private ContentSwitcher note(OptionalRule rule) {
        boolean own = rule.in(scenario.rules().options());
        boolean idle = !rule.matters(scenario);
        String changed = own ? "setup.rules.dropped" : "setup.rules.added";
        Label label = ui.wrapped(ui.text(idle ? "setup.rules.idle" : changed), "warning");
        return new ContentSwitcher(List.of(label), idle || rule.in(now) != own ? 0 : -1);
    }
}
