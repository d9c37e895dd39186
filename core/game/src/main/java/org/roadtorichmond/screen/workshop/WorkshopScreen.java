package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.InputMultiplexer;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.utils.TimeUtils;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.screen.kit.CachedPane;
import org.roadtorichmond.screen.kit.Extent;
import org.roadtorichmond.screen.kit.KeyTable;
import org.roadtorichmond.screen.kit.Navigator;
import org.roadtorichmond.screen.kit.Page;
import org.roadtorichmond.screen.kit.PanelKeys;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.RandomSeeds;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.view.CachedPanels;
import org.roadtorichmond.view.MapCamera;
import org.roadtorichmond.work.Subscription;
import org.roadtorichmond.work.Worker;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Judge;
import org.roadtorichmond.workshop.OpenScenario;
import org.roadtorichmond.workshop.balance.BalanceDial;
import org.roadtorichmond.workshop.tools.EditingSession;
import org.roadtorichmond.workshop.tools.Finding;
import org.roadtorichmond.workshop.tools.MapQuestions;
import org.roadtorichmond.workshop.tools.Selected;
import org.roadtorichmond.workshop.tools.ToolKind;

/** The screen on which a scenario is edited: the map in the middle, tools at the left, what is selected at the right, problems below. */
public final class WorkshopScreen extends Page implements WorkshopMouse.Screen, WorkshopBar.Actions, TraceInput.Screen {
    private static final float BAR = 44;
    private static final float TOOLS = 232;
    private static final float INSPECTOR = 356;
    private static final float PROBLEMS = 128;

    private final Worker worker;
    private final CachedPanels panels;
    private final EditingSession session;
    private final ScenarioSigns signs;
    private final EditedMap map;
    private final MapKeys mapKeys;
    private final WorkshopCursor cursor;
    private final TraceSeat trace;
    private final TourSeat tour;
    private final WorkshopBar bar;
    private final PalettePane palette;
    private final WorkshopDialogs large;
    private final InspectorPane inspector;
    private final ProblemsPane problems;
    private final WorkshopFiles files;
    private final Subscription listening;
    private final BalanceDial balance;
    private final Subscription listeningToBalance;
    private @Nullable BalancePane dial;
    private Subscription drag = () -> {};
    private long played = -1;
    private PanelKeys panelKeys = new PanelKeys(List.of(), seen -> {});
    private boolean noticed;

    /**
     * The workshop with a scenario open.
     *
     * @param dial plays for as long as the screen is shown, and rests after that
     */
    public WorkshopScreen(AppContext app, Navigator navigator, OpenScenario open, BalanceDial dial) {
        super(app, navigator, Extent.BATTLE);
        worker = app.worker("judge of the workshop");
        panels = new CachedPanels(app.ink());
        session = new EditingSession(open, worker, kind -> text("tool." + kind + ".name"));
        signs = new ScenarioSigns(session, app.texts());
        map = new EditedMap(app);
        mapKeys = new MapKeys(map, app.keys());
        cursor = new WorkshopCursor(session, map);
        trace = new TraceSeat(this, session, open, map, this);
        bar = new WorkshopBar(this, session, this, text("edit.filesKey", key(KeyAction.LOAD)));
        palette = new PalettePane(this, session);
        balance = dial;
        large = new WorkshopDialogs(this, session, balance, this::save);
        inspector = new InspectorPane(this, dialogs(), session, large, trace::resized);
        files = new WorkshopFiles(this, session, this::openPicture);
        problems = new ProblemsPane(this, session, this::show, Optional.of(files.lines(this::lead)));
        listening = session.listen(this::stale);
        listeningToBalance = balance.listen(this::stale);
        tour = new TourSeat(this, session, balance);
    }

    /** The camera over the map; empty until the map is drawn. */
    public Optional<MapCamera> camera() {
        return map.camera();
    }

    /** Whether what is drawn shows the last edit; for those who measure and test the window. */
    public boolean isDrawn() {
        return map.outdated().isEmpty();
    }

