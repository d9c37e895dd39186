package org.roadtorichmond.screen;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Screen;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.screen.battle.BattleScreen;
import org.roadtorichmond.screen.battle.replay.ReplayScreen;
import org.roadtorichmond.screen.book.AboutScreen;
import org.roadtorichmond.screen.book.LessonsScreen;
import org.roadtorichmond.screen.book.LoadScreen;
import org.roadtorichmond.screen.book.MatchWaitScreen;
import org.roadtorichmond.screen.book.MyGamesScreen;
import org.roadtorichmond.screen.book.NoticeScreen;
import org.roadtorichmond.screen.book.PositionsScreen;
import org.roadtorichmond.screen.book.SetUpScreen;
import org.roadtorichmond.screen.book.SettingsScreen;
import org.roadtorichmond.screen.book.TitleScreen;
import org.roadtorichmond.screen.book.TwoComputersScreen;
import org.roadtorichmond.screen.campaign.CampaignScreen;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.screen.kit.Dialogs;
import org.roadtorichmond.screen.kit.Modifiers;
import org.roadtorichmond.screen.kit.Navigator;
import org.roadtorichmond.screen.kit.Page;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.screen.kit.manual.ManualDialog;
import org.roadtorichmond.screen.report.ReportScreen;
import org.roadtorichmond.screen.report.SolvedScreen;
import org.roadtorichmond.screen.workshop.CampaignWorkshopScreen;
import org.roadtorichmond.screen.workshop.OwnCopy;
import org.roadtorichmond.screen.workshop.ScenariosScreen;
import org.roadtorichmond.screen.workshop.WorkshopScreen;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.control.Layer;
import org.roadtorichmond.session.lesson.Tutor;
import org.roadtorichmond.session.match.MatchSession;
import org.roadtorichmond.session.match.Matches;
import org.roadtorichmond.session.replay.Replay;
import org.roadtorichmond.session.solve.Solving;
import org.roadtorichmond.session.table.Purpose;
import org.roadtorichmond.view.MapCamera;
import org.roadtorichmond.workshop.OpenScenario;
import org.roadtorichmond.workshop.balance.BalanceDial;

/** Makes the screens, and shows one after another in the window. */
final class Screens implements Navigator {
    private final AppContext app;
    private final Matches matches;
    private @Nullable MatchWatch match;
    /** Outlives the screens of the workshop, so that it keeps its games when one of them is left. */
    private @Nullable BalanceDial balance;

    private @Nullable Screen shown;
    private @Nullable Session inspected;

    Screens(AppContext app, Matches matches) {
        this.app = app;
        this.matches = matches;
    }

    /** The screen in the window; none before the first. */
    @Nullable
    Screen shown() {
        return shown;
    }

    private void show(Screen next) {
        Screen before = shown;
        shown = next;
        app.preferences().inBattle(next instanceof BattleScreen);
        if (before != null) {
            before.hide();
            // What asked for the change may still be running inside the old screen.
            Gdx.app.postRunnable(before::dispose);
        }
        MatchWatch now = match;
        if (now != null && next instanceof Page page) {
            now.on(page);
        }
        next.show();
        next.resize(Gdx.graphics.getWidth(), Gdx.graphics.getHeight());
    }

    @Override
    public void title() {
        leaveMatch();
        show(new TitleScreen(app, this));
    }

    @Override
    public void setUp() {
        show(new SetUpScreen(app, this));
    }

    @Override
    public void twoComputers() {
        show(new TwoComputersScreen(app, this, matches));
    }

    @Override
    public void match(MatchSession opened) {
        leaveMatch();
        Optional<Session> begun = opened.session();
        if (begun.isPresent()) {
            match = new MatchWatch(app, opened, matches, this::next);
            battle(begun.get());
        } else {
            show(new MatchWaitScreen(app, this, opened, matches));
        }
    }

    @Override
    public void talk() {
        MatchWatch now = match;
        if (now != null) {
            now.talk();
        }
    }

    /** The next battle of a watched match, unless nobody watches any more. */
    private void next(Session begun) {
        if (match != null && match.isOf(begun)) {
            battle(begun);
        }
    }

