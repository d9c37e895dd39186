package org.roadtorichmond.screen.battle.panel;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.ai.Plan;
import org.roadtorichmond.ai.advice.OrderWords;
import org.roadtorichmond.ai.outlook.Tenths;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.screen.kit.Rows;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.PlanBook;
import org.roadtorichmond.session.Preferences;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.session.table.Staff;

/** What a player asks of his staff: a plan, by whom, and that it is carried out. */
final class StaffPanel {
    private final Rows rows;
    private final Widgets ui;
    private final Staff staff;
    private final Runnable asks;

    /** A panel whose button that asks the staff does so. */
    StaffPanel(Rows rows, Staff staff, Runnable asks) {
        this.asks = asks;
        this.rows = rows;
        ui = rows.ui();
        this.staff = staff;
    }

    /** Adds which commander to ask, which one thinks, or what can be done with the advice that holds. */
    void fill() {
        rows.text(ui.text("staff.title"), "heading");
        Optional<String> thinking = staff.thinking();
        if (thinking.isPresent()) {
            rows.text(ui.text("staff.thinking", ui.texts().playerOfLevel(thinking.get())), "default");
            rows.button(ui.text("staff.cancel", ui.key(KeyAction.BACK)), "default", staff::cancel);
            return;
        }
        Preferences preferences = ui.app().preferences();
        rows.add(
                ui.choices(
                        Setting.ADVISER.choices(),
                        preferences.get(Setting.ADVISER),
                        this::adviser,
                        who -> rows.act(() -> preferences.set(Setting.ADVISER, who))),
                2);
        rows.text(ui.texts().playerOfLevel(staff.adviser(preferences.get(Setting.ADVISER))), "small");
        LessonRings.named(
                KeyAction.ADVICE, rows.button(ui.text("staff.ask", ui.key(KeyAction.ADVICE)), "default", asks));
        rows.text(ui.text("staff.marked"), "small");
        orders();
    }

    /** Whom a player wishes to ask, in words. */
    private String adviser(String wish) {
        return wish.equals(Setting.ADVISER.usual())
                ? ui.text("staff.opponent")
                : ui.texts().player(wish);
    }

    private void orders() {
        List<Command> left = staff.left();
        if (left.isEmpty()) {
            staff.advice().ifPresent(done -> rows.text(ui.text("staff.done"), "good"));
            return;
        }
        Optional<Plan> worse = staff.advice().map(PlanBook.Page::plan).filter(Plan::worseThanStanding);
        worse.ifPresent(plan -> rows.text(
                ui.text(
                        "staff.lowers",
                        ui.tell(Tenths.percent(plan.expected())),
                        ui.tell(Tenths.percent(plan.standing().orElseThrow()))),
                "warning"));
        rows.button(ui.text("staff.all", left.size()), "default", staff::carryOut);
        rows.line(ui.text("staff.next", OrderWords.of(left.get(0))), "list", staff::carryOutNext);
    }
}
