package org.roadtorichmond.screen.battle.panel;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import com.badlogic.gdx.utils.Disposable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.Place;
import org.roadtorichmond.map.Way;
import org.roadtorichmond.path.StepCosts;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Owed;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.screen.battle.board.BoardModel;
import org.roadtorichmond.screen.kit.CorpsBands;
import org.roadtorichmond.screen.kit.CounterActor;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.AttackPlan;
import org.roadtorichmond.session.PendingUnits;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.Twin;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.control.Layer;
import org.roadtorichmond.session.control.WhyNot;
import org.roadtorichmond.session.forecast.Reckoner;
import org.roadtorichmond.session.replay.ShownGame;
import org.roadtorichmond.session.words.Chronicle;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.view.Counter.Mark;

/** The panel at the right: the hex looked at with its ground and units, or what the phase still asks for. */
public final class SidePanel implements Disposable {
    private static final int MOST_LISTED = 40;

    private final Widgets ui;
    private final Control control;
    private final CorpsBands bands;
    private final Runnable refresh;
    private final Twin twin;
    private final Reckoner reckoner;
    private final Consumer<List<String>> pointed;
    private final ShownGame shown;
    private Game game;
    private GameState state;
    private @Nullable Shown filled;

    /** What it was last filled for; it is filled anew only when this changes. */
    private record Shown(
            long state,
            int entries,
            Selection selection,
            List<Selection.Attack> plan,
            boolean human,
            boolean ledger,
            Optional<Unit> displaceable) {}

    public SidePanel(
            Widgets ui,
            Control control,
            ShownGame shown,
            CorpsBands bands,
            Consumer<List<String>> pointed,
            Runnable refresh) {
        this.pointed = pointed;
        this.ui = ui;
        this.control = control;
        this.bands = bands;
        this.refresh = refresh;
        this.shown = shown;
        game = shown.game();
        state = game.state();
        twin = new Twin(control.session().game());
        reckoner = new Reckoner(control.session().game(), ui.app().worker("outlook"), () -> {
            forget();
            refresh.run();
        });
    }

    /** Fills a table with what is to be told now, if that is something else than before. */
    public void refresh(Table table) {
        game = shown.game();
        state = game.state();
        Shown next = new Shown(
                state.hash(),
                game.log().size(),
                control.selection(),
                control.session().plan().standing(),
                shown.humanDecides(),
                control.shows(Layer.POINTS),
                control.displaceable());
        if (!next.equals(filled)) {
            filled = next;
            table.clear();
            fill(table);
        }
    }

    /** Fills the table anew the next time. */
    public void forget() {
        filled = null;
    }

    @Override
    public void dispose() {
        reckoner.close();
    }

    private void fill(Table table) {
        boolean ledger = control.shows(Layer.POINTS);
        if (state.combat().isPresent() && shown.humanDecides()) {
            new DecisionPanel(ui, control, refresh).fill(table);
        } else if (!shown.unseen() && control.selection() instanceof Selection.Attack attack) {
            new AttackPanel(ui, control, twin, refresh).fill(table, attack);
            plan().list(table);
            plan().outlook(table);
        } else if (!ledger) {
            field(table);
        }
        if (ledger) {
            row(table, ui.text("ledger.title"), "heading");
            table.add(new LedgerTable(ui, pointed).build(game)).growX().row();
        }
    }

    private PlanPanel plan() {
        return new PlanPanel(ui, control, reckoner, refresh);
    }

    private void field(Table table) {
        Optional<Hex> hex = looked();
        if (hex.isPresent()) {
            ground(table, hex.get());
            for (Unit unit : state.deployment().unitsAt(hex.get().index())) {
                unit(table, unit);
            }
            leave(table);
        } else if (control.selection() instanceof Selection.Entering entering) {
            entering(table, entering.unit());
        } else {
            overview(table);
        }
    }

    /** A reinforcement that is about to enter, and whether it may wait (rule 11.1). */
    private void entering(Table table, Unit unit) {
        row(table, ui.text("side.reinforcement"), "heading");
        unit(table, unit);
        boolean owed = game.rules().reinforcements().owed().contains(unit);
        row(table, ui.text(owed ? "side.mustEnter" : "side.mayWait"), owed ? "warning" : "default");
    }

    private Optional<Hex> looked() {
        if (control.selection() instanceof Selection.Look look) {
            return Optional.of(look.hex());
        }
        if (control.selection() instanceof Selection.Units units) {
            return Optional.of(units.hex());
        }
        return Optional.empty();
    }

    private void row(Table table, String words, String style) {
        table.add(ui.wrapped(words, style)).growX().left().padTop(ui.px(2));
        table.row();
    }

