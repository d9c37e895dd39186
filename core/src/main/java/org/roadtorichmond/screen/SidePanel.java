package org.roadtorichmond.screen;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.Place;
import org.roadtorichmond.map.Way;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.view.Counter.Mark;

/** The panel at the right: the hex looked at with its ground and units, or what the phase still asks for. */
final class SidePanel {
    private static final int MOST_LISTED = 40;

    private final Page page;
    private final Control control;
    private final Bands bands;
    private final Runnable refresh;
    private final Game game;
    private final GameState state;

    SidePanel(Page page, Control control, Bands bands, Runnable refresh) {
        this.page = page;
        this.control = control;
        this.bands = bands;
        this.refresh = refresh;
        game = control.session().game();
        state = game.state();
    }

    /** Fills a table with what is to be told now. */
    void fill(Table table) {
        Optional<Hex> hex = looked();
        if (state.combat().isPresent() && control.session().humanDecides()) {
            new DecisionPanel(page, control, refresh).fill(table);
        } else if (control.selection() instanceof Selection.Attack attack) {
            new AttackPanel(page, control, refresh).fill(table, attack);
        } else if (hex.isPresent()) {
            ground(table, hex.get());
            for (Unit unit : state.deployment().unitsAt(hex.get().index())) {
                unit(table, unit);
            }
            leave(table);
        } else {
            overview(table);
        }
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
        table.add(page.wrapped(words, style)).growX().left().padTop(page.theme().px(2));
        table.row();
    }

    private void ground(Table table, Hex hex) {
        row(table, page.text("side.hex", hex), "number");
        Battlefield field = state.scenario().field();
        List<String> facts = new ArrayList<>();
        facts.add(page.studio().texts().word(field.terrain(hex.index())));
        for (Place place : field.places()) {
            if (place.hex().equals(hex)) {
                facts.add(place.name());
            }
        }
        row(table, String.join(" · ", facts), "book");
        List<String> ways = field.ways().stream()
                .filter(way -> way.hexes().contains(hex))
                .map(Way::name)
                .toList();
        if (!ways.isEmpty()) {
            row(table, page.text("side.ways", String.join(", ", ways)), "small");
        }
        boolean union = state.control().controlled(hex.index(), Side.UNION);
        boolean confederate = state.control().controlled(hex.index(), Side.CONFEDERATE);
        if (union && confederate) {
            row(table, page.text("side.controlledBoth"), "small");
        } else if (union || confederate) {
            Side by = union ? Side.UNION : Side.CONFEDERATE;
            row(table, page.text("side.controlledBy", page.studio().texts().word(by)), "small");
        }
        for (Side side : Side.values()) {
            if (state.scenario().exits(side, hex)) {
                row(table, page.text("side.exit", page.studio().texts().word(side)), "good");
            }
        }
    }

    private void unit(Table table, Unit unit) {
        Table card = new Table();
        boolean chosen = control.selection() instanceof Selection.Units units
                && units.units().contains(unit);
        state.hexOf(unit)
                .ifPresent(hex -> card.add(new CounterActor(
                                page.studio(),
                                BoardModel.counter(unit, hex, state, bands, false, chosen ? Mark.SELECTED : Mark.NONE),
                                62))
                        .top()
                        .padRight(page.theme().px(10)));
        Table facts = new Table();
        facts.defaults().left().growX();
        facts.add(page.wrapped(name(unit), "bold")).row();
        facts.add(page.wrapped(unit.id() + " · " + unit.formation(), "small")).row();
        facts.add(page.wrapped(strength(unit), "default")).row();
        facts.add(page.wrapped(movement(unit), "default")).row();
        int tokens = state.tokens(unit);
        if (tokens > 0) {
            facts.add(page.wrapped(page.text("side.tokens", tokens), "good")).row();
        }
        for (String fact : conditions(unit)) {
            facts.add(page.wrapped(fact, "warning")).row();
        }
        card.add(facts).growX();
        table.add(card).growX().padTop(page.theme().px(12)).row();
    }

    private static String name(Unit unit) {
        return unit.commander().isEmpty() ? unit.id() : unit.commander();
    }

    private String strength(Unit unit) {
        int now = state.strength(unit);
        String arm = page.studio().texts().word(unit.arm()) + " · ";
        return arm
                + (now == unit.strength()
                        ? page.text("side.strength", now)
                        : page.text("side.strengthOf", now, unit.strength()));
    }

    private String movement(Unit unit) {
        boolean marching = state.moment().phase() == Phase.MOVEMENT
                && unit.side() == state.moment().player();
        String allowance = Texts.halves(game.rules().movement().allowance(unit));
        return marching
                ? page.text(
                        "side.left",
                        Texts.halves(Math.max(0, game.rules().movement().remaining(unit))),
                        allowance)
                : page.text("side.allowance", allowance);
    }

    private List<String> conditions(Unit unit) {
        List<String> conditions = new ArrayList<>();
        if (state.shaken(unit)) {
            conditions.add(page.text("side.shaken"));
        }
        if (state.attacked(unit)) {
            conditions.add(page.text("side.attacked"));
        }
        if (state.inEnemyControl(unit)) {
            conditions.add(page.text("side.inControl"));
        }
        return conditions;
    }

    private void leave(Table table) {
        if (control.selection() instanceof Selection.Units units
                && control.session().humanDecides()) {
            boolean may = units.units().stream()
                    .anyMatch(unit -> game.check(new Command.ExitUnit(unit)).isEmpty());
            if (may) {
                table.add(page.button(page.text("side.leave"), "action", () -> {
                            control.leave();
                            refresh.run();
                        }))
                        .growX()
                        .padTop(page.theme().px(14))
                        .row();
            }
        }
    }

    private void overview(Table table) {
        boolean marching = state.moment().phase() == Phase.MOVEMENT;
        row(table, page.text("side.overview"), "heading");
        row(table, page.text("side.none"), "book");
        if (!control.session().humanDecides()) {
            return;
        }
        List<Unit> units = marching ? Agenda.unmoved(game) : Agenda.owed(game).units();
        if (!units.isEmpty()) {
            row(table, page.text(marching ? "side.unmoved" : "side.owed") + " (" + units.size() + ")", "bold");
        }
        for (Unit unit : units.subList(0, Math.min(MOST_LISTED, units.size()))) {
            String where = state.hexOf(unit).map(Hex::number).orElse("");
            var button = page.button(unit.id() + "   " + where, "list", () -> {
                state.hexOf(unit).ifPresent(hex -> control.select(new Selection.Units(hex, List.of(unit))));
                refresh.run();
            });
            button.getLabel().setAlignment(Align.left);
            table.add(button).growX().padTop(page.theme().px(2)).row();
        }
    }
}
