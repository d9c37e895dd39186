package org.roadtorichmond.screen.workshop;

import java.util.Optional;
import java.util.function.Consumer;
import org.roadtorichmond.screen.kit.Dialogs;
import org.roadtorichmond.screen.kit.WheelScrollPane;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.workshop.edits.MapSizeEdits.Resizing;
import org.roadtorichmond.workshop.tools.EditingSession;
import org.roadtorichmond.workshop.tools.Selected;

/** Shows what is selected, field by field; with nothing selected the scenario itself. */
final class InspectorPane {
    private final EditingSession session;
    private final FormPane pane;
    private final UnitForm unit;
    private final HexForm hex;
    private final LineForm line;
    private final CrossingForm crossing;
    private final ScenarioForm scenario;

    private record Shown(Selected selected, long revision, boolean refused, int translated, String stakes) {}

    /**
     * The pane of a session.
     *
     * @param resized gets each new size of the map after it was given
     */
    InspectorPane(
            Widgets ui, Dialogs dialogs, EditingSession session, WorkshopDialogs large, Consumer<Resizing> resized) {
        this.session = session;
        pane = new FormPane(ui);
        SchemaForm fields = new SchemaForm(ui, session, Optional.of(large), Optional.empty());
        unit = new UnitForm(ui, session, fields);
        hex = new HexForm(ui, session);
        line = new LineForm(ui, session, fields);
        crossing = new CrossingForm(ui, session, fields);
        scenario = new ScenarioForm(ui, dialogs, session, large, fields, resized);
    }

    /** The pane on an empty stage. */
    WheelScrollPane build() {
        return pane.build();
    }

    /** Fills it if it has to show something else. */
    void refresh() {
        Shown next = new Shown(
                session.selected(),
                session.revision(),
                session.refusal().isPresent(),
                session.open().german().changes(),
                scenario.stakes());
        pane.refresh(next, next.selected(), form -> fill(form, next.selected()));
    }

    private void fill(Form form, Selected selected) {
        if (selected instanceof Selected.OfUnit one) {
            unit.fill(form, one);
        } else if (selected instanceof Selected.Element other) {
            line.fill(form, other);
        } else if (selected instanceof Selected.OfHex place) {
            hex.fill(form, place.hex());
        } else if (selected instanceof Selected.OfCrossing over) {
            crossing.fill(form, over);
        } else {
            scenario.fill(form);
        }
    }

    /** Leads the keys into the field of a name and brings it into sight, if there is one. */
    void focus(String name) {
        pane.focus(name);
    }
}
