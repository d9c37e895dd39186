package org.roadtorichmond.screen.workshop;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.roadtorichmond.exchange.FileImport;
import org.roadtorichmond.exchange.draft.Imported;
import org.roadtorichmond.exchange.draft.SourceFile;
import org.roadtorichmond.exchange.draft.UnitDraft;
import org.roadtorichmond.exchange.share.PlayerFiles;
import org.roadtorichmond.exchange.share.SharedReader;
import org.roadtorichmond.exchange.share.SharedScenario;
import org.roadtorichmond.exchange.share.SharedScenarios;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Numbers;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.screen.kit.Dialogs;
import org.roadtorichmond.screen.kit.Page;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.work.Worker;
import org.roadtorichmond.workshop.BlankScenario;
import org.roadtorichmond.workshop.Draft;
import org.roadtorichmond.workshop.OpenScenario;
import org.roadtorichmond.workshop.ScenarioFolder;
import org.roadtorichmond.workshop.edits.PlaceEdits;
import org.roadtorichmond.workshop.todo.ToDoList;
import org.roadtorichmond.workshop.trace.TraceFolder;

/**
 * Takes in the files at which a designer points, by dropping or naming them: shared scenarios, and maps, modules and orders of battle
 * of other programs. All reading is done beside the drawing thread; what cannot be taken is refused in a sentence.
 */
final class IncomingFiles {
    private static final List<String> TABLES = List.of("csv", "tsv", "txt");
    private static final int COLUMNS = 12;
    private static final int ROWS = 14;

    private final Page page;
    private final Worker worker;
    private final Optional<Receiver> open;
    private final Runnable arrived;
    private final ScenarioFolder folder;
    private final SharedScenarios shared;

    /** The scenario that is open, which receives units and a picture to trace. */
    interface Receiver {
        /** What its files are called without their endings. */
        String stem();

        /** The scenario as it stands; empty if its map has no size yet. */
        Optional<FileImport.Target> target();

        /** Takes the units of an import in place of its own. */
        void take(Imported imported);

        /** Takes the picture of a path to trace it. */
        void trace(String path);
    }

    /** What a path named, after it was looked at. */
    private record Looked(Optional<SourceFile> foreign, Result<SharedScenario> shared) {}

    /** A new scenario that is written, or why it is not. */
    private record Made(OpenScenario open, Optional<Sentence> trouble) {}

    /**
     * Files for a page.
     *
     * @param open the scenario that is open on it, if one is
     * @param arrived runs when there is another scenario in the player's folder that is not opened
     */
    IncomingFiles(Page page, Worker worker, Optional<Receiver> open, Runnable arrived) {
        this.page = page;
        this.worker = worker;
        this.open = open;
        this.arrived = arrived;
        folder = new ScenarioFolder(
                page.app().archive().ownScenarios(), page.app().archive().files());
        Archive archive = page.app().archive();
        shared = new SharedScenarios(archive.ownScenarios(), archive.shelf());
    }

    /** Asks for a path and takes what it names. */
    void ask() {
        new PathDialog(page, page.dialogs(), worker)
                .source(page.text("incoming.title"), page.text("incoming.about"), this::take);
    }

    /** Takes what a path names. */
    void take(String path) {
        if (open.isPresent() && TraceFolder.isPicture(path)) {
            open.get().trace(path);
            return;
        }
        PlayerFiles files = page.app().files();
        worker.run(
                () -> files.read(path).map(this::look),
                read -> read.value().ifPresentOrElse(this::looked, () -> refused(read.problems())));
    }

    private Looked look(PlayerFiles.Named named) {
        if (named instanceof PlayerFiles.NamedSource source) {
            SourceFile file = source.file();
            boolean zip = file.ending().equals("zip") && SharedReader.isShared(file);
            Result<SharedScenario> read = SharedReader.zip(file);
            return zip ? new Looked(Optional.empty(), shared.checked(read)) : new Looked(Optional.of(file), read);
        }
        return new Looked(Optional.empty(), shared.of((PlayerFiles.NamedFolder) named));
    }

    private void looked(Looked looked) {
        looked.foreign()
                .ifPresentOrElse(
                        this::foreign,
                        () -> looked.shared()
                                .value()
                                .ifPresentOrElse(
                                        this::take,
                                        () -> refused(looked.shared().problems())));
    }

