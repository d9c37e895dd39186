package org.roadtorichmond.balance.perft;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.roadtorichmond.play.CombatTable;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Options;

/**
 * Walks through all that can be played until a condition holds or the game ends, attacks with all faces of the die. Positions that
 * are reached in several ways are walked through once.
 */
final class PlayWalk {
    private final Game game;
    private final GameState state;
    private final BooleanSupplier over;
    private final Map<Long, Long> known = new HashMap<>();
    private final PositionSet ends = new PositionSet();

    PlayWalk(Game game, BooleanSupplier over) {
        this.game = game;
        state = game.state();
        this.over = over;
    }

    /** How many sequences begin with a command, which must be legal. */
    long from(Command command) {
        if (!(command instanceof Command.Attack attack)) {
            game.execute(command);
            return taken();
        }
        long sequences = 0;
        for (int face = 1; face <= CombatTable.FACES; face++) {
            game.suppose(attack, face);
            sequences += taken();
        }
        return sequences;
    }

    /** What follows from the command just given, which is taken back. */
    private long taken() {
        long sequences = count();
        game.revert();
        return sequences;
    }

    /** To how many distinct positions the sequences led. */
    int positions() {
        return ends.size();
    }

    private long count() {
        long key = state.hash();
        Long before = known.get(key);
        if (before != null) {
            return before;
        }
        long sequences = 0;
        if (over.getAsBoolean() || state.ending().isPresent()) {
            ends.add(key);
            sequences = 1;
        } else {
            for (Command command : commands()) {
                sequences = Math.addExact(sequences, from(command));
            }
        }
        known.put(key, sequences);
        return sequences;
    }

    /** What can be commanded now; a unit that has moved or entered is done. */
    List<Command> commands() {
        List<Command> commands = new ArrayList<>(new Options(game).all());
        commands.removeIf(command -> command instanceof Command.MoveUnit move
                && state.travel(move.unit()).isPresent());
        return commands;
    }
}
