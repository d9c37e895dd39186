package org.roadtorichmond.session.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.yardstick.Calibration;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.work.StepWorker;

/** The games are those of a person who has the Union and gives the orders of a cadet. */
@DisplayName("A finished game looked at again")
final class ReviewRunTest {
    private static final LoadedScenario TRAINING =
            new Documents(Shelf.of(List.of())).openScenario("training").value().orElseThrow();

    private static Session played(long seed) {
        Game game = VictorySystems.newGame(TRAINING.survey(), seed);
        new Playout(Commanders.named("cadet"), Commanders.named("colonel")).play(game);
        return new Session(TRAINING, game, new Seats(Seats.HUMAN, "colonel"));
    }

    private static ReviewRun run(Session session, List<Double> progress) {
        StepWorker worker = new StepWorker();
        ReviewRun[] run = new ReviewRun[1];
        run[0] = new ReviewRun(session, worker, () -> progress.add(run[0].progress()), fault -> {
            throw fault;
        });
        assertTrue(run[0].course().isEmpty() && run[0].progress() == 0, "it is there at once, and knows nothing yet");
        while (worker.step()) {
            // All of it.
        }
        return run[0];
    }

    @Test
    @DisplayName(
            "shows its course first, which begins with the game, ends with the result and has a moment a player-turn")
    void course() {
        Session session = played(1);
        ReviewRun run = run(session, new ArrayList<>());
        ChanceCourse course = run.course().orElseThrow();
        assertEquals(0, course.points().get(0).entries());
        ChanceCourse.Point end = course.points().get(course.points().size() - 1);
        assertEquals(session.game().log().size(), end.entries());
        assertTrue(List.of(0.0, 0.5, 1.0).contains(end.union()), "the end is certain");
        assertEquals(1, end.of(Side.UNION) + end.of(Side.CONFEDERATE));
        assertEquals(
                2 * session.game().state().moment().turn() + 1, course.points().size());
        double lowest = course.lowest(Side.UNION);
        assertTrue(
                course.points().stream().limit(course.points().size() - 1L).allMatch(point -> point.union() >= lowest));
    }

    @Test
    @DisplayName("turned in the player-turn in which the chances changed most, towards the side that it favoured")
    void turning() {
        ReviewRun run = run(played(1), new ArrayList<>());
        TurningPoint turning = run.turning().orElseThrow();
        double most = run.course().orElseThrow().steps().stream()
                .mapToDouble(step -> Math.abs(step.change()))
                .max()
                .orElseThrow();
        assertEquals(most, Math.abs(turning.step().change()));
        Side favoured = turning.step().favoured();
        assertTrue(turning.step().to().of(favoured) > turning.step().from().of(favoured));
        turning.fight()
                .ifPresent(fight -> assertTrue(
                        fight.change() / turning.step().change() >= TurningPoint.MUCH,
                        "an attack is named only if it made much of the difference"));
    }

    @Test
    @DisplayName("judges each march of its person and none of the commander, with progress up to the end")
    void decisions() {
        Session session = played(2);
        List<Double> progress = new ArrayList<>();
        ReviewRun run = run(session, progress);
        assertEquals(session.game().state().moment().turn(), run.decisions());
        assertTrue(run.isDone());
        assertEquals(1, progress.get(progress.size() - 1));
        assertTrue(progress.size() > run.decisions());
        run.best().ifPresent(best -> assertTrue(best.gain() > 0 && mine(best)));
        run.worst().ifPresent(worst -> assertTrue(worst.gain() < 0 && mine(worst)));
    }

    private static boolean mine(JudgedTurn judged) {
        return judged.turn().moment().player() == Side.UNION
                && judged.turn().moment().phase() == Phase.MOVEMENT;
    }

    @Test
    @DisplayName("finds the march worst that stands still where a colonel marches")
    void worst() {
        Game game = VictorySystems.newGame(TRAINING.survey(), 1);
        Playout playout = new Playout(Commanders.named("colonel"), Commanders.named("colonel"));
        // A person leaves the second march out and plays like a colonel otherwise.
        boolean left = false;
        while (game.state().ending().isEmpty()) {
            boolean second = game.state().moment().turn() == 2
                    && game.state().moment().player() == Side.CONFEDERATE
                    && game.state().moment().phase() == Phase.MOVEMENT;
            if (second && !left) {
                left = true;
                game.execute(new Command.EndPhase());
            } else {
                playout.step(game);
            }
        }
        assertTrue(left);
        Session session = new Session(TRAINING, game, new Seats("colonel", Seats.HUMAN));
        MarchTurn second = MarchTurn.of(game, game.log(), session::byHuman).get(1);
        assertEquals(1, second.end() - second.entries());
        JudgedTurn judged = JudgedTurn.of(game, game.log(), second, JudgedTurn.TRIALS_AGAIN, Calibration.NONE);
        assertEquals(judged.standing(), judged.chance(), 1e-9, "it is standing still");
        assertTrue(judged.gain() <= 0);
        assertFalse(judged.objective().isEmpty());
    }

    @Test
    @DisplayName("leaves marches out that were ended by a concession, or in which an umpire came")
    void leftOut() {
        Game game = VictorySystems.newGame(TRAINING.survey(), 1);
        game.execute(new Command.Concede(game.state().moment().player()));
        Session session = new Session(TRAINING, game, Seats.BOTH_HUMAN);
        ReviewRun run = run(session, new ArrayList<>());
        assertEquals(0, run.decisions());
        assertTrue(run.isDone() && run.best().isEmpty() && run.worst().isEmpty());
    }
}
