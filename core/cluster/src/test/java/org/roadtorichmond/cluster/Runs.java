package org.roadtorichmond.cluster;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.roadtorichmond.balance.lab.Experiment;
import org.roadtorichmond.balance.lab.ExperimentChain;
import org.roadtorichmond.balance.lab.ExperimentRunner;
import org.roadtorichmond.balance.lab.Experiments;
import org.roadtorichmond.balance.lab.Findings;
import org.roadtorichmond.balance.lab.GameSource;
import org.roadtorichmond.balance.lab.Laboratory;
import org.roadtorichmond.balance.lab.OrderedGames;
import org.roadtorichmond.balance.lab.ResultsFile;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.experiment.ExperimentDocument;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.LineFile;
import org.roadtorichmond.words.Sentence;

/** Experiments, played here and on clusters of this machine, and the files that come of it. */
final class Runs {
    private static final String[] FAST = {"spark.ui.enabled", "false", "spark.driver.host", "127.0.0.1"};

    private Runs() {}

    /** What both files of an experiment hold, as text. */
    record Written(String results, String courses) {
        static Written in(Path file) throws IOException {
            return new Written(
                    Files.readString(file, StandardCharsets.UTF_8),
                    Files.readString(companion(file), StandardCharsets.UTF_8));
        }

        /** The same as a packed version of the program writes it, which says so in the first line. */
        Written by(String version) {
            return new Written(
                    results.replaceFirst("\"version\":\"unpacked\"", "\"version\":\"" + version + "\""), courses);
        }

        /** How many games they hold. */
        long games() {
            return results.lines().count() - 1;
        }

        /** The same without the last games and with half of the line behind, as a program that is killed leaves them. */
        void cutTo(int games, Path file) throws IOException {
            Files.writeString(file, cut(results, games, 20), StandardCharsets.UTF_8);
            Files.writeString(companion(file), cut(courses, games + 1, 30), StandardCharsets.UTF_8);
        }

        private static String cut(String text, int games, int more) {
            int end = 0;
            for (int line = 0; line <= games; line++) {
                end = text.indexOf('\n', end) + 1;
            }
            return text.substring(0, end + more);
        }
    }

    static Path companion(Path file) {
        return file.resolveSibling(file.getFileName() + ResultsFile.COMPANION);
    }

    /** The experiment of a file with so many members beside its format, file and name. */
    static String json(String subject, String members) {
        return "{\"format\": \"experiment/1\", \"name\": \"Test\", \"file\": \"%s\", %s}".formatted(subject, members);
    }

    static Experiment experiment(String json) {
        return Experiments.of(document(json)).value().orElseThrow();
    }

    static ExperimentDocument document(String json) {
        return (ExperimentDocument) new Documents(Shelf.of(List.of()))
                .open(json.getBytes(StandardCharsets.UTF_8))
                .value()
                .orElseThrow();
    }

    /** Plays an experiment on this machine without Spark, as {@code simulate} does. */
    static Written local(Experiment experiment, Path file) throws IOException {
        return with(
                experiment,
                file,
                (results, findings) -> new Laboratory(experiment, 1).run(results, findings, results, () -> false));
    }

    /** Plays a chain of experiments on this machine without Spark. */
    static Written chained(ExperimentChain chain, Path file, Function<GameSource, Result<?>> use) throws IOException {
        ExperimentRunner here = ExperimentRunner.threads(1, () -> false);
        Result<Object> answer = LineFile.open(file, false, ResultsFile.COMPANION)
                .then(files -> ResultsFile.using(
                        files,
                        chain,
                        warning -> {},
                        into -> use.apply(new GameSource(here, Optional.of(into), (game, played) -> Optional.empty()))
                                .then(Result::good)));
        assertTrue(answer.value().isPresent(), answer.problems()::toString);
        return Written.in(file);
    }

    /** Plays an experiment on a cluster, behind what its file holds. */
    static Written on(JavaSparkContext spark, Experiment experiment, Path file) throws IOException {
        return on(spark, experiment, file, game -> Optional.empty());
    }

    /** The same; something is done before each game is written. */
    static Written on(
            JavaSparkContext spark,
            Experiment experiment,
            Path file,
            Function<Laboratory.Known, Optional<Sentence>> before)
            throws IOException {
        return with(
                experiment,
                file,
                (results, findings) -> new ClusterLaboratory(spark, 2)
                        .run(results, findings, game -> before.apply(game).or(() -> results.add(game))));
    }

    private static Written with(
            Experiment experiment, Path file, BiFunction<ResultsFile, Findings, OrderedGames.Ending> player)
            throws IOException {
        try (LineFile.Pair files =
                LineFile.open(file, true, ResultsFile.COMPANION).value().orElseThrow()) {
            try (ResultsFile results =
                    ResultsFile.resume(files, experiment).value().orElseThrow()) {
                OrderedGames.Ending ending = player.apply(results, new Findings(experiment));
                assertTrue(ending.complete(), ending::toString);
            }
        }
        return Written.in(file);
    }

    /** A cluster within this process. */
    static JavaSparkContext threads(int cores) {
        return new JavaSparkContext(conf("local[" + cores + "]"));
    }

    /** A cluster of processes of this machine, each with one core. */
    static JavaSparkContext processes(int executors) throws IOException {
        Files.createDirectories(Path.of(System.getenv("SPARK_HOME"), "jars"));
        return new JavaSparkContext(conf("local-cluster[" + executors + ",1,1024]")
                .set("spark.executor.memory", "1024m")
                .set("spark.executor.extraClassPath", System.getProperty("java.class.path"))
                .set("spark.scheduler.minRegisteredResourcesRatio", "1"));
    }

    private static SparkConf conf(String master) {
        SparkConf conf = new SparkConf(false).setMaster(master).setAppName("test");
        conf.set("spark.driver.bindAddress", "127.0.0.1");
        for (int i = 0; i < FAST.length; i += 2) {
            conf.set(FAST[i], FAST[i + 1]);
        }
        return conf;
    }
}
