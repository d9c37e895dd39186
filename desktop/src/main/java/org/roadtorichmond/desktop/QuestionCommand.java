package org.roadtorichmond.desktop;

import java.util.List;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.json.Result;
import picocli.CommandLine.Parameters;

/**
 * A command that answers one question about each of several files. For a bad file it reports the problems, and still answers for
 * the other files.
 */
abstract class QuestionCommand extends AnsweringCommand {
    @Parameters(paramLabel = "FILE", arity = "1..*", description = "The files, one or more.")
    private List<String> files;

    private String file = "";

    /** The name of the file that is asked about. */
    final String file() {
        return file;
    }

    final int fileCount() {
        return files.size();
    }

    /** The answer for a file that could be read, or why the question does not apply to it. */
    abstract Result<Answer> answer(Document document);

    /** Refuses invalid options, before any file is read. */
    void checkUsage() {}

    Result<Document> open(String file) {
        return maps.documents().open(file);
    }

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
    final void run() {
        checkUsage();
        List<String> all = files.stream().flatMap(file -> named(file).stream()).toList();
        for (String each : all) {
            file = each;
            Result<Answer> answer = open(file).then(this::answer);
            if (answer.value().isPresent()) {
                printer.print(file, answer.value().get(), all.size() > 1, warns() ? answer.warnings() : List.of());
                end(answer.value().get().code());
            } else {
                printer.report(file, answer.problems());
                end(codeOfBadFile());
            }
        }
    }
}
