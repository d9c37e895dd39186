package org.roadtorichmond.screen.report;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.screen.kit.Dialog;
import org.roadtorichmond.screen.kit.Dialogs;
import org.roadtorichmond.screen.kit.Theme;
import org.roadtorichmond.screen.kit.Widgets;

/** The report of a game that goes on, laid over its battle: how matters stand. */
public final class StatisticsDialog implements Dialog {
    private static final float WIDTH = 1240;

    private final Widgets ui;
    private final Dialogs dialogs;
    private final ReportView view;

    /** A dialog on a game as it stands. */
    public StatisticsDialog(Widgets ui, Dialogs dialogs, Game game) {
        this.ui = ui;
        this.dialogs = dialogs;
        view = new ReportView(ui, game);
    }

    @Override
    public Table build() {
        Theme theme = ui.theme();
        float wide = Math.min(theme.px(WIDTH), ui.stage().getWidth() - theme.px(70));
        Table sheet = ui.panel();
        sheet.pad(theme.px(14));
        sheet.add(ui.label(ui.text("report.asItStands"), "heading")).left().expandX();
        sheet.add(ui.button(ui.text("ledger.close"), "default", () -> dialogs.close(this)))
                .right()
                .row();
        sheet.add(view.build(wide)).colspan(2).padTop(theme.px(8)).growY();
        Table frame = new Table();
        frame.add(sheet).growY();
        return frame;
    }

    @Override
    public boolean key(int key) {
        return view.key(key);
    }
}
