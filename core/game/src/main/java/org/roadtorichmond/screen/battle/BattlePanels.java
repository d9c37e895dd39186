package org.roadtorichmond.screen.battle;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.utils.Disposable;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.screen.battle.board.MinimapPane;
import org.roadtorichmond.screen.battle.panel.LayerBar;
import org.roadtorichmond.screen.battle.panel.LessonRings;
import org.roadtorichmond.screen.battle.panel.LogDrawer;
import org.roadtorichmond.screen.battle.panel.SidePanel;
import org.roadtorichmond.screen.battle.panel.TopBar;
import org.roadtorichmond.screen.battle.panel.Tray;
import org.roadtorichmond.screen.battle.panel.UmpirePanel;
import org.roadtorichmond.screen.kit.CachedPane;
import org.roadtorichmond.screen.kit.MapRoom;
import org.roadtorichmond.screen.kit.PanelKeys;
import org.roadtorichmond.screen.kit.Rows;
import org.roadtorichmond.screen.kit.Tips;
import org.roadtorichmond.screen.kit.WheelScrollPane;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.session.TurnClock;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.control.EndGuard;
import org.roadtorichmond.session.control.HintModel;
import org.roadtorichmond.session.control.HistoryModel;
import org.roadtorichmond.session.control.Layer;
import org.roadtorichmond.session.control.WhyNot;
import org.roadtorichmond.session.lesson.PointedButtons;
import org.roadtorichmond.session.replay.ShownGame;
import org.roadtorichmond.session.table.GameTable;
import org.roadtorichmond.session.words.LedgerTrace;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.view.CachedPanels;
import org.roadtorichmond.view.CorpsBands;
import org.roadtorichmond.view.MapCamera;
import org.roadtorichmond.view.MapContents;
import org.roadtorichmond.view.Minimap;

/** The panels round the map of a battle: where they lie, what they show, and which of them the keys are in. */
final class BattlePanels implements Disposable {
    private static final float LOG_HEIGHT = 210;
    /** How wide the map has to be left beside two panels. */
    private static final float LEAST_MAP = 520;
    /** The map, what is open beside it, and the side panel. */
    private static final int COLUMNS = 3;

    private final Widgets ui;
    private final Control control;
    private final CorpsBands bands;
    private final ShownGame shown;
    private final TurnClock clock;
    private final BattleMenu menu;
    private final Requests requests;
    private final Predicate<KeyAction> offered;
    private final EndGuard guard;
    private final Optional<HistoryModel> history;
    private final HintModel hints;
    private final SidePanel sidePanel;
    private final UmpirePanel umpirePanel;
    private final CachedPanels cached;
    private final Table head = new Table();
    private final Table side = new Table();
    private final Table log = new Table();
    private final ReferenceDrawer reference;
    private final OpenPanels open;
    private boolean sideBuilt = true;
    private final PanelKeys keys;
    private @Nullable Built built;

    /** What the panels ask of the screen round which they lie. */
    interface Requests {
        /** Has everything seen refreshed. */
        void stale();

        /** Has all panels built again, after they have got more or less room. */
        void rebuild();

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
            MinimapPane small,
            BottomBar bottomBar,
            Label interruption,
            Tips tips) {}

    BattlePanels(
            Widgets ui,
            Control control,
            CorpsBands bands,
            GameTable table,
            EndGuard guard,
            Optional<HistoryModel> history,
            BattleMenu menu,
            Requests requests) {
        this.menu = menu;
        offered = table.tutor()
                .map(tutor -> PointedButtons.taught(tutor.lesson()))
                .<Predicate<KeyAction>>map(taught -> taught::contains)
                .orElse(action -> true);
        this.ui = ui;
        this.control = control;
        this.bands = bands;
        shown = table.shown();
        clock = table.clock();
        this.guard = guard;
        this.history = history;
        this.requests = requests;
        open = new OpenPanels(control.session(), table.exercise());
        hints = new HintModel(control, ui.texts());
        cached = new CachedPanels(ui.app().ink());
        reference = new ReferenceDrawer(ui, control, shown, bands, requests::point, requests::stale, requests::rebuild);
        umpirePanel = new UmpirePanel(new Rows(ui, side, requests::stale), control, bands);
        ui.linkHexes(number -> trace(List.of(number)));
        keys = new PanelKeys(List.of(head, side, reference.box(), log), requests::focus);
        sidePanel =
                new SidePanel(new Rows(ui, side, requests::stale), control, table, bands, history, this::trace, menu);
    }

