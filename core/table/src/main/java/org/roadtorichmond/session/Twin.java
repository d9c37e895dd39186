package org.roadtorichmond.session;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Game;

/**
 * A second game like the one on the table, for everything that must not touch that one: replay, forecasts, plans and commanders.
 * It either follows the game, brought up to date by the recorded events, or begins equal to it and goes its own way.
 *
 * <p>The game on the table is only read, and on other threads than its own only what never changes of it. One thread an instance.
 */
public final class Twin {
    private final Game original;
    private @Nullable Game twin;

    /** A twin that follows a game. It is made when it is asked for the first time. */
    public Twin(Game original) {
        this.original = original;
    }

    /** A game that stands where another stood after its first entries, and goes its own way from there. */
    public static Game of(Game original, int entries) {
        return of(original, original.log().subList(0, entries));
    }

    /** A game that stands where another stood after these entries of its log; for threads on which the log must not be read. */
    public static Game of(Game original, List<Entry> log) {
        Game twin = original.beginning();
        log.forEach(twin::restore);
        return twin;
    }

    /** The twin, as the game stands now. Those who try something on it take it back. */
    public Game upToDate() {
        return after(original.log());
    }

    /** The twin, as the game stood after some entries; for threads on which the log must not be read. */
    public Game after(List<Entry> log) {
        Game game = twin;
        if (game == null) {
            game = of(original, List.of());
            twin = game;
        }
        int same = Math.min(game.log().size(), log.size());
        while (same > 0 && !game.log().get(same - 1).equals(log.get(same - 1))) {
            same--;
        }
        while (game.log().size() > same) {
            game.revert();
        }
        log.subList(same, log.size()).forEach(game::restore);
        return game;
    }
}
