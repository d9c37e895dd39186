package org.roadtorichmond.testing;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.unit.Unit;

/** An umpire who acts at random. */
public final class RandomUmpire {
    private static final int MOST_TRIES = 60;

    private final Game game;
    private final Random random;

    /** An umpire for a game. */
    public RandomUmpire(Game game, long seed) {
        this.game = game;
        random = new Random(seed * 17 + 3);
    }

    /** Whether he may act now. */
    public boolean may() {
        GameState state = game.state();
        return state.ending().isEmpty() && state.combat().isEmpty();
    }

    /** Acts once, after calling the umpire if that has not been done yet. */
    public Command act() {
        Command command = next();
        assertTrue(game.execute(command).accepted(), () -> command + ": " + game.check(command));
        return command;
    }

    private Command next() {
        if (!game.state().umpire()) {
            return new Command.UmpireBegin();
        }
        for (int tries = 0; tries < MOST_TRIES; tries++) {
            Command command = any();
            if (game.check(command).isEmpty()) {
                return command;
            }
        }
        throw new AssertionError("nothing that he thinks of is allowed");
    }

    private Command any() {
        GameState state = game.state();
        HexGrid grid = state.scenario().field().grid();
        List<Unit> units = state.forces().units();
        Unit unit = units.get(random.nextInt(units.size()));
        return switch (random.nextInt(8)) {
            case 0 -> new Command.UmpireRemove(unit);
            case 1 -> new Command.UmpireShake(unit, random.nextBoolean());
            case 2 -> new Command.UmpireSetClock(moment(state));
            default -> new Command.UmpirePlace(unit, grid.hex(random.nextInt(grid.size())));
        };
    }

    /** Any phase of a nearby turn, so that games come to an end. */
    private Moment moment(GameState state) {
        int turn = Math.max(1, state.moment().turn() - 1) + random.nextInt(3);
        List<Moment> phases = new ArrayList<>(game.rules().umpire().phases(turn));
        return phases.get(random.nextInt(phases.size()));
    }
}
