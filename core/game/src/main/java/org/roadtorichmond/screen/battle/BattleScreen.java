package org.roadtorichmond.screen.battle;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.screen.battle.board.BattleSigns;
import org.roadtorichmond.screen.battle.board.BoardPicture;
import org.roadtorichmond.screen.battle.board.CounterBoxes;
import org.roadtorichmond.screen.battle.board.HistoryMarks;
import org.roadtorichmond.screen.battle.board.HourLight;
import org.roadtorichmond.screen.battle.board.MapSight;
import org.roadtorichmond.screen.battle.board.SceneStyle;
import org.roadtorichmond.screen.battle.board.StackPointer;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.screen.kit.Extent;
import org.roadtorichmond.screen.kit.Navigator;
import org.roadtorichmond.screen.kit.Page;
import org.roadtorichmond.session.Change;
import org.roadtorichmond.session.HandOver;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.Person;
import org.roadtorichmond.session.PlanBook;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.control.DecidedHexes;
import org.roadtorichmond.session.control.EndGuard;
import org.roadtorichmond.session.control.HistoryModel;
import org.roadtorichmond.session.control.Layer;
import org.roadtorichmond.session.replay.Replay;
import org.roadtorichmond.session.replay.ShownGame;
import org.roadtorichmond.session.table.GameTable;
import org.roadtorichmond.view.CorpsBands;
import org.roadtorichmond.view.MapCamera;
import org.roadtorichmond.view.MapContents;
import org.roadtorichmond.view.MapView;
import org.roadtorichmond.work.Subscription;

/** The screen on which a battle is played: the map with what stands on it, and the panels round it. */
public final class BattleScreen extends Page implements BattlePanels.Requests, BattleMouse.Screen, LessonSeat.Screen {
    private static final float FLASH = 2.5f;

    private final GameTable table;
    private final Session session;
    private final Control control;
    private final CorpsBands bands;
    private final MapCamera camera;
    private final MapView map;
    private final MapSight sight;
    private final StackPointer stacks;
    private final ShownGame shown;
    private final HandOver handOver;
    private final EndGuard guard;
    private final Optional<HistoryModel> history;
    private final BattlePanels panels;
    private final BattleMenu menu;
    private final Optional<LessonSeat> lesson;
    private final BattleKeys keys;
    private final List<Subscription> subscriptions;
    private final BoardPicture board;
    private final FieldView view;
    private final HomeView home;
    private List<Hex> decided = List.of();
    private boolean reported;
    private Optional<PlanBook.Page> heeded;
    private final Person person;
    private @Nullable HandOverDialog handOverDialog;

    /**
     * The battle of a game.
     *
     * @param like the camera that saw the map before, if it is to be seen as there
     * @param layers the overlays that are shown at first
     */
    public BattleScreen(
            AppContext app, Navigator navigator, GameTable table, Optional<MapCamera> like, Set<Layer> layers) {
        super(app, navigator, Extent.BATTLE);
        this.table = table;
        session = table.session();
        Scenario scenario = session.state().scenario();
        control = new Control(session);
        layers.forEach(control.display()::toggle);
        control.display().heed(table.staff()::held);
        control.confirmation().heed(table.staff()::aide);
        bands = new CorpsBands(scenario);
        boolean taught = table.tutor().isPresent();
        MapTurning turning = new MapTurning(app, scenario.field(), !taught);
        camera = new MapCamera(turning.layout());
        map = app.map(scenario, camera.layout().turned());
        sight = new MapSight(control, camera);
        view = new FieldView(app, camera, map, turning, sight, session.state(), taught);
        like.ifPresent(view::like);
        home = new HomeView(app.preferences(), table, camera, sight);
        guard = new EndGuard(control);
        shown = table.shown();
        BattleSigns signs = new BattleSigns(scenario, app.texts());
        board = new BoardPicture(control, bands, shown, () -> new SceneStyle(texts(), signs, theme().scale()));
        stacks = new StackPointer(map, board::known);
        handOver = table.handOver();
        history = app.historyInPlay(scenario).map(known -> new HistoryModel(known, scenario));
        menu = new BattleMenu(this, dialogs(), navigator, control, table, camera, this::press);
        panels = new BattlePanels(this, control, bands, table, guard, history, menu, this);
        lesson = table.tutor().map(tutor -> new LessonSeat(this, navigator, tutor, control, guard, this));
        keys = new BattleKeys(shown, this::stale);
        keys.game(control, guard, sight);
        keys.cursor(control, sight, this::cursorMoved);
        keys.menu(menu);
        keys.camera(camera, stacks, view);
        keys.on(KeyAction.TURN_MAP, () -> view.turn(this::rebuild));
        keys.on(KeyAction.END_PHASE, this::endPhase);
        keys.panels(panels);
        keys.on(KeyAction.HISTORY, () -> menu.history(history.isPresent()));
        keys.on(KeyAction.SOUND, app.sounds()::toggle);
        keys.opponent(table.opponent(), this::point);
        app.sounds().heardFrom(camera::seenHeight);
        keys.on(KeyAction.BACK, this::back);
        person = new Person(session);
        // A player who comes back to look at the field has read the report.
        reported = table.over() || lesson.isPresent();
        heeded = table.staff().advice();
        subscriptions = List.of(
                session.listen(this::changed),
                shown.listen(this::stale),
                table.staff().listen(() -> advised(table.staff().advice())),
                table.recall().listen(this::stale),
                table.lostCause().listen(this::stale));
    }

