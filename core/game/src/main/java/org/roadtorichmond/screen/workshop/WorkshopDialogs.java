package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.Input.Keys;
import org.roadtorichmond.screen.kit.Page;
import org.roadtorichmond.workshop.tools.EditingSession;

/** The large dialogs of the workshop, for the forms and keys that open them. */
final class WorkshopDialogs {
    private final UnitsDialog units;

    /**
     * The dialogs of a screen.
     *
     * @param save saves the scenario
     */
    WorkshopDialogs(Page page, EditingSession session, Runnable save) {
        units = new UnitsDialog(page, session, save);
    }

    /** Opens the table of units. */
    void table() {
        units.table();
    }

    /** Opens the calendar of arrivals. */
    void calendar() {
        units.calendar();
    }

    /** Opens the dialog of a key that is pressed with Control; returns whether there is one. */
    boolean open(int key) {
        switch (key) {
            case Keys.U -> table();
            case Keys.K -> calendar();
            default -> {
                return false;
            }
        }
        return true;
    }
}
