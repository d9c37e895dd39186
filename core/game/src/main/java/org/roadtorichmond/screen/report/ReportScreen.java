package org.roadtorichmond.screen.report;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.ui.HorizontalGroup;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.played.PlayedGame;
import org.roadtorichmond.screen.battle.replay.TakeOverDialog;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.screen.kit.ChangeDialog;
import org.roadtorichmond.screen.kit.Navigator;
import org.roadtorichmond.screen.kit.Page;
import org.roadtorichmond.screen.kit.SaveDialog;
import org.roadtorichmond.screen.kit.Theme;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.session.RandomSeeds;
import org.roadtorichmond.session.SavedGames;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.campaign.CampaignProgress;
import org.roadtorichmond.session.campaign.CampaignWords;
import org.roadtorichmond.session.control.Layer;
import org.roadtorichmond.session.played.GameResult;
import org.roadtorichmond.session.replay.Replay;
import org.roadtorichmond.session.report.Comparison;
import org.roadtorichmond.session.review.ReviewRun;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.view.HexLayout;
import org.roadtorichmond.view.MapCamera;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.work.Worker;

/** The end of a game: who won and why, how it went, which units were lost, what the dice did, and what to do next. */
public final class ReportScreen extends Page {
    private static final float WIDTH = 1240;
    private static final float LOW = 560;

    private final Session session;
    private final Worker background;
    private final Worker reviewing;
    private final LastPosition position;
    private final Optional<Comparison> comparison;
    private final EndLeaf end;
    private @Nullable ReportView view;

    /** The report of a game that has ended. */
    public ReportScreen(AppContext app, Navigator navigator, Session session) {
        super(app, navigator);
        this.session = app.archive().calibrated(session);
        background = worker("story");
        reviewing = app.yieldingWorker("review");
        owned(reviewing::close);
        position = owned(new LastPosition(this, session));
        ReviewRun review = new ReviewRun(session, reviewing, this::reviewed, app.trouble());
        comparison =
                Comparison.of(session.loaded(), session.game(), app.archive().yardsticks(), app.history(scenario()));
        end = new EndLeaf(
                this, session, review, position, comparison.flatMap(Comparison::placing), actions(), this::tomorrow);
        Session copy = session.copy();
        background.run(
                () -> GameResult.of(copy, app.archive().yardsticks(), Instant.now()),
                (Optional<PlayedGame> result) -> result.ifPresent(end::keep));
        background.run(app.recorder()::trouble, end::notKept);
    }

    /** What the battle means for those to come, if it is one of a campaign. */
    private List<String> tomorrow() {
        Optional<Sentence> trouble = app().campaigning().trouble();
        return trouble.isPresent()
                ? List.of(text("campaign.notNoted", trouble.get()))
                : app().campaigning()
                        .of(session)
                        .flatMap(campaign -> campaign.after(session.game()))
                        .map(chain -> new CampaignWords(texts(), chain).tomorrow())
                        .orElse(List.of());
    }

    private void reviewed() {
        end.refresh();
    }

    private EndLeaf.Actions actions() {
        return new EndLeaf.Actions() {
            @Override
            public void otherwise(int entries) {
                new TakeOverDialog(ReportScreen.this, dialogs(), session.seats())
                        .ask(entries, seats -> playOtherwise(entries, seats));
            }

            @Override
            public void again(int from, int to) {
                Replay replay = new Replay(session.game());
                Replay.Stretch stretch = new Replay.Stretch(replay.positionBefore(from), replay.positionBefore(to));
                MapCamera camera =
                        new MapCamera(new HexLayout(scenario().field().grid()));
                camera.area(0, 0, Gdx.graphics.getWidth(), Gdx.graphics.getHeight());
                camera.fit();
                navigator().replay(session, camera, Optional.of(stretch));
            }
        };
    }