    /** The session of the game on the screen. */
    public Session session() {
        return session;
    }

    /** The camera that sees the map; another screen may take its view over. */
    public MapCamera camera() {
        return camera;
    }

    /** Whether a dialog asks the players to change seats. */
    public boolean handsOver() {
        return handOver.due().isPresent();
    }

    private void changed(Change change) {
        control.settle();
        coverForHandOver();
        home.leave();
        if (control.quiet().on()) {
            // Whoever is notified of this change is to be notified before the next one is made.
            Gdx.app.postRunnable(control.quiet()::goOn);
        }
        if (person.changed()) {
            stacks.rest();
            panels.change();
        }
        if (!change.isNote() && control.selection() instanceof Selection.Mover && !shown.unseen()) {
            sight.follow();
        }
        stale();
    }

    /** Brings what new advice begins with into sight. */
    private void advised(Optional<PlanBook.Page> advice) {
        if (!advice.equals(heeded)) {
            heeded = advice;
            advice.flatMap(page -> page.plan().focus()).ifPresent(sight::bring);
        }
        stale();
    }

    /** Hides everything at once when another player sits down, so that no key of one is taken for the other's. */
    private void coverForHandOver() {
        if (handOverDialog == null
                && handOver.due().isPresent()
                && app().preferences().get(Setting.HAND_OVER)) {
            handOverDialog =
                    new HandOverDialog(this, table, bands, handOver.due().get(), this::handedOver);
            dialogs().open(handOverDialog);
        } else if (handOverDialog != null && handOver.due().isEmpty()) {
            dialogs().close(handOverDialog);
            handOverDialog = null;
        }
    }

    @Override
    public Optional<String> ruleShown() {
        return panels.ruleShown();
    }

    @Override
    public Rules rules() {
        return session.state().scenario().rules();
    }

    @Override
    public void build() {
        panels.build(map.minimap(), camera, board::known);
        lesson.ifPresent(seat -> seat.build(panels.head()));
        table.solving().ifPresent(solving -> new TaskCard(this, navigator(), solving).build(panels.head()));
    }

    @Override
    public void placeMap(int y, int width, int height) {
        view.place(y, width, height);
    }

    @Override
    public void hide() {
        view.remember();
    }

    /** Makes everything seen agree with the game and the player's choice. */
    @Override
    public void refresh() {
        control.settle();
        coverForHandOver();
        lesson.ifPresent(seat -> seat.refresh(!shown.unseen()));
        board.refresh();
        decided = DecidedHexes.of(control);
        map.light(HourLight.of(shown.game().state(), app().preferences()));
        panels.refresh(handOver.interrupts());
        home.come(handOverDialog == null && !control.quiet().on());
        if (table.over() && !reported && !shown.behind()) {
            reported = true;
            Gdx.app.postRunnable(() -> navigator().report(session));
        }
    }

    private void handedOver(Optional<Replay.Stretch> seenFirst) {
        handOver.done();
        coverForHandOver();
        stale();
        if (seenFirst.isPresent()) {
            menu.replay(seenFirst);
        }
    }

