package org.roadtorichmond.screen;

import java.util.List;
import java.util.function.Consumer;
import org.roadtorichmond.scenario.Editions;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.campaign.Campaigns;
import org.roadtorichmond.session.words.SavedGameFindings;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.work.Worker;

/** Plays a game that was opened again beside the one on the table, and reports what does not come out as it was recorded. */
record Inspection(AppContext app) {
    /** Begins, and hands on what was found, if anything was; a game without commands has nothing to hide. */
    void begin(Session session, Consumer<String> found) {
        SavedGame saved = session.copy().saved();
        Texts texts = app.texts();
        // What carried over changes the scenario, and the campaign itself knows from where it came.
        boolean known = app.campaigning().of(session).isPresent();
        Worker worker = app.worker("inspection");
        worker.run(
                () -> SavedGameFindings.of(saved, known ? Editions.NONE : editions(saved), texts),
                findings -> told(findings, worker, found));
    }

    /** What the game's scenario is compared with: nothing where a campaign makes just that of one of its own. */
    private Editions editions(SavedGame saved) {
        Editions all = app.archive().editions();
        boolean changed = all.of(saved.scenario()).kind() == Editions.Kind.CHANGED;
        return changed && new Campaigns(app.archive()).isCarried(saved) ? Editions.NONE : all;
    }

    private static void told(List<String> findings, Worker worker, Consumer<String> found) {
        worker.close();
        if (!findings.isEmpty()) {
            found.accept(String.join("\n", findings));
        }
    }
}
