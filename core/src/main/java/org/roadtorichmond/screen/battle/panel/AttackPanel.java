package org.roadtorichmond.screen.battle.panel;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Strengths;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.AttackPlan;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.Twin;
import org.roadtorichmond.session.control.AttackModel;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.forecast.Forecast;
import org.roadtorichmond.session.forecast.Forecaster;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.unit.Unit;

/** The panel of a planned attack: who attacks, what every defence is made of, the odds, and what each face of the die would bring. */
final class AttackPanel {
    private final Widgets ui;
    private final Control control;
    private final Runnable refresh;
    private final Twin twin;
    private final ForecastPane forecasts;

    AttackPanel(Widgets ui, Control control, Twin twin, Runnable refresh) {
        this.twin = twin;
        forecasts = new ForecastPane(ui);
        this.ui = ui;
        this.control = control;
        this.refresh = refresh;
    }

    private void row(Table table, String words, String style) {
        table.add(ui.wrapped(words, style)).growX().left().padTop(ui.px(3));
        table.row();
    }

    void fill(Table table, Selection.Attack attack) {
        AttackModel model = AttackModel.of(control.attacks(), attack);
        String hexes = attack.targets().stream().map(Hex::number).collect(Collectors.joining(", "));
        boolean alone = !attack.attackers().isEmpty()
                && model.bombarding().size() == attack.attackers().size();
        row(table, ui.text(alone ? "attack.bombardment" : "attack.title", hexes), "number");
        attackers(table, attack, model);
        model.strengths().ifPresent(strengths -> {
            strengths.defences().forEach(defence -> defence(table, defence));
            odds(table, attack, strengths, model);
        });
        model.better().ifPresent(unit -> {
            String odds = model.betterOdds().orElseThrow().label();
            offer(table, attack.joinedBy(unit), ui.text("attack.better", unit.id(), odds), !model.widens());
        });
        model.wider().ifPresent(hex -> {
            String odds = model.widerOdds().orElseThrow().label();
            offer(table, attack.toggling(hex), ui.text("odds.wider", hex, odds), model.widens());
        });
        buttons(table, attack, model);
        if (model.strengths().isPresent()) {
            Forecast forecast = Forecaster.of(twin.upToDate(), attack.command(), model.faces());
            forecasts.chances(table, model, forecast);
            forecasts.expectation(table, forecast);
        }
    }

    private void attackers(Table table, Selection.Attack attack, AttackModel model) {
        row(table, ui.text("attack.attackers"), "bold");
        if (attack.attackers().isEmpty()) {
            row(table, ui.text("attack.none"), "default");
        }
        for (Unit unit : attack.attackers()) {
            String how = model.bombarding().contains(unit) ? " · " + ui.text("attack.bombards") : "";
            line(
                    table,
                    unit.id() + how,
                    Integer.toString(control.session().game().state().strength(unit)));
        }
        model.strengths().ifPresent(s -> row(table, ui.text("attack.total", s.attack()), "bold"));
    }

    private void line(Table table, String words, String number) {
        Table line = new Table();
        line.add(ui.wrapped(words, "default")).growX();
        line.add(ui.label(number, "bold")).right();
        table.add(line).growX().row();
    }

    private void defence(Table table, Strengths.Defence defence) {
        row(table, ui.text("attack.defence", defence.hex()), "bold");
        for (Unit unit : defence.units()) {
            line(
                    table,
                    unit.id(),
                    Integer.toString(control.session().game().state().strength(unit)));
        }
        line(
                table,
                ui.text(
                        "attack.modifier",
                        ui.texts().tell(defence.modifier().source()),
                        defence.modifier().rule()),
                "× " + Texts.halves(defence.modifier().halves()) + " = " + Texts.halves(defence.halves()));
    }

    private void odds(Table table, Selection.Attack attack, Strengths strengths, AttackModel model) {
        row(table, ui.text("attack.odds", strengths.attack(), Texts.halves(strengths.defenceHalves())), "default");
        Odds now = attack.declared().orElse(strengths.odds());
        Table line = new Table();
        line.add(step("−", attack, model, now.ordinal() - 1)).minWidth(ui.px(40));
        Label odds = ui.label(now.label(), "odds");
        odds.setAlignment(Align.center);
        line.add(odds).growX();
        line.add(step("+", attack, model, now.ordinal() + 1)).minWidth(ui.px(40));
        table.add(line).growX().row();
        if (attack.declared().isPresent()) {
            row(table, ui.text("odds.declared", strengths.odds().label()), "small");
        } else if (model.declarable().size() > 1) {
            row(table, ui.text("odds.declare"), "small");
        }
        forecasts.faces(table, model);
    }

    /** A button that declares other odds; the highest are those that the attack has. */
    private TextButton step(String sign, Selection.Attack attack, AttackModel model, int place) {
        List<Odds> choices = model.declarable();
        TextButton button = ui.button(sign, "default", () -> {
            boolean full = place == choices.size() - 1;
            control.select(attack.declaring(full ? Optional.empty() : Optional.of(choices.get(place))));
            refresh.run();
        });
        button.setDisabled(place < 0 || place >= choices.size());
        return button;
    }

    /** An addition to the attack that a click makes; the key makes the one that is better. */
    private void offer(Table table, Selection.Attack improved, String words, boolean best) {
        String said = best ? ui.text("attack.offer", words, ui.key(KeyAction.IMPROVE)) : words;
        TextButton button = ui.button(said, "list", () -> {
            control.select(improved);
            refresh.run();
        });
        button.getLabel().setWrap(true);
        table.add(button).growX().padTop(ui.px(6)).row();
    }

    private void buttons(Table table, Selection.Attack attack, AttackModel model) {
        if (!attack.attackers().isEmpty()) {
            model.refusal()
                    .ifPresent(refusal ->
                            row(table, ui.text("attack.refused", ui.texts().refusal(refusal)), "warning"));
        }
        TextButton go = ui.button(ui.text("attack.button"), "action", () -> {
            control.confirm();
            refresh.run();
        });
        go.setDisabled(model.refusal().isPresent());
        table.add(go).growX().padTop(ui.px(10)).row();
        AttackPlan plan = control.attacks().plan();
        boolean planned = plan.standing().contains(attack);
        TextButton aside = planned
                ? act(table, ui.text("plan.strike"), control::strike)
                : act(table, ui.text("plan.aside", ui.key(KeyAction.PLAN)), control::plan);
        aside.setDisabled(!planned && !plan.takes(attack));
        act(table, ui.text("attack.cancel"), control::back);
    }

    private TextButton act(Table table, String words, Runnable deed) {
        TextButton button = ui.button(words, "default", () -> {
            deed.run();
            refresh.run();
        });
        table.add(button).growX().padTop(ui.px(4)).row();
        return button;
    }
}
