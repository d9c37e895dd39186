package org.roadtorichmond.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.files.FileHandle;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.save.MemoryStorage;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.session.words.SaveNames;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.work.Background;
import org.roadtorichmond.work.Subscription;

@DisplayName("Games that are saved without being asked")
final class AutosaveServiceTest {
    private final MemoryStorage home = new MemoryStorage();
    private final Archive archive = new Archive(Shelf.of(List.of()), home);
    private AutosaveService autosaving;
    private Subscription watching = () -> {};
    private final Session session = Lesson.session(new Seats("cadet", Seats.HUMAN));

    @BeforeEach
    void begin() {
        autosaving = keeping();
        lay(session);
    }

    private void lay(Session next) {
        watching.close();
        watching = autosaving.watch(next);
    }

    private AutosaveService keeping() {
        Texts texts =
                new Texts(new FileHandle(Checkout.path("assets/i18n/messages").toFile()), Locale.ENGLISH);
        return new AutosaveService(
                archive,
                new Background("autosaves", Runnable::run),
                saved -> new SavedGames(archive)
                        .shelve(saved, SaveNames.proposal(saved.game().state(), texts)));
    }

    @AfterEach
    void end() {
        autosaving.close();
    }

    private List<String> titles() {
        return archive.saves().stream().map(Archive.Save::title).toList();
    }

    private Optional<Integer> unfinished() {
        return autosaving.unfinished().map(found -> found.game().log().size());
    }

    @Test
    @DisplayName("every command is kept, and what is taken back as well")
    void keepsEveryCommand() {
        assertEquals(Optional.empty(), unfinished());
        session.execute(Lesson.march(session, "1/B", "0403"));
        assertEquals(Optional.of(1), unfinished());
        session.execute(Lesson.march(session, "2/B", "0304"));
        assertEquals(Optional.of(2), unfinished());
        session.undo();
        assertEquals(Optional.of(1), unfinished());
        assertEquals(
                new Seats("cadet", Seats.HUMAN),
                autosaving.unfinished().orElseThrow().seats());
        assertEquals(Optional.empty(), autosaving.trouble());
    }

    @Test
    @DisplayName("a game that has ended is not offered")
    void forgetsTheEnded() {
        session.execute(Lesson.march(session, "1/B", "0403"));
        session.execute(new Command.Concede(Side.CONFEDERATE));
        assertEquals(Optional.empty(), unfinished());
    }

    @Test
    @DisplayName("a game that was saved and left is not offered; one that was left and not saved is")
    void forgetsTheSavedAndLeft() {
        session.execute(Lesson.march(session, "1/B", "0403"));
        autosaving.leave();
        assertEquals(Optional.of(1), unfinished());
        new SavedGames(archive).save(session, "kept");
        autosaving.leave();
        assertEquals(Optional.empty(), unfinished());
        assertEquals(List.of("kept"), titles(), "the player's own save stays");
    }

    @Test
    @DisplayName("another game on the table takes the place of the one before")
    void changesGames() {
        Session other = Lesson.session(Seats.BOTH_HUMAN);
        lay(other);
        session.execute(Lesson.march(session, "1/B", "0403"));
        assertEquals(Optional.empty(), unfinished());
        other.execute(Lesson.march(other, "1/B", "0403"));
        other.execute(Lesson.march(other, "2/B", "0304"));
        assertEquals(Optional.of(2), unfinished());
    }

    /** Opens games one after another and gives a command in each. */
    private void playOn(Session next) {
        lay(next);
        next.execute(new Command.EndPhase());
    }

    @Test
    @DisplayName("a game that another one pushes out of the autosaves is put among the saved games, and only once")
    void shelvesTheOther() {
        session.execute(Lesson.march(session, "1/B", "0403"));
        Session other = Lesson.session(Seats.BOTH_HUMAN);
        lay(other);
        assertEquals(List.of(), archive.saves(), "nothing is pushed out before the other's first command");
        other.execute(Lesson.march(other, "2/B", "0304"));
        other.execute(new Command.EndPhase());
        assertEquals(1, archive.saves().size());
        assertEquals(
                session.game().state().hash(),
                archive.load(archive.saves().get(0))
                        .value()
                        .orElseThrow()
                        .game()
                        .state()
                        .hash());
    }

