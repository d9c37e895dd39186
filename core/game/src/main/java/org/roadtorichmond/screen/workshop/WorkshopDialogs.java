package org.roadtorichmond.screen.workshop;

import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.screen.kit.Page;
import org.roadtorichmond.work.Worker;
import org.roadtorichmond.workshop.balance.BalanceDial;
import org.roadtorichmond.workshop.balance.TunableValue;
import org.roadtorichmond.workshop.balance.ValueTuner;
import org.roadtorichmond.workshop.tools.EditingSession;

/** The large dialogs of the workshop, for the forms and keys that open them, and what works for them in the background. */
final class WorkshopDialogs implements AutoCloseable {
    private final UnitsDialog units;
    private final TuneDialog tune;
    private final AdviceDialog advice;
    private final ValueTuner tuner;
    private final Worker adviser;

    /**
     * The dialogs of a screen.
     *
     * @param dial knows the commanders, and rests while these dialogs have something worked out
     * @param save saves the scenario
     */
    WorkshopDialogs(Page page, EditingSession session, BalanceDial dial, Runnable save) {
        AppContext app = page.app();
        units = new UnitsDialog(page, session, save);
        tuner = new ValueTuner(app.yieldingWorker("search of a value"), dial, app.trouble());
        tune = new TuneDialog(page, page.dialogs(), session, dial, tuner);
        adviser = app.yieldingWorker("adviser of the workshop");
        advice = new AdviceDialog(page, page.dialogs(), session, dial, adviser);
    }

    /** Opens the table of units. */
    void table() {
        units.table();
    }

    /** Opens the calendar of arrivals. */
    void calendar() {
        units.calendar();
    }

    /** Opens the search of the best value of a number. */
    void tune(TunableValue value) {
        tune.open(value);
    }

    /** Asks a commander for advice. */
    void advise() {
        advice.ask();
    }

    /** Opens the dialog of a key that is pressed with Control; returns whether there is one. */
    boolean open(int key) {
        return units.opens(key);
    }

    @Override
    public void close() {
        tuner.close();
        adviser.close();
    }
}
