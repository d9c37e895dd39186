package org.roadtorichmond.session;

import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.save.GameNotes;
import org.roadtorichmond.scenario.save.SavedGame;

/**
 * What is noted beside a game and saved with it, though it is no part of the game: who plays it, whether it is for practice, what
 * players were advised, and where they have ordered units over several turns.
 */
record Notes(Players players, Practice practice, PlanBook plans, Destinations destinations) {

    /** What is noted of a game that has just been begun. */
    static Notes none(Game game, Seats seats) {
        return begun(game, new Players(seats), false);
    }

    /** What is noted of a game that has just been begun by players who may have names, for practice or not. */
    static Notes begun(Game game, Players players, boolean practice) {
        Practice chosen = Practice.none();
        if (practice) {
            chosen.begin();
        }
        return new Notes(players, chosen, new PlanBook(), new Destinations(game));
    }

    /** What is noted of a saved game, with those who play it from now on. */
    static Notes of(SavedGame saved, Seats now) {
        GameNotes notes = saved.notes();
        return new Notes(
                Players.of(notes, now, saved.game().log().size()),
                Practice.of(notes),
                PlanBook.of(notes),
                Destinations.of(notes, saved.game()));
    }

    /** All this as it is saved with the game, but for who plays it now, which its options say. */
    GameNotes written() {
        return new GameNotes(
                practice.on(),
                practice.takenBack(),
                practice.takenOver(),
                plans.advice(),
                destinations.all(),
                players.handed(),
                players.names());
    }

    /** Makes a change, and returns whether there is anything else to be saved then. */
    boolean differAfter(Runnable change) {
        GameNotes before = written();
        change.run();
        return !written().equals(before);
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
