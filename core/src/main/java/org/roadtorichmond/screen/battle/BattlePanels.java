package org.roadtorichmond.screen.battle;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.utils.Disposable;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.screen.battle.board.MinimapPane;
import org.roadtorichmond.screen.battle.panel.LayerBar;
import org.roadtorichmond.screen.battle.panel.LogDrawer;
import org.roadtorichmond.screen.battle.panel.SidePanel;
import org.roadtorichmond.screen.battle.panel.TopBar;
import org.roadtorichmond.screen.battle.panel.Tray;
import org.roadtorichmond.screen.battle.panel.WatchBar;
import org.roadtorichmond.screen.kit.Pane;
import org.roadtorichmond.screen.kit.Rows;
import org.roadtorichmond.screen.kit.StillPane;
import org.roadtorichmond.screen.kit.Tips;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.TurnClock;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.control.EndGuard;
import org.roadtorichmond.session.control.HintModel;
import org.roadtorichmond.session.control.HistoryModel;
import org.roadtorichmond.session.control.Layer;
import org.roadtorichmond.session.control.WhyNot;
import org.roadtorichmond.session.replay.ShownGame;
import org.roadtorichmond.session.table.GameTable;
import org.roadtorichmond.session.words.LedgerTrace;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.view.Board;
import org.roadtorichmond.view.CorpsBands;
import org.roadtorichmond.view.MapCamera;
import org.roadtorichmond.view.Minimap;
import org.roadtorichmond.view.Palette;
import org.roadtorichmond.view.Stills;

/** The panels round the map of a battle: where they lie, what they show, and which of them the keys are in. */
final class BattlePanels implements Disposable {
    private static final float SIDE_WIDTH = 318;
    private static final float LOG_HEIGHT = 210;
    private static final float MINIMAP = 190;
    private static final float TOP = 42;
    private static final float FOOT = 58;

    private final Widgets ui;
    private final Control control;
    private final CorpsBands bands;
    private final ShownGame shown;
    private final TurnClock clock;
    private final Requests requests;
    private final EndGuard guard;
    private final Optional<HistoryModel> history;
    private final HintModel hints;
    private final SidePanel sidePanel;
    private final Stills stills;
    private final Table side = new Table();
    private final Table log = new Table();
    private boolean logOpen;
    private boolean minimapOpen = true;
    /** The panel that the keys are in: 0 the side, 1 the log; negative while they are on the map. */
    private int keysIn = -1;

    private @Nullable Built built;

    /** What the panels ask of the screen round which they lie. */
    interface Requests {
        /** Does what a key's action is. */
        void press(KeyAction action);

        void openMenu();

        /** Has everything seen refreshed. */
        void stale();

        /** Points hexes out on the map for a moment and brings them into sight. */
        void point(List<Hex> hexes);

        /** Brings the chosen unit into sight. */
        void follow();

        /** Puts the focus of the keys on the first thing of the panel that they are in, or hides it. */
        void focus(boolean seen);

        /** Lays the map out in the room that the panels leave, in pixels from the lower left. */
        void placeMap(int y, int width, int height);
    }

    /** What one building of the stage has made. */
    private record Built(
            TopBar top,
            TextButton undo,
            TextButton redo,
            LogDrawer log,
            Table trayPanel,
            Tray tray,
            Table layersPanel,
            LayerBar layers,
            Table minimap,
            Label hint,
            TextButton end,
            Label interruption,
            WatchBar watch,
            Tips tips) {}

    BattlePanels(
            Widgets ui,
            Control control,
            CorpsBands bands,
            GameTable table,
            EndGuard guard,
            Optional<HistoryModel> history,
            Requests requests) {
        this.ui = ui;
        this.control = control;
        this.bands = bands;
        shown = table.shown();
        clock = table.clock();
        this.guard = guard;
        this.history = history;
        this.requests = requests;
        hints = new HintModel(control, ui.texts());
        stills = new Stills(ui.app().ink());
        sidePanel = new SidePanel(new Rows(ui, side, requests::stale), control, table, bands, history, this::trace);
    }

