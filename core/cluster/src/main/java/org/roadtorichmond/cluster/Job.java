package org.roadtorichmond.cluster;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.roadtorichmond.balance.lab.ExperimentChain;
import org.roadtorichmond.balance.lab.GameSource;
import org.roadtorichmond.balance.lab.ResultsFile;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.LineFile;
import org.roadtorichmond.words.Sentence;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * A job that {@code spark-submit} starts: plays games on a cluster and writes the results file that the command of the same name writes,
 * byte by byte. What is played and its results lie where the driver runs.
 */
abstract class Job implements Callable<Integer> {
    private static final int BAD = 2;
    private static final int SLICES_A_CORE = 3;

    @Spec
    private CommandSpec spec;

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

    /** Runs a job; ends the program with 2 if something is wrong. */
    static void run(Job job, String... args) {
        int code = execute(job, args);
        if (code != 0) {
            System.exit(code);
        }
        // Otherwise it just returns, as spark-submit likes it best.
    }

    /** Runs a job; the answer is the exit code. */
    static int execute(Job job, String... args) {
        CommandLine commandLine = new CommandLine(job);
        commandLine.setOut(new PrintWriter(System.out, true, StandardCharsets.UTF_8));
        commandLine.setErr(new PrintWriter(System.err, true, StandardCharsets.UTF_8));
        return commandLine.execute(args);
    }

    /** What the job is about, as its messages name it. */
    abstract String about();

    /** Plays; the answer is the last line that people read. */
    abstract Result<String> play();

    /** Refuses options that make no sense, before any file is read. */
    void checkUsage() {
        if (slices.isPresent() && slices.get() < 1) {
            throw wrong("--slices takes a whole number from 1");
        }
    }

    /** Refuses a number below the least that makes sense. */
    final void require(String option, int number, int least) {
        if (number < least) {
            throw wrong(option + " takes a whole number from " + least);
        }
    }

    /** What is thrown where the options make no sense. */
    final ParameterException wrong(String why) {
        return new ParameterException(spec.commandLine(), why);
    }

    @Override
    public final Integer call() {
        checkUsage();
        Result<String> report = play();
        report.value().ifPresent(spec.commandLine().getOut()::println);
        report.problems().forEach(problem -> spec.commandLine().getErr().println(about() + ": " + problem));
        return report.value().isPresent() ? 0 : BAD;
    }

    /** The files that can be played. */
    final Documents documents() {
        return new Documents(Shelf.installed(maps));
    }

    /** The file into which results go. */
    final Path results() {
        return results;
    }

    /** Opens the results file. */
    final Result<String> withFile(Function<LineFile.Pair, Result<String>> use) {
        return LineFile.open(results, resume, ResultsFile.COMPANION).then(use);
    }

    /** Lets the games of a chain of experiments be played, behind those that the results file holds. */
    final Result<String> withSource(ExperimentChain chain, Function<GameSource, Result<String>> use) {
        return withFile(files -> ResultsFile.using(
                files,
                chain,
                this::warn,
                into -> onCluster(laboratory ->
                        use.apply(new GameSource(laboratory, Optional.of(into), (game, played) -> Optional.empty())))));
    }

    /** Opens the cluster, which is asked for when it is sure that there is something to do. */
    final Result<String> onCluster(Function<ClusterLaboratory, Result<String>> use) {
        SparkConf conf = new SparkConf().setAppName("Road to Richmond: " + about());
        try (JavaSparkContext spark = new JavaSparkContext(conf)) {
            int cut = slices.orElseGet(() -> SLICES_A_CORE * spark.defaultParallelism());
            return use.apply(new ClusterLaboratory(spark, cut));
        }
    }

    /** Says what was wrong with lines that were cut off. */
    final void warn(Sentence what) {
        spec.commandLine().getErr().println(about() + ": " + what);
    }

    /** A sentence as the one thing that is wrong. */
    static <T> Result<T> bad(Sentence sentence) {
        return Result.bad(new Problem(Place.NOWHERE, sentence));
    }
}