    /** Builds all panels on the empty stage. */
    void build(Minimap small, MapCamera camera, Supplier<MapContents> board) {
        Tips tips = new Tips(ui);
        Built made = new Built(
                new TopBar(
                        ui,
                        tips,
                        clock,
                        () -> menu.press(KeyAction.LEDGER),
                        history.map(model -> () -> menu.press(KeyAction.HISTORY))),
                named(KeyAction.UNDO, "bar.undo"),
                named(KeyAction.REDO, "bar.redo"),
                new LogDrawer(ui, control, shown, requests::point, menu::moves),
                ui.panel(),
                new Tray(ui, control, bands, () -> {
                    requests.follow();
                    requests.stale();
                }),
                new Table(),
                new LayerBar(ui, control, tips, camera, offered, requests::stale),
                ui.solid(new Table()),
                new MinimapPane(small, camera, ui.px(MinimapPane.size(camera, TopBar.roomy(ui))), board, cached.part()),
                new BottomBar(ui, tips, control, hints, guard, shown, () -> menu.press(KeyAction.END_PHASE)),
                ui.label("", "banner"),
                tips);
        made.small().frame(ui, made.minimap());
        Table root = new Table();
        root.setFillParent(true);
        root.setTouchable(Touchable.childrenOnly);
        root.add(new CachedPane(made.top().build(buttons(made)), cached.part()))
                .growX()
                .colspan(COLUMNS)
                .height(ui.px(MapRoom.TOP))
                .row();
        root.add(overMap(made)).grow();
        reference.build(cached.part());
        root.add(reference.box()).width(reference.width()).growY();
        Table frame = ui.panel();
        side.clear();
        side.top().pad(ui.px(6));
        head.clear();
        frame.add(head).growX().row();
        frame.add(new WheelScrollPane(side, ui.theme())).grow();
        CachedPane still = new CachedPane(frame, cached.part());
        still.setVisible(sideWidth(sideBuilt) > 0);
        root.add(still).width(sideWidth(sideBuilt)).growY().row();
        root.add(new CachedPane(made.bottomBar().panel(), cached.part()))
                .growX()
                .colspan(COLUMNS)
                .height(ui.px(MapRoom.FOOT));
        ui.stage().addActor(root);
        ui.stage().addActor(InterruptionStrip.of(ui, made.interruption(), MapRoom.TOP));
        built = made;
        sidePanel.forget();
        umpirePanel.forget();
        openLog(made);
    }

    /** How wide the side panel is: nothing where the map would have too little room beside what is open next to it. */
    private float sideWidth(boolean shown) {
        float all = ui.px(MapRoom.SIDE_WIDTH);
        boolean room = open.sideStays()
                || reference.width() == 0
                || ui.stage().getWidth() - reference.width() - all >= ui.px(LEAST_MAP);
        return shown && room ? all : 0;
    }

    /** The buttons at the right end of the bar at the top. */
    private Table buttons(Built made) {
        Table buttons = new Table();
        buttons.defaults().padLeft(ui.px(4));
        buttons.add(made.undo());
        buttons.add(made.redo());
        buttons.add(named(KeyAction.LOG, "bar.log"));
        buttons.add(ui.button(ui.text("bar.menu"), "top", menu::open));
        return buttons;
    }

    /** A button at the top that presses an action's key. */
    private TextButton named(KeyAction action, String words) {
        return LessonRings.named(action, ui.button(ui.text(words), "top", () -> menu.press(action)));
    }

    /** What lies over the map, the overlays' buttons and the small map, and below it the log and the tray. */
    private Table overMap(Built made) {
        int gap = ui.px(LayerBar.GAP);
        Table over = new Table();
        over.add(made.layersPanel()).expand().top().left().pad(gap);
        over.add(made.minimap()).bottom().right().padRight(gap).padBottom(gap).row();
        over.add(log).colspan(2).growX().row();
        over.add(made.trayPanel()).colspan(2).growX();
        return over;
    }

    /** Opens or closes the log, and gives the map what room is left. */
    private void openLog(Built made) {
        log.clear();
        if (open.log()) {
            log.add(made.log().build()).growX();
        }
        layOut(made);
    }