    /** Builds all panels on the empty stage. */
    void build(Minimap small, MapCamera camera, Supplier<Board> board) {
        Tips tips = new Tips(ui);
        Built made = new Built(
                new TopBar(
                        ui,
                        tips,
                        clock,
                        () -> requests.press(KeyAction.LEDGER),
                        history.map(model -> () -> requests.press(KeyAction.HISTORY))),
                ui.button(ui.text("bar.undo"), "top", () -> requests.press(KeyAction.UNDO)),
                ui.button(ui.text("bar.redo"), "top", () -> requests.press(KeyAction.REDO)),
                new LogDrawer(ui, control, shown, requests::point),
                ui.panel(),
                new Tray(ui, control, bands, () -> {
                    requests.follow();
                    requests.stale();
                }),
                new Table(),
                new LayerBar(ui, control, tips, requests::stale),
                ui.solid(new Table()),
                ui.wrapped("", "hint"),
                tips.explain(ui.button("", "action", this::endPressed), this::whyNotEnding),
                ui.label("", "banner"),
                new WatchBar(ui, shown),
                tips);
        made.minimap().setBackground(ui.theme().box(Palette.INK, Palette.PAPER, 2));
        made.minimap().add(new MinimapPane(small, camera, ui.px(MINIMAP), board, stills.part()));
        Table root = new Table();
        root.setFillParent(true);
        root.setTouchable(Touchable.childrenOnly);
        root.add(new StillPane(made.top().build(buttons(made)), stills.part()))
                .growX()
                .colspan(2)
                .height(ui.px(TOP))
                .row();
        root.add(overMap(made)).grow();
        Table frame = ui.panel();
        side.clear();
        side.top().pad(ui.px(6));
        frame.add(new Pane(side, ui.theme())).grow();
        root.add(new StillPane(frame, stills.part()))
                .width(ui.px(SIDE_WIDTH))
                .growY()
                .row();
        Table foot = ui.panel();
        foot.add(made.hint()).growX().left().padLeft(ui.px(10));
        foot.add(made.end()).right().minWidth(ui.px(220)).growY().pad(ui.px(2));
        root.add(new StillPane(foot, stills.part())).growX().colspan(2).height(ui.px(FOOT));
        ui.stage().addActor(root);
        ui.stage().addActor(made.watch().layer(ui.px(SIDE_WIDTH), ui.px(FOOT), ui.px(MINIMAP)));
        ui.stage().addActor(strip(made.interruption()));
        built = made;
        sidePanel.forget();
        openLog(made);
    }

    /** The buttons at the right end of the bar at the top. */
    private Table buttons(Built made) {
        Table buttons = new Table();
        buttons.defaults().padLeft(ui.px(4));
        buttons.add(made.undo());
        buttons.add(made.redo());
        buttons.add(ui.button(ui.text("bar.ledger"), "top", () -> requests.press(KeyAction.LEDGER)));
        buttons.add(ui.button(ui.text("bar.log"), "top", () -> requests.press(KeyAction.LOG)));
        buttons.add(ui.button(ui.text("bar.keys"), "top", () -> requests.press(KeyAction.KEYS)));
        buttons.add(ui.button(ui.text("bar.menu"), "top", requests::openMenu));
        return buttons;
    }

    /** What lies over the map: the overlays' buttons above the tray, the small map beside them, and the log under all. */
    private Table overMap(Built made) {
        int gap = ui.px(8);
        Table left = new Table();
        left.add(made.layersPanel()).expand().top().left().row();
        left.add(made.trayPanel()).bottom().left().padTop(gap);
        Table over = new Table();
        over.add(left).grow().pad(gap);
        over.add(made.minimap()).bottom().padRight(gap).padBottom(gap).row();
        over.add(log).colspan(2).growX();
        return over;
    }

    /** The strip at the top that says who has to decide something in the other player's turn. */
    private Table strip(Label words) {
        Table layer = new Table();
        layer.setFillParent(true);
        layer.top().padTop(ui.px(TOP) + ui.px(6));
        Table back = new Table();
        back.setBackground(ui.theme().panel());
        back.add(words);
        layer.add(back);
        return layer;
    }

    /** Opens or closes the log, and gives the map what room is left. */
    private void openLog(Built made) {
        log.clear();
        if (logOpen) {
            log.add(made.log().build()).growX().height(ui.px(LOG_HEIGHT));
        }
        int below = ui.px(FOOT) + (logOpen ? ui.px(LOG_HEIGHT) : 0);
        requests.placeMap(
                below, Gdx.graphics.getWidth() - ui.px(SIDE_WIDTH), Gdx.graphics.getHeight() - below - ui.px(TOP));
    }

