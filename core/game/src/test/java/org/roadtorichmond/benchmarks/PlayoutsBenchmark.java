package org.roadtorichmond.benchmarks;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Lookahead;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.victory.VictorySystems;

/** The cost of looking ahead in the full scenario, with cadets on both sides and different dice each time. */
public class PlayoutsBenchmark extends Timed {
    private static final int LATE = 15;

    private final Playout cadets = new Playout(Commanders.named("cadet"), Commanders.named("cadet"));
    private Game start;
    private Game late;
    private Lookahead middle;
    private long key;

    /** Plays on to the points where the look-aheads begin. */
    @Setup
    public void setUp() {
        start = VictorySystems.newGame(Peninsula.scenario("road-to-richmond").survey(), 1);
        middle = Lookahead.of(new Peninsula().game());
        late = VictorySystems.newGame(Peninsula.scenario("road-to-richmond").survey(), 1);
        while (late.state().moment().turn() < LATE) {
            cadets.step(late);
        }
    }

    /** Looks ahead over the whole game, through all of its player-turns. */
    @Benchmark
    public Game wholeGame() {
        return cadets.play(Lookahead.of(start).reset(key++));
    }

    /** Copies the state late in the game. */
    @Benchmark
    public Lookahead making() {
        return Lookahead.of(late);
    }

    /** Plays one player-turn in the middle of the game, and goes back. */
    @Benchmark
    public Game playerTurn() {
        Game game = middle.reset(key++);
        Moment now = game.state().moment();
        while (game.state().moment().player() == now.player()) {
            cadets.step(game);
        }
        return game;
    }
}
