package org.roadtorichmond.session;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Game;

/** A twin of the game on the table, on which things are tried out; it is brought up to date by the recorded events. */
public final class Rehearsal {
    private final Game original;
    private @Nullable Game twin;

    public Rehearsal(Game original) {
        this.original = original;
    }

    /** The twin, as the game stands now. Whoever tries something on it takes it back. */
    public Game upToDate() {
        return after(original.log());
    }

    /** The twin, as the game stood after some entries; for a thread on which the game itself must not be read. */
    public Game after(List<Entry> log) {
        Game game = twin;
        if (game == null) {
            game = original.beginning();
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
