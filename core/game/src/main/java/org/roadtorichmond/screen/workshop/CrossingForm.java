package org.roadtorichmond.screen.workshop;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hexside;
import org.roadtorichmond.map.Crossing;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.Schema;
import org.roadtorichmond.workshop.tools.EditingSession;
import org.roadtorichmond.workshop.tools.MapQuestions;
import org.roadtorichmond.workshop.tools.Selected;

/** The fields of a bridge or ford, or of a hexside with water that has none yet. */
record CrossingForm(Widgets ui, EditingSession session, SchemaForm fields) {
    /** Fills a form with what is, or could be, over a hexside. */
    void fill(Form form, Selected.OfCrossing over) {
        Hexside side = over.side();
        MapQuestions map = new MapQuestions(session.tree());
        Optional<Pointer> there = over.place(session.tree());
        if (there.isPresent()) {
            form.title(session.tree().text(there.get().then("name")).orElse(""));
            fields.fill(form, over, Schema.SCENARIO.fields(over.list()));
        } else {
            missing(form, side);
        }
        form.note(ui.text("edit.hexside", side));
        map.watersAlong(side).forEach(water -> form.link(water, () -> session.select(new Selected.OfWater(water))));
        if (there.isPresent()) {
            form.buttons(List.of(ui.button(ui.text("edit.remove"), "default", session::remove)));
        }
    }

    private void missing(Form form, Hexside side) {
        form.title(ui.text("edit.noCrossing"));
        form.buttons(List.of(
                ui.button(ui.text("edit.bridgeHere"), "action", () -> session.cross(Crossing.Kind.BRIDGE, side)),
                ui.button(ui.text("edit.fordHere"), "default", () -> session.cross(Crossing.Kind.FORD, side))));
    }
}
