package org.roadtorichmond.screen.workshop;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.balance.lab.Experiment;
import org.roadtorichmond.balance.lab.Findings;
import org.roadtorichmond.balance.lab.Variant;
import org.roadtorichmond.publish.report.ExperimentReport;
import org.roadtorichmond.publish.report.Origin;
import org.roadtorichmond.screen.book.Credits;
import org.roadtorichmond.screen.kit.Dialogs;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.workshop.balance.BalanceDial;

/**
 * Writes all that the games of a dial show as the laboratory's page, beside the saved games, and says where it is.
 *
 * @param file what the command line calls the scenario
 */
record BalancePageDialog(Widgets ui, Dialogs dialogs, BalanceDial dial, String file) {
    /**
     * A page that was written, or not.
     *
     * @param place where it is
     * @param trouble why it was not written, if it was not
     */
    private record Written(String place, Optional<Sentence> trouble) {}

    /** Writes the page between two games; the dialog says that it is being written, then where it is, or why there is none. */
    void write() {
        Archive archive = ui.app().archive();
        show(ui.text("balance.page.writing"));
        dial.ask(
                findings -> written(findings, archive),
                written -> show(written.trouble()
                        .map(trouble -> ui.text("balance.page.failed", trouble))
                        .orElseGet(() -> ui.text("balance.page.written", written.place()))));
    }

    private Written written(Findings findings, Archive archive) {
        Experiment experiment = findings.experiment();
        Variant played = experiment.variants().get(0);
        List<String> command = List.of(
                "simulate",
                file,
                "--games",
                Integer.toString(findings.games()),
                "--seed",
                Long.toString(experiment.seed()),
                "--union",
                played.union().toString(),
                "--confederate",
                played.confederate().toString());
        String page = ExperimentReport.of(findings, new Origin(Credits.version(), command));
        String name = archive.unshared(played.scenario().scenario().name().replaceAll("['’:]", ""));
        return new Written(archive.sharedPlace(name), archive.share(page, name));
    }

    private void show(String text) {
        dialogs.show(
                ui.text("balance.why"),
                Dialogs.WIDTH,
                () -> ui.wrapped(text, "book"),
                () -> List.of(dialogs.closing()));
    }
}
