package org.roadtorichmond.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Collection;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;
import org.roadtorichmond.path.Communications;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.Routes;

/** Runs every benchmark once, without timing it, so that none breaks unnoticed; the benchmark of growth only on its smaller maps. */
@DisplayName("The benchmarks")
class BenchmarksTest {

    @BeforeAll
    static void toleratesOthers() {
        // JMH would refuse to run while other benchmarks run on this machine; here nothing is timed.
        System.setProperty("jmh.ignoreLock", "true");
    }

    @Test
    @DisplayName("all run, and their page can be written")
    void run() throws RunnerException, IOException {
        ChainedOptionsBuilder options = new OptionsBuilder()
                .include(Benchmarks.class.getPackageName())
                .mode(Mode.SingleShotTime)
                .forks(0)
                .warmupIterations(0)
                .measurementIterations(1)
                .param("size", "HEXES_672", "HEXES_10_000")
                .addProfiler(GCProfiler.class)
                .verbosity(VerboseMode.SILENT)
                .shouldFailOnError(true);
        if (!FrameWindow.possible()) {
            options.exclude(FrameBenchmark.class.getSimpleName());
        }
        Collection<RunResult> results = new Runner(options.build()).run();
        assertTrue(results.size() > 25, "all benchmarks ran: " + results.size());
    }

    @Test
    @DisplayName("generated battles have an open line and units in and out of supply")
    void generated() {
        Game game = GeneratedBattle.of(MapSize.HEXES_10_000);
        assertInstanceOf(Communications.Open.class, Routes.communications(game.state(), Side.UNION));
        int supplied = RulesBenchmark.supplied(game);
        assertEquals(
                MapSize.HEXES_10_000.units() / 2, game.state().onMap(Side.UNION).size());
        assertTrue(supplied > 0, "some units are supplied");
        assertFalse(game.rules()
                        .movement()
                        .reach(game.state().onMap(Side.UNION).get(0))
                        .count()
                == 0);
        assertEquals(
                game.state().hash(),
                GeneratedBattle.of(MapSize.HEXES_10_000).state().hash());
    }
}
