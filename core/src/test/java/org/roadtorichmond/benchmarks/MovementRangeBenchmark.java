package org.roadtorichmond.benchmarks;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.roadtorichmond.path.MovementRange;
import org.roadtorichmond.path.Obstacles;
import org.roadtorichmond.path.StepCosts;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.unit.Unit;

/**
 * Movement ranges on the map of the full scenario: with all rules, and the bare search. Run with the GC profiler, which tells the
 * bytes that each allocates.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class MovementRangeBenchmark {
    private static final int SIX_MOVEMENT_POINTS = 12;

    private static final Obstacles NONE = new Obstacles() {
        @Override
        public boolean bars(int hex) {
            return false;
        }

        @Override
        public boolean halts(int hex) {
            return false;
        }

        @Override
        public boolean full(int hex) {
            return false;
        }
    };

    private Game game;
    private Unit unit;
    private MovementRange range;
    private StepCosts costs;
    private int start;

    /** Sets up the full scenario and picks a brigade in the middle of the map. */
    @Setup
    public void setUp() {
        game = new Game(
                new Documents(Shelf.of(List.of()))
                        .openScenario("road-to-richmond")
                        .value()
                        .orElseThrow()
                        .survey(),
                1);
        Scenario scenario = game.state().scenario();
        unit = scenario.unit("1/2/V").orElseThrow();
        start = game.state().deployment().hexOf(unit);
        range = new MovementRange(scenario.field().grid());
        costs = game.state().survey().costs();
    }

    /** The range of a brigade by all rules. */
    @Benchmark
    public int byAllRules() {
        return game.rules().movement().reach(unit).count();
    }

    /** The search alone, with nobody in the way. */
    @Benchmark
    public int bareSearch() {
        range.search(start, SIX_MOVEMENT_POINTS, costs.cheapest(unit.arm()), NONE, true);
        return range.count();
    }
}
