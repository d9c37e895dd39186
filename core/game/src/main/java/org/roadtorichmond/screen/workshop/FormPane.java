package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.screen.kit.WheelScrollPane;
import org.roadtorichmond.screen.kit.Widgets;

/** A form that is filled anew when it has to show something else; a field that has the keys keeps them, and what is seen of it stays in sight. */
final class FormPane {
    private final Widgets ui;
    private final Table content = new Table();
    private @Nullable WheelScrollPane pane;
    private @Nullable Object shown;
    private @Nullable Object subject;

    FormPane(Widgets ui) {
        this.ui = ui;
    }

    /** The pane on an empty stage. */
    WheelScrollPane build() {
        shown = null;
        subject = null;
        WheelScrollPane made = new WheelScrollPane(content, ui.theme());
        pane = made;
        return made;
    }

    /**
     * Fills it if it has to show something else.
     *
     * @param next all that decides what it shows
     * @param about what it is about; a form about something else is seen from its beginning
     */
    void refresh(Object next, Object about, Consumer<Form> fill) {
        WheelScrollPane scrolled = pane;
        if (next.equals(shown) || scrolled == null) {
            return;
        }
        boolean same = about.equals(subject);
        shown = next;
        subject = about;
        Actor focused = ui.stage().getKeyboardFocus();
        boolean here = focused != null && focused.isDescendantOf(content);
        String name = here && focused != null ? focused.getName() : null;
        float at = scrolled.getScrollY();
        content.clear();
        content.top().left().padRight(ui.px(10));
        fill.accept(new Form(ui, content));
        scrolled.validate();
        scrolled.setScrollY(same ? at : 0);
        scrolled.updateVisualScroll();
        if (name != null) {
            focus(name);
        }
    }

    /** Leads the keys into the field of a name and brings it into sight, if there is one. */
    void focus(String name) {
        Actor found = content.findActor(name);
        WheelScrollPane scrolled = pane;
        if (found instanceof TextField field && scrolled != null) {
            ui.stage().setKeyboardFocus(field);
            field.selectAll();
            // A field may stand in a line of its own, beside others or a button.
            Vector2 at = field.localToAscendantCoordinates(content, new Vector2());
            scrolled.scrollTo(at.x, at.y, field.getWidth(), field.getHeight());
        }
    }
}
