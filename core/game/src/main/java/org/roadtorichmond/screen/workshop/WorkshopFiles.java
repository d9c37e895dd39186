package org.roadtorichmond.screen.workshop;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.roadtorichmond.exchange.FileImport;
import org.roadtorichmond.exchange.draft.Imported;
import org.roadtorichmond.exchange.draft.UnitDraft;
import org.roadtorichmond.screen.kit.Page;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.work.Worker;
import org.roadtorichmond.workshop.edits.UnitEdits;
import org.roadtorichmond.workshop.todo.OpenToDo;
import org.roadtorichmond.workshop.todo.ToDoList;
import org.roadtorichmond.workshop.tools.EditingSession;
import org.roadtorichmond.workshop.tools.Selected;

/** All that goes in and out of the workshop as a file, and what imports have left to do. */
final class WorkshopFiles implements IncomingFiles.Receiver {
    private static final String ENDING = ".scenario.json";

    private final Page page;
    private final EditingSession session;
    private final Consumer<String> picture;
    private final Worker worker;
    private final OpenToDo toDo;
    private final IncomingFiles incoming;
    private final OutgoingFiles outgoing;

    /**
     * The files of the scenario that is open.
     *
     * @param picture shows the picture of a path under the map
     */
    WorkshopFiles(Page page, EditingSession session, Consumer<String> picture) {
        this.page = page;
        this.picture = picture;
        this.session = session;
        worker = page.app().worker("files of the workshop");
        toDo = new OpenToDo(
                page.app().archive().ownScenarios(),
                session.open().editor().draft().scenarioName(),
                worker,
                page::stale,
                this::trouble);
        incoming = new IncomingFiles(page, worker, Optional.of(this), () -> {});
        outgoing = new OutgoingFiles(page, worker, session, stem());
    }

    private void trouble(Sentence why) {
        page.notice(page.text("edit.title"), page.tell(why));
    }

    /**
     * The lines of what is left to do.
     *
     * @param show leads to something that can be selected, and to one of its fields
     */
    ToDoLines lines(BiConsumer<Selected, String> show) {
        return new ToDoLines(page, session, toDo, show);
    }

    /** Takes a file that was dropped. */
    void take(String path) {
        incoming.take(path);
    }

    /** Shows what can be done with files. */
    void choose() {
        Map<String, Runnable> choices = new LinkedHashMap<>();
        choices.put(page.text("incoming.title"), incoming::ask);
        outgoing.choices().forEach(choice -> choices.put(page.text(choice.title()), choice.action()));
        page.dialogs().choose(page.text("edit.files"), choices);
        page.focus(true);
    }

    @Override
    public String stem() {
        String name = session.open().editor().draft().scenarioName();
        return name.substring(0, name.length() - ENDING.length());
    }

    @Override
    public Optional<FileImport.Target> target() {
        return session.tree()
                .grid()
                .map(grid -> new FileImport.Target(session.tree().root(), grid));
    }

    @Override
    public void take(Imported imported) {
        Optional<Sentence> refusal = session.apply(UnitEdits.replaceAll(
                imported.units().stream().map(UnitDraft::json).toList()));
        if (refusal.isPresent()) {
            trouble(refusal.get());
            return;
        }
        ToDoList left = ToDoList.of(imported.report());
        toDo.add(left);
        page.notice(
                page.text("incoming.title"),
                page.text(
                        "incoming.units", imported.units().size(), left.items().size()));
    }

    @Override
    public void trace(String path) {
        picture.accept(path);
    }

    /** Ends all work with files; what is to be written is still written. */
    void close() {
        worker.close();
    }
}
