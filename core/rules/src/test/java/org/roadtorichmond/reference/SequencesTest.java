package org.roadtorichmond.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;

@DisplayName("the engine and the plain rules find as many sequences of commands in tiny battles")
class SequencesTest {

    private static long count(PlainGame game, int depth) {
        List<Command> legal = game.legal();
        if (depth == 1) {
            return legal.size();
        }
        long sequences = 0;
        for (Command command : legal) {
            PlainGame next = game.copy();
            next.play(command);
            sequences += count(next, depth - 1);
        }
        return sequences;
    }

    private static long count(Game game, int depth) {
        List<Command> legal = EngineComparison.engineCommands(game);
        if (depth == 1) {
            return legal.size();
        }
        long sequences = 0;
        for (Command command : legal) {
            game.execute(command);
            sequences += count(game, depth - 1);
            game.revert();
        }
        return sequences;
    }

    /** Counts sequences in both engines. Returns the total number in all battles. */
    private static long counted(long first, long end, int depth) {
        long all = 0;
        for (long seed = first; seed < end; seed++) {
            Game game = VariedWorld.tiny(seed).game();
            long expected = count(EngineComparison.plainly(game), depth);
            assertEquals(expected, count(game, depth), "tiny battle " + seed);
            all += expected;
        }
        return all;
    }

    @Test
    @DisplayName("of two commands and of three")
    void few() {
        assertTrue(counted(0, 40, 2) > 1000);
        assertTrue(counted(40, 60, 3) > 2000);
    }

    @Test
    @Tag("long")
    @DisplayName("of three commands and of four, in many more")
    void many() {
        assertTrue(counted(60, 160, 3) > 20_000);
        assertTrue(counted(160, 190, 4) > 100_000);
    }
}
