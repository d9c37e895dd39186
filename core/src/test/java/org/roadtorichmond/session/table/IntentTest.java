package org.roadtorichmond.session.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.session.Lesson;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.Twin;
import org.roadtorichmond.unit.Side;

@DisplayName("What a commander intends")
final class IntentTest {

    @Test
    @DisplayName("is what it then does, if nothing else happens before")
    void isWhatItDoes() {
        Session session = Lesson.session(new Seats("cadet", Seats.HUMAN));
        Game twin = Twin.of(session.game(), 0);
        List<Intent.Order> told = Intent.orders(twin, Side.UNION, Commanders.named("cadet"));
        session.execute(new Command.EndPhase());
        session.execute(new Command.EndPhase());
        Commander cadet = Commanders.named("cadet");
        List<Event> done = new ArrayList<>();
        int from = session.game().log().size();
        for (Command next = cadet.next(session.game());
                !(next instanceof Command.EndPhase);
                next = cadet.next(session.game())) {
            session.execute(next);
        }
        session.game().log().subList(from, session.game().log().size()).stream()
                .flatMap(entry -> entry.events().stream())
                .filter(event -> event instanceof Event.UnitMoved || event instanceof Event.UnitEntered)
                .forEach(done::add);
        assertFalse(told.isEmpty());
        assertEquals(done, told.stream().map(Intent.Order::march).toList());
    }

    @Test
    @DisplayName("is not told where a die or a decision stands before it")
    void isNotTold() {
        Session session = Lesson.session(new Seats("cadet", Seats.HUMAN));
        Lesson.rollTheFirstDie(session);
        Game twin = Twin.of(session.game(), session.game().log().size());
        assertEquals(List.of(), Intent.orders(twin, Side.UNION, Commanders.named("cadet")));
    }
}
