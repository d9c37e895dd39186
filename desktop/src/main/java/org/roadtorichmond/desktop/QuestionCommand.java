package org.roadtorichmond.desktop;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * A command that answers one question about each of several files. A bad file gets its problems for an answer, and the others are
 * answered all the same.
 */
abstract class QuestionCommand implements Callable<Integer> {
    private static final Gson GSON =
            new GsonBuilder().disableHtmlEscaping().serializeNulls().create();

    @Spec
    CommandSpec spec;

    @Mixin
    MapsOption maps;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "The files, one or more.")
    private List<String> files;

    @Option(names = "--json", description = "Print one JSON document a file, each on one line.")
    private boolean json;

    /** The answer for a file that could be read, or why the question does not fit it. */
    abstract Result<Answer> answer(Document document);

    /** Refuses options that do not make sense, before any file is read. */
    void checkUsage() {}

    /** The exit code when a file was bad; {@code validate} has its own. */
    int codeOfBadFile() {
        return ExitCode.BAD;
    }

    @Override
    public Integer call() {
        checkUsage();
        int code = ExitCode.DONE;
        for (String file : files) {
            Result<Answer> answer = maps.documents().open(file).then(this::answer);
            if (answer.value().isPresent()) {
                print(file, answer.value().get());
                code = Math.max(code, answer.value().get().yes() ? ExitCode.DONE : ExitCode.NO);
            } else {
                report(file, answer.problems());
                code = Math.max(code, codeOfBadFile());
            }
        }
        spec.commandLine().getOut().flush();
        return code;
    }

    private void print(String file, Answer answer) {
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(GSON.toJson(named(file, answer.json())));
            return;
        }
        if (files.size() > 1) {
            out.println(file + ":");
        }
        answer.text().forEach(out::println);
    }

    private static JsonObject named(String file, JsonObject answer) {
        JsonObject named = new JsonObject();
        named.addProperty("file", file);
        answer.entrySet().forEach(entry -> named.add(entry.getKey(), entry.getValue()));
        return named;
    }

    private void report(String file, List<Problem> problems) {
        if (json) {
            JsonObject answer = new JsonObject();
            answer.add("errors", errors(problems));
            spec.commandLine().getOut().println(GSON.toJson(named(file, answer)));
            return;
        }
        problems.forEach(problem -> spec.commandLine().getErr().println(file + ": " + problem));
        spec.commandLine().getErr().flush();
    }

    /** The problems of a file as the JSON answers tell them. */
    static JsonArray errors(List<Problem> problems) {
        JsonArray errors = new JsonArray();
        for (Problem problem : problems) {
            JsonObject error = new JsonObject();
            error.addProperty("line", problem.line());
            error.addProperty("column", problem.column());
            error.addProperty("path", problem.path());
            error.addProperty("message", problem.message());
            errors.add(error);
        }
        return errors;
    }
}
