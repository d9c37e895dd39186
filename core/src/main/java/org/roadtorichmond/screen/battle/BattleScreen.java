package org.roadtorichmond.screen.battle;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.screen.battle.board.BoardModel;
import org.roadtorichmond.screen.battle.board.MapSight;
import org.roadtorichmond.screen.battle.board.StackPointer;
import org.roadtorichmond.screen.battle.panel.LayerBar;
import org.roadtorichmond.screen.battle.panel.LogDrawer;
import org.roadtorichmond.screen.battle.panel.SidePanel;
import org.roadtorichmond.screen.battle.panel.TopBar;
import org.roadtorichmond.screen.battle.panel.Tray;
import org.roadtorichmond.screen.battle.panel.WatchBar;
import org.roadtorichmond.screen.book.TitleScreen;
import org.roadtorichmond.screen.kit.Bands;
import org.roadtorichmond.screen.kit.Extent;
import org.roadtorichmond.screen.kit.Page;
import org.roadtorichmond.screen.kit.Sheets;
import org.roadtorichmond.screen.kit.Studio;
import org.roadtorichmond.screen.kit.Theme;
import org.roadtorichmond.screen.kit.Tips;
import org.roadtorichmond.screen.report.ReportScreen;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.KeyMap;
import org.roadtorichmond.session.SavedGames;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.Subscription;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.control.EndGuard;
import org.roadtorichmond.session.control.HintModel;
import org.roadtorichmond.session.control.Layer;
import org.roadtorichmond.session.control.WhyNot;
import org.roadtorichmond.session.table.GameTable;
import org.roadtorichmond.session.words.LedgerTrace;
import org.roadtorichmond.view.Board;
import org.roadtorichmond.view.HexLayout;
import org.roadtorichmond.view.MapCamera;
import org.roadtorichmond.view.MapView;

/** The screen on which a battle is played: the map with what stands on it, and the panels round it. */
public final class BattleScreen extends Page {
    private static final float SIDE_WIDTH = 318;
    private static final float LOG_HEIGHT = 210;
    private static final float READABLE = 28;
    private static final float MINIMAP = 190;
    private static final float FLASH = 2.5f;

    private final GameTable table;
    private final Session session;
    private final Control control;
    private final Bands bands;
    private final MapCamera camera;
    private final MapView map;
    private final MapSight sight;
    private final StackPointer stacks;
    private final BattleInput input;
    private final BattleTime time;
    private final Cover cover;
    private final Subscription subscription;
    private final HintModel hints;
    private final EndGuard guard;
    private final SidePanel side;
    private final Sheets sheetsOnTop = new Sheets(this);
    private final BattleSheets sheets;
    private final BattleFrame panels = new BattleFrame(this);
    private final PanelKeys panelKeys = new PanelKeys(List.of(panels.side, panels.log));
    private Board board;
    private float placedAt;
    private boolean logOpen;
    private boolean minimap = true;
    private boolean reported;

    private @Nullable Built built;

    /** What one building of the stage has made. */
    private record Built(
            TopBar top,
            LogDrawer log,
            Tray tray,
            Label hint,
            TextButton end,
            Tips tips,
            LayerBar layers,
            WatchBar watch) {}

    public BattleScreen(Studio studio, GameTable table) {
        super(studio, Extent.BATTLE);
        this.table = table;
        session = table.session();
        Battlefield field = session.game().state().scenario().field();
        control = new Control(session);
        bands = new Bands(session.game().state().scenario());
        camera = new MapCamera(new HexLayout(field.grid()));
        sight = new MapSight(control, camera);
        map = studio.map(session.game().state().scenario());
        stacks = new StackPointer(map, () -> board);
        hints = new HintModel(control, studio.texts());
        guard = new EndGuard(control);
        side = new SidePanel(this, control, bands, this::trace, this::refresh);
        sheets = new BattleSheets(this, control, sheetsOnTop, new SavedGames(studio.archive()));
        time = new BattleTime(this, session, bands);
        cover = new Cover(this, time);
        input = new BattleInput(this, control, camera);
        board = BoardModel.of(control, bands, studio.texts());
        // Whoever comes back to look at the field has read the report.
        reported = session.game().state().ending().isPresent();
        subscription = session.listen(change -> {
            control.settle();
            refresh();
        });
    }

