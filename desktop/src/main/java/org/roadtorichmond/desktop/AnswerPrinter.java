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

/**
 * Prints what a command answers about files, for people or for programs.
 *
 * @param commandLine where it prints to
 * @param json whether it prints one JSON document a file, each on one line
 * @param headings whether people read the name of the file above its answer
 */
record AnswerPrinter(CommandLine commandLine, boolean json, boolean headings) {
    /** How many problems of a file are printed. */
    private static final int MOST = 100;

    private static final Gson GSON =
            new GsonBuilder().disableHtmlEscaping().serializeNulls().create();

    /** Prints the answer about a file. */
    void print(String file, Answer answer) {
        print(file, answer, List.of());
    }

    /** Prints the answer about a file, and warnings about the file with it. */
    void print(String file, Answer answer, List<Problem> warnings) {
        answer.troubles().forEach(commandLine.getErr()::println);
        if (json) {
            JsonObject named = named(file, answer.json());
            if (!warnings.isEmpty()) {
                add(named, "warnings", warnings);
            }
            commandLine.getOut().println(GSON.toJson(named));
            return;
        }
        if (headings) {
            commandLine.getOut().println(Words.visible(file) + ":");
        }
        answer.text().forEach(commandLine.getOut()::println);
        print(commandLine.getOut(), "Warning: ", warnings);
    }

    /** Prints problems for people, each behind the same words; how many are left out stands in a line of its own. */
    private static void print(PrintWriter out, String before, List<Problem> problems) {
        problems.stream().limit(MOST).forEach(problem -> out.println(before + problem));
        if (problems.size() > MOST) {
            out.println(before + "and " + (problems.size() - MOST) + " more.");
        }
    }

    /** Prints what is wrong with a file in place of an answer; for people on standard error. */
    void report(String file, List<Problem> problems) {
        if (json) {
            JsonObject answer = new JsonObject();
            add(answer, "errors", problems);
            commandLine.getOut().println(GSON.toJson(named(file, answer)));
            return;
        }
        report(commandLine, file, problems);
    }

    /** Prints what is wrong with a file on standard error, for people. */
    static void report(CommandLine commandLine, String file, List<Problem> problems) {
        print(commandLine.getErr(), Words.visible(file) + ": ", problems);
        commandLine.getErr().flush();
    }

    /** Adds the first problems of a file, and how many more there are. */
    private static void add(JsonObject answer, String key, List<Problem> problems) {
        answer.add(key, errors(problems.stream().limit(MOST).toList()));
        if (problems.size() > MOST) {
            answer.addProperty("more", problems.size() - MOST);
        }
    }

    private static JsonObject named(String file, JsonObject answer) {
        JsonObject named = new JsonObject();
        named.addProperty("file", file);
        answer.entrySet().forEach(entry -> named.add(entry.getKey(), entry.getValue()));
        return named;
    }

    /** The problems of a file as the JSON answers tell them; those of a file that it names say in which they stand. */
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
