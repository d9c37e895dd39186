package org.roadtorichmond.benchmarks;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.roadtorichmond.path.Communications;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.account.Routes;

/** How the time of searches under all rules grows with the size of the map and the armies. */
public class GrowthBenchmark extends Timed {
    /** The generated battle. */
    @Param
    public MapSize size;

    private Game game;
    private Rotation<Unit> units;

    /** Makes the battle. */
    @Setup
    public void setUp() {
        game = GeneratedBattle.of(size);
        units = new Rotation<>(game.state().forces().units());
    }

    /** Where a unit can move. */
    @Benchmark
    public int range() {
        return game.rules().movement().searched(units.next()).count();
    }

    /** A line of communications from corner to corner, around the enemy. */
    @Benchmark
    public Communications lineOfCommunications() {
        return Routes.communications(game.state(), Side.UNION);
    }

    /** The supply of all Union units in one pass. */
    @Benchmark
    public int supplyOfAllUnits() {
        return RulesBenchmark.supplied(game);
    }

    /** The hash of the state. */
    @Benchmark
    public long stateHash() {
        return game.state().hash();
    }
}
