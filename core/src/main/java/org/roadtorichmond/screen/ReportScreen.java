package org.roadtorichmond.screen;

import com.badlogic.gdx.InputAdapter;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

/** The end of a game: who won, and every point with its rule. */
final class ReportScreen extends Page {
    private static final float WIDTH = 760;

    private final Session session;

    ReportScreen(Studio studio, Session session) {
        super(studio);
        this.session = session;
    }

    @Override
    void build() {
        Theme theme = theme();
        Table root = new Table();
        root.setFillParent(true);
        Table sheet = panel();
        sheet.pad(theme.px(24));
        sheet.add(label(text("report.title"), "subtitle")).row();
        sheet.add(label(session.game().state().scenario().name(), "banner")).row();
        session.game()
                .state()
                .ending()
                .ifPresent(ending -> sheet.add(label(studio().texts().kept(ending.reason()), "book"))
                        .padBottom(theme.px(16))
                        .row());
        sheet.add(new Pane(new LedgerTable(this).build(session.game()), theme))
                .width(Math.min(theme.px(WIDTH), stage().getWidth() * 0.85f))
                .growY()
                .row();
        Table buttons = new Table();
        buttons.defaults().pad(theme.px(6)).minWidth(theme.px(180));
        buttons.add(button(text("report.look"), "default", () -> studio().show(new BattleScreen(studio(), session))));
        buttons.add(button(text("report.again"), "action", () -> studio().show(new TitleScreen(studio()))));
        sheet.add(buttons).padTop(theme.px(14));
        root.add(sheet).growY().pad(theme.px(20));
        stage().addActor(root);
    }

    @Override
    boolean cancel() {
        return false;
    }

    @Override
    InputProcessor input() {
        return new InputAdapter();
    }
}
