package org.roadtorichmond.benchmarks;

import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Moment;

/** A player-turn as benchmarks count it: all decisions of both sides until the other player moves or the game ends. */
final class PlayerTurn {
    private PlayerTurn() {}

    /** Plays the rest of the current player-turn. */
    static void play(Playout playout, Game game) {
        Moment now = game.state().moment();
        while (game.state().ending().isEmpty() && same(now, game.state().moment())) {
            playout.step(game);
        }
    }

    private static boolean same(Moment now, Moment then) {
        return now.turn() == then.turn() && now.player() == then.player();
    }
}
