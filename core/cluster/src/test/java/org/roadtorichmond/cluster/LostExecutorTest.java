package org.roadtorichmond.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.apache.spark.ExecutorLostFailure;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.balance.lab.Experiment;
import org.roadtorichmond.cluster.Runs.Written;

/** Executors are processes here, and one of them dies. */
final class LostExecutorTest {
    private static final int GAMES_BEFORE = 5;

    @TempDir
    private Path folder;

    /** Counts what is lost. */
    private static final class Losses extends SparkListener {
        private final Set<String> executors = new ConcurrentSkipListSet<>();
        private final AtomicInteger tasks = new AtomicInteger();

        @Override
        public void onExecutorRemoved(SparkListenerExecutorRemoved removed) {
            executors.add(removed.executorId());
        }

        @Override
        public void onTaskEnd(SparkListenerTaskEnd end) {
            if (end.reason() instanceof ExecutorLostFailure) {
                tasks.incrementAndGet();
            }
        }
    }

    @Test
    @DisplayName("an executor that is killed in the middle changes no byte")
    void killed() throws IOException {
        Experiment experiment = Runs.experiment(
                Runs.json("gaines-mill.scenario.json", "\"games\": 30, \"vary\": {\"rules.stacking\": [2, 3]}"));
        Written local = Runs.local(experiment, folder.resolve("local"));
        Losses losses = new Losses();
        try (JavaSparkContext spark = Runs.processes(2)) {
            spark.sc().addSparkListener(losses);
            Set<Long> executors = pids(spark);
            assertEquals(2, executors.size());
            assertFalse(executors.contains(ProcessHandle.current().pid()), "processes of their own");
            AtomicInteger games = new AtomicInteger();
            Written written = Runs.on(spark, experiment, folder.resolve("cluster"), game -> {
                if (games.incrementAndGet() == GAMES_BEFORE) {
                    kill(executors.iterator().next());
                }
                return Optional.empty();
            });
            assertEquals(local, written);
        }
        // Closed, so that the listener has heard everything.
        assertTrue(losses.tasks.get() > 0, "games were lost with the executor and played again");
        assertFalse(losses.executors.isEmpty());
    }

    private static void kill(long pid) {
        assertTrue(ProcessHandle.of(pid).orElseThrow().destroyForcibly());
    }

    private static Set<Long> pids(JavaSparkContext spark) {
        List<Integer> places = IntStream.range(0, 20).boxed().toList();
        return new TreeSet<>(spark.parallelize(places, 20)
                .map(place -> {
                    Thread.sleep(50);
                    return ProcessHandle.current().pid();
                })
                .collect());
    }
}
