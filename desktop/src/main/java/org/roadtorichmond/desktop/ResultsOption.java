package org.roadtorichmond.desktop;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.roadtorichmond.balance.campaign.CampaignExperiment;
import org.roadtorichmond.balance.campaign.CampaignResults;
import org.roadtorichmond.balance.lab.Experiment;
import org.roadtorichmond.balance.lab.ExperimentChain;
import org.roadtorichmond.balance.lab.ResultsFile;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.LineFile;
import org.roadtorichmond.scenario.save.OutputKind;
import org.roadtorichmond.words.Sentence;
import picocli.CommandLine.Option;

/** The file to which the results of experiments are written, game by game. */
final class ResultsOption extends OptionGroup {
    @Option(
            names = "--results",
            paramLabel = "FILE",
            description = "Append a line a game to this file, which outlives whatever stops the program.")
    private Optional<Path> results = Optional.empty();

    @Option(names = "--resume", description = "Go on behind the games that the results file holds already.")
    private boolean resume;

    boolean isPresent() {
        return results.isPresent();
    }

    /** Whether to continue the file of an earlier run. */
    boolean resumes() {
        return resume;
    }

    /** Refuses invalid combinations of options. */
    void check() {
        refuseIf(resume && results.isEmpty(), "--resume goes on with a file; name it with --results");
    }

    /** Adds the file and its companion to the outputs. They may exist already under rules of their own. */
    void addTo(Outputs outputs) {
        results.ifPresent(file -> {
            outputs.add(file, OutputKind.RESULTS);
            outputs.add(file.resolveSibling(file.getFileName() + ResultsFile.COMPANION), OutputKind.RESULTS);
        });
    }

    /** Opens the results file of an experiment, creating it if necessary, and closes it after use. */
    <T> Result<T> with(Experiment experiment, Function<ResultsFile, Result<T>> use) {
        return open().then(files -> ResultsFile.using(files, experiment, this::warn, use));
    }

    /** Opens the results file of a chain of experiments, creating it if necessary, and closes it after use. */
    <T> Result<T> with(ExperimentChain chain, Function<ResultsFile, Result<T>> use) {
        return open().then(files -> ResultsFile.using(files, chain, this::warn, use));
    }

    /** Opens the results file of campaigns, creating it if necessary, and closes it after use. */
    <T> Result<T> with(CampaignExperiment experiment, Function<CampaignResults, Result<T>> use) {
        return open().then(files -> CampaignResults.using(files, experiment, this::warn, use));
    }

    private Result<LineFile.Pair> open() {
        return LineFile.open(results.orElseThrow(), resume, ResultsFile.COMPANION);
    }

    private void warn(Sentence what) {
        spec.commandLine().getErr().println(what.in(Locale.ENGLISH));
    }
}
