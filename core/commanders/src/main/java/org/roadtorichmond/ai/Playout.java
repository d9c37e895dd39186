package org.roadtorichmond.ai;

import java.util.function.Consumer;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Outcome;
import org.roadtorichmond.unit.Side;

/** Plays a game to its end with a commander on each side. */
public final class Playout {
    private static final int COMMANDS_A_PHASE = 2000;

    private final Commander union;
    private final Commander confederate;

    /** A playout with two commanders, which may not be the same object. */
    public Playout(Commander union, Commander confederate) {
        this.union = union;
        this.confederate = confederate;
    }

    /**
     * Plays until the game has ended.
     *
     * @return the same game
     * @throws IllegalStateException if a commander gives a command that the rules refuse, or a phase never ends: bugs both
     */
    public Game play(Game game) {
        return play(game, phase -> {});
    }

    /**
     * Plays until the game has ended, and shows the game at the beginning and whenever another phase begins.
     *
     * @return the same game
     */
    public Game play(Game game, Consumer<Game> eachPhase) {
        int phase = 0;
        Object moment = game.state().moment();
        while (game.state().ending().isEmpty()) {
            if (phase == 0) {
                eachPhase.accept(game);
            }
            step(game);
            phase = game.state().moment().equals(moment) ? phase + 1 : 0;
            moment = game.state().moment();
            if (phase > COMMANDS_A_PHASE) {
                throw new IllegalStateException("the phase does not end: " + where(game));
            }
        }
        return game;
    }

    /** Asks the side that decides next for one command and carries it out. */
    public Command step(Game game) {
        Commander commander = game.state().decider() == Side.UNION ? union : confederate;
        Command command = commander.next(game);
        Outcome outcome = game.execute(command);
        if (outcome instanceof Outcome.Refused refused) {
            throw new IllegalStateException(
                    commander.name() + " ordered " + command + ": " + refused.refusal() + "; " + where(game));
        }
        return command;
    }

    private static String where(Game game) {
        GameState state = game.state();
        return state.scenario().name() + ", seed " + state.seed() + ", command "
                + game.log().size() + ", " + state.moment() + ", combat " + state.combat();
    }
}
