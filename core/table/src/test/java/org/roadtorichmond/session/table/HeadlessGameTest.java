package org.roadtorichmond.session.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Combat;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.save.MemoryStorage;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.session.AutosaveService;
import org.roadtorichmond.session.Lesson;
import org.roadtorichmond.session.Preferences;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.forecast.OutlookWorker;
import org.roadtorichmond.session.replay.Replay;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.work.StepWorker;

@DisplayName("A game played by clicks and keys, from selection to replay, with no window and no display")
final class HeadlessGameTest {
    private final StepWorker worker = new StepWorker();

    /** The parts of a program in which a game is open. */
    private final class Evening implements AutoCloseable {
        private final Session session;
        private final AutosaveService autosaving;
        private final GameTable table;
        private final Control control;

        Evening(Session session) {
            this.session = session;
            autosaving = new AutosaveService(
                    new Archive(Shelf.of(List.of()), new MemoryStorage()), new StepWorker(), other -> Optional.empty());
            table = new GameTable(
                    session,
                    new Preferences(new MemoryStorage()),
                    worker,
                    new StepWorker(),
                    fault -> {
                        throw fault;
                    },
                    List.of(autosaving::watch));
            control = new Control(session);
        }

        void click(String hex) {
            control.click(Lesson.hex(session, hex), false, false);
        }

        void march(String from, String to) {
            click(from);
            assertInstanceOf(Selection.Units.class, control.selection());
            click(to);
        }

        Game game() {
            return session.game();
        }

        /** Makes the person's decisions after a combat: takes the first option, and does not advance. */
        void decide() {
            control.settle();
            Combat combat = game().state().combat().orElseThrow();
            if (combat.stage() == Combat.Stage.LOSSES) {
                combat.due().forEach(control::pick);
                control.confirm();
            } else if (combat.stage() == Combat.Stage.ADVANCES) {
                control.endPhase();
            } else {
                Selection.Mover mover = assertInstanceOf(Selection.Mover.class, control.selection());
                control.click(session.options().decision().goals(mover.unit()).get(0), false, false);
            }
        }

        /** Makes all decisions after a combat, for both sides. */
        void decideAll() {
            while (game().state().combat().isPresent()) {
                if (session.humanDecides()) {
                    decide();
                } else {
                    assertTrue(worker.step());
                }
            }
        }

        /** Makes the attacks that the rules require, and ends the phase. */
        void endCombat() {
            decideAll();
            while (!session.options().mustAct().isEmpty()) {
                Unit unit = session.options().mustAct().get(0);
                Hex target = session.options().attack().closeTargets(unit).get(0);
                control.select(new Selection.Attack(List.of(unit), List.of(target)));
                control.confirm();
                assertTrue(control.refusal().isEmpty(), () -> String.valueOf(control.refusal()));
                decideAll();
            }
            control.endPhase();
        }

        @Override
        public void close() {
            table.close();
            autosaving.close();
        }
    }

    @Test
    @DisplayName("select, march, undo, plan, attack, the commander's turn, autosave and replay")
    void playsAnEvening() {
        try (Evening evening = new Evening(Lesson.session(new Seats("cadet", Seats.HUMAN)))) {
            Control control = evening.control;
            evening.march("0502", "0403");
            control.takeBack();
            assertEquals(0, evening.game().log().size());
            control.redo();
            assertEquals(1, evening.game().log().size());
            evening.march("0401", "0304");
            control.endPhase();
            assertEquals(Phase.COMBAT, evening.game().state().moment().phase());
            evening.click("0404");
            Selection.Attack attack = assertInstanceOf(Selection.Attack.class, control.selection());
            control.plan();
            assertEquals(List.of(attack), evening.session.plan().standing());
            StepWorker beside = new StepWorker();
            try (OutlookWorker outlooks = new OutlookWorker(evening.game(), beside, () -> {})) {
                assertEquals(Optional.empty(), outlooks.outlook(List.of(attack.command())));
                beside.finish();
                assertEquals(
                        1,
                        outlooks.outlook(List.of(attack.command()))
                                .orElseThrow()
                                .attacks());
            }
            control.plan();
            assertEquals(attack, control.selection());
            control.confirm();
            assertTrue(evening.game().log().get(3).rolled());
            evening.endCombat();
            long before = evening.game().log().size();
            assertTrue(evening.session.opponentDecides());
            worker.finish();
            assertTrue(evening.game().log().size() > before + 1, "the commander has had its turn");
            assertTrue(evening.table.shown().unseen());
            evening.table.shown().skip();
            assertFalse(evening.table.shown().unseen());
            Session saved = evening.autosaving.unfinished().orElseThrow();
            assertEquals(evening.game().state().hash(), saved.game().state().hash());
            Replay replay = new Replay(evening.game());
            replay.go(replay.length());
            assertEquals(evening.game().state().hash(), replay.game().state().hash());
            replay.go(0);
            assertEquals(
                    Lesson.session(Seats.BOTH_HUMAN).game().state().hash(),
                    replay.game().state().hash());
        }
    }

    @Test
    @DisplayName("two people: the attacked one retreats, and the machine is handed over between the turns")
    void handsOver() {
        Session session = LongStream.range(0, 20)
                .mapToObj(seed -> Lesson.session(Seats.BOTH_HUMAN, seed))
                .peek(Lesson::rollTheFirstDie)
                .filter(played -> played.game().state().combat().isPresent()
                        && played.game().state().decider() == Side.UNION)
                .findFirst()
                .orElseThrow();
        try (Evening evening = new Evening(session)) {
            assertEquals(Optional.of(Side.UNION), evening.table.handOver().interrupts());
            evening.decideAll();
            assertEquals(Optional.empty(), evening.table.handOver().interrupts());
            assertEquals(Optional.empty(), evening.table.handOver().due());
            evening.endCombat();
            assertEquals(Optional.of(Side.UNION), evening.table.handOver().due());
            evening.table.handOver().done();
            assertEquals(Optional.empty(), evening.table.handOver().due());
        }
    }
}