    private void leaveMatch() {
        MatchWatch before = match;
        match = null;
        if (before != null) {
            before.close();
        }
    }

    @Override
    public void load(Optional<Session> table) {
        show(new LoadScreen(app, this, table, matches));
    }

    @Override
    public void settings(Optional<Session> table) {
        show(new SettingsScreen(app, this, table));
    }

    @Override
    public void campaign(Optional<String> file) {
        show(new CampaignScreen(app, this, file));
    }

    @Override
    public void workshop() {
        show(new ScenariosScreen(app, this));
    }

    @Override
    public void workshop(OpenScenario open) {
        if (open.isCampaign()) {
            show(new CampaignWorkshopScreen(app, this, open));
            return;
        }
        BalanceDial dial = balance;
        if (dial == null) {
            dial = new BalanceDial(app.yieldingWorker("balance of the workshop"), app.trouble());
            balance = dial;
        }
        show(new WorkshopScreen(app, this, open, dial));
    }

    /** Ends what works for the screens. */
    void close() {
        if (balance != null) {
            balance.close();
        }
    }

    @Override
    public void change(LoadedScenario played) {
        Result<OpenScenario> copied = OwnCopy.of(app, played);
        copied.value().ifPresentOrElse(this::workshop, () -> {
            workshop();
            if (shown instanceof Page page) {
                page.notice(page.text("menu.change"), page.tell(copied.problems()));
            }
        });
    }

    @Override
    public void myGames() {
        show(new MyGamesScreen(app, this));
    }

    @Override
    public void about() {
        show(new AboutScreen(app, this));
    }

    @Override
    public void lessons(Optional<Session> table) {
        show(new LessonsScreen(app, this, table));
    }

    @Override
    public void lesson(Tutor tutor) {
        leaveMatch();
        show(new BattleScreen(app, this, app.lay(Purpose.of(tutor)), Optional.empty(), Set.of()));
    }

    @Override
    public void positions() {
        show(new PositionsScreen(app, this));
    }

    @Override
    public void solve(Solving solving) {
        leaveMatch();
        show(new BattleScreen(app, this, app.lay(Purpose.of(solving)), Optional.empty(), Set.of()));
    }

    @Override
    public void battle(Session session, Optional<MapCamera> like, Set<Layer> layers) {
        if (!session.seats().unknown().isEmpty()) {
            // People hold the places of unknown commanders until someone is chosen.
            UnknownSeats unknown = new UnknownSeats(session);
            battle(unknown.held(), like, layers);
            unknown.ask((Page) Objects.requireNonNull(shown), this::battle);
            return;
        }
        boolean isMatch = match != null && match.isOf(session);
        if (!isMatch) {
            leaveMatch();
        }
        show(new BattleScreen(app, this, app.lay(session), like, layers));
        if (!isMatch && session != inspected) {
            inspected = session;
            inspect(session);
        }
    }

    /** Looks beside the battle whether a game that was opened is as it was played. */
    private void inspect(Session session) {
        if (!session.game().log().isEmpty()) {
            new Inspection(app).begin(session, words -> {
                if (session == inspected && shown instanceof Page page) {
                    page.notice(page.text("tampered.title"), words);
                }
            });
        }
    }

    @Override
    public void replay(Session session, MapCamera like, Optional<Replay.Stretch> stretch) {
        show(new ReplayScreen(app, this, session, like, stretch));
    }

    @Override
    public void report(Session session) {
        Optional<Solving> solved = app.lay(session).solving();
        show(solved.isPresent() ? new SolvedScreen(app, this, solved.get()) : new ReportScreen(app, this, session));
    }

    /** What the player reads after a fault of the program. */
    void notice(String words) {
        show(new NoticeScreen(app, this, words));
    }

    @Override
    public void manual(Widgets ui, Dialogs dialogs, Modifiers held, Rules rules, String rule) {
        dialogs.open(new ManualDialog(ui, dialogs, held, rules, rule, () -> lessons(app.session())));
    }
}
