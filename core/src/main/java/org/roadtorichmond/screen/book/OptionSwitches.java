package org.roadtorichmond.screen.book;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.utils.Align;
import java.util.function.Consumer;
import org.roadtorichmond.play.OptionalRule;
import org.roadtorichmond.play.Rules.Options;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.screen.kit.BookPage;

/**
 * A switch for each optional rule (rule 16): as the scenario says until the players say otherwise, which is marked and can be taken
 * back.
 */
final class OptionSwitches {
    private final BookPage page;
    private final Scenario scenario;
    private final Options now;
    private final Consumer<Options> change;

    /**
     * The switches.
     *
     * @param now what is chosen
     * @param change what hears of another choice
     */
    OptionSwitches(BookPage page, Scenario scenario, Options now, Consumer<Options> change) {
        this.page = page;
        this.scenario = scenario;
        this.now = now;
        this.change = change;
    }

    Table build() {
        Table table = new Table();
        table.defaults().growX().left();
        for (OptionalRule rule : OptionalRule.values()) {
            table.add(line(rule)).row();
            table.add(page.wrapped(page.text("setup.rule.does." + rule.key()), "book"))
                    .row();
            table.add(note(rule)).padBottom(page.theme().px(8)).row();
        }
        Options own = scenario.rules().options();
        TextButton restore = page.button(page.text("setup.rules.own"), "default", () -> change.accept(own));
        restore.setDisabled(now.equals(own));
        table.add(restore).expandX().fill(false, false).left();
        return table;
    }

    /** The name of a rule, its number, which leads to the manual, and its switch. */
    private Table line(OptionalRule rule) {
        int gap = page.theme().px(6);
        Table line = new Table();
        line.add(page.wrapped(page.text("setup.rule." + rule.key()), "bold")).growX();
        line.add(page.button(page.text("setup.rules.number", rule.number()), "list", () -> page.manual(rule.number())))
                .padLeft(gap);
        for (boolean on : new boolean[] {false, true}) {
            TextButton button = page.button(
                    page.text(on ? "book.on" : "book.off"),
                    rule.in(now) == on ? "chosen" : "list",
                    () -> change.accept(rule.set(now, on)));
            button.setDisabled(!rule.matters(scenario));
            line.add(button).padLeft(gap).minWidth(page.theme().px(46));
        }
        return line;
    }

    /** How the choice departs from the scenario, or why there is none. */
    private Label note(OptionalRule rule) {
        boolean own = rule.in(scenario.rules().options());
        String words = "";
        if (!rule.matters(scenario)) {
            words = page.text("setup.rules.idle");
        } else if (rule.in(now) != own) {
            words = page.text(own ? "setup.rules.dropped" : "setup.rules.added");
        }
        Label label = page.wrapped(words, "warning");
        label.setAlignment(Align.left);
        return label;
    }
}
