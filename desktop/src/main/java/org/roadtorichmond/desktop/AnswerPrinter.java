package org.roadtorichmond.desktop;

import java.io.PrintWriter;
import java.util.List;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Words;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** Prints the answers of a command about files, as text for people or as JSON for programs. */
final class AnswerPrinter extends OptionGroup {
    /** The largest number of problems that is printed for a file. */
    private static final int MOST = 100;

    @Option(names = "--json", description = "Print one JSON document a file, each on one line.")
    private boolean json;

    boolean isJson() {
        return json;
    }

    /** Prints the answer about a file; about none if its name is empty. */
    void print(String file, Answer answer) {
        print(file, answer, false, List.of());
    }

    /**
     * Prints the answer about a file and the warnings about it.
     *
     * @param heading whether to print the name of the file above the answer, for people
     */
    void print(String file, Answer answer, boolean heading, List<Problem> warnings) {
        CommandLine commandLine = spec.commandLine();
        answer.troubles().forEach(commandLine.getErr()::println);
        if (json) {
            Json named = named(file, answer.json());
            if (!warnings.isEmpty()) {
                add(named, "warnings", warnings);
            }
            commandLine.getOut().println(named);
            return;
        }
        if (heading) {
            commandLine.getOut().println(Words.visible(file) + ":");
        }
        answer.text().forEach(commandLine.getOut()::println);
        print(commandLine.getOut(), "Warning: ", warnings);
    }

    /** Prints problems for people, each after the same prefix. The number of those left out follows on a line of its own. */
    private static void print(PrintWriter out, String before, List<Problem> problems) {
        problems.stream().limit(MOST).forEach(problem -> out.println(before + problem));
        if (problems.size() > MOST) {
            out.println(before + "and " + (problems.size() - MOST) + " more.");
        }
    }

    /** Prints the problems of a file in place of an answer; for people on standard error. */
    void report(String file, List<Problem> problems) {
        if (json) {
            Json answer = Json.object();
            add(answer, "errors", problems);
            spec.commandLine().getOut().println(named(file, answer));
            return;
        }
        report(spec.commandLine(), file, problems);
    }

    /** Prints the problems of a file on standard error, for people. */
    static void report(CommandLine commandLine, String file, List<Problem> problems) {
        print(commandLine.getErr(), Words.visible(file) + ": ", problems);
        commandLine.getErr().flush();
    }

    /** Adds the first problems of a file, and the number of those left out. */
    private static void add(Json answer, String key, List<Problem> problems) {
        answer.put(key, errors(problems.stream().limit(MOST).toList()))
                .putIf(problems.size() > MOST, "more", problems.size() - MOST);
    }

    private static Json named(String file, Json answer) {
        return Json.object().putIf(!file.isEmpty(), "file", file).putAll(answer);
    }

    /** The problems of a file as JSON. Problems in a file that it refers to name that file. */
    static Node errors(List<Problem> problems) {
        return Json.list(
                problems,
                problem -> Json.object()
                        .put("file", problem.file())
                        .put("line", problem.line())
                        .put("column", problem.column())
                        .put("path", problem.path())
                        .put("message", problem.message()));
    }
}
