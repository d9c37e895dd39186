package org.roadtorichmond.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.unit.Side;

@DisplayName("The clock of the players")
final class TurnClockTest {
    private static final long SECOND = 1_000_000_000L;

    private final Session session = Lesson.session(Seats.BOTH_HUMAN);
    private final TurnClock clock = new TurnClock(session.game().state());

    private void expect(long confederate, long union, long turn) {
        assertEquals(Duration.ofSeconds(confederate), clock.of(Side.CONFEDERATE));
        assertEquals(Duration.ofSeconds(union), clock.of(Side.UNION));
        assertEquals(Duration.ofSeconds(turn), clock.turn());
    }

    @Test
    @DisplayName(
            "counts for the player who must act, restarts each player-turn, and stops while the window is not looked at")
    void counts() {
        clock.tick(5 * SECOND);
        expect(0, 0, 0);
        clock.tick(8 * SECOND);
        expect(3, 0, 3);
        session.execute(new Command.EndPhase());
        clock.tick(9 * SECOND);
        expect(4, 0, 4);
        session.execute(new Command.EndPhase());
        clock.tick(10 * SECOND);
        expect(5, 0, 0);
        clock.tick(12 * SECOND);
        expect(5, 2, 2);
        clock.pause();
        clock.tick(60 * SECOND);
        expect(5, 2, 2);
        clock.tick(61 * SECOND);
        expect(5, 3, 3);
    }

    @Test
    @DisplayName("ends with the game")
    void ends() {
        clock.tick(0);
        session.execute(new Command.Concede(Side.CONFEDERATE));
        clock.tick(SECOND);
        clock.tick(9 * SECOND);
        expect(1, 0, 1);
    }
}
