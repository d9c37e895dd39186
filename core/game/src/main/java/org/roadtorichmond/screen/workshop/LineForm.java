package org.roadtorichmond.screen.workshop;

import java.util.List;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.workshop.Schema;
import org.roadtorichmond.workshop.tools.EditingSession;
import org.roadtorichmond.workshop.tools.MapQuestions;
import org.roadtorichmond.workshop.tools.Selected;

/** The form of what runs over several hexes: a way, a water, a zone. */
record LineForm(Widgets ui, EditingSession session, SchemaForm fields) {
    void fill(Form form, Selected.Element line) {
        MapQuestions map = new MapQuestions(session.tree());
        form.title(line.name());
        fields.fill(form, line, Schema.SCENARIO.fields(line.list()));
        if (line instanceof Selected.OfWay way) {
            form.note(ui.text("edit.length", map.way(way.name()).size()));
        } else if (line instanceof Selected.OfWater water) {
            form.note(ui.text("edit.sides", map.water(water.name()).size()));
        }
        form.buttons(List.of(ui.button(ui.text("edit.remove"), "default", session::remove)));
    }
}
