package org.roadtorichmond.screen;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.play.Combat;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.view.Board;
import org.roadtorichmond.view.HexLayout;
import org.roadtorichmond.view.MapCamera;
import org.roadtorichmond.view.MapView;

/** The screen on which a battle is played: the map with what stands on it, and the panels round it. */
final class BattleScreen extends Page {
    private static final float SIDE_WIDTH = 318;
    private static final float LOG_HEIGHT = 210;
    private static final float READABLE = 28;
    private static final float TIP_DELAY = 0.35f;

    private final Session session;
    private final Control control;
    private final Bands bands;
    private final MapCamera camera;
    private final MapView map;
    private final BattleInput input;
    private final Prompter prompter;
    private final HintModel hints;
    private final Sheets sheetsOnTop = new Sheets(this);
    private final BattleSheets sheets;
    private final Panels panels = new Panels();
    private Board board;
    private float placedAt;
    private boolean logOpen;
    private boolean reported;

    /** The panels that are refilled; made anew with the interface scale. */
    private static final class Panels {
        private final Table side = new Table();
        private final Table tray = new Table();
        private final Table log = new Table();
    }

    private @Nullable Built built;

    /** What one building of the stage has made. */
    private record Built(TopBar top, LogDrawer log, Tray tray, Label hint, TextButton end, Label tip) {}

    BattleScreen(Studio studio, Session session) {
        super(studio);
        this.session = session;
        Battlefield field = session.game().state().scenario().field();
        control = new Control(session);
        bands = new Bands(session.game().state().scenario());
        camera = new MapCamera(new HexLayout(field.grid()));
        map = new MapView(field, camera.layout(), studio.ink(), studio.fonts());
        input = new BattleInput(this, control, camera);
        hints = new HintModel(control, studio.texts());
        sheets = new BattleSheets(this, control, sheetsOnTop, new SavedGames(studio.archive()));
        prompter = new Prompter(session, why -> sheets.tell(text("menu.title"), why));
        board = BoardModel.of(control, bands);
        // Whoever comes back to look at the field has read the report.
        reported = session.game().state().ending().isPresent();
        session.listen(() -> {
            control.settle();
            refresh();
        });
    }

    BattleSheets sheets() {
        return sheets;
    }

    Session session() {
        return session;
    }

    MapCamera camera() {
        return camera;
    }

    @Override
    boolean cancel() {
        return sheetsOnTop.close();
    }

    /** Whether a sheet lies over the map, so that keys are not meant for it. */
    boolean covered() {
        return sheetsOnTop.open();
    }

    @Override
    InputProcessor input() {
        return input;
    }

    @Override
    void build() {
        Theme theme = theme();
        Table root = new Table();
        root.setFillParent(true);
        root.setTouchable(Touchable.childrenOnly);
        TopBar top = new TopBar(this, session);
        Label hint = wrapped("", "hint");
        TextButton end = button("", "action", this::endPressed);
        LogDrawer log = new LogDrawer(this, session);
        Tray tray = new Tray(this, control, bands, () -> {
            follow();
            refresh();
        });
        root.add(top.build(buttons())).growX().colspan(2).height(theme.px(42)).row();
        Table left = new Table();
        left.add().grow().row();
        left.add(panels.tray).left().padLeft(theme.px(8)).padBottom(theme.px(8)).row();
        left.add(panels.log).growX();
        root.add(left).grow();
        root.add(sidePanel(theme)).width(theme.px(SIDE_WIDTH)).growY().row();
        root.add(foot(hint, end, theme)).growX().colspan(2).height(theme.px(58));
        stage().addActor(root);
        Label tip = wrapped("", "tooltip");
        tip.setVisible(false);
        tip.setTouchable(Touchable.disabled);
        stage().addActor(tip);
        panels.tray.setBackground(theme.panel());
        solid(panels.tray);
        built = new Built(top, log, tray, hint, end, tip);
        drawer();
        place(theme);
        refresh();
    }

    private Table buttons() {
        Table buttons = new Table();
        buttons.defaults().padLeft(theme().px(4));
        buttons.add(button(text("bar.ledger"), "top", sheets::ledger));
        buttons.add(button(text("bar.log"), "top", this::toggleLog));
        buttons.add(button(text("bar.keys"), "top", sheets::keys));
        buttons.add(button(text("bar.menu"), "top", this::menu));
        return buttons;
    }

    private Table sidePanel(Theme theme) {
        Table frame = panel();
        panels.side.top().pad(theme.px(6));
        frame.add(new Pane(panels.side, theme)).grow();
        return frame;
    }

