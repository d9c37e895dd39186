package org.roadtorichmond.desktop;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.PrintWriter;
import java.util.List;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Words;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** Prints the answers of a command about files, as text for people or as JSON for programs. */
final class AnswerPrinter extends OptionGroup {
    /** The largest number of problems that is printed for a file. */
    private static final int MOST = 100;

    private static final Gson GSON =
            new GsonBuilder().disableHtmlEscaping().serializeNulls().create();

    @Option(names = "--json", description = "Print one JSON document a file, each on one line.")
    private boolean json;

    /** Whether JSON is printed. */
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
            JsonObject named = named(file, answer.json());
            if (!warnings.isEmpty()) {
                add(named, "warnings", warnings);
            }
            commandLine.getOut().println(GSON.toJson(named));
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
            JsonObject answer = new JsonObject();
            add(answer, "errors", problems);
            spec.commandLine().getOut().println(GSON.toJson(named(file, answer)));
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
    private static void add(JsonObject answer, String key, List<Problem> problems) {
        answer.add(key, errors(problems.stream().limit(MOST).toList()));
        if (problems.size() > MOST) {
            answer.addProperty("more", problems.size() - MOST);
        }
    }

    private static JsonObject named(String file, JsonObject answer) {
        JsonObject named = new JsonObject();
        if (!file.isEmpty()) {
            named.addProperty("file", file);
        }
        answer.entrySet().forEach(entry -> named.add(entry.getKey(), entry.getValue()));
        return named;
    }

    /** The problems of a file as JSON. Problems in a file that it refers to name that file. */
    static JsonArray errors(List<Problem> problems) {
        JsonArray errors = new JsonArray();
        for (Problem problem : problems) {
            JsonObject error = new JsonObject();
            problem.file().ifPresent(other -> error.addProperty("file", other));
            error.addProperty("line", problem.line());
            error.addProperty("column", problem.column());
            error.addProperty("path", problem.path());
            error.addProperty("message", problem.message());
            errors.add(error);
        }
        return errors;
    }
}