    private void ground(Table table, Hex hex) {
        row(table, ui.text("side.hex", hex), "number");
        Battlefield field = state.scenario().field();
        List<String> facts = new ArrayList<>();
        facts.add(ui.word(field.terrain(hex.index())));
        for (Place place : field.places()) {
            if (place.hex().equals(hex)) {
                facts.add(place.name());
            }
        }
        row(table, String.join(" · ", facts), "book");
        terrain(table, hex);
        List<String> ways = field.ways().stream()
                .filter(way -> way.hexes().contains(hex))
                .map(Way::name)
                .toList();
        if (!ways.isEmpty()) {
            row(table, ui.text("side.ways", String.join(", ", ways)), "small");
        }
        boolean union = state.control().controlled(hex.index(), Side.UNION);
        boolean confederate = state.control().controlled(hex.index(), Side.CONFEDERATE);
        if (union && confederate) {
            row(table, ui.text("side.controlledBoth"), "small");
        } else if (union || confederate) {
            Side by = union ? Side.UNION : Side.CONFEDERATE;
            row(table, ui.text("side.controlledBy", ui.word(by)), "small");
        }
        for (Side side : Side.values()) {
            if (state.scenario().exits(side, hex)) {
                row(table, ui.text("side.exit", ui.word(side)), "good");
            }
        }
    }

    /** What the ground costs on foot and on wheels, and what it multiplies a defence by (rule 3.1). */
    private void terrain(Table table, Hex hex) {
        StepCosts costs = state.survey().costs();
        int defence = state.scenario()
                .rules()
                .ground()
                .row(state.scenario().field().terrain(hex.index()))
                .defence();
        row(
                table,
                ui.text(
                        "side.terrain",
                        cost(costs.terrainCost(Arm.INFANTRY, hex.index())),
                        cost(costs.terrainCost(Arm.ARTILLERY, hex.index())),
                        Texts.halves(defence)),
                "small");
    }

    private static String cost(int halves) {
        return halves == StepCosts.PROHIBITED ? "–" : Texts.halves(halves);
    }

    private void unit(Table table, Unit unit) {
        Table card = new Table();
        boolean chosen = control.selection() instanceof Selection.Units units
                && units.units().contains(unit);
        // A counter in the panel lies in no hex; who is not on the map yet is drawn alike.
        Hex hex = state.hexOf(unit)
                .orElseGet(() -> state.scenario().field().grid().hex(0));
        card.add(new CounterActor(
                        ui.app(),
                        BoardModel.counter(unit, hex, state, bands, false, chosen ? Mark.SELECTED : Mark.NONE),
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
        table.add(card).growX().padTop(ui.px(12)).row();
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

    private void leave(Table table) {
        if (control.selection() instanceof Selection.Units units && shown.humanDecides()) {
            boolean may = units.units().stream()
                    .anyMatch(unit -> game.check(new Command.ExitUnit(unit)).isEmpty());
            if (may) {
                table.add(ui.button(ui.text("side.leave"), "action", () -> {
                            control.leave();
                            refresh.run();
                        }))
                        .growX()
                        .padTop(ui.px(14))
                        .row();
            }
            new WhyNot(control).leaving().ifPresent(why -> row(table, ui.text("side.barred", why), "warning"));
        }
    }

    private void overview(Table table) {
        boolean marching = state.moment().phase() == Phase.MOVEMENT;
        row(table, ui.text("side.overview"), "heading");
        if (control.session().plan().standing().isEmpty()) {
            row(table, ui.text("side.none"), "book");
        }
        if (!shown.humanDecides()) {
            return;
        }
        if (marching) {
            list(table, "side.owedEntries", game.rules().reinforcements().owed());
            list(table, "side.unmoved", PendingUnits.unmoved(game));
            return;
        }
        AttackPlan plan = control.session().plan();
        plan().list(table);
        Owed owed = PendingUnits.owed(game);
        list(
                table,
                "side.owed",
                owed.units().stream()
                        .filter(unit -> !plan.engages(unit, List.of()))
                        .toList());
        List<Hex> hexes =
                owed.hexes().stream().filter(hex -> plan.on(hex).isEmpty()).toList();
        if (!hexes.isEmpty()) {
            row(table, ui.text("side.owedHexes", hexes.size()), "bold");
        }
        for (Hex hex : hexes) {
            String units = Chronicle.names(state.deployment().unitsAt(hex.index()));
            go(table, hex + "   " + units, () -> control.click(hex, false, false), Optional.of(hex));
        }
        plan().outlook(table);
    }

    private void list(Table table, String key, List<Unit> units) {
        if (!units.isEmpty()) {
            row(table, ui.text(key) + " (" + units.size() + ")", "bold");
        }
        for (Unit unit : units.subList(0, Math.min(MOST_LISTED, units.size()))) {
            Optional<Hex> hex = state.hexOf(unit);
            Selection choice = hex.<Selection>map(at -> new Selection.Units(at, List.of(unit)))
                    .orElseGet(() -> new Selection.Entering(unit));
            String words = unit.id() + hex.map(at -> "   " + at.number()).orElse("");
            go(table, words, () -> control.select(choice), hex.or(() -> entry(unit)));
        }
    }

    private Optional<Hex> entry(Unit unit) {
        return game.rules().reinforcements().entries(unit).keySet().stream().findFirst();
    }

    /** A line that leads to what still waits for the player. */
    private void go(Table table, String words, Runnable deed, Optional<Hex> hex) {
        var button = ui.button(words, "list", () -> {
            deed.run();
            pointed.accept(hex.stream().map(Hex::number).toList());
            refresh.run();
        });
        button.getLabel().setAlignment(Align.left);
        table.add(button).growX().padTop(ui.px(2)).row();
    }
}
