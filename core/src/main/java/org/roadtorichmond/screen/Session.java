package org.roadtorichmond.screen;

import java.security.SecureRandom;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Outcome;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.scenario.LoadedScenario;
import org.roadtorichmond.unit.Side;

/**
 * A game on the table: the game itself, who plays it, and those who want to hear of every change. The only place in the window
 * from which commands go to the game.
 */
final class Session {
    private static final int LARGEST_SEED = 1_000_000_000;

    private final LoadedScenario loaded;
    private final Game game;
    private final Seats seats;
    private final Deque<Side> authors = new ArrayDeque<>();
    private final List<Runnable> listeners = new ArrayList<>();

    Session(LoadedScenario loaded, Game game, Seats seats) {
        this.loaded = loaded;
        this.game = game;
        this.seats = seats;
    }

    /** A seed for players who wish for none: this is where chance comes into a game, once, and then it is written down. */
    static long anySeed() {
        return new SecureRandom().nextInt(LARGEST_SEED);
    }

    LoadedScenario loaded() {
        return loaded;
    }

    Game game() {
        return game;
    }

    Seats seats() {
        return seats;
    }

    /** Calls a listener after every change of the game. */
    void listen(Runnable listener) {
        listeners.add(listener);
    }

    /** Whether a person at this machine has the next word. */
    boolean humanDecides() {
        return game.state().ending().isEmpty() && seats.human(game.state().decider());
    }

    /** Whether somebody else has it. */
    boolean opponentDecides() {
        return game.state().ending().isEmpty() && !seats.human(game.state().decider());
    }

    /** Sends a command to the game; the answer is why it was refused, if it was. */
    Optional<Refusal> execute(Command command) {
        Side author = game.state().decider();
        Outcome outcome = game.execute(command);
        if (outcome instanceof Outcome.Refused refused) {
            return Optional.of(refused.refusal());
        }
        authors.push(author);
        changed();
        return Optional.empty();
    }

    /** Why a person may not take the last command back, if so. */
    Optional<Refusal> checkUndo() {
        if (!authors.isEmpty() && !seats.human(authors.peek())) {
            return Optional.of(new Refusal("6.3", "othersDecision"));
        }
        return game.checkUndo();
    }

    /** Takes the last command back, if the rules allow it. */
    Optional<Refusal> undo() {
        Optional<Refusal> refusal = checkUndo();
        if (refusal.isEmpty()) {
            game.revert();
            authors.poll();
            changed();
        }
        return refusal;
    }

    private void changed() {
        List.copyOf(listeners).forEach(Runnable::run);
    }
}
