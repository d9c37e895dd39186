package org.roadtorichmond.screen.workshop;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import org.roadtorichmond.exchange.FileExport;
import org.roadtorichmond.exchange.share.SharedScenario;
import org.roadtorichmond.exchange.share.SharedScenarios;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.OutputKind;
import org.roadtorichmond.scenario.setup.MapReader;
import org.roadtorichmond.screen.kit.Page;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.work.Worker;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Judge;
import org.roadtorichmond.workshop.OpenScenario;
import org.roadtorichmond.workshop.tools.EditingSession;

/**
 * Writes the scenario, or the campaign, that is open for others: as a zip with all that it needs, or for a spreadsheet or the editor Tiled.
 *
 * @param stem what its files are called without their endings
 */
record OutgoingFiles(Page page, Worker worker, EditingSession session, String stem) {
    /** Shares the scenario or the campaign: it is saved first, and only a whole one can be shared. */
    void share() {
        if (session.judgement().filter(Judge.Judgement::isWhole).isEmpty()) {
            page.notice(page.text("share.title"), page.text("share.notWhole"));
            return;
        }
        session.save(false, saved -> {
            if (saved.outcome() == OpenScenario.Outcome.WHOLE) {
                packed();
            } else {
                page.notice(page.text("share.title"), page.text("share.notSaved"));
            }
        });
    }

    private void packed() {
        Archive archive = page.app().archive();
        SharedScenarios shared = new SharedScenarios(archive.ownScenarios(), archive.shelf());
        String scenario = session.open().editor().draft().scenarioName();
        worker.run(
                () -> shared.give(scenario),
                given -> given.value()
                        .ifPresentOrElse(
                                this::packed,
                                () -> page.notice(page.text("share.title"), page.tell(given.problems()))));
    }

    private void packed(SharedScenario given) {
        String files = String.join(", ", given.names());
        write("share.title", page.text("share.about", files), ".zip", OutputKind.SHARED, given::zip);
    }

    /** Writes the order of battle for a spreadsheet. */
    void orderOfBattle() {
        Node.ObjectNode scenario = session.tree().root();
        write(
                "export.csv",
                page.text("export.csvAbout"),
                ".csv",
                OutputKind.ORDER_OF_BATTLE,
                () -> FileExport.csv(scenario).getBytes(StandardCharsets.UTF_8));
    }

    /** Writes the map with the units for the editor Tiled. */
    void tiled() {
        Node.ObjectNode scenario = session.tree().root();
        Optional<Node> map = session.tree().at(EditableTree.MAP);
        Result<Battlefield> field = map.filter(Node.ObjectNode.class::isInstance)
                .map(node -> MapReader.read((Node.ObjectNode) node))
                .orElseGet(() -> Result.bad(new Problem(scenario.at(), Sentence.of("workshop.withoutMap"))));
        field.value()
                .ifPresentOrElse(
                        ground -> write(
                                "export.tiled",
                                page.text("export.tiledAbout"),
                                ".tmx",
                                OutputKind.TILED,
                                () -> FileExport.tiled(ground, Optional.of(scenario))
                                        .getBytes(StandardCharsets.UTF_8)),
                        () -> page.notice(page.text("export.tiled"), page.tell(field.problems())));
    }

    // --- Writing ---------------------------------------------------------------------------------------------------

    private void write(String title, String about, String ending, OutputKind kind, Supplier<byte[]> content) {
        String proposed = page.app().archive().exports().place(stem + ending);
        new PathDialog(page, page.dialogs(), worker).target(page.text(title), about, proposed, path -> {
            String whole = path.toLowerCase(Locale.ROOT).endsWith(ending) ? path : path + ending;
            worker.run(() -> page.app().files().isThere(whole), there -> {
                Runnable go = () -> write(title, whole, kind, content);
                if (there) {
                    page.dialogs()
                            .ask(page.text(title), page.text("export.replace", whole), page.text("export.yes"), go);
                } else {
                    go.run();
                }
            });
        });
    }

    private void write(String title, String path, OutputKind kind, Supplier<byte[]> content) {
        worker.run(
                () -> page.app().files().write(path, kind, content.get()),
                trouble -> page.notice(
                        page.text(title), trouble.map(page::tell).orElseGet(() -> page.text("export.written", path))));
    }

    /** The titles of all that can be written, and what writes it. */
    List<Choice> choices() {
        return List.of(
                new Choice("share.title", this::share),
                new Choice("export.csv", this::orderOfBattle),
                new Choice("export.tiled", this::tiled));
    }

    /**
     * Something that can be written.
     *
     * @param title the key of its title
     * @param action writes it
     */
    record Choice(String title, Runnable action) {}
}
