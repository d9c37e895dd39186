package org.roadtorichmond.screen.battle.panel;

import org.roadtorichmond.screen.kit.Rows;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.review.LostCause;

/** The offer to give a lost battle up with honours, and two ways to refuse it: for this battle, and for good. */
final class HonoursRows {
    private static final int PERCENT = 100;

    private final Rows rows;
    private final Widgets ui;
    private final Control control;
    private final LostCause cause;

    HonoursRows(Rows rows, Control control, LostCause cause) {
        this.rows = rows;
        this.control = control;
        this.cause = cause;
        ui = rows.ui();
    }

    /** Whether the offer is made. */
    boolean offered() {
        return ui.app().preferences().get(Setting.HONOURS) && cause.offered().isPresent();
    }

    /** Adds the offer, if it is made. */
    void fill() {
        if (!offered()) {
            return;
        }
        rows.text(ui.text("honours.title"), "heading");
        rows.text(ui.text("honours.words", Math.round(LostCause.HOPELESS * PERCENT), LostCause.TURNS), "default");
        cause.offered().ifPresent(side -> rows.button(ui.text("honours.end"), "default", () -> control.concede(side)));
        rows.button(ui.text("honours.fightOn"), "default", cause::refuse);
        rows.button(ui.text("honours.never"), "default", () -> {
            cause.refuse();
            ui.app().preferences().set(Setting.HONOURS, false);
        });
    }
}
