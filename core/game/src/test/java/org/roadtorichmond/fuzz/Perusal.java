package org.roadtorichmond.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.balance.lab.Experiment;
import org.roadtorichmond.balance.lab.Experiments;
import org.roadtorichmond.balance.lab.Variant;
import org.roadtorichmond.balance.tactics.Trial;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.doctrine.DoctrineDocument;
import org.roadtorichmond.scenario.experiment.ExperimentDocument;
import org.roadtorichmond.scenario.history.History;
import org.roadtorichmond.scenario.history.HistoryDocument;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.lesson.Lesson;
import org.roadtorichmond.scenario.lesson.LessonDocument;
import org.roadtorichmond.scenario.lesson.LessonStep;
import org.roadtorichmond.scenario.lesson.Lessons;
import org.roadtorichmond.scenario.save.MemoryStorage;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.tactic.Tactic;
import org.roadtorichmond.scenario.tactic.TacticDocument;
import org.roadtorichmond.scenario.yardstick.Yardstick;
import org.roadtorichmond.scenario.yardstick.YardstickDocument;
import org.roadtorichmond.scenario.yardstick.YardstickReader;
import org.roadtorichmond.scenario.yardstick.YardstickWriter;
import org.roadtorichmond.scenario.yardstick.Yardsticks;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.Preferences;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.control.EndGuard;
import org.roadtorichmond.session.control.HistoryModel;
import org.roadtorichmond.session.lesson.GesturePlayer;
import org.roadtorichmond.session.lesson.LessonBook;
import org.roadtorichmond.session.lesson.Tutor;
import org.roadtorichmond.session.table.GameTable;
import org.roadtorichmond.session.table.Purpose;
import org.roadtorichmond.work.StepWorker;

/** Uses documents other than battles as the game does: takes lessons, looks up histories, plans experiments. */
final class Perusal {
    private static final Shelf SHELF = Shelf.of(List.of());
    private static final List<LoadedScenario> SHIPPED = SHELF.scenarios().stream()
            .flatMap(name -> new Documents(SHELF).openScenario(name).value().stream())
            .toList();

    /** The number of steps of a lesson to try, and of the turns that its other side may take in each. */
    private static final int STEPS = 12;

    private static final int LONG_TURNS = 12;
    private static final float PATIENCE = 30;

    private Perusal() {}

    static void of(Document document) {
        if (document instanceof LessonDocument lesson) {
            take(lesson.lesson());
        } else if (document instanceof HistoryDocument history) {
            lookUp(history.history());
        } else if (document instanceof YardstickDocument yardstick) {
            lay(yardstick.yardstick());
        } else if (document instanceof TacticDocument tactic) {
            attempt(tactic.tactic());
        } else if (document instanceof ExperimentDocument experiment) {
            plan(experiment);
        } else if (document instanceof DoctrineDocument doctrine) {
            assertFalse(doctrine.doctrine().sentence().isBlank());
        }
    }

    /** Takes a lesson as a learner who is shown each step, while the other side plays. */
    private static void take(Lesson lesson) {
        lesson.in(new Properties());
        Archive archive = new Archive(SHELF, new MemoryStorage());
        Lessons.Entry entry = new Lessons.Entry("spoilt", lesson);
        LessonBook book = new LessonBook(archive);
        StepWorker worker = new StepWorker();
        try (Tutor tutor = book.begin(entry);
                GameTable table = new GameTable(
                        Purpose.of(tutor),
                        new Preferences(new MemoryStorage()),
                        worker,
                        new StepWorker(),
                        Perusal::fail,
                        List.of())) {
            Control control = new Control(tutor.session());
            EndGuard guard = new EndGuard(control);
            GesturePlayer gestures = new GesturePlayer(control, guard, action -> {
                if (action == KeyAction.END_PHASE) {
                    guard.press();
                }
                tutor.pressed(action);
            });
            tutor.watch(control);
            for (int i = 0; i < STEPS; i++) {
                reply(control, worker);
                Optional<LessonStep> step = tutor.step();
                tutor.check();
                tutor.elapse(PATIENCE);
                if (step.filter(LessonStep::isRead).isPresent()) {
                    tutor.next();
                } else if (step.isPresent()) {
                    tutor.assist();
                    tutor.show(gestures);
                }
            }
            assertEquals(table.session(), tutor.session());
        }
        assertTrue(book.progress(entry).step() < Math.max(1, lesson.steps().size()));
    }

    private static void fail(RuntimeException fault) {
        throw fault;
    }

    private static void reply(Control control, StepWorker worker) {
        control.settle();
        for (int i = 0; i < STEPS && worker.step(); i++) {
            control.settle();
        }
    }

    private static void lookUp(History history) {
        assertEquals(history, history.in(new Properties()));
        assertFalse(history.digest().isEmpty());
        for (LoadedScenario loaded : SHIPPED) {
            Scenario scenario = loaded.scenario();
            if (history.isOf(scenario)) {
                HistoryModel model = new HistoryModel(history, scenario);
                for (int turn = 1; turn <= scenario.turns(); turn++) {
                    model.at(turn);
                    model.sources();
                    model.events().forEach(event -> {
                        model.number(event);
                        model.point(event);
                    });
                    assertTrue(model.earlier().orElse(0) < turn && model.later().orElse(turn) <= turn);
                }
            }
        }
    }

    private static void lay(Yardstick yardstick) {
        String text = YardstickWriter.text(yardstick);
        assertEquals(
                Optional.of(yardstick),
                YardstickReader.read(text.getBytes(StandardCharsets.UTF_8)).value());
        SHIPPED.forEach(loaded -> Yardsticks.fits(yardstick, loaded));
    }

    private static void attempt(Tactic tactic) {
        if (tactic.position().scenario().scenario().turns() <= LONG_TURNS) {
            Trial trial = Trial.play(tactic, Commanders.named("cadet"), Commanders.named("cadet"), 1);
            assertEquals(tactic.conditions().size(), trial.fulfilled().size());
        }
    }

    private static void plan(ExperimentDocument document) {
        Result<Experiment> experiment = Experiments.of(document);
        experiment.value().ifPresent(planned -> {
            assertFalse(planned.digest().isEmpty());
            Variant first = planned.variants().get(0);
            assertTrue(planned.most() >= 1 && !planned.systems(first).isEmpty());
        });
        for (Problem problem : experiment.problems()) {
            assertFalse(problem.told().in(Locale.GERMAN).isBlank());
        }
    }
}