    /** Says what room the panels leave the map; the tray takes its own from the log's, so that low windows have room for both. */
    private void layOut(Built made) {
        made.layers().fill(made.layersPanel());
        int tray = made.trayPanel().hasChildren() ? Math.round(made.trayPanel().getPrefHeight()) : 0;
        log.getCells().forEach(drawer -> drawer.height(ui.px(LOG_HEIGHT) - tray));
        log.invalidateHierarchy();
        int below = ui.px(MapRoom.FOOT) + (open.log() ? ui.px(LOG_HEIGHT) : tray);
        requests.placeMap(
                below,
                Math.round(Gdx.graphics.getWidth() - reference.width() - sideWidth(sideBuilt)),
                Gdx.graphics.getHeight() - below - ui.px(MapRoom.TOP));
    }

    /** Has the small map give way to what is being decided: it is seen where it covers none of the hexes, if it is wanted and of use. */
    void giveWay(Collection<Hex> decided) {
        Built made = built;
        if (made != null) {
            MinimapPane small = made.small();
            // The field of a lesson is seen whole.
            boolean wanted = ui.app().preferences().get(Setting.SMALL_MAP) && !open.sideStays();
            made.minimap().setVisible(wanted && small.showsMore() && small.leaves(decided));
        }
    }

    /** Which panels the person that decides has opened. */
    OpenPanels open() {
        return open;
    }

    void toggleLog() {
        open.toggleLog();
        Optional.ofNullable(built).ifPresent(this::openLog);
    }

    /** What lies at the side above the panel there; empty unless something is put into it. */
    Table head() {
        return head;
    }

    /** What can be opened beside the map. */
    ReferenceDrawer reference() {
        return reference;
    }

    /** Makes the panels agree with the game and the player's choice. */
    void refresh(Optional<Side> interrupter) {
        Built made = built;
        if (made == null) {
            return;
        }
        boolean unseen = shown.unseen();
        made.bottomBar().refresh();
        made.tips().hide();
        made.undo().setDisabled(unseen || !control.mayTakeBack());
        made.redo().setDisabled(unseen || !control.session().mayRedo());
        made.interruption().getParent().setVisible(interrupter.isPresent());
        interrupter.ifPresent(decider -> made.interruption().setText(ui.text("handOver.decides", ui.word(decider))));
        made.top().refresh(shown.game());
        history.ifPresent(model -> model.at(shown.game().state().moment().turn()));
        if (control.umpire().open() && !shown.unseen()) {
            sidePanel.forget();
            umpirePanel.refresh();
        } else {
            umpirePanel.forget();
            sidePanel.refresh();
        }
        reference.refresh();
        if (open.log()) {
            made.log().refresh();
        }
        made.tray().fill(made.trayPanel(), unseen);
        layOut(made);
        boolean sideWanted =
                open.side() || shown.task().afterCombat() || control.selection() instanceof Selection.Attack;
        if (sideWanted != sideBuilt) {
            // What is to be decided is read beside the map, even where its panel was set aside.
            sideBuilt = sideWanted;
            Gdx.app.postRunnable(requests::rebuild);
        }
    }

    /** Another person decides, who has opened other panels; the keys go back to the map, and history to the present. */
    void change() {
        keys.leave();
        history.ifPresent(HistoryModel::present);
        requests.rebuild();
    }

    /** Says at a point of the stage, after a moment, why what is pointed at cannot be done, off what is to be seen. */
    void explain(float x, float y, List<Rectangle> seen) {
        Built made = built;
        if (made != null) {
            made.tips().hide();
            hints.pointed().ifPresent(words -> made.tips().point(words, x, y, seen));
            reference.hovered();
        }
    }

    /** The rule of which the panels speak at the moment. */
    Optional<String> ruleShown() {
        return control.refusal()
                .or(hints::whyNot)
                .or(new WhyNot(control)::planned)
                .map(Refusal::rule);
    }

    /** Shows where on the map, and by which entry of the log, units or hexes came into the ledger. */
    private void trace(List<String> names) {
        LedgerTrace.Target target = new LedgerTrace(shown.game()).of(names);
        requests.point(target.hexes());
        Built made = built;
        if (target.entry().isPresent() && made != null && control.display().shows(Layer.POINTS)) {
            if (!open.log()) {
                toggleLog();
            }
            made.log().show(target.entry().getAsInt());
        }
    }

    /** Which of the panels the keys are in. */
    PanelKeys keys() {
        return keys;
    }

    @Override
    public void dispose() {
        sidePanel.dispose();
        cached.dispose();
    }
}
