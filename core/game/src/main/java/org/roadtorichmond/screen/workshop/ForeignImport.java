package org.roadtorichmond.screen.workshop;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.exchange.FileImport;
import org.roadtorichmond.exchange.csv.AnswersTable;
import org.roadtorichmond.exchange.draft.Answers;
import org.roadtorichmond.exchange.draft.Imported;
import org.roadtorichmond.exchange.draft.ReportEntry;
import org.roadtorichmond.exchange.draft.SourceFile;
import org.roadtorichmond.exchange.picture.UnpackedPicture;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.Storage;
import org.roadtorichmond.screen.kit.Page;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.work.Worker;

/**
 * Imports a file of another program: reads it beside the drawing thread, asks what it does not say until that is answered or left
 * open, keeps the answers beside the scenario, and hands on what was made of it.
 */
final class ForeignImport {
    private static final String ANSWERS = ".answers.csv";

    /** The most pixels of a side of a picture beside a question. */
    private static final int LONGEST = 96;

    private static final int MOST_PICTURES = 300;

    private final Page page;
    private final Worker worker;
    private final Storage folder;
    private final SourceFile file;
    private final String stem;
    private final Optional<FileImport.Target> target;
    private final Done done;
    private final List<AnswersDialog.Asked> asked = new ArrayList<>();

    /** Gets what was made of the file. */
    @FunctionalInterface
    interface Done {
        /** Gets it on the drawing thread. */
        void imported(Imported imported);
    }

    /** What came of one reading: the answers with which it was read, what was read, and the pictures of its questions. */
    private record Read(
            Answers answers, Result<Imported> imported, Map<AnswersDialog.Asked, UnpackedPicture> pictures) {
        static Read of(Answers answers, Result<Imported> imported) {
            Map<AnswersDialog.Asked, UnpackedPicture> pictures = new HashMap<>();
            List<ReportEntry> questions = imported.value().stream()
                    .flatMap(each -> each.report().questions().stream())
                    .filter(entry -> entry.shown().isPresent())
                    .limit(MOST_PICTURES)
                    .toList();
            for (ReportEntry entry : questions) {
                entry.shown()
                        .get()
                        .unpack(LONGEST)
                        .ifPresent(picture ->
                                AnswersDialog.asked(List.of(entry)).forEach(asked -> pictures.put(asked, picture)));
            }
            return new Read(answers, imported, pictures);
        }
    }

    /**
     * An import.
     *
     * @param stem what the files of the scenario are called without their endings
     * @param target the scenario into which units are taken, if there is one
     */
    ForeignImport(
            Page page, Worker worker, SourceFile file, String stem, Optional<FileImport.Target> target, Done done) {
        this.page = page;
        this.worker = worker;
        folder = page.app().archive().ownScenarios();
        this.file = file;
        this.stem = stem;
        this.target = target;
        this.done = done;
    }

    void begin() {
        worker.run(
                () -> {
                    Result<Answers> kept = kept();
                    Answers answers = kept.value().orElse(Answers.NONE);
                    return Read.of(answers, kept.then(known -> FileImport.read(file, known, target)));
                },
                this::read);
    }

    /** The answers that an earlier import into the same scenario has kept. */
    private Result<Answers> kept() {
        String name = stem + ANSWERS;
        return folder.has(name) ? folder.read(name).then(AnswersTable::read) : Result.good(Answers.NONE);
    }

    private void read(Read read) {
        if (read.imported().value().isEmpty()) {
            page.notice(page.text("incoming.title"), page.tell(read.imported().problems()));
            return;
        }
        Imported imported = read.imported().value().get();
        List<ReportEntry> questions = imported.report().questions();
        List<AnswersDialog.Asked> fresh = new ArrayList<>(AnswersDialog.asked(questions));
        fresh.removeAll(asked);
        if (fresh.isEmpty() && !imported.undecided().isEmpty()) {
            page.notice(
                    page.text("incoming.title"),
                    page.tell(imported.undecided().get(0).told()));
            return;
        }
        if (fresh.isEmpty()) {
            keep(read.answers(), imported);
            return;
        }
        asked.addAll(fresh);
        new AnswersDialog(page, page.dialogs(), read.pictures())
                .ask(
                        page.text("answers.about", file.name()),
                        questions,
                        given -> again(read.answers().with(given)));
    }

    private void again(Answers answers) {
        Optional<Sentence> wrong = wrong(answers);
        if (wrong.isPresent()) {
            page.notice(page.text("incoming.title"), page.tell(wrong.get()));
            return;
        }
        worker.run(() -> Read.of(answers, FileImport.read(file, answers, target)), this::read);
    }

    private Optional<Sentence> wrong(Answers answers) {
        return asked.stream()
                .flatMap(each -> answers.of(each.question(), each.name()).stream()
                        .flatMap(answer -> AnswersTable.refusal(each.question(), each.name(), answer).stream()))
                .findFirst();
    }

    private void keep(Answers answers, Imported imported) {
        Optional<byte[]> table =
                AnswersTable.of(answers, imported.report()).map(text -> text.getBytes(StandardCharsets.UTF_8));
        worker.run(() -> table.flatMap(bytes -> folder.write(stem + ANSWERS, bytes)), why -> {
            why.ifPresent(sentence -> page.notice(page.text("incoming.title"), page.tell(sentence)));
            done.imported(imported);
        });
    }
}
