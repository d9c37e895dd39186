package org.roadtorichmond.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Plan;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.OptionalRule;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.setup.Choices;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.setup.PlayDigest;
import org.roadtorichmond.scenario.yardstick.Calibration;
import org.roadtorichmond.scenario.yardstick.Yardstick;
import org.roadtorichmond.scenario.yardstick.YardstickWriter;
import org.roadtorichmond.scenario.yardstick.Yardsticks;
import org.roadtorichmond.session.played.GameResult;
import org.roadtorichmond.session.review.ChanceCourse;
import org.roadtorichmond.session.review.JudgedTurn;
import org.roadtorichmond.session.review.MarchTurn;
import org.roadtorichmond.session.review.ReviewRun;
import org.roadtorichmond.session.table.CommanderDriver;
import org.roadtorichmond.session.table.PlanRecall;
import org.roadtorichmond.session.table.Staff;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.work.StepWorker;

@DisplayName("Every chance of winning at the table is shown as the stored games of the scenario correct it")
final class ShownChancesTest {
    private static final Calibration BRIGHT = new Calibration(List.of(new Calibration.Knot(0, 200, 70)));
    private static final double CLOSE = 1e-9;

    @TempDir
    private Path folder;

    /** The session as it is laid on the table where there are stored games that say this. */
    private Session laid(Session session, Calibration calibration) {
        LoadedScenario loaded = session.loaded();
        Yardstick.Band band = new Yardstick.Band(0, 0, 0, 0, 0);
        Yardstick.Turn turn = new Yardstick.Turn(band, band, band);
        Yardstick yardstick = new Yardstick(
                loaded.scenario().name(),
                PlayDigest.of(loaded),
                "colonel",
                "colonel",
                1,
                1,
                new Yardstick.Wins(1, 0, 0),
                Collections.nCopies(Yardstick.PERCENTILES, 0),
                List.of(turn, turn),
                calibration);
        try {
            Files.writeString(folder.resolve("training.yardstick.json"), YardstickWriter.text(yardstick));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return new Archive(Shelf.of(List.of(folder)), new FileStorage(folder)).calibrated(session);
    }

    private static void fail(RuntimeException fault) {
        throw fault;
    }

    private static void compare(Plan plain, Plan shown, GameState state) {
        assertEquals(BRIGHT.now(state, plain.side(), plain.before()), shown.before(), CLOSE);
        assertEquals(BRIGHT.afterReply(state, plain.side(), plain.expected()), shown.expected(), CLOSE);
        assertNotEquals(plain.expected(), shown.expected());
        assertEquals(plain.orders(), shown.orders());
    }

    private Plan advised(Calibration calibration) {
        StepWorker worker = new StepWorker();
        Session session = laid(Lesson.session(Seats.BOTH_HUMAN), calibration);
        try (Staff staff = new Staff(session, worker, ShownChancesTest::fail)) {
            staff.ask("colonel");
            worker.finish();
            return staff.advice().orElseThrow().plan();
        }
    }

    @Test
    @DisplayName("by the staff")
    void staff() {
        GameState state = Lesson.session(Seats.BOTH_HUMAN).game().state();
        compare(advised(Calibration.NONE), advised(BRIGHT), state);
    }

    private Session commanded(Calibration calibration) {
        StepWorker worker = new StepWorker();
        Session session = laid(Lesson.session(new Seats(Seats.HUMAN, "colonel")), calibration);
        CommanderDriver driver = new CommanderDriver(session, worker, ShownChancesTest::fail);
        Commander cadet = Commanders.named("cadet");
        while (session.game().state().moment().player() == Side.CONFEDERATE) {
            if (session.opponentDecides()) {
                worker.finish();
            } else {
                session.execute(cadet.next(session.game()));
            }
        }
        driver.close();
        return session;
    }

    @Test
    @DisplayName("by the opponent's card, at once and when it is worked out again")
    void opponent() {
        Session plain = commanded(Calibration.NONE);
        Session shown = commanded(BRIGHT);
        assertEquals(plain.game().log(), shown.game().log(), "it plays alike");
        Game beginning = plain.game().beginning();
        Plan before = plain.plans().open(plain.game(), Side.UNION).get(0).plan();
        compare(before, shown.plans().open(shown.game(), Side.UNION).get(0).plan(), beginning.state());
        Session again = laid(new Session(shown.loaded(), shown.game(), shown.seats()), BRIGHT);
        StepWorker worker = new StepWorker();
        PlanRecall recall = new PlanRecall(again, worker, ShownChancesTest::fail);
        List<PlanBook.Page> found = new ArrayList<>();
        recall.recall(recall.newest(again.game(), Integer.MAX_VALUE).orElseThrow(), found::add);
        worker.finish();
        compare(before, found.get(0).plan(), beginning.state());
    }

    private static Session played() {
        LoadedScenario training = Lesson.loaded("training");
        Game game = VictorySystems.newGame(training.survey(), 1);
        new Playout(Commanders.named("cadet"), Commanders.named("colonel")).play(game);
        return new Session(training, game, new Seats(Seats.HUMAN, "colonel"));
    }

    @Test
    @DisplayName("by the end page's curve, turning point and decisions, and in the player's own record")
    void end() {
        Session session = laid(played(), BRIGHT);
        Game game = session.game();
        StepWorker worker = new StepWorker();
        ReviewRun run = new ReviewRun(session, worker, () -> {}, ShownChancesTest::fail);
        worker.finish();
        ChanceCourse plain = ChanceCourse.of(game, game.log(), Calibration.NONE);
        ChanceCourse shown = run.course().orElseThrow();
        int last = plain.points().size() - 1;
        assertEquals(plain.points().get(last), shown.points().get(last), "the result is the result");
        for (int i = 0; i < last; i++) {
            GameState then = Twin.of(game, plain.points().get(i).entries()).state();
            double expected = BRIGHT.now(then, Side.UNION, plain.points().get(i).union());
            assertEquals(expected, shown.points().get(i).union(), CLOSE);
            assertTrue(plain.points().get(i).union() != shown.points().get(i).union());
        }
        assertTrue(shown.steps().contains(run.turning().orElseThrow().step()));
        run.turning().orElseThrow().fight().ifPresent(fight -> assertTrue(Math.abs(fight.change()) <= 1));
        MarchTurn turn = MarchTurn.of(game, game.log(), session::byHuman).get(0);
        JudgedTurn before = JudgedTurn.of(game, game.log(), turn, JudgedTurn.TRIALS, Calibration.NONE);
        JudgedTurn after = JudgedTurn.of(game, game.log(), turn, JudgedTurn.TRIALS, BRIGHT);
        GameState then = Twin.of(game, turn.entries()).state();
        assertEquals(BRIGHT.afterReply(then, Side.UNION, before.chance()), after.chance(), CLOSE);
        assertEquals(BRIGHT.afterReply(then, Side.UNION, before.colonel()), after.colonel(), CLOSE);
        assertEquals(BRIGHT.afterReply(then, Side.UNION, before.standing()), after.standing(), CLOSE);
        assertEquals(
                OptionalInt.of((int) Math.round(100 * shown.lowest(Side.UNION))),
                GameResult.of(session.copy(), Yardsticks.on(Shelf.of(List.of(folder))), Instant.EPOCH)
                        .orElseThrow()
                        .lowest());
    }

    @Test
    @DisplayName("also after a game was taken over from a moment before")
    void takenOver() {
        Session session = laid(played(), BRIGHT);
        assertEquals(BRIGHT, session.takenOver(1, Seats.BOTH_HUMAN).plans().calibration());
    }

    @Test
    @DisplayName("and as commanders see it where the stored games are not of just this scenario")
    void other() {
        Session lesson = laid(Lesson.session(Seats.BOTH_HUMAN), BRIGHT);
        assertEquals(BRIGHT, lesson.plans().calibration());
        LoadedScenario loaded = lesson.loaded();
        Choices own = Choices.of(loaded.scenario());
        LoadedScenario harder =
                loaded.with(new Choices(own.system(), OptionalRule.values()[0].set(own.options(), true)));
        Session otherwise = new Session(harder, VictorySystems.newGame(harder.survey(), 1), Seats.BOTH_HUMAN);
        Archive archive = new Archive(Shelf.of(List.of(folder)), new FileStorage(folder));
        assertEquals(Calibration.NONE, archive.calibrated(otherwise).plans().calibration());
    }
}
