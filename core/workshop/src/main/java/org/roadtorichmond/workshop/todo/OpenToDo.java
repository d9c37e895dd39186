package org.roadtorichmond.workshop.todo;

import java.util.Optional;
import java.util.function.Consumer;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.Storage;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.work.Worker;

/** The list of what is left to do in the scenario that is open. Each change of it is written at once, beside the drawing thread. */
public final class OpenToDo {
    private final Storage folder;
    private final String scenario;
    private final Worker worker;
    private final Runnable changed;
    private final Consumer<Sentence> trouble;
    private ToDoList list = ToDoList.EMPTY;

    /**
     * The list of a scenario, which is read in the background.
     *
     * @param folder where it is kept
     * @param scenario the file of the scenario
     * @param changed runs when there is another list to be shown
     * @param trouble gets why it could not be read or written
     */
    public OpenToDo(Storage folder, String scenario, Worker worker, Runnable changed, Consumer<Sentence> trouble) {
        this.folder = folder;
        this.scenario = scenario;
        this.worker = worker;
        this.changed = changed;
        this.trouble = trouble;
        worker.run(() -> ToDoList.read(folder, scenario), this::read);
    }

    private void read(Result<ToDoList> read) {
        // What was marked as done before the scenario was left is not shown again.
        read.value().ifPresent(kept -> list = kept.open().with(list));
        read.problems().stream()
                .limit(1)
                .forEach(problem ->
                        trouble.accept(problem.in(ToDoList.file(scenario)).told()));
        changed.run();
    }

    /** The list as it is now. */
    public ToDoList list() {
        return list;
    }

    /** Adds what an import has left. */
    public void add(ToDoList more) {
        change(list.with(more));
    }

    /** Marks something as done, or as not done after all. */
    public void mark(ToDo item, boolean done) {
        change(list.marked(item, done));
    }

    private void change(ToDoList next) {
        list = next;
        // Begun, so that it is written even if the workshop is left at once.
        Worker.Pending<Optional<Sentence>> written = worker.begin(() -> next.write(folder, scenario));
        worker.run(written::await, why -> why.ifPresent(trouble));
        changed.run();
    }
}