    @Test
    @DisplayName("a game that is gone on with, or was saved and left, or has ended is not saved a second time")
    void shelvesNothingElse() {
        session.execute(Lesson.march(session, "1/B", "0403"));
        autosaving.close();
        autosaving = keeping();
        Session again = autosaving.unfinished().orElseThrow();
        playOn(again);
        assertEquals(List.of(), archive.saves());
        new SavedGames(archive).save(again, "kept");
        autosaving.leave();
        Session ended = Lesson.session(Seats.BOTH_HUMAN);
        playOn(ended);
        ended.execute(new Command.Concede(Side.CONFEDERATE));
        playOn(Lesson.session(Seats.BOTH_HUMAN));
        assertEquals(List.of("kept"), titles());
    }

    @Test
    @DisplayName("a course taken over from an earlier moment leaves the longer one among the saved games")
    void shelvesTheLongerCourse() {
        session.execute(Lesson.march(session, "1/B", "0403"));
        session.execute(Lesson.march(session, "2/B", "0304"));
        playOn(session.takenOver(1, Seats.BOTH_HUMAN));
        assertEquals(1, archive.saves().size());
    }

    @Test
    @DisplayName("what the disk refuses is told")
    void tellsOfTrouble() {
        home.folder("games").folder("autosaves").refuse(Sentence.of("disk.full"));
        session.execute(Lesson.march(session, "1/B", "0403"));
        session.execute(Lesson.march(session, "2/B", "0304"));
        assertTrue(autosaving.trouble().isPresent());
    }

    @Test
    @DisplayName("a fault of the program leaves a report, and the game beside it, whole")
    void reportsFaults() {
        session.execute(Lesson.march(session, "1/B", "0403"));
        CrashReport.Written written = CrashReport.write(
                archive.crashes(),
                Instant.parse("2026-01-02T03:04:05.006Z"),
                new IllegalStateException("the fault"),
                autosaving.session());
        String name = "crash-2026-01-02-030405-006";
        assertEquals(Optional.of("memory/crashes/" + name + ".txt"), written.report());
        MemoryStorage crashes = home.folder("crashes");
        assertTrue(crashes.text(name + ".txt").contains("IllegalStateException: the fault"));
        assertEquals(Optional.of("memory/crashes/" + name + ".game.json"), written.game());
        Archive.Save save = new Archive.Save(crashes, name + ".game.json", Instant.EPOCH, Optional.empty());
        assertEquals(
                session.game().state().hash(),
                archive.load(save).value().orElseThrow().game().state().hash());
    }

    /** Actions of a player that are not commands but are saved with the game. */
    private enum Noted {
        FLAG,
        STRUCK_FLAG,
        NAME,
        SEAT,
        PRACTICE,
        ADVICE
    }

    private static void note(Noted what, Session session) {
        switch (what) {
            case FLAG -> session.flag(List.of(Lesson.unit(session, "1/B")), Lesson.hex(session, "0101"));
            case STRUCK_FLAG -> session.strike(List.of(Lesson.unit(session, "2/B")));
            case NAME -> session.name(Side.CONFEDERATE, "Ada");
            case SEAT -> session.hand(Side.UNION, Seats.HUMAN);
            case PRACTICE -> session.practise();
            case ADVICE -> session.askAdvice("cadet");
        }
    }

    @ParameterizedTest
    @EnumSource(Noted.class)
    @DisplayName("what is noted beside the game is saved at once, and a game saved before no longer passes for saved")
    void notes(Noted noted) {
        session.execute(Lesson.march(session, "1/B", "0403"));
        session.flag(List.of(Lesson.unit(session, "2/B")), Lesson.hex(session, "0102"));
        new SavedGames(archive).save(session, "kept");
        assertTrue(session.isKept());
        note(noted, session);
        assertFalse(session.isKept());
        SavedGame autosaved = autosaving.unfinished().orElseThrow().saved();
        assertEquals(session.saved().options(), autosaved.options());
        assertEquals(session.saved().notes().toString(), autosaved.notes().toString());
        new SavedGames(archive).save(session, "kept");
        note(noted, session);
        assertEquals(noted != Noted.ADVICE, session.isKept(), "what makes no difference is no change");
    }

    @Test
    @DisplayName("a game in which nothing but flags were set is kept and put among the saved ones like any other")
    void flagsAlone() {
        session.flag(List.of(Lesson.unit(session, "1/B")), Lesson.hex(session, "0101"));
        assertEquals(
                1, autosaving.unfinished().orElseThrow().destinations().all().size());
        Session other = Lesson.session(Seats.BOTH_HUMAN, 8);
        lay(other);
        other.execute(Lesson.march(other, "1/B", "0403"));
        assertEquals(1, titles().size());
    }
}
