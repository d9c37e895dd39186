package org.roadtorichmond.session.table;

import java.util.Optional;
import java.util.function.Function;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.lesson.Tutor;
import org.roadtorichmond.session.solve.Solving;
import org.roadtorichmond.unit.Side;

/**
 * What a game is played for: for its own sake, as a lesson, or as a position to solve.
 *
 * @param session the game
 * @param tutor who gives the lesson, if it is one
 * @param solving the position that is solved, if it is one
 */
public record Purpose(Session session, Optional<Tutor> tutor, Optional<Solving> solving) {
    /** A battle for its own sake. */
    public static Purpose of(Session session) {
        return new Purpose(session, Optional.empty(), Optional.empty());
    }

    /** A lesson, whose other side plays as the lesson says. */
    public static Purpose of(Tutor tutor) {
        return new Purpose(tutor.session(), Optional.of(tutor), Optional.empty());
    }

    /** A position to solve, in which nobody plays on once its turns have been played. */
    public static Purpose of(Solving solving) {
        return new Purpose(solving.session(), Optional.empty(), Optional.of(solving));
    }

    /** Whether it has been played to its end. */
    public boolean over() {
        return solving.map(Solving::over)
                .orElseGet(() -> session.state().ending().isPresent());
    }

    /** The commander of a side; none where a person plays. */
    Optional<Commander> commander(Side side) {
        return tutor.<Function<Side, Optional<Commander>>>map(lesson -> lesson::commander)
                .orElse(seat -> session.seats().commander(seat))
                .apply(side);
    }
}
