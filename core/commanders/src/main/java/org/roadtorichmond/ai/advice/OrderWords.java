package org.roadtorichmond.ai.advice;

import org.roadtorichmond.play.Command;
import org.roadtorichmond.words.Sentence;

/** Commands in a few words each, before they are carried out. */
public final class OrderWords {
    private OrderWords() {}

    /** A command in words, as the beginning of a sentence. */
    public static Sentence of(Command command) {
        if (command instanceof Command.MoveUnit move) {
            return Sentence.of("order.move", move.unit(), move.to());
        } else if (command instanceof Command.EnterUnit enter) {
            return Sentence.of("order.enter", enter.unit(), enter.at());
        } else if (command instanceof Command.ExitUnit exit) {
            return Sentence.of("order.exit", exit.unit());
        } else if (command instanceof Command.Attack attack) {
            return Sentence.of("order.attack", attack.attackers(), attack.targets());
        } else if (command instanceof Command.Concede concede) {
            return Sentence.of("order.concede", concede.side());
        }
        return command instanceof Command.EndPhase ? Sentence.of("order.end") : afterDie(command);
    }

    /** A command of those that settle what an attack has brought. */
    private static Sentence afterDie(Command command) {
        if (command instanceof Command.TakeLosses losses) {
            return Sentence.of("order.losses", losses.units());
        } else if (command instanceof Command.Retreat retreat) {
            return Sentence.of("order.retreat", retreat.unit(), retreat.to());
        } else if (command instanceof Command.Advance advance) {
            return Sentence.of("order.advance", advance.unit(), advance.to());
        } else if (command instanceof Command.PlaceToken token) {
            return Sentence.of("order.token", token.unit());
        }
        return Sentence.of("order.endAdvance");
    }
}
