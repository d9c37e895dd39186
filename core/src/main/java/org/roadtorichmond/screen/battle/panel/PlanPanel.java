package org.roadtorichmond.screen.battle.panel;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import java.util.stream.Collectors;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.screen.kit.chart.Chart;
import org.roadtorichmond.session.AttackPlan;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.forecast.Outlook;
import org.roadtorichmond.session.forecast.Reckoner;
import org.roadtorichmond.session.forecast.Reckoning;
import org.roadtorichmond.session.forecast.Spread;
import org.roadtorichmond.session.words.Chronicle;
import org.roadtorichmond.unit.Side;

/** The attacks of the phase that were put aside, and what they and the one in hand would bring together. */
final class PlanPanel {
    private static final int PERCENT = 100;

    private final Widgets ui;
    private final Control control;
    private final Reckoner reckoner;
    private final Runnable refresh;
    private final ForecastPane words;

    PlanPanel(Widgets ui, Control control, Reckoner reckoner, Runnable refresh) {
        this.ui = ui;
        this.control = control;
        this.reckoner = reckoner;
        this.refresh = refresh;
        words = new ForecastPane(ui);
    }

    private void row(Table table, String text, String style) {
        table.add(ui.wrapped(text, style)).growX().left().padTop(ui.px(2));
        table.row();
    }

    /** Adds to a table what is planned, what has dropped out, and the attack in hand; nothing where nothing is planned. */
    void list(Table table) {
        AttackPlan plan = control.session().plan();
        plan.fallen()
                .forEach(fallen -> row(
                        table,
                        ui.text(
                                "plan.fallen",
                                hexes(fallen.attack()),
                                ui.texts().refusal(fallen.refusal())),
                        "warning"));
        List<Selection.Attack> attacks = attacks();
        if (!attacks.isEmpty()) {
            row(table, ui.text("plan.title", attacks.size()), "heading");
            attacks.forEach(attack -> line(table, attack));
            row(table, ui.text("plan.how", ui.key(KeyAction.PLAN)), "small");
        }
    }

    /** What was put aside and what is in hand; nothing where nothing was put aside. */
    private List<Selection.Attack> attacks() {
        AttackPlan plan = control.session().plan();
        List<Selection.Attack> standing = plan.standing();
        return !standing.isEmpty() && control.selection() instanceof Selection.Attack attack && plan.takes(attack)
                ? plan.with(attack)
                : standing;
    }

    /** Adds to a table the outlook on all of them. */
    void outlook(Table table) {
        List<Selection.Attack> attacks = attacks();
        if (!attacks.isEmpty()) {
            row(table, ui.text("plan.outlook"), "heading");
            reckoner.outlook(attacks.stream().map(Selection.Attack::command).toList())
                    .ifPresentOrElse(
                            outlook -> outlook(table, outlook), () -> row(table, ui.text("plan.reckoning"), "small"));
        }
    }

    private static String hexes(Selection.Attack attack) {
        return attack.targets().stream().map(Hex::number).collect(Collectors.joining(", "));
    }

    /** A planned attack, which a click takes up. */
    private void line(Table table, Selection.Attack attack) {
        Game game = control.session().game();
        String odds = game.rules().combat().odds(attack.command()).label();
        long won = game.rules().combat().faces(attack.command()).stream()
                .filter(CombatResult::clears)
                .count();
        String style = attack.equals(control.selection()) ? "chosen" : "list";
        TextButton button = ui.button(
                ui.text("plan.line", hexes(attack), odds, won, Chronicle.names(attack.attackers())), style, () -> {
                    control.select(attack);
                    refresh.run();
                });
        button.getLabel().setWrap(true);
        button.getLabel().setAlignment(Align.left);
        table.add(button).growX().padTop(ui.px(2)).row();
        game.check(attack.command())
                .ifPresent(
                        refusal -> row(table, ui.text("plan.notNow", ui.texts().refusal(refusal)), "warning"));
    }

    private void outlook(Table table, Outlook outlook) {
        row(table, ui.text("plan.all", percent(outlook.allWon())), "bold");
        for (long won = outlook.won().most(); won >= outlook.won().least(); won--) {
            double chance = outlook.won().chance(won);
            row(table, ui.text("plan.won", won, outlook.attacks(), percent(chance)), "default");
            words.bar(table, won == outlook.attacks() ? CombatResult.DE : CombatResult.NO_EFFECT, chance);
        }
        if (outlook.made().least() < outlook.attacks()) {
            String mean = words.decimal(outlook.made().mean());
            row(table, ui.text("plan.made", mean, outlook.attacks()), "warning");
        }
        row(table, ui.text("plan.lost"), "bold");
        for (Side side : Side.values()) {
            spread(table, side, outlook.lost().of(side), words::decimal);
        }
        row(table, ui.text("plan.points"), "bold");
        for (Side side : Side.values()) {
            spread(table, side, outlook.points().of(side), words::signed);
        }
        if (outlook.linked()) {
            row(table, ui.text(outlook.parted() ? "plan.parted" : "plan.linked", Reckoning.MOST_COURSES), "small");
        }
        row(table, ui.text("odds.assumed"), "small");
    }

    private interface Written {
        String of(double number);
    }

    private void spread(Table table, Side side, Spread spread, Written written) {
        String name = ui.word(side);
        row(table, ui.text("plan.spread", name, written.of(spread.mean()), spread.least(), spread.most()), "default");
        if (spread.most() > spread.least()) {
            table.add(new SpreadBars(ui, spread, Chart.color(side))).growX().row();
        }
    }

    /** A chance in percent: what can happen is never written as what cannot, nor what may fail as what is sure. */
    private static String percent(double chance) {
        long rounded = Math.round(chance * PERCENT);
        if (rounded == 0 && chance > 0) {
            return "< 1";
        }
        return rounded == PERCENT && chance < 1 ? "> 99" : Long.toString(rounded);
    }
}
