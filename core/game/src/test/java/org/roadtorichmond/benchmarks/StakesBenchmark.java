package org.roadtorichmond.benchmarks;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Stakes;
import org.roadtorichmond.victory.account.Totals;

/** Calculates the result if the full scenario ended now, in the short form for look-ahead and in the form for players. */
public class StakesBenchmark extends Timed {
    /** The victory system. */
    @Param({"road-to-richmond", "battle-points-17", "battle-points-16", "withdrawal"})
    public String system;

    private Game middle;
    private Game beginning;
    private VictorySystem victory;
    private Stakes stakes;

    /** Plays to the middle of a battle. */
    @Setup
    public void setUp() {
        Peninsula peninsula = new Peninsula();
        Scenario scenario = peninsula.loaded().scenario();
        middle = peninsula.game();
        beginning = VictorySystems.newGame(peninsula.loaded().survey(), 1);
        victory = VictorySystem.of(system).orElseThrow();
        stakes = victory.stakes(scenario);
    }

    /** In the middle of a battle. */
    @Benchmark
    public Totals settle() {
        return stakes.settle(middle.state());
    }

    /** At the beginning. Under rule 21 the Train has not arrived then, so supply counts. */
    @Benchmark
    public Totals settleAtTheBeginning() {
        return stakes.settle(beginning.state());
    }

    /** The audited lines in the middle of a battle. */
    @Benchmark
    public Adjudication adjudicate() {
        return victory.adjudicate(middle);
    }
}
