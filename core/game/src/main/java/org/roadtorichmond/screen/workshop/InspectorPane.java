package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.screen.kit.Dialogs;
import org.roadtorichmond.screen.kit.WheelScrollPane;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.workshop.edits.MapSizeEdits.Resizing;
import org.roadtorichmond.workshop.tools.EditingSession;
import org.roadtorichmond.workshop.tools.Selected;

/** Shows what is selected, field by field; with nothing selected the scenario itself. */
final class InspectorPane {
    private final Widgets ui;
    private final EditingSession session;
    private final Table content = new Table();
    private final UnitForm unit;
    private final HexForm hex;
    private final LineForm line;
    private final CrossingForm crossing;
    private final ScenarioForm scenario;
    private @Nullable WheelScrollPane pane;
    private @Nullable Shown shown;

    private record Shown(Selected selected, long revision, boolean refused, int translated, String stakes) {}

    /**
     * The pane of a session.
     *
     * @param resized gets each new size of the map after it was given
     */
    InspectorPane(
            Widgets ui, Dialogs dialogs, EditingSession session, WorkshopDialogs large, Consumer<Resizing> resized) {
        this.ui = ui;
        this.session = session;
        SchemaForm fields = new SchemaForm(ui, session, large);
        unit = new UnitForm(ui, session, fields);
        hex = new HexForm(ui, session);
        line = new LineForm(ui, session, fields);
        crossing = new CrossingForm(ui, session, fields);
        scenario = new ScenarioForm(ui, dialogs, session, large, fields, resized);
    }

    /** The pane on an empty stage. */
    WheelScrollPane build() {
        shown = null;
        WheelScrollPane made = new WheelScrollPane(content, ui.theme());
        pane = made;
        return made;
    }

    /** Fills it if it has to show something else; a field that has the keys keeps them, and what is seen of it stays in sight. */
    void refresh() {
        Shown before = shown;
        Shown next = new Shown(
                session.selected(),
                session.revision(),
                session.refusal().isPresent(),
                session.open().german().changes(),
                scenario.stakes());
        WheelScrollPane scrolled = pane;
        if (next.equals(before) || scrolled == null) {
            return;
        }
        shown = next;
        Actor focused = ui.stage().getKeyboardFocus();
        boolean here = focused != null && focused.isDescendantOf(content);
        String name = here && focused != null ? focused.getName() : null;
        float at = scrolled.getScrollY();
        content.clear();
        content.top().left().padRight(ui.px(10));
        fill(next.selected());
        scrolled.validate();
        boolean same = before != null && before.selected().equals(next.selected());
        scrolled.setScrollY(same ? at : 0);
        scrolled.updateVisualScroll();
        if (name != null) {
            focus(name);
        }
    }

    private void fill(Selected selected) {
        Form form = new Form(ui, content);
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
        Actor found = content.findActor(name);
        WheelScrollPane scrolled = pane;
        if (found instanceof TextField field && scrolled != null) {
            ui.stage().setKeyboardFocus(field);
            field.selectAll();
            // a field may stand in a line of its own, beside others or a button
            Vector2 at = field.localToAscendantCoordinates(content, new Vector2());
            scrolled.scrollTo(at.x, at.y, field.getWidth(), field.getHeight());
        }
    }
}
