package org.roadtorichmond.desktop;

import java.util.List;
import java.util.concurrent.Callable;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.json.Result;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * A command that answers one question about each of several files. For a bad file it reports the problems, and still answers for
 * the other files.
 */
abstract class QuestionCommand implements Callable<Integer> {
    @Spec
    CommandSpec spec;

    @Mixin
    MapsOption maps;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "The files, one or more.")
    private List<String> files;

    @Mixin
    private JsonOption json;

    /** The number of files. */
    final int fileCount() {
        return files.size();
    }

    /** The answer for a file that could be read, or why the question does not apply to it. */
    abstract Result<Answer> answer(Document document);

    /** Refuses invalid options, before any file is read. */
    void checkUsage() {}

    /** Opens a file by its name. */
    Result<Document> open(String file) {
        return maps.documents().open(file);
    }

    /** The files that a name stands for. */
    List<String> named(String file) {
        return List.of(file);
    }

    /** Whether warnings about the files are printed too, for people. */
    boolean warns() {
        return false;
    }

    /** The exit code if a file was bad; {@code validate} has its own. */
    int codeOfBadFile() {
        return ExitCode.BAD;
    }

    @Override
    public Integer call() {
        checkUsage();
        List<String> all = files.stream().flatMap(file -> named(file).stream()).toList();
        AnswerPrinter printer = json.printer(all.size() > 1);
        int code = ExitCode.DONE;
        for (String file : all) {
            Result<Answer> answer = open(file).then(this::answer);
            if (answer.value().isPresent()) {
                printer.print(file, answer.value().get(), warns() ? answer.warnings() : List.of());
                code = Math.max(code, answer.value().get().code());
            } else {
                printer.report(file, answer.problems());
                code = Math.max(code, codeOfBadFile());
            }
        }
        return code;
    }
}