    /** Shows a picture under the map to trace it; refuses in words what is no such picture. */
    public void openPicture(String path) {
        trace.open(path);
    }

    @Override
    public void build() {
        Table root = new Table();
        root.setFillParent(true);
        Table top = bar.build();
        root.add(still(top)).colspan(2).growX().height(px(BAR)).row();
        Table middle = new Table();
        Table left = panel();
        left.add(palette.build()).grow().row();
        left.add(trace.button()).growX();
        middle.add(still(left)).width(px(TOOLS)).growY();
        middle.add().grow().row();
        middle.add(still(problems.build())).colspan(2).growX().height(px(PROBLEMS));
        root.add(middle).grow();
        Table right = panel();
        right.add(trace.fields().orElseGet(inspector::build)).grow().row();
        dial = new BalancePane(
                this, dialogs(), balance, session.open().editor().draft().scenarioName());
        dial.setName(TourGuide.DIAL);
        right.add(dial).growX();
        root.add(still(right)).width(px(INSPECTOR)).growY();
        stage().addActor(root);
        tour.build(px(BAR), px(INSPECTOR));
        panelKeys = new PanelKeys(List.of(left, right, top), this::focus);
        map.area(
                px(TOOLS),
                px(PROBLEMS),
                Gdx.graphics.getWidth() - px(TOOLS) - px(INSPECTOR) - tour.taken(),
                Gdx.graphics.getHeight() - px(BAR) - px(PROBLEMS));
        if (!noticed && session.open().isFromDraft()) {
            noticed = true;
            Gdx.app.postRunnable(() -> notice(text("edit.title"), text("edit.recovered")));
        }
    }

    /** A panel that is drawn again only when it looks different. */
    private CachedPane still(Table panel) {
        return new CachedPane(panel, panels.part());
    }

    @Override
    public void refresh() {
        session.tree()
                .at(EditableTree.MAP)
                .filter(Node.ObjectNode.class::isInstance)
                .ifPresent(node -> map.follow((Node.ObjectNode) node));
        trace.refresh();
        tour.refresh();
        bar.refresh();
        palette.refresh();
        inspector.refresh();
        problems.refresh(trace.does());
        session.judgement().filter(now -> now.revision() != played).ifPresent(now -> {
            played = now.revision();
            balance.show(now);
        });
        if (dial != null) {
            dial.refresh();
        }
    }

    @Override
    public void drags(boolean on) {
        drag.close();
        drag = on ? balance.hold() : () -> {};
    }

    /** Leads from a problem to what it is about. */
    private void show(Finding finding) {
        tour.followed();
        lead(finding.leadsTo(), finding.field());
    }

    private void lead(Selected target, String field) {
        trace.leave();
        session.use(ToolKind.SELECT);
        session.select(target);
        MapMarks.hexOf(new MapQuestions(session.tree()), target).ifPresent(map::bring);
        inspector.refresh();
        inspector.focus(field);
    }

    // --- Files -----------------------------------------------------------------------------------------------------

    @Override
    public void rename() {
        lead(Selected.NOTHING, "name");
    }

    @Override
    public void save() {
        leavePanels();
        new SavedNotices(this, session).save();
    }

    @Override
    public void files() {
        leavePanels();
        files.choose();
    }

    @Override
    public void dropped(String path) {
        files.take(path);
    }

    @Override
    public void play() {
        leavePanels();
        Optional<LoadedScenario> whole = session.judgement().flatMap(Judge.Judgement::playable);
        whole.ifPresentOrElse(
                loaded -> {
                    tour.played();
                    navigator()
                            .battle(new Session(
                                    loaded,
                                    VictorySystems.newGame(loaded.survey(), RandomSeeds.seed()),
                                    Seats.BOTH_HUMAN));
                },
                () -> notice(text("edit.title"), text("edit.notWhole")));
    }

    @Override
    public void leave() {
        leavePanels();
        // The list reads what there is: what was edited last is kept before it looks.
        session.close();
        navigator().workshop();
    }

    @Override
    public void hide() {
        leavePanels();
        session.close();
        drag.close();
        balance.rest();
    }

