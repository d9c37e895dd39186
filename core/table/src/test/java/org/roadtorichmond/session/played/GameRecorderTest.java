package org.roadtorichmond.session.played;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.played.Apart;
import org.roadtorichmond.scenario.played.PlayedGame;
import org.roadtorichmond.scenario.save.MemoryStorage;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.yardstick.Calibration;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.work.StepWorker;
import org.roadtorichmond.work.Subscription;

/** A person has the Union against a colonel, and gives the orders of a cadet. */
@DisplayName("A game that ends")
final class GameRecorderTest {
    private static final LoadedScenario TRAINING =
            new Documents(Shelf.of(List.of())).openScenario("training").value().orElseThrow();

    private static final Seats SEATS = new Seats(Seats.HUMAN, "colonel");
    private static final Instant NOW = Instant.parse("2026-07-01T12:00:00Z");

    private final MemoryStorage storage = new MemoryStorage();
    private final StepWorker worker = new StepWorker();
    private boolean wanted = true;
    private final GameRecorder recorder =
            new GameRecorder(() -> new MyGames(storage), () -> wanted, worker, Clock.fixed(NOW, ZoneOffset.UTC));

    private static Session begun(Seats seats) {
        return new Session(TRAINING, VictorySystems.newGame(TRAINING.survey(), 3), seats);
    }

    /** Plays to the end, whoever has the word, through the session as people and commanders do. */
    private static Session finish(Session session) {
        return play(session, game -> false);
    }

    private static Session play(Session session, Predicate<Game> enough) {
        Game game = session.game();
        Commander union = Commanders.named("cadet");
        Commander confederate = Commanders.named("colonel");
        while (game.state().ending().isEmpty() && !enough.test(game)) {
            Commander next = game.state().decider() == Side.UNION ? union : confederate;
            assertEquals(Optional.empty(), session.execute(next.next(game)));
        }
        return session;
    }

    private List<PlayedGame> kept() {
        while (worker.step()) {
            // All that was begun.
        }
        return new MyGames(storage).all();
    }

    private PlayedGame one(Session session) {
        recorder.watch(session);
        finish(session);
        List<PlayedGame> kept = kept();
        assertEquals(1, kept.size());
        return kept.get(0);
    }

    @Test
    @DisplayName("is kept with its result, who played it, and how likely victory was at its lowest")
    void isKept() {
        Session session = begun(SEATS);
        PlayedGame game = one(session);
        assertEquals("colonel", game.opponent());
        assertEquals(Optional.of(Side.UNION), game.side());
        assertEquals(LocalDateTime.of(2026, 7, 1, 12, 0), game.ended());
        assertEquals(TRAINING.scenario().name(), game.scenario());
        assertEquals(VictorySystem.score(session.game()), game.score());
        assertEquals(VictorySystem.judge(session.game()).winner().army().map(Army::side), game.winner());
        assertTrue(game.counts());
        assertTrue(game.lowest().orElseThrow() <= 100 && game.stake() > 0);
        assertEquals(Optional.empty(), recorder.trouble());
    }

    @Test
    @DisplayName("is counted once, though its end is taken back, or it is loaded and finished again")
    void once() {
        Session session = begun(SEATS);
        PlayedGame first = one(session);
        Session again = Session.of(session.copy().saved());
        recorder.watch(again);
        again.rewind(10);
        finish(again);
        assertEquals(List.of(first), kept());
        Session afresh = begun(SEATS);
        recorder.watch(afresh);
        afresh.execute(new Command.Concede(afresh.game().state().decider()));
        assertEquals(List.of(first), kept(), "the same beginning and the same dice are the same game");
    }

    @Test
    @DisplayName("is no game of this evening if it had ended when it was opened")
    void opened() {
        Session session = finish(begun(SEATS));
        recorder.watch(Session.of(session.copy().saved()));
        assertEquals(List.of(), kept());
    }

    @Test
    @DisplayName(
            "is not kept between commanders, nor where the player does not want it, nor after the table was cleared")
    void notKept() {
        Session commanders = begun(new Seats("cadet", "colonel"));
        recorder.watch(commanders);
        finish(commanders);
        assertEquals(List.of(), kept());
        wanted = false;
        Session unwanted = begun(SEATS);
        recorder.watch(unwanted);
        finish(unwanted);
        assertEquals(List.of(), kept());
        wanted = true;
        Session put = begun(SEATS);
        Subscription subscription = recorder.watch(put);
        subscription.close();
        finish(put);
        assertEquals(List.of(), kept());
    }

    @Test
    @DisplayName("between two people is listed and is no one's victory")
    void twoPeople() {
        PlayedGame game = one(begun(Seats.BOTH_HUMAN));
        assertEquals(Optional.empty(), game.side());
        assertEquals(Seats.HUMAN, game.opponent());
        assertFalse(game.counts() || game.won());
        assertEquals(List.of(), game.marks());
    }

    @Test
    @DisplayName("stands apart if it is for practice, touched by an umpire, taken over, or a side was handed over")
    void apart() {
        Session practice = begun(SEATS);
        practice.practise();
        assertEquals(Optional.of(Apart.PRACTICE), apart(finish(practice)));
        Session umpire = begun(SEATS);
        assertEquals(Optional.empty(), umpire.execute(new Command.UmpireBegin()));
        assertEquals(Optional.of(Apart.UMPIRE), apart(finish(umpire)));
        Session whole = finish(begun(SEATS));
        assertEquals(Optional.of(Apart.TAKEN_OVER), apart(finish(whole.takenOver(8, SEATS))));
        Session handed = begun(SEATS);
        handed.hand(Side.CONFEDERATE, "cadet");
        assertEquals(Optional.of(Apart.HANDED_OVER), apart(finish(handed)));
        Session away = begun(SEATS);
        play(away, game -> game.state().moment().turn() == 2);
        away.hand(Side.UNION, "colonel");
        PlayedGame left = GameResult.of(finish(away), Calibration.NONE, NOW).orElseThrow();
        assertEquals(Optional.of(Side.UNION), left.side());
        assertEquals(Optional.of(Apart.HANDED_OVER), left.apart());
    }

    private static Optional<Apart> apart(Session session) {
        PlayedGame game = GameResult.of(session, Calibration.NONE, NOW).orElseThrow();
        assertEquals(List.of(), game.marks());
        assertFalse(game.counts());
        return game.apart();
    }

    @Test
    @DisplayName("stands apart if dice were taken back in it")
    void takenBack() {
        Session session = begun(SEATS);
        play(session, game -> game.last().filter(Entry::rolled).isPresent());
        session.rewind(session.game().log().size() - 1);
        assertEquals(Optional.of(Apart.DICE_TAKEN_BACK), apart(finish(session)));
    }

    @Test
    @DisplayName("whose keeping the disk refuses says why")
    void refused() {
        storage.refuse(Sentence.of("disk.full"));
        Session session = begun(SEATS);
        recorder.watch(session);
        finish(session);
        assertEquals(List.of(), kept());
        recorder.close();
        assertEquals(Optional.of(Sentence.of("disk.full")), recorder.trouble());
    }
}