    /** The screen as another had it: the map is seen as by a camera. */
    public BattleScreen(Studio studio, GameTable table, MapCamera like) {
        this(studio, table);
        camera.like(like);
        placedAt = theme().scale();
    }

    public BattleTime time() {
        return time;
    }

    public BattleSheets sheets() {
        return sheets;
    }

    Sheets sheetsOnTop() {
        return sheetsOnTop;
    }

    public GameTable table() {
        return table;
    }

    public Session session() {
        return session;
    }

    MapSight sight() {
        return sight;
    }

    /** What the mouse does with stacks. */
    StackPointer stacks() {
        return stacks;
    }

    public MapCamera camera() {
        return camera;
    }

    @Override
    public boolean cancel() {
        if (sheetsOnTop.close()) {
            return true;
        }
        boolean dismissed = panelKeys.leave() || guard.dismiss();
        if (dismissed) {
            refresh();
        }
        return dismissed;
    }

    @Override
    public Optional<String> told() {
        return control.refusal()
                .or(hints::whyNot)
                .or(new WhyNot(control)::planned)
                .map(Refusal::rule);
    }

    /** The keys' way into the panels. */
    PanelKeys panelKeys() {
        return panelKeys;
    }

    /** Whether a sheet lies over the map, so that keys are not meant for it. */
    boolean covered() {
        return sheetsOnTop.open() || leaves().open() || cover.hides();
    }

    @Override
    public Rules rules() {
        return session.game().state().scenario().rules();
    }

    @Override
    public InputProcessor input() {
        return input;
    }

    @Override
    public void build() {
        Theme theme = theme();
        Table root = new Table();
        root.setFillParent(true);
        root.setTouchable(Touchable.childrenOnly);
        stage().addActor(root);
        Tips tips = new Tips(this);
        TopBar top = new TopBar(this, tips, () -> input.press(KeyAction.LEDGER));
        Label hint = wrapped("", "hint");
        TextButton end = tips.explain(button("", "action", this::endPressed), this::whyNotEnding);
        LogDrawer log = new LogDrawer(this, control, this::point);
        Tray tray = new Tray(this, control, bands, () -> {
            sight.follow();
            refresh();
        });
        KeyMap keys = new KeyMap(studio().preferences());
        LayerBar layers = new LayerBar(this, control, keys, tips, this::refresh);
        root.add(panels.top(top, panels.buttons(control, input)))
                .growX()
                .colspan(2)
                .height(theme.px(42))
                .row();
        root.add(panels.overMap(panels.small(map.minimap(), theme.px(MINIMAP), () -> board)))
                .grow();
        root.add(panels.side()).width(theme.px(SIDE_WIDTH)).growY().row();
        root.add(panels.foot(hint, end)).growX().colspan(2).height(theme.px(58));
        panels.tray.setBackground(theme.panel());
        solid(panels.tray);
        WatchBar watch = new WatchBar(this, time);
        stage().addActor(watch.layer(theme.px(SIDE_WIDTH), theme.px(58), theme.px(MINIMAP)));
        built = new Built(top, log, tray, hint, end, tips, layers, watch);
        side.forget();
        panelKeys.build(this);
        cover.build(theme.px(42));
        drawer();
        place(theme);
        refresh();
    }

    /** Tells the camera what the panels leave free; at first the armies are looked at, from as near as they can be read. */
    private void place(Theme theme) {
        int foot = theme.px(58);
        int width = Gdx.graphics.getWidth() - theme.px(SIDE_WIDTH);
        int drawer = logOpen ? theme.px(LOG_HEIGHT) : 0;
        int height = Gdx.graphics.getHeight() - foot - drawer - theme.px(42);
        camera.area(0, foot + drawer, width, height);
        if (placedAt != theme.scale()) {
            placedAt = theme.scale();
            sight.begin(READABLE * theme.scale());
        }
    }

    /** Makes everything seen agree with the game and the player's choice. */
    void refresh() {
        control.settle();
        board = BoardModel.of(control, bands, studio().texts());
        Built now = built;
        cover.refresh();
        if (time.unseen()) {
            watched();
        } else if (now != null) {
            now.watch().refresh();
            now.top().refresh(session.game());
            side.refresh(panels.side);
            now.tray().fill(panels.tray);
            panels.tray.setVisible(panels.tray.hasChildren());
            now.layers().fill(panels.layers, minimap, () -> minimap = !minimap);
            panels.minimap.setVisible(minimap);
            now.hint().setText(guard.asking() ? text("hint.sure") : hints.next());
            now.end().setVisible(true);
            now.end().setText(guard.words(studio().texts()));
            now.end().setDisabled(!guard.open());
            now.tips().hide();
            if (logOpen) {
                now.log().refresh();
            }
        }
        if (session.game().state().ending().isPresent() && !reported && !time.behind()) {
            reported = true;
            Gdx.app.postRunnable(this::report);
        }
        Gdx.graphics.requestRendering();
    }

