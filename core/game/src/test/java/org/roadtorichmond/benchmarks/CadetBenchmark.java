package org.roadtorichmond.benchmarks;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.victory.VictorySystems;

/** Whole games between two cadets, each with a different seed. */
public class CadetBenchmark extends Timed {
    /** The scenario to play. */
    @Param({"gaines-mill", "road-to-richmond"})
    public String scenario;

    private Survey survey;
    private long seed;

    /** Reads the scenario. */
    @Setup
    public void setUp() {
        survey = Peninsula.scenario(scenario).survey();
    }

    /** Plays one game from set-up to end. */
    @Benchmark
    public Game wholeGame() {
        seed++;
        return new Playout(Commanders.named("cadet"), Commanders.named("cadet"))
                .play(VictorySystems.newGame(survey, seed));
    }
}
