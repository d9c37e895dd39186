package org.roadtorichmond.balance.tactics;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Decision;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.words.Sentence;

/**
 * Plays commands that are written down, and ends each phase when the next of them belongs to another. What the dice or the enemy
 * have made impossible is left out; a march of the first movement phase that is not allowed is a fault of the script. What is not
 * written down (losses, retreats, attacks that the rules require) a deputy decides, and no unit advances.
 */
public final class ScriptedCommander implements Commander {
    private final Deque<Command> script;
    private final Commander deputy;
    private boolean handedOver;
    private int turn;
    private Decision reason = Decision.plain(new Command.EndPhase(), 0, Sentence.of("verbatim", ""));

    /** A commander for one game. */
    public ScriptedCommander(List<Command> script, Commander deputy) {
        this.script = new ArrayDeque<>(script);
        this.deputy = deputy;
    }

    @Override
    public Command next(Game game) {
        Command command = game.state().combat().isPresent() ? decision(game) : order(game);
        reason = Decision.plain(command, 0, Sentence.of("verbatim", ""));
        return command;
    }

    private Command decision(Game game) {
        if (!script.isEmpty()
                && decides(script.peek())
                && game.check(script.peek()).isEmpty()) {
            return script.remove();
        }
        Command none = new Command.EndAdvance();
        return game.check(none).isEmpty() ? none : deputy.next(game);
    }

    private Command order(Game game) {
        handedOver |= turn != 0 && turn != game.state().moment().turn();
        turn = game.state().moment().turn();
        boolean movement = game.state().moment().phase() == Phase.MOVEMENT;
        while (!script.isEmpty() && (decides(script.peek()) || impossible(game, script.peek(), movement))) {
            script.remove();
        }
        boolean ends = script.peek() instanceof Command.EndPhase;
        if (!script.isEmpty() && !ends && marches(script.peek()) == movement) {
            return script.remove();
        }
        Command end = new Command.EndPhase();
        if (game.check(end).isPresent()) {
            return deputy.next(game);
        }
        if (ends) {
            script.remove();
        }
        return end;
    }

    private boolean impossible(Game game, Command command, boolean movement) {
        boolean bound = movement ? marches(command) && handedOver : command instanceof Command.Attack;
        return bound && game.check(command).isPresent();
    }

    private static boolean marches(Command command) {
        return command instanceof Command.MoveUnit
                || command instanceof Command.EnterUnit
                || command instanceof Command.ExitUnit;
    }

    private static boolean decides(Command command) {
        return command instanceof Command.TakeLosses
                || command instanceof Command.Retreat
                || command instanceof Command.Advance
                || command instanceof Command.EndAdvance
                || command instanceof Command.PlaceToken;
    }

    @Override
    public String name() {
        return "script";
    }

    @Override
    public Decision reason() {
        return reason;
    }
}
