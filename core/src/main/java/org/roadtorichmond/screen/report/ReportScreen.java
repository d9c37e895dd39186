package org.roadtorichmond.screen.report;

import com.badlogic.gdx.InputAdapter;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.HorizontalGroup;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.screen.battle.BattleScreen;
import org.roadtorichmond.screen.book.TitleScreen;
import org.roadtorichmond.screen.kit.Page;
import org.roadtorichmond.screen.kit.Sheets;
import org.roadtorichmond.screen.kit.Studio;
import org.roadtorichmond.screen.kit.Theme;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.session.SavedGames;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.control.Layer;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.VictorySystems;

/** The end of a game: who won and why, how it went, who was lost, what the dice did, and what to do next. */
public final class ReportScreen extends Page {
    private static final float WIDTH = 1240;
    private static final float LOW = 560;
    private static final float NARROW = 420;

    private final Session session;
    private final Sheets sheets = new Sheets(this);
    private final SavedGames saved;
    private @Nullable ReportView view;

    public ReportScreen(Studio studio, Session session) {
        super(studio);
        this.session = session;
        saved = new SavedGames(studio.archive());
    }

    private Scenario scenario() {
        return session.game().state().scenario();
    }

    @Override
    public Rules rules() {
        return scenario().rules();
    }

    @Override
    public void build() {
        Theme theme = theme();
        ReportView report = view;
        if (report == null) {
            report = new ReportView(this, session.game());
            view = report;
        }
        float wide = Math.min(theme.px(WIDTH), stage().getWidth() - theme.px(70));
        Table sheet = panel();
        sheet.pad(theme.px(14));
        if (stage().getHeight() >= theme.px(LOW)) {
            sheet.add(label(studio().texts().of(scenario()).name(), "subtitle")).row();
            sheet.add(label(headline(), "banner")).padBottom(theme.px(8)).row();
        } else {
            sheet.add(label(headline(), "heading")).padBottom(theme.px(4)).row();
        }
        sheet.add(report.build(wide)).growY().row();
        sheet.add(buttons(theme)).width(wide).padTop(theme.px(8));
        Table root = new Table();
        root.setFillParent(true);
        root.add(sheet).growY().pad(theme.px(10));
        stage().addActor(root);
    }

    private String headline() {
        return text("report.headline."
                + VictorySystem.judge(session.game()).winner().name());
    }

    /** What to do next; in several rows where the window is narrow. */
    private HorizontalGroup buttons(Theme theme) {
        HorizontalGroup row = new HorizontalGroup();
        row.wrap().center().rowCenter().space(theme.px(8)).wrapSpace(theme.px(4));
        row.addActor(enterButton(text("report.look"), this::look));
        row.addActor(button(text("report.save"), "default", this::save));
        row.addActor(button(text("report.again"), "default", this::again));
        row.addActor(button(text("report.manual"), "default", () -> manual("")));
        row.addActor(button(text("report.title.page"), "default", () -> studio().show(new TitleScreen(studio()))));
        return row;
    }

    /** Shows the field as it was left, with supply and lines of communications where they have decided. */
    private void look() {
        BattleScreen battle = new BattleScreen(studio(), studio().lay(session));
        if (VictorySystem.of(scenario()) == VictorySystem.ROAD_TO_RICHMOND) {
            battle.sheets().layer(Layer.SUPPLY);
            battle.sheets().layer(Layer.COMMUNICATIONS);
        }
        studio().show(battle);
    }

    /** The same battle from its beginning, with the same players and other dice. */
    private void again() {
        Session next = new Session(
                session.loaded(),
                VictorySystems.newGame(
                        session.game().state().survey(), session.game().opening(), Session.anySeed()),
                session.seats());
        studio().show(new BattleScreen(studio(), studio().lay(next)));
    }

    private void save() {
        TextField name = new TextField(Archive.named(studio().texts().of(scenario())), theme().skin());
        Table table = new Table();
        table.add(name).growX();
        Runnable write = () -> {
            String told = saved.save(session, name.getText())
                    .map(why -> text("files.failed", why))
                    .orElseGet(() -> text("files.saved", studio().archive().place(name.getText())));
            sheets.show(text("files.save"), wrapped(told, "book"), NARROW, List.of(closing()));
        };
        sheets.show(
                text("files.save"),
                table,
                NARROW,
                List.of(
                        enterButton(text("files.save"), write),
                        button(text("ledger.close"), "default", sheets::close)));
        stage().setKeyboardFocus(name);
        name.selectAll();
    }

    private Actor closing() {
        return enterButton(text("ledger.close"), sheets::close);
    }

    @Override
    public Group reach() {
        return sheets.top().orElseGet(super::reach);
    }

    @Override
    public boolean cancel() {
        return sheets.close();
    }

    @Override
    public InputProcessor input() {
        return new InputAdapter() {
            @Override
            public boolean keyDown(int key) {
                ReportView report = view;
                return report != null && !sheets.open() && report.key(key);
            }
        };
    }
}