    private Table foot(Label hint, TextButton end, Theme theme) {
        Table foot = panel();
        foot.add(hint).growX().left().padLeft(theme.px(10));
        foot.add(end).right().minWidth(theme.px(220)).growY().pad(theme.px(2));
        return foot;
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
            camera.fit();
            camera.atLeast(READABLE * theme.scale());
            lookAtArmy();
        }
    }

    private void lookAtArmy() {
        GameState state = session.game().state();
        float x = 0;
        float y = 0;
        int count = 0;
        for (Unit unit : state.forces().units()) {
            if (state.onMap(unit)) {
                var hex = state.hexOf(unit).orElseThrow();
                x += camera.layout().x(hex);
                y += camera.layout().y(hex);
                count++;
            }
        }
        if (count > 0) {
            camera.look(x / count, y / count);
        }
    }

    /** Brings the chosen unit into sight, or where it can enter. */
    void follow() {
        if (control.selection() instanceof Selection.Units units) {
            bringIntoSight(units.hex());
        } else if (control.selection() instanceof Selection.Entering entering) {
            session.game().rules().reinforcements().entries(entering.unit()).keySet().stream()
                    .findFirst()
                    .ifPresent(this::bringIntoSight);
        }
    }

    private void bringIntoSight(Hex hex) {
        float x = camera.layout().x(hex);
        float y = camera.layout().y(hex);
        if (!camera.shows(x, y)) {
            camera.look(x, y);
        }
    }

    /** Makes everything seen agree with the game and the player's choice. */
    void refresh() {
        control.settle();
        board = BoardModel.of(control, bands);
        Built now = built;
        if (now != null) {
            now.top().refresh();
            panels.side.clear();
            new SidePanel(this, control, bands, this::refresh).fill(panels.side);
            now.tray().fill(panels.tray);
            now.hint().setText(hints.next());
            now.end().setText(ending());
            now.end().setDisabled(!mayEnd());
            now.tip().setVisible(false);
            if (logOpen) {
                now.log().refresh();
            }
        }
        prompter.prompt();
        if (session.game().state().ending().isPresent() && !reported) {
            reported = true;
            Gdx.app.postRunnable(this::report);
        }
        Gdx.graphics.requestRendering();
    }

    private void report() {
        studio().show(new ReportScreen(studio(), session));
    }

    private boolean mayEnd() {
        GameState state = session.game().state();
        if (state.ending().isPresent()) {
            return true;
        }
        return session.humanDecides()
                && (state.combat().isEmpty()
                        ? Agenda.mustStill(session.game()) == 0
                        : state.combat().get().stage() == Combat.Stage.ADVANCES);
    }

    private String ending() {
        GameState state = session.game().state();
        if (state.ending().isPresent()) {
            return text("bar.report");
        }
        if (state.combat().isPresent()) {
            boolean advances = state.combat().get().stage() == Combat.Stage.ADVANCES;
            return text(advances ? "bar.endAdvance" : "bar.endCombat");
        }
        boolean marching = state.moment().phase() == Phase.MOVEMENT;
        String words = text(marching ? "bar.endMovement" : "bar.endCombat");
        int must = session.humanDecides() ? Agenda.mustStill(session.game()) : 0;
        return must == 0 ? words : text("bar.endMust", words, must, text(marching ? "bar.enter" : "bar.attack"));
    }

    private void endPressed() {
        if (session.game().state().ending().isPresent()) {
            report();
        } else {
            control.endPhase();
            refresh();
        }
    }

    /** The mouse has come to another hex: the path is drawn there, or after a moment it is told why not. */
    void hovered(int x, int y) {
        board = BoardModel.of(control, bands);
        Built now = built;
        if (now == null) {
            return;
        }
        Label tip = now.tip();
        tip.clearActions();
        tip.setVisible(false);
        hints.whyNot().ifPresent(refusal -> {
            tip.setText(studio().texts().refusal(refusal));
            float width = theme().px(300);
            tip.setSize(width, 1);
            tip.layout();
            tip.setSize(width, tip.getPrefHeight());
            float right = stage().getWidth() - theme().px(SIDE_WIDTH) - width;
            tip.setPosition(Math.min(x + theme().px(18), right), Math.max(theme().px(60), y - tip.getHeight()));
            tip.addAction(Actions.sequence(Actions.delay(TIP_DELAY), Actions.visible(true)));
        });
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

    private void menu() {
        sheets.menu(() -> studio().show(new TitleScreen(studio())));
    }

    /** One step back: drops the choice, or opens the menu where nothing is chosen. */
    void escape() {
        if (!control.back()) {
            menu();
        }
    }

    @Override
    void paint() {
        map.draw(camera, board, Gdx.graphics.getBackBufferWidth(), Gdx.graphics.getBackBufferHeight());
    }

    @Override
    public void dispose() {
        prompter.dispose();
        map.dispose();
        super.dispose();
    }
}