    /** Takes the game over from a moment; it stays among the saved games as it was played, or is not left. */
    private void playOtherwise(int entries, Seats seats) {
        SavedGames games = new SavedGames(app().archive());
        Optional<Sentence> refused = session.isKept()
                ? Optional.empty()
                : games.save(session, games.unused(Archive.named(texts().of(scenario()))));
        refused.ifPresentOrElse(
                why -> notice(text("end.otherwise"), text("end.notSaved", why)),
                () -> navigator().battle(session.takenOver(entries, seats), Optional.empty(), Set.of()));
    }

    private Scenario scenario() {
        return session.state().scenario();
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
            report = new ReportView(this, session.game(), comparison, Optional.of(end));
            view = report;
        }
        float wide = Math.min(theme.px(WIDTH), stage().getWidth() - theme.px(70));
        Table sheet = panel();
        sheet.pad(theme.px(14));
        if (stage().getHeight() >= theme.px(LOW)) {
            sheet.add(label(texts().of(scenario()).name(), "subtitle")).row();
            sheet.add(label(headline(), "banner")).row();
            sheet.add(label(players(), "small")).padBottom(theme.px(8)).row();
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

    /** Who played, and with which handicap. */
    private String players() {
        return texts().players(session.players(), session.loaded().handicap(), true);
    }

    /** What to do next; in several rows where the window is narrow. */
    private HorizontalGroup buttons(Theme theme) {
        HorizontalGroup row = new HorizontalGroup();
        row.wrap().center().rowCenter().space(theme.px(8)).wrapSpace(theme.px(4));
        Optional<CampaignProgress> campaign = app().campaigning().of(session);
        campaign.ifPresent(of -> row.addActor(
                enterButton(text("campaign.toCampaign"), () -> navigator().campaign(Optional.of(of.file())))));
        row.addActor(
                campaign.isPresent()
                        ? button(text("report.look"), "default", this::look)
                        : enterButton(text("report.look"), this::look));
        row.addActor(button(text("report.save"), "default", this::save));
        row.addActor(button(text("report.story"), "default", this::share));
        row.addActor(button(text("report.picture"), "default", this::picture));
        if (campaign.isEmpty()) {
            // The campaign itself has its battles fought again.
            row.addActor(button(text("report.again"), "default", this::again));
        }
        row.addActor(button(
                text("menu.change"),
                "default",
                () -> new ChangeDialog(this, dialogs(), session).ask(text("report.changeAsk"), navigator()::change)));
        row.addActor(button(text("report.manual"), "default", () -> manual("")));
        row.addActor(button(text("report.title.page"), "default", navigator()::title));
        return row;
    }

    /** Shows the field as it was left, with supply and lines of communications where they have decided. */
    private void look() {
        boolean supplied = VictorySystem.of(scenario()) == VictorySystem.ROAD_TO_RICHMOND;
        navigator().battle(session, Optional.empty(), supplied ? Set.of(Layer.SUPPLY, Layer.COMMUNICATIONS) : Set.of());
    }

    /** The same battle from its beginning, with the same players and other dice. */
    private void again() {
        Session next = new Session(
                session.loaded(),
                VictorySystems.newGame(session.state().survey(), session.game().opening(), RandomSeeds.seed()),
                session.seats());
        for (Side side : Side.values()) {
            next.players().name(side, session.players().written(side));
        }
        navigator().battle(next);
    }

    private void save() {
        new SaveDialog(this, dialogs(), session).ask(Archive.named(texts().of(scenario())));
    }

    /** Writes what happened as a page to share. */
    private void share() {
        new StoryDialog(this, dialogs(), background).write(session);
    }

    /** Draws the whole report as a picture. */
    private void picture() {
        ReportView report = view;
        if (report != null) {
            new ReportPicture(this, dialogs())
                    .write(
                            report,
                            List.of(texts().of(scenario()).name(), headline(), players()),
                            Archive.named(texts().of(scenario())));
        }
    }

    @Override
    public void render(float delta) {
        position.prepare();
        super.render(delta);
    }

    @Override
    public boolean firstKey(int key) {
        ReportView report = view;
        return report != null && report.key(key);
    }
}