    /** Points hexes out on the map for a moment and brings them into sight. */
    @Override
    public void point(List<Hex> hexes) {
        control.display().show(hexes);
        hexes.forEach(sight::bring);
        stage().getRoot().clearActions();
        stage().addAction(Actions.sequence(Actions.delay(FLASH), Actions.run(() -> {
            control.display().show(List.of());
            stale();
        })));
        stale();
    }

    @Override
    public void follow() {
        sight.follow();
    }

    private void cursorMoved() {
        control.cursor()
                .hex()
                .ifPresent(hex -> hovered(
                        Math.round(camera.pixelX(camera.layout().x(hex))),
                        Math.round(camera.pixelY(camera.layout().y(hex)))));
    }

    /** The mouse or the cursor has come to another hex: the path is drawn there, or after a moment it is said why not. */
    @Override
    public void hovered(int x, int y) {
        if (shown.unseen()) {
            return;
        }
        board.refresh();
        panels.explain(x, y, CounterBoxes.of(camera, DecidedHexes.pointed(control)));
        Gdx.graphics.requestRendering();
    }

    /** Ends the phase, or asks first whether that is meant; when the game is over, leads to its report. */
    private void endPhase() {
        if (table.over()) {
            navigator().report(session);
        } else {
            guard.press();
        }
    }

    /** One step back: drops the choice, closes what is open beside the map, or opens the menu where nothing is. */
    private void back() {
        if (!menu.stopThinking() && !control.back() && !panels.reference().close()) {
            menu.open();
        }
    }

    @Override
    public boolean cancel() {
        boolean dismissed = stopsWriting() || panels.keys().leave() || guard.dismiss();
        if (dismissed) {
            stale();
        }
        return dismissed;
    }

    /** Takes the keys from a field in which something is sought; whether they were in one. */
    private boolean stopsWriting() {
        boolean writing = stage().getKeyboardFocus() != null;
        stage().setKeyboardFocus(null);
        return writing;
    }

    @Override
    public void press(KeyAction action) {
        pressed(action);
    }

    private boolean pressed(KeyAction action) {
        boolean onward =
                !shown.unseen() && lesson.filter(seat -> seat.goesOn(action)).isPresent();
        lesson.ifPresent(seat -> seat.pressed(action));
        return onward || keys.press(action);
    }

    @Override
    public boolean key(int key) {
        return app().keys().action(held().stroke(key)).filter(this::pressed).isPresent();
    }

    @Override
    public Optional<Group> reach() {
        return panels.keys().panel();
    }

    @Override
    public void leavePanels() {
        stage().setKeyboardFocus(null);
        panels.keys().leave();
    }

    @Override
    public boolean onPanel(int x, int y) {
        return panelAt(x, y) != null;
    }

    @Override
    public InputProcessor mouse() {
        return new BattleMouse(this, control, camera, stacks, shown, held());
    }

    @Override
    public void paint() {
        Replay replay = shown.playback().replay();
        int before = replay.position();
        float seconds = Gdx.graphics.getDeltaTime();
        boolean moving = shown.advance(seconds);
        if (moving
                && before != replay.position()
                && shown.watching()
                && app().preferences().get(Setting.FOLLOW)) {
            sight.followTo(replay, app().preferences().get(Setting.ANIMATIONS));
        }
        boolean free = !dialogs().isOpen() && stage().getKeyboardFocus() == null;
        if (view.moves(seconds, free, !held().control() && !held().shift()) || moving) {
            Gdx.graphics.requestRendering();
        }
        panels.giveWay(decided);
        MapContents picture = board.now(app().preferences().get(Setting.ANIMATIONS));
        MapContents marked = history.filter(model -> control.display().shows(Layer.HISTORY))
                .map(model -> HistoryMarks.on(picture, model))
                .orElse(picture);
        MapContents taught = lesson.map(seat -> seat.mark(marked)).orElse(marked);
        map.draw(camera, taught, Gdx.graphics.getBackBufferWidth(), Gdx.graphics.getBackBufferHeight());
    }

    @Override
    public void mouseAt(int x, int y) {
        view.mouse(x, y);
    }

    @Override
    public void dispose() {
        control.quiet().cancel();
        stacks.close();
        subscriptions.forEach(Subscription::close);
        panels.dispose();
        map.dispose();
        super.dispose();
    }
}
