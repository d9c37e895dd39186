package org.roadtorichmond.benchmarks;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.Warmup;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Lookahead;
import org.roadtorichmond.victory.VictorySystems;

/**
 * The time of one player-turn of a policy in a look-ahead, which is the cost of one node of a search. It is the mean over games of
 * the full scenario that start at different turns and are played to the end, each time with other dice. It includes going back to
 * the start of each.
 */
@Warmup(iterations = 8, time = 1)
@Measurement(iterations = 5, time = 1)
public class PlayerTurnsBenchmark extends Timed {
    private static final int PLAYER_TURNS = 40;
    private static final int LAST_START = 12;
    private static final int TURNS_APART = 4;

    /** The look-ahead policy that plays both sides. */
    @Param("cadet")
    public String commander;

    private final List<Lookahead> starts = new ArrayList<>();
    private Playout playout;
    private Game game;
    private long key;

    /** Plays one game and takes a look-ahead from it every few turns. */
    @Setup
    public void setUp() {
        playout = new Playout(Commanders.named(commander), Commanders.named(commander));
        Playout cadets = new Playout(Commanders.named("cadet"), Commanders.named("cadet"));
        Game played =
                VictorySystems.newGame(Peninsula.scenario("road-to-richmond").survey(), 1);
        for (int turn = 1; turn <= LAST_START; turn += TURNS_APART) {
            while (played.state().moment().turn() < turn) {
                cadets.step(played);
            }
            starts.add(Lookahead.of(played));
        }
        begin();
    }

    private void begin() {
        key++;
        game = starts.get((int) (key % starts.size())).reset(key);
    }

    /** Plays whole player-turns one after another, over as many games as needed. */
    @Benchmark
    @OperationsPerInvocation(PLAYER_TURNS)
    public Game playerTurn() {
        for (int played = 0; played < PLAYER_TURNS; played++) {
            PlayerTurn.play(playout, game);
            if (game.state().ending().isPresent()) {
                begin();
            }
        }
        return game;
    }
}
