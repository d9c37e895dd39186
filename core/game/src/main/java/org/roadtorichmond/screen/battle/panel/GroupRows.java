package org.roadtorichmond.screen.battle.panel;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.screen.kit.Modifiers;
import org.roadtorichmond.screen.kit.Rows;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.orders.MarchOn;
import org.roadtorichmond.session.roster.FormationOrder;
import org.roadtorichmond.session.roster.RosterWords;
import org.roadtorichmond.session.words.GroupWords;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.view.CorpsBands;

/** Lists of units to be chosen one by one or together, a chosen group, and the units that are to march on. */
final class GroupRows {
    private final Rows rows;
    private final Widgets ui;
    private final Control control;
    private final GameState state;
    private final UnitLines lines;
    private final Consumer<List<String>> pointed;

    /** Rows whose lines point units out on the map. */
    GroupRows(Rows rows, Control control, CorpsBands bands, Consumer<List<String>> pointed) {
        this.rows = rows;
        this.control = control;
        this.pointed = pointed;
        ui = rows.ui();
        state = control.session().state();
        lines = new UnitLines(rows, state, bands);
    }

    /** The units of a group, of which a click chooses one, and a click with Ctrl lets one go. */
    void fill(Selection.Group group) {
        int points = group.units().stream()
                .mapToInt(unit -> state.onMap(unit) ? state.strength(unit) : unit.strength())
                .sum();
        rows.text(ui.text("group.title", group.units().size()), "heading");
        rows.text(ui.text("group.strength", points), "default");
        list(group.units());
        rows.text(ui.text("group.how"), "small");
        Set<Unit> flagged =
                control.session().destinations().of(control.display().viewer()).keySet();
        if (group.units().stream().anyMatch(flagged::contains)) {
            rows.button(ui.text("group.halt", ui.key(KeyAction.HALT)), "default", control::halt);
        }
    }

    /** A line for each unit: a click chooses it alone, with Ctrl as well as the others, with Shift with all up to it. */
    private void list(List<Unit> units) {
        units.forEach(unit -> line(unit, units));
    }

    /** The same under the names of their corps, for units that are sorted by these. */
    void byCorps(List<Unit> units) {
        RosterWords names = new RosterWords(ui.texts(), state);
        String above = "";
        for (Unit unit : units) {
            String corps = FormationOrder.levels(unit).get(0);
            if (!corps.equals(above)) {
                above = corps;
                rows.text(names.corps(corps), "small");
            }
            line(unit, units);
        }
    }

    private void line(Unit unit, List<Unit> units) {
        Selection choice = Selection.of(unit, state);
        String words =
                unit.id() + state.hexOf(unit).map(at -> "   " + at.number()).orElse("");
        String style = control.selection().units().contains(unit) ? "chosen" : "list";
        lines.line(List.of(unit), words, style, () -> {
            choose(unit, units);
            pointed.accept(choice.place(control.session().options()).map(Hex::number).stream()
                    .toList());
        });
    }

    private void choose(Unit unit, List<Unit> units) {
        Modifiers held = ui.held();
        if (held.shift()) {
            control.joinUpTo(unit, units);
        } else if (held.control()) {
            control.join(unit);
        } else {
            control.select(Selection.of(unit, state));
        }
    }

    /** What is proposed to units that march over several turns, and which of them ask again. */
    void marchOn() {
        MarchOn marches = control.groups().proposed();
        if (!marches.orders().isEmpty()) {
            int going = marches.orders().stream()
                    .mapToInt(order -> order.ways().size())
                    .sum();
            LessonRings.named(
                    KeyAction.MARCH_ON,
                    rows.button(
                            ui.text("group.marchOn", going, ui.key(KeyAction.MARCH_ON)), "default", control::marchOn));
        }
        if (!control.session().destinations().of(state.decider()).isEmpty()) {
            rows.button(ui.text("group.pass", ui.key(KeyAction.PASS)), "default", control.quiet()::press);
        }
        if (!marches.asks().isEmpty()) {
            rows.text(ui.text("group.asks", marches.asks().size()), "bold");
            marches.asks().forEach(ask -> {
                String words = ask.unit() + "   " + GroupWords.ask(ask, ui.texts());
                lines.line(List.of(ask.unit()), words, "list", () -> {
                    control.select(Selection.of(ask.unit(), state));
                    pointed.accept(
                            state.hexOf(ask.unit()).map(Hex::number).stream().toList());
                });
            });
        }
    }
}
