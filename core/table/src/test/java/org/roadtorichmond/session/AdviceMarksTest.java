package org.roadtorichmond.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.files.FileHandle;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.scenario.save.GameNotes;
import org.roadtorichmond.session.table.Staff;
import org.roadtorichmond.session.words.LogModel;
import org.roadtorichmond.session.words.Remarks;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.work.StepWorker;

@DisplayName("Where a player asked for advice, and how much of it was taken")
final class AdviceMarksTest {
    private final StepWorker worker = new StepWorker();
    private final Session session = Lesson.session(Seats.BOTH_HUMAN);
    private final Staff staff = new Staff(session, worker, fault -> {
        throw fault;
    });

    @AfterEach
    void close() {
        staff.close();
    }

    private int advised() {
        staff.ask("colonel");
        worker.finish();
        return staff.left().size();
    }

    @Test
    @DisplayName("is counted for orders of any player, except the one that ends the phase, and saved with the game")
    void counted() {
        int orders = advised();
        assertTrue(orders > 1);
        assertEquals(0, session.plans().taken(0));
        session.execute(staff.left().get(0));
        assertEquals(1, session.plans().taken(0));
        staff.carryOut();
        assertEquals(orders, session.plans().taken(0));
        session.execute(new Command.EndPhase());
        assertEquals(orders, session.plans().taken(0));
        GameNotes notes = session.saved().notes();
        assertEquals(List.of(new GameNotes.Advice(0, "colonel", orders)), notes.advice());
        assertEquals(orders, PlanBook.of(notes).taken(0));
        assertEquals(Map.of(0, "colonel"), PlanBook.of(notes).asked());
    }

    @Test
    @DisplayName("is no more than what stands: orders that are taken back do not count, and count again when repeated")
    void takenBack() {
        int orders = advised();
        staff.carryOut();
        session.undo();
        assertEquals(0, session.plans().taken(0));
        assertEquals(Map.of(0, "colonel"), session.plans().asked());
        session.redo();
        assertEquals(orders, session.plans().taken(0));
        assertEquals(1, session.takenOver(1, Seats.BOTH_HUMAN).plans().taken(0));
    }

    @Test
    @DisplayName("ends with the first order that was not advised")
    void otherwise() {
        int orders = advised();
        Command first = staff.left().get(0);
        Command second = staff.left().get(1);
        session.execute(second);
        session.execute(first);
        assertTrue(orders > 1);
        assertEquals(0, session.plans().taken(0));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "en | Advice was asked of the colonel, and 1 of its orders was given.",
                "de | Um Rat gefragt wurde der Oberst; 1 Befehl daraus wurde gegeben."
            })
    @DisplayName("is told by the log of a loaded game, in the player's language")
    void words(String language, String line) {
        advised();
        staff.carryOutNext();
        SortedMap<Integer, String> asked = session.plans().asked();
        Session loaded = Session.of(session.saved());
        Texts texts = new Texts(
                new FileHandle(Checkout.path("assets/i18n/messages").toFile()), Locale.forLanguageTag(language));
        List<LogModel.Item> items =
                new Remarks(texts, loaded).of(loaded.game(), Side.UNION).get(0);
        assertEquals(asked, loaded.plans().asked());
        assertEquals(List.of(line), items.stream().map(LogModel.Item::words).toList());
    }
}