    private void refused(List<Problem> problems) {
        page.notice(page.text("incoming.title"), page.tell(problems));
    }

    // --- Shared scenarios ------------------------------------------------------------------------------------------

    private void take(SharedScenario scenario) {
        worker.run(
                () -> shared.take(scenario),
                taken -> taken.value().ifPresentOrElse(this::offer, () -> refused(taken.problems())));
    }

    private void offer(String file) {
        page.dialogs()
                .show(
                        page.text("incoming.title"),
                        Dialogs.WIDTH,
                        () -> page.wrapped(page.text("incoming.shared", file), "book"),
                        () -> List.of(
                                page.enterButton(page.text("edit.open"), () -> {
                                    page.dialogs().close();
                                    open(file);
                                }),
                                page.button(page.text("ledger.close"), "default", () -> {
                                    page.dialogs().close();
                                    arrived.run();
                                })));
    }

    private void open(String file) {
        Result<OpenScenario> opened = folder.open(file);
        opened.value().ifPresentOrElse(page.navigator()::workshop, () -> refused(opened.problems()));
    }

    // --- Other programs --------------------------------------------------------------------------------------------

    private void foreign(SourceFile file) {
        boolean table = TABLES.contains(file.ending());
        if (table && open.isEmpty()) {
            page.notice(page.text("incoming.title"), page.text("incoming.needsScenario"));
        } else if (table) {
            open.flatMap(Receiver::target)
                    .ifPresentOrElse(
                            target -> into(file, target),
                            () -> page.notice(page.text("incoming.title"), page.text("incoming.needsMap")));
        } else {
            named(file);
        }
    }

    private void into(SourceFile file, FileImport.Target target) {
        Receiver receiver = open.orElseThrow();
        new ForeignImport(page, worker, file, receiver.stem(), Optional.of(target), receiver::take).begin();
    }

    /** What is no table becomes a scenario of its own; a kind of file that cannot be imported is refused before a name is asked. */
    private void named(SourceFile file) {
        if (!FileImport.ENDINGS.contains(file.ending())) {
            new ForeignImport(page, worker, file, file.base(), Optional.empty(), imported -> {}).begin();
            return;
        }
        String proposal = file.base().replaceAll("[_-]+", " ").strip();
        new NewNameDialog(page, page.dialogs())
                .ask(
                        page.text("incoming.title"),
                        page.text("incoming.name", file.name()),
                        proposal.isEmpty()
                                ? ""
                                : proposal.substring(0, 1).toUpperCase(Locale.ROOT) + proposal.substring(1),
                        (called, stem) -> new ForeignImport(
                                        page,
                                        worker,
                                        file,
                                        stem,
                                        Optional.empty(),
                                        imported -> make(called, stem, imported))
                                .begin());
    }

    private void make(String called, String stem, Imported imported) {
        BlankScenario blank = new BlankScenario(
                stem,
                size(imported, "columns").orElse(COLUMNS),
                size(imported, "rows").orElse(ROWS));
        Result<OpenScenario> made = folder.create(
                blank,
                imported.map(),
                imported.units().stream().map(UnitDraft::json).toList());
        made.value().ifPresentOrElse(open -> written(called, blank, open, imported), () -> refused(made.problems()));
    }

    /** The new scenario is kept as a draft at once, with the list of what is left to do. */
    private void written(String called, BlankScenario blank, OpenScenario open, Imported imported) {
        open.editor().apply(PlaceEdits.scenarioName(called).then(PlaceEdits.mapName(called)));
        ToDoList toDo = ToDoList.of(imported.report());
        Draft draft = open.editor().draft();
        worker.run(
                () -> new Made(
                        open,
                        open.keep(draft)
                                .trouble()
                                .or(() -> toDo.write(page.app().archive().ownScenarios(), blank.scenarioFile()))),
                made -> made.trouble()
                        .ifPresentOrElse(
                                why -> page.notice(page.text("incoming.title"), page.tell(why)),
                                () -> page.navigator().workshop(made.open())));
    }

    private static Optional<Integer> size(Imported imported, String key) {
        return imported.map()
                .flatMap(map -> map.member(key))
                .map(Node.Member::value)
                .flatMap(node -> Numbers.scaled(node, 1));
    }
}
