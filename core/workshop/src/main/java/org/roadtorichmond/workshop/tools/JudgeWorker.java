package org.roadtorichmond.workshop.tools;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.scenario.save.FileDifference;
import org.roadtorichmond.work.Subscription;
import org.roadtorichmond.work.Worker;
import org.roadtorichmond.workshop.Draft;
import org.roadtorichmond.workshop.Judge;
import org.roadtorichmond.workshop.OpenScenario;

/** Judges, keeps and saves drafts beside the thread that draws, one after another. Of drafts to judge only the newest counts. */
final class JudgeWorker {
    private final OpenScenario open;
    private final Worker worker;
    private final Runnable changed;
    /** Used only by the thread of the worker. */
    private final Judge judge = new Judge();

    private @Nullable Subscription asked;
    private Judge.@Nullable Judgement last;
    private List<Finding> findings = List.of();

    JudgeWorker(OpenScenario open, Worker worker, Runnable changed) {
        this.open = open;
        this.worker = worker;
        this.changed = changed;
    }

    /** Asks for the judgement of the draft as it stands; an older question that has not been answered is dropped. */
    void ask() {
        if (asked != null) {
            asked.close();
        }
        Draft draft = open.editor().draft();
        asked = worker.run(
                cancelled -> judge.judge(draft),
                judgement -> {
                    last = judgement;
                    findings = Finding.all(judgement, open.editor().questions());
                    changed.run();
                },
                fault -> {
                    throw fault;
                });
    }

    /** The judgement of the newest draft that was judged; none before the first answer. */
    Optional<Judge.Judgement> last() {
        return Optional.ofNullable(last);
    }

    /** Its problems and warnings. */
    List<Finding> findings() {
        return findings;
    }

    void save(boolean anyway, Consumer<OpenScenario.Saved> done) {
        Draft draft = open.editor().draft();
        worker.run(() -> open.save(draft, judge.judge(draft), anyway), done);
    }

    void theirs(Consumer<List<FileDifference>> done) {
        Draft draft = open.editor().draft();
        worker.run(() -> open.theirs(draft), done);
    }

    void keep(Consumer<OpenScenario.Saved> done) {
        Draft draft = open.editor().draft();
        worker.run(() -> open.keep(draft), done);
    }

    /** Keeps the draft, and waits until it is written. */
    OpenScenario.Saved keepNow() {
        Draft draft = open.editor().draft();
        return worker.begin(() -> open.keep(draft)).await();
    }
}
