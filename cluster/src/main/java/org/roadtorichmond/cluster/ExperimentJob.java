package org.roadtorichmond.cluster;

import org.roadtorichmond.scenario.experiment.ExperimentDocument;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.roadtorichmond.balance.lab.Experiment;
import org.roadtorichmond.balance.lab.Experiments;
import org.roadtorichmond.balance.lab.Findings;
import org.roadtorichmond.balance.lab.Laboratory;
import org.roadtorichmond.balance.lab.ResultsFile;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.scenario.save.LineFile;
import org.roadtorichmond.words.Sentence;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * The job that {@code spark-submit} starts: plays an experiment on a cluster and writes the results file that {@code simulate
 * EXPERIMENT --results FILE} writes, byte by byte. Experiment and results lie where the driver runs.
 */
@Command(
        name = "experiment-job",
        description = "Plays an experiment on a Spark cluster and writes the results file that simulate writes.",
        mixinStandardHelpOptions = true)
public final class ExperimentJob implements Callable<Integer> {
    private static final int BAD = 2;
    private static final int SLICES_A_CORE = 3;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "EXPERIMENT", description = "The experiment: a file or the name of one.")
    private String file = "";

    @Option(
            names = "--results",
            paramLabel = "FILE",
            required = true,
            description = "Append a line a game to this file, which outlives whatever stops the job.")
    private Path results = Path.of("");

    @Option(names = "--resume", description = "Go on behind the games that the results file holds already.")
    private boolean resume;

    @Option(
            names = "--slices",
            paramLabel = "N",
            description = "In how many tasks a round of games is cut (three for each core of the cluster).")
    private Optional<Integer> slices = Optional.empty();

    @Option(names = "--maps", paramLabel = "DIR", description = "A folder of maps and scenarios that comes first.")
    private Optional<Path> maps = Optional.empty();

    /** Made by {@link #main}. */
    ExperimentJob() {}

    /** Plays the experiment; ends the program with 2 if something is wrong. */
    public static void main(String[] args) {
        int code = execute(args);
        if (code != 0) {
            System.exit(code);
        }
        // Otherwise it just returns, as spark-submit likes it best.
    }

    /** Plays the experiment; the answer is the exit code. */
    static int execute(String... args) {
        CommandLine commandLine = new CommandLine(new ExperimentJob());
        commandLine.setOut(new PrintWriter(System.out, true, StandardCharsets.UTF_8));
        commandLine.setErr(new PrintWriter(System.err, true, StandardCharsets.UTF_8));
        return commandLine.execute(args);
    }

    @Override
    public Integer call() {
        if (slices.isPresent() && slices.get() < 1) {
            throw new ParameterException(spec.commandLine(), "--slices takes a whole number from 1");
        }
        Result<String> report = new Documents(Shelf.installed(maps))
                .open(file)
                .then(this::experiment)
                .then(this::play);
        report.value().ifPresent(spec.commandLine().getOut()::println);
        report.problems().forEach(problem -> spec.commandLine().getErr().println(file + ": " + problem));
        return report.value().isPresent() ? 0 : BAD;
    }

    private Result<Experiment> experiment(Document document) {
        return document instanceof ExperimentDocument experiment
                ? Experiments.of(experiment)
                : bad(Sentence.of("lab.noExperiment", Words.quoted(file)));
    }

    private Result<String> play(Experiment experiment) {
        return LineFile.open(results, resume, ResultsFile.COMPANION).then(files -> play(experiment, files));
    }

    private Result<String> play(Experiment experiment, LineFile.Pair files) {
        // The cluster is asked for when it is sure that there is something to do.
        try (files) {
            return ResultsFile.resume(files, experiment).then(file -> play(experiment, files, file));
        } catch (IOException e) {
            return bad(ResultsFile.notWritten(files.first(), e));
        }
    }

    private Result<String> play(Experiment experiment, LineFile.Pair files, ResultsFile resumed) {
        resumed.cut().ifPresent(what -> spec.commandLine().getErr().println(file + ": " + what));
        try (ResultsFile into = resumed) {
            return play(experiment, into);
        } catch (UncheckedIOException e) {
            return bad(ResultsFile.notWritten(files.first(), e.getCause()));
        } catch (IOException e) {
            return bad(ResultsFile.notWritten(files.first(), e));
        }
    }

    private Result<String> play(Experiment experiment, ResultsFile into) {
        SparkConf conf = new SparkConf().setAppName("Road to Richmond: " + file);
        try (JavaSparkContext spark = new JavaSparkContext(conf)) {
            int cut = slices.orElseGet(() -> SLICES_A_CORE * spark.defaultParallelism());
            Findings findings = new Findings(experiment);
            Laboratory.Ending ending = new ClusterLaboratory(spark, cut).run(into, findings, into::add);
            return ending.complete() ? Result.good(summary(findings)) : bad(ending.nothing());
        }
    }

    private String summary(Findings findings) {
        return String.format(
                Locale.ROOT,
                "%d games of %d variants are in %s; signature %016x",
                findings.games(),
                findings.variants().size(),
                results,
                findings.signature());
    }

    private static <T> Result<T> bad(Sentence sentence) {
        return Result.bad(new Problem(Place.START, sentence));
    }
}