    // --- Keys and mouse --------------------------------------------------------------------------------------------

    @Override
    public boolean cancel() {
        if (stage().getKeyboardFocus() != null || reach().isPresent()) {
            leavePanels();
        } else if (!trace.cancel()) {
            // The last step back is to nothing selected: only Close leaves the workshop.
            session.cancel();
        }
        return true;
    }

    @Override
    public boolean key(int key) {
        if (trace.key(key)) {
            return true;
        }
        KeyAction action = app().keys().action(held().stroke(key)).orElse(null);
        boolean done = action != null && held().control() && byControl(action);
        if (done || held().control()) {
            return done;
        }
        Optional<ToolKind> tool = held().shift() ? Optional.empty() : WorkshopKeys.tool(key);
        if (tool.isPresent()) {
            session.use(tool.get());
            return true;
        } else if (key == Keys.FORWARD_DEL || key == Keys.BACKSPACE) {
            session.remove();
            return true;
        } else if (key >= Keys.NUM_1 && key <= Keys.NUM_6 && cursor.side(key - Keys.NUM_1)) {
            return true;
        }
        return action != null && act(action);
    }

    private boolean byControl(KeyAction action) {
        switch (action) {
            case UNDO -> session.undo();
            case REDO -> session.redo();
            case SAVE -> save();
            case LOAD -> files();
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean act(KeyAction action) {
        switch (action) {
            case PANELS -> panelKeys.next();
            case KEYS -> keys();
            case CURSOR_UP -> cursor.move(0, -1);
            case CURSOR_DOWN -> cursor.move(0, 1);
            case CURSOR_LEFT -> cursor.move(-1, 0);
            case CURSOR_RIGHT -> cursor.move(1, 0);
            case CURSOR_CLICK -> cursor.press();
            case SOUND -> app().sounds().toggle();
            default -> {
                return mapKeys.press(action);
            }
        }
        return true;
    }

    private void keys() {
        dialogs()
                .show(
                        text("keys.title"),
                        KeyTable.WIDTH,
                        () -> WorkshopKeys.table(this),
                        () -> List.of(dialogs().closing(), button(text("tour.take"), "default", this::tour)));
    }

    private void tour() {
        dialogs().close();
        tour.begin();
    }

    @Override
    public Optional<Group> reach() {
        return panelKeys.panel();
    }

    @Override
    public boolean firstKey(int key) {
        boolean typing = stage().getKeyboardFocus() instanceof TextField;
        if (typing && held().control() && key == Keys.S) {
            // The field would take it for itself.
            save();
            return true;
        }
        return held().control() && large.open(key);
    }

    @Override
    public void leavePanels() {
        stage().setKeyboardFocus(null);
        panelKeys.leave();
    }

    @Override
    public boolean onPanel(int x, int y) {
        return panelAt(x, y) != null;
    }

    @Override
    public InputProcessor mouse() {
        return new InputMultiplexer(trace.mouse(), new WorkshopMouse(session, map, this));
    }

    @Override
    public void paint() {
        session.time(TimeUtils.millis(), new SavedNotices(this, session)::trouble);
        if (session.isUnkept()) {
            // Another frame is needed after the quiet second, though nothing else may ask for one.
            Gdx.graphics.requestRendering();
        }
        boolean free = !dialogs().isOpen() && stage().getKeyboardFocus() == null && reach().isEmpty();
        boolean plain = free && !held().shift() && !held().control() && !trace.takesArrows();
        tour.elapse(Gdx.graphics.getDeltaTime());
        mapKeys.glide(Gdx.graphics.getDeltaTime(), plain);
        map.draw(trace.mark(MapMarks.of(
                session,
                map.outdated(),
                signs.now(),
                cursor.hex(),
                balance.state().strengths())));
    }

    @Override
    public void dispose() {
        listening.close();
        listeningToBalance.close();
        large.close();
        files.close();
        worker.close();
        trace.dispose();
        panels.dispose();
        map.dispose();
        super.dispose();
    }
}
