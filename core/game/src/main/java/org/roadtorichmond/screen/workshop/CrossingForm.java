package org.roadtorichmond.screen.workshop;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hexside;
import org.roadtorichmond.map.Crossing;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.words.Constants;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.TypedValue;
import org.roadtorichmond.workshop.edits.FieldEdits;
import org.roadtorichmond.workshop.tools.EditingSession;
import org.roadtorichmond.workshop.tools.MapQuestions;
import org.roadtorichmond.workshop.tools.Selected;

/** The fields of a bridge or ford, or of a hexside with water that has none yet. */
final class CrossingForm {
    private final Widgets ui;
    private final EditingSession session;

    CrossingForm(Widgets ui, EditingSession session) {
        this.ui = ui;
        this.session = session;
    }

    /** Fills a form with what is, or could be, over a hexside. */
    void fill(Form form, Hexside side) {
        MapQuestions map = new MapQuestions(session.tree());
        Optional<Pointer> there = map.crossing(side);
        there.ifPresentOrElse(crossing -> built(form, crossing), () -> missing(form, side));
        form.note(ui.text("edit.hexside", side));
        map.watersAlong(side).forEach(water -> form.link(water, () -> session.select(new Selected.OfWater(water))));
        if (there.isPresent()) {
            form.buttons(List.of(ui.button(ui.text("edit.remove"), "default", session::remove)));
        }
    }

    private void built(Form form, Pointer crossing) {
        EditableTree tree = session.tree();
        Pointer name = crossing.then("name");
        Pointer kind = crossing.then("kind");
        String called = tree.text(name).orElse("");
        form.title(called);
        form.field(
                "name",
                ui.text("edit.name"),
                called,
                "",
                typed -> session.apply(FieldEdits.set(name, TypedValue.text(typed.strip()))));
        Crossing.Kind now = tree.text(kind)
                .flatMap(word -> TreeCounters.constant(Crossing.Kind.values(), word))
                .orElse(Crossing.Kind.BRIDGE);
        form.choices(
                ui.text("edit.kind"),
                List.of(Crossing.Kind.values()),
                now,
                other -> ui.text("tool." + other.name()),
                other -> session.apply(FieldEdits.set(kind, Optional.of(JsonValues.text(Constants.word(other))))));
    }

    private void missing(Form form, Hexside side) {
        form.title(ui.text("edit.noCrossing"));
        form.buttons(List.of(
                ui.button(ui.text("edit.bridgeHere"), "action", () -> session.cross(Crossing.Kind.BRIDGE, side)),
                ui.button(ui.text("edit.fordHere"), "default", () -> session.cross(Crossing.Kind.FORD, side))));
    }
}
