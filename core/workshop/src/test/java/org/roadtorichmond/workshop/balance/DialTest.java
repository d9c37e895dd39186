package org.roadtorichmond.workshop.balance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.work.StepWorker;
import org.roadtorichmond.work.Subscription;
import org.roadtorichmond.workshop.ScenarioEditor;
import org.roadtorichmond.workshop.Workbench;

/** A balance dial beside the first lesson's scenario, with cadets on both sides, whose work is done when a test says so. */
abstract class DialTest {
    @TempDir
    Path folder;

    final StepWorker worker = new StepWorker();
    final List<RuntimeException> faults = new ArrayList<>();
    final BalanceDial dial = new BalanceDial(worker, faults::add, 0);

    ScenarioEditor editor;

    @BeforeEach
    void openTraining() {
        for (Side side : Side.values()) {
            dial.command(side, Commanders.parse("cadet").value().orElseThrow());
        }
        editor = Workbench.in(folder).open("training.scenario.json").editor();
    }

    @AfterEach
    void nothingHasFailed() {
        assertEquals(List.of(), faults);
    }

    /** Shows the edited scenario, and waits until the dial knows whether it has played it before. */
    final void show() {
        Subscription hold = dial.hold();
        dial.show(Workbench.judge(editor));
        worker.finish();
        hold.close();
    }

    /** Does pieces of work until the scenario has a number of games. */
    final BalanceReading play(int games) {
        while (games() < games) {
            assertTrue(worker.step(), () -> "only " + games() + " games are played");
        }
        return dial.state().reading().orElseThrow();
    }

    /** How many games the dial has of the scenario. */
    final int games() {
        return dial.state().reading().map(BalanceReading::games).orElse(0);
    }
}
