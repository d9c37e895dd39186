package org.roadtorichmond.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.unit.Side;

@DisplayName("Two people at one machine")
final class HandOverTest {

    @Test
    @DisplayName("it is handed over when the other's turn begins, and back when that is taken back in practice")
    void handsOver() {
        Session session = Lesson.session(Seats.BOTH_HUMAN);
        session.practise();
        HandOver handOver = new HandOver(session);
        session.execute(new Command.EndPhase());
        assertEquals(Optional.empty(), handOver.due());
        session.execute(new Command.EndPhase());
        assertEquals(Optional.of(Side.UNION), handOver.due());
        handOver.done();
        assertEquals(Optional.empty(), handOver.due());
        session.undo();
        assertEquals(Optional.of(Side.CONFEDERATE), handOver.due(), "what he had planned is his alone");
    }

    @Test
    @DisplayName("a decision that belongs to the other is told, but not covered")
    void tellsOfDecisions() {
        Session session = beaten(Side.UNION);
        HandOver handOver = new HandOver(session);
        assertEquals(Optional.of(Side.UNION), handOver.interrupts());
        assertEquals(Optional.empty(), handOver.due());
    }

    /** A game in which the Confederates have attacked and a side must retreat. */
    private static Session beaten(Side side) {
        return LongStream.range(0, 20)
                .mapToObj(seed -> Lesson.session(Seats.BOTH_HUMAN, seed))
                .peek(Lesson::rollTheFirstDie)
                .filter(session -> session.game().state().combat().isPresent()
                        && session.game().state().decider() == side)
                .findFirst()
                .orElseThrow();
    }

    @Test
    @DisplayName("one's own decisions interrupt nobody")
    void passesOwnDecisions() {
        assertEquals(Optional.empty(), new HandOver(beaten(Side.CONFEDERATE)).interrupts());
    }

    @Test
    @DisplayName("nobody hands over to a commander")
    void knowsCommanders() {
        Session session = Lesson.session(new Seats("cadet", Seats.HUMAN));
        HandOver handOver = new HandOver(session);
        session.execute(new Command.EndPhase());
        session.execute(new Command.EndPhase());
        assertEquals(Optional.empty(), handOver.due());
        assertEquals(Optional.empty(), handOver.interrupts());
    }
}
