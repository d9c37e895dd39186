package org.roadtorichmond.screen.battle.panel;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Disposable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.RequiredAttacks;
import org.roadtorichmond.play.Task;
import org.roadtorichmond.screen.kit.CounterActor;
import org.roadtorichmond.screen.kit.LastShown;
import org.roadtorichmond.screen.kit.Rows;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.AttackPlan;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.session.Twin;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.control.HistoryModel;
import org.roadtorichmond.session.control.Layer;
import org.roadtorichmond.session.control.WhyNot;
import org.roadtorichmond.session.forecast.OutlookWorker;
import org.roadtorichmond.session.replay.ShownGame;
import org.roadtorichmond.session.roster.FormationOrder;
import org.roadtorichmond.session.table.GameTable;
import org.roadtorichmond.session.table.PlanRecall;
import org.roadtorichmond.session.table.Staff;
import org.roadtorichmond.session.words.EventSentences;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.view.CorpsBands;
import org.roadtorichmond.view.Counter;
import org.roadtorichmond.view.Counter.Mark;

/** The panel at the right: the hex looked at with its ground and units, or what the phase still asks for. */
public final class SidePanel implements Disposable {
    private static final int MOST_LISTED = 40;

    private final Rows rows;
    private final Widgets ui;
    private final Control control;
    private final CorpsBands bands;
    private final Twin twin;
    private final OutlookWorker outlooks;
    private final PlanPanel planned;
    private final Consumer<List<String>> pointed;
    private final Doors doors;
    private final Staff staff;
    private final PlanRecall recall;
    private final ShownGame shown;
    private final Optional<HistoryModel> history;
    private final OpponentRows opponent;
    private final HonoursRows honours;
    private Game game;
    private GameState state;
    private final LastShown filled = new LastShown();

    /** Where buttons of the panel lead. */
    public interface Doors {
        /** Does what a key of the battle does. */
        void press(KeyAction action);

        /** Shows charts of how matters stand. */
        void statistics();

        /** Shows the last turn of the other player again, if there was one. */
        void lastTurn();
    }

    /**
     * A panel with rows, of which a line or a click in the ledger points units or hexes out.
     *
     * @param history what can be looked up of history, if anything can
     * @param doors where its buttons lead
     */
    public SidePanel(
            Rows rows,
            Control control,
            GameTable table,
            CorpsBands bands,
            Optional<HistoryModel> history,
            Consumer<List<String>> pointed,
            Doors doors) {
        this.pointed = pointed;
        this.doors = doors;
        this.history = history;
        staff = table.staff();
        recall = table.recall();
        this.rows = rows;
        ui = rows.ui();
        this.control = control;
        this.bands = bands;
        shown = table.shown();
        opponent = new OpponentRows(rows, table, pointed, doors::lastTurn);
        honours = new HonoursRows(rows, control, table.lostCause());
        game = shown.game();
        state = game.state();
        twin = new Twin(control.session().game());
        outlooks =
                new OutlookWorker(control.session().game(), ui.app().worker("outlook"), () -> rows.act(this::forget));
        planned = new PlanPanel(rows, control, outlooks, this::forget);
    }

    /** Fills the panel with what it has to show now, if that is something else than before. */
    public void refresh() {
        game = shown.game();
        state = game.state();
        if (filled.differs(
                state.hash(),
                game.log().size(),
                control.selection(),
                control.session().plan().standing(),
                shown.task(),
                control.display().shows(Layer.POINTS),
                control.confirmation().displaceable(),
                control.display().shows(Layer.PLAN) ? planned() : List.of(),
                past().map(model -> List.of(model.turn(), model.pointed())),
                opponent.seen(),
                honours.offered())) {
            rows.clear();
            fill();
        }
    }

    /** What is looked up of history, if it is shown. */
    private Optional<HistoryModel> past() {
        return history.filter(model -> control.display().shows(Layer.HISTORY));
    }

    /**
     * What is shown of plans: the one that is read and those beside it, who works on another, which is worked out again, how many of
     * its orders are left, and who would be asked.
     */
    private List<Object> planned() {
        return List.of(
                control.display().page(game),
                control.session().plans().open(game, control.display().viewer()),
                staff.thinking(),
                recall.thinking(),
                staff.left().size(),
                staff.adviser(ui.app().preferences().get(Setting.ADVISER)));
    }

