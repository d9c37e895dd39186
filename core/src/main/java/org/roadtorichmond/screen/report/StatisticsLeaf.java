package org.roadtorichmond.screen.report;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.screen.kit.Leaf;
import org.roadtorichmond.screen.kit.Page;
import org.roadtorichmond.screen.kit.Theme;

/** The report of a game that goes on, laid over its battle: how matters stand. */
public final class StatisticsLeaf implements Leaf {
    private static final float WIDTH = 1240;

    private final Page page;
    private final ReportView view;

    public StatisticsLeaf(Page page, Game game) {
        this.page = page;
        view = new ReportView(page, game);
    }

    @Override
    public Table build() {
        Theme theme = page.theme();
        float wide = Math.min(theme.px(WIDTH), page.stage().getWidth() - theme.px(70));
        Table sheet = page.panel();
        sheet.pad(theme.px(14));
        sheet.add(page.label(page.text("report.asItStands"), "heading")).left().expandX();
        sheet.add(page.button(page.text("ledger.close"), "default", page.leaves()::close))
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
