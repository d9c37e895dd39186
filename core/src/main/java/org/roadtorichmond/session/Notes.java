package org.roadtorichmond.session;

import java.util.Map;
import org.roadtorichmond.play.Game;

/**
 * What is noted beside a game and saved with it, though it is no part of the game: whether it is for practice, what players were
 * advised, and where they have ordered units over several turns.
 */
record Notes(Practice practice, PlanBook plans, Destinations destinations) {

    /** What is noted of a game that has just been begun. */
    static Notes none(Game game) {
        return new Notes(Practice.none(), new PlanBook(), new Destinations(game));
    }

    /** What the options of a saved game tell. */
    static Notes of(Map<String, String> options, Game game) {
        return new Notes(Practice.of(options), PlanBook.of(options), Destinations.of(options, game));
    }

    /** The options of a saved game with the notes added. */
    Map<String, String> addTo(Map<String, String> options) {
        return practice.addTo(plans.addTo(destinations.addTo(options)));
    }

    /** Commands were taken back, so that only the first so many stand; whether dice were among them. */
    void reverted(int entries, boolean rolled) {
        practice.reverted(entries, rolled);
        plans.reverted(entries);
    }

    /** What is known of a game that is taken over where this one stood after so many commands. */
    Notes upTo(int entries, Game taken) {
        return new Notes(practice.upTo(entries), plans.upTo(entries), destinations.upTo(entries, taken));
    }
}