    /** Fills the panel again the next time. */
    public void forget() {
        filled.forget();
    }

    @Override
    public void dispose() {
        outlooks.close();
    }

    private void fill() {
        boolean ledger = control.display().shows(Layer.POINTS);
        boolean plans = control.display().shows(Layer.PLAN);
        Optional<HistoryModel> past = past();
        if (shown.task().afterCombat()) {
            new DecisionPanel(rows, control, bands).fill();
        } else if (!shown.unseen() && control.selection() instanceof Selection.Attack attack) {
            new AttackPanel(rows, control, bands, twin).fill(attack);
            planned.list();
            planned.outlook();
        } else if (!ledger && ((!plans && past.isEmpty()) || looked().isPresent())) {
            field();
        }
        if (plans) {
            if (shown.task() != Task.NONE) {
                new StaffPanel(rows, staff, () -> doors.press(KeyAction.ADVICE)).fill();
            }
            new PlanCard(rows, control, recall, pointed).fill(game);
        }
        past.ifPresent(model -> new HistoryPanel(rows, model, this::pointOut).fill());
        if (ledger) {
            new WaysToWinRows(rows, pointed).fill(game, control.display().viewer(), true);
            rows.button(ui.text("menu.statistics"), "default", doors::statistics);
            rows.text(ui.text("ledger.title"), "heading");
            rows.add(new LedgerTable(ui, pointed).build(game), 0);
        }
    }

    private void pointOut(List<Hex> hexes) {
        pointed.accept(hexes.stream().map(Hex::number).toList());
    }

    private void field() {
        Optional<Hex> hex = looked();
        if (hex.isPresent()) {
            new GroundRows(rows, state).fill(hex.get());
            for (Unit unit : state.deployment().unitsAt(hex.get().index())) {
                unit(unit);
            }
            leave();
        } else if (control.selection() instanceof Selection.Entering entering) {
            entering(entering.unit());
        } else if (control.selection() instanceof Selection.Group group) {
            new GroupRows(rows, control, bands, pointed).fill(group);
        } else {
            overview();
        }
    }

    /** A reinforcement that is about to enter, and whether it may wait (rule 11.1). */
    private void entering(Unit unit) {
        rows.text(ui.text("side.reinforcement"), "heading");
        unit(unit);
        boolean required = control.session().options().march().mustEnter().contains(unit);
        rows.text(ui.text(required ? "side.mustEnter" : "side.mayWait"), required ? "warning" : "default");
    }

    private Optional<Hex> looked() {
        return control.selection() instanceof Selection.Look look
                ? Optional.of(look.hex())
                : control.selection() instanceof Selection.Units units ? Optional.of(units.hex()) : Optional.empty();
    }

    private void unit(Unit unit) {
        Table card = new Table();
        boolean chosen = control.selection() instanceof Selection.Units units
                && units.units().contains(unit);
        // A counter in the panel lies in no hex; a unit that is not on the map yet is drawn the same.
        Hex hex = state.hexOf(unit)
                .orElseGet(() -> state.scenario().field().grid().hex(0));
        card.add(new CounterActor(
                        ui.app(),
                        Counter.of(
                                unit, hex, state, bands, Counter.done(unit, state), chosen ? Mark.SELECTED : Mark.NONE),
                        62))
                .top()
                .padRight(ui.px(10));
        Table facts = new Table();
        facts.defaults().left().growX();
        facts.add(ui.wrapped(name(unit), "bold")).row();
        facts.add(ui.wrapped(unit.id() + " · " + ui.texts().name(unit.formation()), "small"))
                .row();
        facts.add(ui.wrapped(strength(unit), "default")).row();
        facts.add(ui.wrapped(movement(unit), "default")).row();
        int tokens = state.tokens(unit);
        if (tokens > 0) {
            facts.add(ui.wrapped(ui.text("side.tokens", tokens), "good")).row();
        }
        for (String fact : conditions(unit)) {
            facts.add(ui.wrapped(fact, "warning")).row();
        }
        card.add(facts).growX();
        rows.add(card, 12);
    }

