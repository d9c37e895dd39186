package org.roadtorichmond.benchmarks;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.Warmup;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.victory.VictorySystems;

/**
 * How long a player waits for a commander. Each player-turn of whole games of the full scenario is timed separately, so that JMH
 * reports the longest and the percentiles besides the mean. Each game has another seed and temper. The time includes the decisions
 * of the enemy in that turn and the execution of the orders.
 */
@BenchmarkMode(Mode.SampleTime)
@Warmup(iterations = 2, time = 5)
@Measurement(iterations = 5, time = 10)
public class ThinkingBenchmark extends Timed {
    /** The commander that plays both sides. */
    @Param({"cadet", "colonel"})
    public String commander;

    private Survey survey;
    private Playout playout;
    private Game game;
    private long seed;

    /** Reads the scenario. */
    @Setup
    public void setUp() {
        survey = Peninsula.scenario("road-to-richmond").survey();
        begin();
    }

    private void begin() {
        seed++;
        int temper = Commanders.temper(seed);
        playout = new Playout(
                Commanders.find(commander, temper).orElseThrow(),
                Commanders.find(commander, temper).orElseThrow());
        game = VictorySystems.newGame(survey, seed);
    }

    /** Plays the next player-turn of the current game. */
    @Benchmark
    public Game playerTurn() {
        if (game.state().ending().isPresent()) {
            begin();
        }
        PlayerTurn.play(playout, game);
        return game;
    }
}
