package org.roadtorichmond.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.balance.lab.Experiment;
import org.roadtorichmond.cluster.Runs.Written;

/**
 * The finished jar as it is submitted: executors are processes that have Spark on their class path and nothing of the game, so that
 * they get it, and scenario and map, from the driver.
 */
final class SubmittedJobIT {
    private static final String JSON = Runs.json(
            "gaines-mill.scenario.json",
            "\"games\": 24, \"vary\": {\"rules.stacking\": [2, 3]}, \"as\": [\"simplified\"]");
    private static final int PATIENCE_SECONDS = 180;
    private static final int GAMES_BEFORE_KILL = 10;

    @TempDir
    private Path folder;

    private Path experiment;
    private Path results;

    @BeforeEach
    void write() throws IOException {
        experiment = Files.writeString(folder.resolve("test.experiment.json"), JSON, StandardCharsets.UTF_8);
        results = folder.resolve("results.jsonl");
    }

    @Test
    @DisplayName("the driver is killed, and the job that goes on writes the bytes of a run without a cluster")
    void killedAndResumed() throws IOException, InterruptedException {
        Experiment stated = Runs.experiment(JSON);
        Written local = Runs.local(stated, folder.resolve("local")).by(version());
        Process driver = submit();
        try {
            while (driver.isAlive() && lines() < GAMES_BEFORE_KILL) {
                Thread.sleep(20);
            }
        } finally {
            driver.destroyForcibly().waitFor();
        }
        assertTrue(lines() < stated.most(), "killed in the middle");
        Process next = submit("--resume");
        assertTrue(next.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS));
        assertEquals(0, next.exitValue(), this::log);
        assertEquals(local, Written.in(results));
        assertTrue(log().contains("48 games of 2 variants"), this::log);
    }

    @Test
    @DisplayName("a file that is there, and one that is no experiment, are refused with 2 and left as they are")
    void refuses() throws IOException, InterruptedException {
        Files.writeString(results, "mine\n", StandardCharsets.UTF_8);
        assertEquals(2, code(submit()), this::log);
        assertTrue(log().contains("is there already"), this::log);
        assertEquals(2, code(submit("--resume")), this::log);
        assertTrue(log().contains("holds the results of another experiment"), this::log);
        Files.writeString(experiment, "{\"format\": \"experiment/1\"}", StandardCharsets.UTF_8);
        assertEquals(2, code(submit("--resume")), this::log);
        assertTrue(log().contains("test.experiment.json: line 1, column 1, $: The key \"file\" is missing"), this::log);
        assertEquals("mine\n", Files.readString(results, StandardCharsets.UTF_8));
    }

    /** The version that the finished jar gives itself; the classes that run here have none. */
    private static String version() throws IOException {
        try (JarFile jar = new JarFile(System.getProperty("cluster.jar"))) {
            return jar.getManifest().getMainAttributes().getValue(Attributes.Name.IMPLEMENTATION_VERSION);
        }
    }

    private static int code(Process process) throws InterruptedException {
        assertTrue(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS));
        return process.exitValue();
    }

    private long lines() throws IOException {
        return Files.exists(results) ? Files.readString(results).lines().count() : 0;
    }

    private String log() {
        try {
            return Files.readString(folder.resolve("log"), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private Process submit(String... options) throws IOException {
        Files.createDirectories(Path.of(System.getenv("SPARK_HOME"), "jars"));
        String libraries = libraries();
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                libraries,
                "org.apache.spark.deploy.SparkSubmit",
                "--master",
                "local-cluster[2,1,1024]"));
        for (String setting : List.of(
                "spark.executor.memory=1024m",
                "spark.ui.enabled=false",
                "spark.driver.host=127.0.0.1",
                "spark.driver.bindAddress=127.0.0.1",
                "spark.executor.extraClassPath=" + libraries)) {
            Collections.addAll(command, "--conf", setting);
        }
        Collections.addAll(
                command,
                "--class",
                ExperimentJob.class.getName(),
                System.getProperty("cluster.jar"),
                experiment.toString(),
                "--results",
                results.toString(),
                "--slices",
                "2");
        Collections.addAll(command, options);
        return new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("log").toFile())
                .start();
    }

    /** The class path of the tests without the classes of the game. */
    private static String libraries() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(SubmittedJobIT::isLibrary)
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static boolean isLibrary(String entry) {
        if (Files.isDirectory(Path.of(entry))) {
            return false;
        }
        try (JarFile jar = new JarFile(entry)) {
            return jar.getEntry("org/roadtorichmond/") == null;
        } catch (IOException e) {
            throw new AssertionError(entry, e);
        }
    }
}
