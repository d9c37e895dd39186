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
import org.roadtorichmond.screen.kit.Rows;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.AttackPlan;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.Twin;
import org.roadtorichmond.session.control.AttackModel;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.forecast.Forecast;
import org.roadtorichmond.session.forecast.Forecaster;
import org.roadtorichmond.session.words.EventSentences;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.view.CorpsBands;

/** The panel of a planned attack: who attacks, what every defence is made of, the odds, and what each face of the die would bring. */
final class AttackPanel {
    private static final float STEP = 40;
    private static final float GAP = 10;

    private final Rows rows;
    private final Widgets ui;
    private final Control control;
    private final UnitLines lines;
    private final Twin twin;
    private final ForecastPane forecasts;

    AttackPanel(Rows rows, Control control, CorpsBands bands, Twin twin) {
        this.rows = rows;
        ui = rows.ui();
        this.twin = twin;
        forecasts = new ForecastPane(rows);
        this.control = control;
        lines = new UnitLines(rows, control.session().state(), bands);
    }

    void fill(Selection.Attack attack) {
        AttackModel model = AttackModel.of(control.attacks(), attack);
        String hexes = attack.targets().stream().map(Hex::number).collect(Collectors.joining(", "));
        boolean alone = !attack.attackers().isEmpty()
                && model.bombarding().size() == attack.attackers().size();
        rows.text(ui.text(alone ? "attack.bombardment" : "attack.title", hexes), "number");
        sides(attack, model);
        model.strengths().ifPresent(strengths -> odds(attack, strengths, model));
        offers(attack, model);
        buttons(attack, model);
        model.strengths().ifPresent(strengths -> {
            rows.section(ui.text("attack.why"));
            why(attack, strengths);
            rows.section(ui.text("attack.results"));
            forecasts.faces(model);
            Forecast forecast = Forecaster.of(twin.upToDate(), attack.command(), model.faces());
            forecasts.chances(model, forecast);
            forecasts.expectation(forecast);
        });
    }

    /** The attackers at the left, and at the right those whom they attack. */
    private void sides(Selection.Attack attack, AttackModel model) {
        Table sides = new Table();
        sides.defaults().top().growX().uniformX();
        sides.add(ui.wrapped(ui.text("attack.attackers"), "bold"));
        sides.add(ui.wrapped(ui.text("attack.defenders"), "bold"))
                .padLeft(ui.px(GAP))
                .row();
        List<Unit> defenders = attack.targets().stream()
                .flatMap(hex -> control.session().state().deployment().unitsAt(hex.index()).stream())
                .toList();
        sides.add(
                attack.attackers().isEmpty()
                        ? ui.wrapped(ui.text("attack.none"), "default")
                        : lines.strengths(attack.attackers()));
        sides.add(lines.strengths(defenders)).padLeft(ui.px(GAP));
        rows.add(sides, 2);
        if (!model.bombarding().isEmpty()) {
            rows.text(ui.text("attack.bombarding", EventSentences.names(model.bombarding())), "small");
        }
    }

    private void odds(Selection.Attack attack, Strengths strengths, AttackModel model) {
        Odds now = attack.declared().orElse(strengths.odds());
        Table line = new Table();
        line.add(step("−", attack, model, now.ordinal() - 1)).minWidth(ui.px(STEP));
        Label odds = ui.label(now.label(), "odds");
        odds.setAlignment(Align.center);
        line.add(odds).growX();
        line.add(step("+", attack, model, now.ordinal() + 1)).minWidth(ui.px(STEP));
        rows.add(line, 2);
    }

    private void offers(Selection.Attack attack, AttackModel model) {
        model.better().ifPresent(unit -> {
            String odds = model.betterOdds().orElseThrow().label();
            offer(attack.joinedBy(unit), ui.text("attack.better", unit.id(), odds), !model.widens());
        });
        model.wider().ifPresent(hex -> {
            String odds = model.widerOdds().orElseThrow().label();
            offer(attack.toggling(hex), ui.text("odds.wider", hex, odds), model.widens());
        });
    }

    /** How the odds come about: the strength of either side, each multiplier with its rule, and what may be declared. */
    private void why(Selection.Attack attack, Strengths strengths) {
        rows.number(ui.text("attack.strength"), Integer.toString(strengths.attack()));
        for (Strengths.Defence defence : strengths.defences()) {
            String modifier = ui.text(
                    "attack.modifier",
                    ui.tell(defence.modifier().source()),
                    defence.modifier().rule());
            rows.number(
                    ui.text("attack.defence", defence.hex(), modifier),
                    ui.text(
                            "attack.multiplied",
                            defence.points(),
                            Texts.halves(defence.modifier().halves()),
                            Texts.halves(defence.halves())));
        }
        rows.number(
                ui.text("attack.odds", strengths.attack(), Texts.halves(strengths.defenceHalves())),
                strengths.odds().label());
        if (attack.declared().isPresent()) {
            rows.text(ui.text("odds.declared", strengths.odds().label()), "small");
        }
    }

    /** A button that declares other odds; the highest are those that the attack has. */
    private TextButton step(String sign, Selection.Attack attack, AttackModel model, int place) {
        List<Odds> choices = model.declarable();
        TextButton button = ui.button(
                sign,
                "default",
                () -> rows.act(() -> {
                    boolean full = place == choices.size() - 1;
                    control.select(attack.declaring(full ? Optional.empty() : Optional.of(choices.get(place))));
                }));
        button.setDisabled(place < 0 || place >= choices.size());
        return button;
    }

    /** An addition to the attack that a click makes; the key makes the one that is better. */
    private void offer(Selection.Attack improved, String words, boolean best) {
        String said = best ? ui.text("attack.offer", words, ui.key(KeyAction.IMPROVE)) : words;
        rows.line(said, "list", () -> control.select(improved));
    }

    private void buttons(Selection.Attack attack, AttackModel model) {
        if (!attack.attackers().isEmpty()) {
            model.refusal()
                    .ifPresent(refusal ->
                            rows.text(ui.text("attack.refused", ui.texts().refusal(refusal)), "warning"));
        }
        LessonRings.named(KeyAction.CONFIRM, rows.button(ui.text("attack.button"), "action", control::confirm))
                .setDisabled(model.refusal().isPresent());
        AttackPlan plan = control.attacks().plan();
        boolean planned = plan.standing().contains(attack);
        TextButton aside = planned
                ? rows.button(ui.text("plan.strike"), "default", control::strike)
                : rows.button(ui.text("plan.aside", ui.key(KeyAction.PLAN)), "default", control::plan);
        aside.setDisabled(!planned && !plan.takes(attack));
        rows.button(ui.text("attack.cancel"), "default", control::back);
    }
}