    void toggleLog() {
        logOpen = !logOpen;
        Built made = built;
        if (made != null) {
            openLog(made);
        }
        requests.stale();
    }

    void toggleMinimap() {
        minimapOpen = !minimapOpen;
    }

    /** Makes the panels agree with the game and the player's choice. */
    void refresh(Optional<Side> interrupter) {
        Built made = built;
        if (made == null) {
            return;
        }
        boolean unseen = shown.unseen();
        made.watch().refresh();
        made.tips().hide();
        made.undo().setDisabled(unseen || !control.mayTakeBack());
        made.redo().setDisabled(unseen || !control.mayRedo());
        made.end().setVisible(!unseen);
        made.interruption().getParent().setVisible(interrupter.isPresent());
        interrupter.ifPresent(decider -> made.interruption().setText(ui.text("handOver.decides", ui.word(decider))));
        made.top().refresh(shown.game());
        history.ifPresent(model -> model.at(shown.game().state().moment().turn()));
        sidePanel.refresh();
        made.layers().fill(made.layersPanel(), minimapOpen, this::toggleMinimap);
        made.minimap().setVisible(minimapOpen);
        if (logOpen) {
            made.log().refresh();
        }
        if (unseen) {
            made.trayPanel().setVisible(false);
            made.hint().setText(ui.text("watch.hint"));
            return;
        }
        made.tray().fill(made.trayPanel());
        made.trayPanel().setVisible(made.trayPanel().hasChildren());
        made.hint().setText(guard.asking() ? ui.text("hint.sure") : hints.next());
        made.end().setText(guard.words(ui.texts()));
        made.end().setDisabled(!guard.open());
    }

    /** Says at a point of the stage, after a moment, why what is pointed at cannot be done. */
    void explain(float x, float y) {
        Built made = built;
        if (made != null) {
            made.tips().hide();
            hints.whyNot().ifPresent(why -> made.tips().point(ui.texts().refusal(why), x, y));
        }
    }

    /** The rule of which the panels speak at the moment. */
    Optional<String> ruleShown() {
        return control.refusal()
                .or(hints::whyNot)
                .or(new WhyNot(control)::planned)
                .map(Refusal::rule);
    }

    private String whyNotEnding() {
        return new WhyNot(control).ending().map(ui.texts()::refusal).orElse("");
    }

    /** The second click of a hasty pair was not meant for what the button says by now. */
    private void endPressed() {
        Built made = built;
        if (made != null && made.end().getClickListener().getTapCount() == 1) {
            requests.press(KeyAction.END_PHASE);
        }
    }

    /** Shows where on the map, and by which entry of the log, units or hexes came into the ledger. */
    private void trace(List<String> names) {
        LedgerTrace.Target target = new LedgerTrace(shown.game()).of(names);
        requests.point(target.hexes());
        Built made = built;
        if (target.entry().isPresent() && made != null && control.display().shows(Layer.POINTS)) {
            if (!logOpen) {
                toggleLog();
            }
            made.log().show(target.entry().getAsInt());
        }
    }

    /** The panel that the keys are in; none while they are on the map. */
    Optional<Group> keysIn() {
        return keysIn < 0
                ? Optional.empty()
                : Optional.<Group>of(panels().get(keysIn)).filter(Group::hasChildren);
    }

    private List<Table> panels() {
        return List.of(side, log);
    }

    /** Leads the keys on to the next panel that shows anything, after the last back to the map. */
    void nextPanel() {
        keysIn++;
        while (keysIn < panels().size() && !panels().get(keysIn).hasChildren()) {
            keysIn++;
        }
        keysIn = keysIn < panels().size() ? keysIn : -1;
        requests.focus(keysIn >= 0);
    }

    /** Leads the keys back to the map; returns whether they were in a panel. */
    boolean leavePanels() {
        boolean was = keysIn >= 0;
        keysIn = -1;
        requests.focus(false);
        return was;
    }

    @Override
    public void dispose() {
        sidePanel.dispose();
        stills.dispose();
    }
}