    /** Shows where on the map, and by which entry of the log, units or hexes came into the ledger. */
    private void trace(List<String> names) {
        LedgerTrace.Target target = new LedgerTrace(session.game()).of(names);
        point(target.hexes());
        Built now = built;
        if (target.entry().isPresent() && now != null && control.shows(Layer.POINTS)) {
            if (!logOpen) {
                toggleLog();
            }
            now.log().show(target.entry().getAsInt());
        }
    }

    /** Points hexes out on the map for a moment and brings them into sight. */
    private void point(List<Hex> hexes) {
        control.show(hexes);
        hexes.forEach(sight::bring);
        stage().getRoot().clearActions();
        stage().addAction(Actions.sequence(Actions.delay(FLASH), Actions.run(() -> {
            control.show(List.of());
            refresh();
        })));
        refresh();
    }

    void switchMinimap() {
        minimap = !minimap;
    }

    /** Moves the cursor of the keys; it appears at what is chosen, or in the middle of what is seen. */
    void moveCursor(int columns, int rows) {
        control.cursor().move(columns, rows, sight.start());
        control.cursor().hex().ifPresent(hex -> {
            sight.bring(hex);
            hovered(
                    Math.round(camera.pixelX(camera.layout().x(hex))),
                    Math.round(camera.pixelY(camera.layout().y(hex))));
        });
    }

    private String whyNotEnding() {
        return new WhyNot(control).ending().map(studio().texts()::refusal).orElse("");
    }

    /** Ends the phase, or asks first whether that is meant; when the game is over, leads to its report. */
    void endPhase() {
        if (session.game().state().ending().isPresent()) {
            report();
        } else {
            guard.press();
            refresh();
        }
    }

    private void report() {
        studio().show(new ReportScreen(studio(), session));
    }

    /** The second click of a hasty pair was not meant for what the button says by now. */
    private void endPressed() {
        Built now = built;
        if (now != null && now.end().getClickListener().getTapCount() == 1) {
            endPhase();
        }
    }

    /** The mouse has come to another hex: the path is drawn there, or after a moment it is told why not. */
    void hovered(int x, int y) {
        board = BoardModel.of(control, bands, studio().texts());
        Built now = built;
        if (now == null) {
            return;
        }
        now.tips().hide();
        hints.whyNot().ifPresent(refusal -> now.tips().point(studio().texts().refusal(refusal), x, y));
        Gdx.graphics.requestRendering();
    }

    void toggleLog() {
        logOpen = !logOpen;
        drawer();
        place(theme());
        refresh();
    }

    private void drawer() {
        panels.log.clear();
        Built now = built;
        if (logOpen && now != null) {
            panels.log.add(now.log().build()).growX().height(theme().px(LOG_HEIGHT));
        }
    }

    void menu() {
        sheets.menu(new TimeSheets(this, time), () -> {
            studio().leaveTable();
            studio().show(new TitleScreen(studio()));
        });
    }

    /** The panels while more has happened than was shown: they tell of what is shown. */
    void watched() {
        Built now = built;
        if (now != null && time.unseen()) {
            now.watch().refresh();
            panels.tray.setVisible(false);
            time.shown().ifPresent(now.top()::refresh);
            now.hint().setText(text("watch.hint"));
            now.end().setVisible(false);
            now.tips().hide();
        }
    }

    /** One step back: drops the choice, or opens the menu where nothing is chosen. */
    void escape() {
        if (!control.back()) {
            menu();
        }
    }

    @Override
    public void paint() {
        time.act(Gdx.graphics.getDeltaTime());
        map.draw(camera, time.board(board), Gdx.graphics.getBackBufferWidth(), Gdx.graphics.getBackBufferHeight());
    }

    @Override
    public void dispose() {
        stacks.close();
        subscription.close();
        side.dispose();
        time.dispose();
        map.dispose();
        panels.dispose();
        super.dispose();
    }
}
