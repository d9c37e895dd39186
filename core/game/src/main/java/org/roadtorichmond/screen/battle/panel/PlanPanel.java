package org.roadtorichmond.screen.battle.panel;

import java.util.List;
import java.util.stream.Collectors;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.screen.kit.Rows;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.screen.kit.chart.Chart;
import org.roadtorichmond.session.AttackPlan;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.forecast.Distribution;
import org.roadtorichmond.session.forecast.Outlook;
import org.roadtorichmond.session.forecast.OutlookCalculator;
import org.roadtorichmond.session.forecast.OutlookWorker;
import org.roadtorichmond.session.words.EventSentences;
import org.roadtorichmond.unit.Side;

/** The attacks of the phase that were put aside, and what they and the one being planned would bring together. */
final class PlanPanel {
    private static final int PERCENT = 100;

    private final Rows rows;
    private final Widgets ui;
    private final Control control;
    private final OutlookWorker outlooks;
    private final ForecastPane words;
    private final Runnable changed;
    private boolean unfolded;

    /**
     * A panel that says in a line what is to be expected, and shows how likely each outcome is after a click on it.
     *
     * @param changed has the rows filled again
     */
    PlanPanel(Rows rows, Control control, OutlookWorker outlooks, Runnable changed) {
        this.changed = changed;
        this.rows = rows;
        ui = rows.ui();
        this.control = control;
        this.outlooks = outlooks;
        words = new ForecastPane(rows);
    }

    /**
     * Adds to a table what is planned, what has dropped out, and the attack being planned; nothing where nothing is
     * planned.
     */
    void list() {
        AttackPlan plan = control.session().plan();
        plan.fallen()
                .forEach(fallen -> rows.text(
                        ui.text(
                                "plan.fallen",
                                hexes(fallen.attack()),
                                ui.texts().refusal(fallen.refusal())),
                        "warning"));
        List<Selection.Attack> attacks = attacks();
        if (!attacks.isEmpty()) {
            rows.text(ui.text("plan.title", attacks.size()), "heading");
            attacks.forEach(attack -> line(attack));
            rows.text(
                    ui.text("plan.how", ui.key(KeyAction.PLAN), ui.key(KeyAction.CONFIRM), ui.key(KeyAction.UNDO)),
                    "small");
        }
    }

    /** What was put aside and what is being planned; nothing where nothing was put aside. */
    private List<Selection.Attack> attacks() {
        AttackPlan plan = control.session().plan();
        List<Selection.Attack> standing = plan.standing();
        return !standing.isEmpty() && control.selection() instanceof Selection.Attack attack && plan.takes(attack)
                ? plan.with(attack)
                : standing;
    }

    /** Adds to a table the outlook on all of them. */
    void outlook() {
        List<Selection.Attack> attacks = attacks();
        if (!attacks.isEmpty()) {
            rows.text(ui.text("plan.outlook"), "heading");
            outlooks.outlook(attacks.stream().map(Selection.Attack::command).toList())
                    .ifPresentOrElse(outlook -> outlook(outlook), () -> rows.text(ui.text("plan.reckoning"), "small"));
        }
    }

    private static String hexes(Selection.Attack attack) {
        return attack.targets().stream().map(Hex::number).collect(Collectors.joining(", "));
    }

    /** A planned attack, which a click takes up. */
    private void line(Selection.Attack attack) {
        Game game = control.session().game();
        String odds = game.rules().combat().odds(attack.command()).label();
        long won = game.rules().combat().faces(attack.command()).stream()
                .filter(CombatResult::clears)
                .count();
        String style = attack.equals(control.selection()) ? "chosen" : "list";
        rows.line(
                ui.text("plan.line", hexes(attack), odds, won, EventSentences.names(attack.attackers())),
                style,
                () -> control.select(attack));
        control.session()
                .options()
                .check(attack.command())
                .ifPresent(
                        refusal -> rows.text(ui.text("plan.notNow", ui.texts().refusal(refusal)), "warning"));
    }

    private void outlook(Outlook outlook) {
        rows.line(summary(outlook), unfolded ? "chosen" : "list", () -> {
            unfolded = !unfolded;
            changed.run();
        });
        if (unfolded) {
            details(outlook);
        }
    }

    /** The chance that all succeed, and what they are expected to cost and to bring. */
    private String summary(Outlook outlook) {
        // What the rules do not allow yet has no chance of its own.
        boolean all = outlook.made().most() == outlook.attacks();
        return ui.text(
                "plan.summary",
                all
                        ? ui.text("plan.succeed", outlook.attacks(), percent(outlook.allWon()))
                        : ui.text(
                                "plan.notAll", outlook.attacks(), outlook.made().most()),
                ui.word(Side.UNION),
                ui.texts().decimal(outlook.lost().of(Side.UNION).mean()),
                ui.texts().signed(outlook.points().of(Side.UNION).mean()),
                ui.word(Side.CONFEDERATE),
                ui.texts().decimal(outlook.lost().of(Side.CONFEDERATE).mean()),
                ui.texts().signed(outlook.points().of(Side.CONFEDERATE).mean()));
    }

    private void details(Outlook outlook) {
        for (long won = outlook.won().most(); won >= outlook.won().least(); won--) {
            double chance = outlook.won().chance(won);
            rows.text(ui.text("plan.won", won, outlook.attacks(), percent(chance)), "default");
            words.bar(won == outlook.attacks() ? CombatResult.DE : CombatResult.NO_EFFECT, chance);
        }
        if (outlook.made().least() < outlook.attacks()) {
            String mean = ui.texts().decimal(outlook.made().mean());
            rows.text(ui.text("plan.made", mean, outlook.attacks()), "warning");
        }
        rows.text(ui.text("plan.lost"), "bold");
        for (Side side : Side.values()) {
            distribution(side, outlook.lost().of(side), ui.texts()::decimal);
        }
        rows.text(ui.text("plan.points"), "bold");
        for (Side side : Side.values()) {
            distribution(side, outlook.points().of(side), ui.texts()::signed);
        }
        if (outlook.linked()) {
            rows.text(
                    ui.text(outlook.parted() ? "plan.parted" : "plan.linked", OutlookCalculator.MOST_COURSES), "small");
        }
        rows.text(ui.text("odds.assumed"), "small");
    }

    private interface Written {
        String of(double number);
    }

    private void distribution(Side side, Distribution distribution, Written written) {
        String name = ui.word(side);
        rows.text(
                ui.text(
                        "plan.spread",
                        name,
                        written.of(distribution.mean()),
                        distribution.least(),
                        distribution.most()),
                "default");
        if (distribution.most() > distribution.least()) {
            rows.add(new DistributionBars(ui, distribution, Chart.color(side)), 0);
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
