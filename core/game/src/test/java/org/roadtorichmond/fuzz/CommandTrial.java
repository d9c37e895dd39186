package org.roadtorichmond.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Outcome;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.testing.Legality;

/** Gives commands to a game and checks that it handles each correctly. */
record CommandTrial(Game game) {
    /** Checks that asking changes nothing, that the answer agrees with the execution, and that an executed command can be taken back. */
    void of(Command command) {
        long before = game.state().hash();
        List<Entry> log = List.copyOf(game.log());
        Optional<Refusal> refusal = game.check(command);
        assertEquals(before, game.state().hash(), () -> "asked: " + command);
        Outcome outcome = game.execute(command);
        assertEquals(refusal.isEmpty(), outcome.accepted(), command::toString);
        if (outcome instanceof Outcome.Refused refused) {
            assertEquals(refusal, Optional.of(refused.refusal()), command::toString);
            assertFalse(
                    refused.refusal().rule().isBlank()
                            || refused.refusal().reason().isBlank(),
                    command::toString);
            assertEquals(before, game.state().hash(), () -> "refused: " + command);
            assertEquals(log, game.log(), () -> "refused: " + command);
        } else {
            assertReversible(command, before, log);
            Legality.check(game.state());
        }
    }

    private void assertReversible(Command command, long before, List<Entry> log) {
        long after = game.state().hash();
        Entry entry = game.revert();
        assertEquals(command, entry.command());
        assertEquals(before, game.state().hash(), () -> "taken back: " + command);
        assertEquals(log, game.log(), () -> "taken back: " + command);
        Legality.check(game.state());
        game.execute(command);
        assertEquals(after, game.state().hash(), () -> "again: " + command);
        assertEquals(entry, game.log().get(log.size()), () -> "again: " + command);
    }
}
