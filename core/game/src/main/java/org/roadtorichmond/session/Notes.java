package org.roadtorichmond.session;

import java.util.Map;
import org.roadtorichmond.play.Game;

/**
 * What is noted beside a game and saved with it, though it is no part of the game: who plays it, whether it is for practice, what
 * players were advised, and where they have ordered units over several turns.
 */
record Notes(Players players, Practice practice, PlanBook plans, Destinations destinations) {

    /** What is noted of a game that has just been begun. */
    static Notes none(Game game, Seats seats) {
        return new Notes(new Players(seats), Practice.none(), new PlanBook(), new Destinations(game));
    }

    /** Reads the options of a saved game. */
    static Notes of(Map<String, String> options, Game game, Seats now) {
        return new Notes(
                Players.of(options, now, game.log().size()),
                Practice.of(options),
                PlanBook.of(options),
                Destinations.of(options, game));
    }

    /** All this as options of a saved game. */
    Map<String, String> options() {
        return practice.addTo(plans.addTo(destinations.addTo(players.options())));
    }

    /** Makes a change, and returns whether there is anything else to be saved then. */
    boolean differAfter(Runnable change) {
        Map<String, String> before = options();
        change.run();
        return !options().equals(before);
    }

    /** Commands were taken back, so that only the first ones stand; whether dice were among them. */
    void reverted(int entries, boolean rolled) {
        practice.reverted(entries, rolled);
        plans.reverted(entries);
        players.reverted(entries);
    }

    /** What is known of a game that is taken over by others where this one stood after a number of commands. */
    Notes upTo(int entries, Game taken, Seats others) {
        return new Notes(
                players.upTo(entries, others),
                practice.upTo(entries),
                plans.upTo(entries),
                destinations.upTo(entries, taken));
    }
}
