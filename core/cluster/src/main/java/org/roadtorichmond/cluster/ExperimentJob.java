package org.roadtorichmond.cluster;

import java.util.Locale;
import org.roadtorichmond.balance.lab.Experiment;
import org.roadtorichmond.balance.lab.Experiments;
import org.roadtorichmond.balance.lab.Findings;
import org.roadtorichmond.balance.lab.OrderedGames;
import org.roadtorichmond.balance.lab.ResultsFile;
import org.roadtorichmond.scenario.experiment.ExperimentDocument;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Plays an experiment, and writes the results file that {@code simulate EXPERIMENT --results FILE} writes. */
@Command(
        name = "experiment-job",
        description = "Plays an experiment on a Spark cluster and writes the results file that simulate writes.",
        mixinStandardHelpOptions = true)
public final class ExperimentJob extends Job {
    @Parameters(paramLabel = "EXPERIMENT", description = "The experiment: a file or the name of one.")
    private String file = "";

    /** Made by {@link #main}. */
    ExperimentJob() {}

    /** Plays the experiment; ends the program with 2 if something is wrong. */
    public static void main(String[] args) {
        run(new ExperimentJob(), args);
    }

    @Override
    String about() {
        return file;
    }

    @Override
    Result<String> play() {
        return documents()
                .open(file)
                .then(document -> document instanceof ExperimentDocument experiment
                        ? Experiments.of(experiment)
                        : bad(Sentence.of("lab.noExperiment", Words.quoted(file))))
                .then(this::play);
    }

    private Result<String> play(Experiment experiment) {
        return withFile(files -> ResultsFile.using(
                files,
                experiment,
                this::warn,
                into -> onCluster(laboratory -> {
                    Findings findings = new Findings(experiment);
                    OrderedGames.Ending ending = laboratory.run(into, findings, into::add);
                    return ending.complete() ? Result.good(summary(findings)) : bad(ending.nothing());
                })));
    }

    private String summary(Findings findings) {
        return String.format(
                Locale.ROOT,
                "%d games of %d variants are in %s; signature %016x",
                findings.games(),
                findings.variants().size(),
                results(),
                findings.signature());
    }
}
