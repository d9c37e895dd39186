package org.roadtorichmond.desktop;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.roadtorichmond.balance.lab.Experiment;
import org.roadtorichmond.balance.lab.ResultsFile;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.LineFile;
import org.roadtorichmond.scenario.save.OutputKind;
import org.roadtorichmond.scenario.save.Outputs;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The file into which the results of an experiment go, game by game. */
final class ResultsOption {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--results",
            paramLabel = "FILE",
            description = "Append a line a game to this file, which outlives whatever stops the program.")
    private Optional<Path> results = Optional.empty();

    @Option(names = "--resume", description = "Go on behind the games that the results file holds already.")
    private boolean resume;

    /** What is done with an open file. */
    @FunctionalInterface
    interface Use<T> {
        Result<T> with(ResultsFile file);
    }

    /** Whether there is one. */
    boolean isPresent() {
        return results.isPresent();
    }

    /** Whether it goes on behind games of earlier runs. */
    boolean resumes() {
        return resume;
    }

    /** Refuses what makes no sense. */
    void check() {
        if (resume && results.isEmpty()) {
            throw new ParameterException(spec.commandLine(), "--resume goes on with a file; name it with --results");
        }
    }

    /** Adds it and its companion to the files that are written; whether they may be there already is a rule of their own. */
    void addTo(Outputs outputs) {
        results.ifPresent(file -> {
            outputs.add(file, OutputKind.RESULTS);
            outputs.add(file.resolveSibling(file.getFileName() + ResultsFile.COMPANION), OutputKind.RESULTS);
        });
    }

    /** Opens the file of an experiment for a while, and makes it if there is none. */
    <T> Result<T> with(Experiment experiment, Use<T> use) {
        return LineFile.open(results.orElseThrow(), resume, ResultsFile.COMPANION)
                .then(files -> with(files, experiment, use));
    }

    private <T> Result<T> with(LineFile.Pair files, Experiment experiment, Use<T> use) {
        try (files) {
            Result<ResultsFile> opened = ResultsFile.resume(files, experiment);
            return opened.then(file -> with(files, file, use));
        } catch (IOException e) {
            return notWritten(files, e);
        }
    }

    private <T> Result<T> with(LineFile.Pair files, ResultsFile resumed, Use<T> use) {
        resumed.cut().ifPresent(what -> spec.commandLine().getErr().println(what.in(Locale.ENGLISH)));
        try (ResultsFile file = resumed) {
            return use.with(file);
        } catch (UncheckedIOException e) {
            return notWritten(files, Objects.requireNonNull(e.getCause()));
        } catch (IOException e) {
            return notWritten(files, e);
        }
    }

    private static <T> Result<T> notWritten(LineFile.Pair files, IOException why) {
        return Result.bad(new Problem(Place.NOWHERE, ResultsFile.notWritten(files.first(), why)));
    }
}
