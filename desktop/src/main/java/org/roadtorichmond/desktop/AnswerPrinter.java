package org.roadtorichmond.desktop;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.List;
import org.roadtorichmond.scenario.json.Problem;
import picocli.CommandLine;

/**
 * Prints what a command answers about files, for people or for programs.
 *
 * @param commandLine where it prints to
 * @param json whether it prints one JSON document a file, each on one line
 * @param headings whether people read the name of the file above its answer
 */
record AnswerPrinter(CommandLine commandLine, boolean json, boolean headings) {
    private static final Gson GSON =
            new GsonBuilder().disableHtmlEscaping().serializeNulls().create();

    /** Prints the answer about a file. */
    void print(String file, Answer answer) {
        if (json) {
            commandLine.getOut().println(GSON.toJson(named(file, answer.json())));
            return;
        }
        if (headings) {
            commandLine.getOut().println(file + ":");
        }
        answer.text().forEach(commandLine.getOut()::println);
    }

    /** Prints what is wrong with a file in place of an answer; for people on standard error. */
    void report(String file, List<Problem> problems) {
        if (json) {
            JsonObject answer = new JsonObject();
            answer.add("errors", errors(problems));
            commandLine.getOut().println(GSON.toJson(named(file, answer)));
            return;
        }
        problems.forEach(problem -> commandLine.getErr().println(file + ": " + problem));
        commandLine.getErr().flush();
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
