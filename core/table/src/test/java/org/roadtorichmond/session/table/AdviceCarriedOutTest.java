package org.roadtorichmond.session.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.session.Lesson;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.work.StepWorker;

@DisplayName("Advice that is carried out for a whole game, all of it")
final class AdviceCarriedOutTest {

    /** A person who does what his staff says, and a commander of an even temper. */
    private static final class Pupil {
        private final StepWorker worker = new StepWorker();
        private final List<RuntimeException> trouble = new ArrayList<>();
        private final Session session;
        private final Staff staff;
        private final Control control;
        private final Side side;
        private final Commander opponent;
        private final boolean asksAfterCombat;

        Pupil(LoadedScenario loaded, long seed, Side side, String opponent, boolean asksAfterCombat) {
            Seats seats = Seats.BOTH_HUMAN.with(side.enemy(), opponent);
            session = new Session(loaded, VictorySystems.newGame(loaded.survey(), seed), seats);
            staff = new Staff(session, worker, trouble::add);
            control = new Control(session);
            control.confirmation().heed(staff::aide);
            this.side = side;
            this.opponent = Commanders.named(opponent);
            this.asksAfterCombat = asksAfterCombat;
        }

        Game play() {
            Game game = session.game();
            while (game.state().ending().isEmpty()) {
                int before = game.log().size();
                if (game.state().decider() != side) {
                    session.execute(opponent.next(game));
                } else if (game.state().combat().isPresent() && !asksAfterCombat) {
                    control.settle();
                    control.confirmation().confirmAll();
                } else {
                    heed();
                }
                assertTrue(
                        game.log().size() > before,
                        () -> "nothing was done at " + game.state().moment());
            }
            staff.close();
            assertEquals(List.of(), trouble);
            return game;
        }

        private void heed() {
            staff.ask(Setting.ADVISER.usual());
            worker.finish();
            boolean ends = staff.advice().orElseThrow().plan().orders().stream()
                    .anyMatch(order -> order.command() instanceof Command.EndPhase);
            staff.carryOut();
            if (ends) {
                session.execute(new Command.EndPhase());
            }
        }
    }

    private static List<Command> commands(Game game) {
        return game.log().stream().map(Entry::command).toList();
    }

    @ParameterizedTest(name = "{0}, seed {1}, {2}, against {3}, after combats by Enter unless asked: {4}")
    @CsvSource({
        "training,    1, CONFEDERATE, colonel,     false",
        "gaines-mill, 1, UNION,       colonel,     false",
        "gaines-mill, 6, UNION,       colonel,     true",
        "gaines-mill, 2, CONFEDERATE, general@500, false",
        "savages-station, 2, UNION,   general@500, false",
    })
    @DisplayName("is the very game that the level played against would have played in the person's place")
    void sameAsTheLevel(String scenario, long seed, Side side, String level, boolean asks) {
        LoadedScenario loaded = Lesson.loaded(scenario);
        Game played = new Playout(Commanders.named(level), Commanders.named(level))
                .play(VictorySystems.newGame(loaded.survey(), seed));
        assertEquals(commands(played), commands(new Pupil(loaded, seed, side, level, asks).play()));
    }

    @Test
    @DisplayName("goes on as it was given where one asks again in the middle of it")
    void askedAgain() {
        Pupil pupil = new Pupil(Lesson.loaded("training"), 7, Side.CONFEDERATE, "colonel", true);
        pupil.staff.ask("colonel");
        pupil.worker.finish();
        List<Command> orders = pupil.staff.left();
        assertTrue(orders.size() > 2);
        pupil.staff.carryOutNext();
        pupil.staff.ask("colonel");
        pupil.worker.finish();
        assertEquals(orders.subList(1, orders.size()), pupil.staff.left());
        assertEquals(Phase.MOVEMENT, pupil.session.game().state().moment().phase());
        pupil.staff.close();
    }

    @Test
    @DisplayName("has somebody decide by it after combats until the side marches again")
    void aide() {
        Pupil pupil = new Pupil(Lesson.loaded("training"), 7, Side.CONFEDERATE, "colonel", true);
        Optional<Commander> plain = pupil.staff.aide();
        pupil.heed();
        Optional<Commander> aide = pupil.staff.aide();
        assertTrue(aide.isPresent());
        Game game = pupil.session.game();
        while (game.state().moment().player() == Side.CONFEDERATE) {
            assertEquals(aide, pupil.staff.aide());
            pupil.session.execute(Commanders.named("colonel").next(game));
        }
        while (game.state().moment().player() == Side.UNION) {
            assertEquals(aide, pupil.staff.aide());
            pupil.session.execute(Commanders.named("colonel").next(game));
        }
        assertEquals(plain, pupil.staff.aide());
        pupil.staff.close();
    }

    @Test
    @DisplayName("has nobody decide by it after combats where it was not carried out to its end")
    void otherwise() {
        Pupil pupil = new Pupil(Lesson.loaded("training"), 7, Side.CONFEDERATE, "colonel", true);
        Optional<Commander> plain = pupil.staff.aide();
        pupil.staff.ask("colonel");
        pupil.worker.finish();
        pupil.staff.carryOutNext();
        assertTrue(pupil.staff.aide().isPresent());
        assertFalse(pupil.staff.left().isEmpty());
        pupil.session.execute(new Command.EndPhase());
        assertEquals(plain, pupil.staff.aide());
        pupil.staff.close();
    }
}
