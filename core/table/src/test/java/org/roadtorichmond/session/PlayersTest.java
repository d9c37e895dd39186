package org.roadtorichmond.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.files.FileHandle;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.save.GameNotes;
import org.roadtorichmond.scenario.save.GameReader;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.save.Verification;
import org.roadtorichmond.session.words.LogModel;
import org.roadtorichmond.session.words.Remarks;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.unit.Side;

@DisplayName("Who plays a side can change at any time, and the game remembers it")
final class PlayersTest {
    private static final Texts TEXTS =
            new Texts(new FileHandle(Checkout.path("assets/i18n/messages").toFile()), Locale.ENGLISH);

    private static Session saved(Session session) {
        byte[] file = GameWriter.bytes(session.saved());
        SavedGame read = TreeReader.read(file).then(GameReader::read).value().orElseThrow();
        assertEquals(Optional.empty(), Verification.verify(read));
        return Session.of(read);
    }

    private static GameNotes handed(List<GameNotes.Handed> marks) {
        GameNotes none = GameNotes.NONE;
        return new GameNotes(
                false, none.diceTakenBack(), none.takenOver(), none.advice(), none.destinations(), marks, none.names());
    }

    private static List<String> remarks(Session session) {
        return new Remarks(TEXTS, session)
                .of(session.game(), Side.UNION).values().stream()
                        .flatMap(List::stream)
                        .map(LogModel.Item::words)
                        .toList();
    }

    @Test
    @DisplayName(
            "what a saved game says of its players agrees; a changed seat or mark and a cut log show where a side was handed over")
    void changedSeats() {
        Session session = Lesson.session(Seats.BOTH_HUMAN);
        assertTrue(Players.agree(session.saved()));
        session.execute(Lesson.march(session, "1/B", "0403"));
        session.hand(Side.CONFEDERATE, "cadet");
        session.execute(Lesson.march(session, "2/B", "0304"));
        session.hand(Side.CONFEDERATE, "colonel");
        SavedGame good = session.saved();
        assertTrue(Players.agree(good), () -> good.notes().toString());
        assertTrue(Players.agree(Session.of(good, Seats.BOTH_HUMAN).saved()), "another seating is noted");
        assertEquals(OptionalInt.empty(), Completeness.missing(good));
        Map<String, String> seat = new TreeMap<>(good.options());
        seat.put("confederate", "human");
        assertFalse(Players.agree(new SavedGame(good.scenario(), good.game(), seat, good.notes())));
        List<GameNotes.Handed> marks = good.notes().handed();
        assertEquals(
                List.of("cadet", "colonel"),
                marks.stream().map(GameNotes.Handed::to).toList());
        GameNotes.Handed forged = new GameNotes.Handed(marks.get(0).after(), Side.CONFEDERATE, "human", "general");
        assertFalse(Players.agree(
                new SavedGame(good.scenario(), good.game(), good.options(), handed(List.of(forged, marks.get(1))))));
        Session shorter = Lesson.session(Seats.BOTH_HUMAN);
        shorter.execute(Lesson.march(shorter, "1/B", "0403"));
        SavedGame cut = new SavedGame(good.scenario(), shorter.game(), good.options(), good.notes());
        assertEquals(OptionalInt.of(2), Completeness.missing(cut));
    }

    @Test
    @DisplayName(
            "orders given before a side was handed over stay those of the player who gave them, also in a saved game, which verifies")
    void handsOver() {
        Session session = Lesson.session(Seats.BOTH_HUMAN);
        session.execute(Lesson.march(session, "1/B", "0403"));
        session.hand(Side.CONFEDERATE, "cadet");
        session.execute(Lesson.march(session, "2/B", "0304"));
        for (Session played : List.of(session, saved(session))) {
            assertEquals("cadet", played.seats().confederate());
            assertTrue(played.byHuman(0), "the first march was a person's");
            assertFalse(played.byHuman(1), "the second was ordered by the commander");
            assertTrue(played.players().seats(0).bothHuman());
            assertTrue(played.opponentDecides());
            assertEquals(
                    List.of("From here on the cadet (easy) plays the Confederate side; before it was a person."),
                    remarks(played));
        }
    }

    @Test
    @DisplayName("a side is taken from a commander in the middle of his turn, and can then be played on by a person")
    void takes() {
        Session session = Lesson.session(new Seats(Seats.HUMAN, "cadet"));
        session.execute(Lesson.march(session, "1/B", "0403"));
        assertFalse(session.humanDecides());
        session.hand(Side.CONFEDERATE, Seats.HUMAN);
        assertTrue(session.humanDecides());
        assertTrue(session.checkUndo().isPresent(), "what the commander did is not the person's to take back");
        assertEquals(Optional.empty(), session.execute(Lesson.march(session, "2/B", "0304")));
        assertEquals(Optional.empty(), session.undo());
        assertEquals(1, session.game().log().size());
    }

    @Test
    @DisplayName(
            "a hand-over is a change without commands, of which those who follow the game are notified; to the same player it is none")
    void notifies() {
        Session session = Lesson.session(Seats.BOTH_HUMAN);
        int before = session.revision();
        session.hand(Side.UNION, Seats.HUMAN);
        assertEquals(before, session.revision());
        session.hand(Side.UNION, "cadet");
        assertEquals(before + 1, session.revision());
        assertEquals(0, session.game().log().size());
    }

    @Test
    @DisplayName("where commands are taken back the hand-over stays, and is noted where the game then stands")
    void takenBack() {
        Session session = Lesson.session(Seats.BOTH_HUMAN);
        session.execute(Lesson.march(session, "1/B", "0403"));
        session.execute(new Command.EndPhase());
        session.hand(Side.CONFEDERATE, "cadet");
        session.undo();
        assertEquals(
                List.of(new GameNotes.Handed(session.game().log().size(), Side.CONFEDERATE, Seats.HUMAN, "cadet")),
                session.players().handed());
    }

    @Test
    @DisplayName("a game that is opened with other players goes on with these from where it stands")
    void others() {
        Session session = Lesson.session(Seats.BOTH_HUMAN);
        session.execute(Lesson.march(session, "1/B", "0403"));
        session.hand(Side.CONFEDERATE, "cadet");
        Session opened = Session.of(session.saved(), Seats.BOTH_HUMAN);
        assertTrue(opened.byHuman(0));
        assertTrue(opened.humanDecides());
        assertTrue(opened.players().seats(1).bothHuman());
        Session takenOver = session.takenOver(0, new Seats("cadet", "cadet"));
        assertFalse(takenOver.humanDecides());
    }

    @Test
    @DisplayName("people have names, which are saved, and of which no more is kept than can be shown")
    void names() {
        Session session = Lesson.session(new Seats(Seats.HUMAN, "cadet"));
        session.players().name(Side.UNION, "  Anna\u0085\n").name(Side.CONFEDERATE, "x".repeat(99));
        Session read = saved(session);
        assertEquals("Anna", TEXTS.player(read.players(), Side.UNION));
        assertEquals("the cadet (easy)", TEXTS.player(read.players(), Side.CONFEDERATE), "a commander keeps his own");
        assertEquals(
                Players.LONGEST_NAME, read.players().written(Side.CONFEDERATE).length());
    }
}