    private static String name(Unit unit) {
        return unit.commander().isEmpty() ? unit.id() : unit.commander();
    }

    private String strength(Unit unit) {
        int now = state.strength(unit);
        String arm = ui.word(unit.arm()) + " · ";
        return arm
                + (now == unit.strength()
                        ? ui.text("side.strength", now)
                        : ui.text("side.strengthOf", now, unit.strength()));
    }

    private String movement(Unit unit) {
        boolean marching = state.moment().phase() == Phase.MOVEMENT
                && state.onMap(unit)
                && unit.side() == state.moment().player();
        String allowance = Texts.halves(game.rules().movement().allowance(unit));
        return marching
                ? ui.text(
                        "side.left",
                        Texts.halves(Math.max(0, game.rules().movement().remaining(unit))),
                        allowance)
                : ui.text("side.allowance", allowance);
    }

    private List<String> conditions(Unit unit) {
        List<String> conditions = new ArrayList<>();
        if (state.shaken(unit)) {
            conditions.add(ui.text("side.shaken"));
        }
        if (state.attacked(unit)) {
            conditions.add(ui.text("side.attacked"));
        }
        if (state.onMap(unit) && state.inEnemyControl(unit)) {
            conditions.add(ui.text("side.inControl"));
        }
        return conditions;
    }

    private void leave() {
        if (control.selection() instanceof Selection.Units units && shown.task() != Task.NONE) {
            boolean may = units.units().stream()
                    .anyMatch(unit -> control.session().options().allows(new Command.ExitUnit(unit)));
            if (may) {
                LessonRings.named(KeyAction.LEAVE_MAP, rows.button(ui.text("side.leave"), "action", control::leave));
            }
            new WhyNot(control).leaving().ifPresent(why -> rows.text(ui.text("side.barred", why), "warning"));
        }
    }

    private void overview() {
        honours.fill();
        new WaysToWinRows(rows, pointed)
                .fill(game, control.display().viewer(), state.moment().turn() == 1);
        opponent.fill();
        rows.text(ui.text("side.overview"), "heading");
        if (control.session().plan().standing().isEmpty()) {
            rows.text(ui.text(shown.task() == Task.NONE ? "side.look" : "side.none"), "book");
        }
        if (shown.task() == Task.MARCH) {
            new GroupRows(rows, control, bands, pointed).marchOn();
            list("side.owedEntries", control.session().options().march().mustEnter());
            list("side.unmoved", control.session().options().march().unmoved());
        } else if (shown.task() == Task.ATTACK) {
            attacks();
        }
    }

    private void attacks() {
        AttackPlan plan = control.session().plan();
        planned.list();
        RequiredAttacks required = control.session().options().attack().required();
        list(
                "side.owed",
                required.units().stream().filter(plan.free()::contains).toList());
        list(
                "side.couldAttack",
                control.session().options().attack().able().stream()
                        .filter(unit -> !required.units().contains(unit) && !plan.engages(unit, List.of()))
                        .toList());
        List<Hex> hexes =
                required.hexes().stream().filter(hex -> plan.on(hex).isEmpty()).toList();
        if (!hexes.isEmpty()) {
            rows.text(ui.text("side.owedHexes", hexes.size()), "bold");
        }
        UnitLines lines = new UnitLines(rows, state, bands);
        for (Hex hex : hexes) {
            List<Unit> units = state.deployment().unitsAt(hex.index());
            lines.line(units, hex + "   " + EventSentences.names(units), "list", () -> {
                control.click(hex, false, false);
                pointed.accept(List.of(hex.number()));
            });
        }
        planned.outlook();
    }

    private void list(String key, List<Unit> units) {
        if (!units.isEmpty()) {
            rows.text(ui.text(key) + " (" + units.size() + ")", "bold");
        }
        new GroupRows(rows, control, bands, pointed)
                .byCorps(units.stream()
                        .sorted(FormationOrder.BY_FORMATION)
                        .limit(MOST_LISTED)
                        .toList());
    }
}
