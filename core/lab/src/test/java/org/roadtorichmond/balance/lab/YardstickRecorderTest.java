package org.roadtorichmond.balance.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.balance.GameHistory;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.balance.TurnRecord;
import org.roadtorichmond.play.Opening;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.LoadedPosition;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.yardstick.Yardstick;
import org.roadtorichmond.scenario.yardstick.YardstickReader;
import org.roadtorichmond.scenario.yardstick.YardstickWriter;
import org.roadtorichmond.scenario.yardstick.Yardsticks;
import org.roadtorichmond.unit.Side;

@DisplayName("The laboratory writes yardsticks")
final class YardstickRecorderTest {
    private static final int GAMES = 21;
    private static final LoadedScenario LESSON = Labs.scenario("training");
    private static final Document SUBJECT = new Document.ScenarioDocument(LESSON);

    private static Experiment experiment(long seed, Variant... variants) {
        return new Experiment(List.of(variants), List.of(), seed, GAMES, new StopRule.All());
    }

    @Test
    @DisplayName("from the same figures that the report of each game shows")
    void figures() {
        Experiment experiment = experiment(3, Labs.cadets("training"));
        YardstickRecorder recorder =
                YardstickRecorder.of(SUBJECT, experiment).value().orElseThrow();
        List<GameHistory> histories = new ArrayList<>();
        Laboratory.Sink keep = (variant, played) -> {
            histories.add(GameHistory.of(played.game()));
            return Optional.empty();
        };
        Findings findings = new Findings(experiment);
        OrderedGames.Ending ending =
                new Laboratory(experiment, 2).run(Laboratory.Earlier.NONE, findings, recorder.then(keep), () -> false);
        Yardstick yardstick = recorder.yardstick(ending).value().orElseThrow();
        assertTrue(Yardsticks.fits(yardstick, LESSON));
        assertEquals(GAMES, yardstick.games());
        assertEquals("cadet", yardstick.union());
        int turns = LESSON.scenario().turns();
        assertEquals(1 + turns, yardstick.turns().size());
        for (int turn = 0; turn <= turns; turn++) {
            int now = turn;
            assertEquals(
                    middle(histories.stream()
                            .map(history -> at(history, now).lead())
                            .toList()),
                    yardstick.turns().get(turn).lead().middle());
            for (Side side : Side.values()) {
                assertEquals(
                        middle(histories.stream()
                                .map(history -> (long) at(history, now).lost(side))
                                .toList()),
                        yardstick.turns().get(turn).lost(side).middle());
            }
        }
        List<Long> leads = histories.stream()
                .map(history -> at(history, turns).lead())
                .sorted()
                .toList();
        assertEquals(leads.get(0).intValue(), yardstick.leads().get(0));
        assertEquals(leads.get(GAMES - 1).intValue(), yardstick.leads().get(100));
        assertEquals(
                GAMES,
                yardstick.wins().union()
                        + yardstick.wins().confederate()
                        + yardstick.wins().draw());
    }

    @Test
    @DisplayName("with what the same games say of the chance of winning, which a reader reads again")
    void calibrated() {
        Experiment experiment = experiment(3, Labs.cadets("training"));
        YardstickRecorder recorder =
                YardstickRecorder.of(SUBJECT, experiment).value().orElseThrow();
        CalibrationFit fit = new CalibrationFit(LESSON.scenario().turns());
        Laboratory.Sink fitting = (variant, played) -> {
            fit.add(played.course(), played.line().score());
            return Optional.empty();
        };
        OrderedGames.Ending ending = new Laboratory(experiment, 2)
                .run(Laboratory.Earlier.NONE, new Findings(experiment), recorder.then(fitting), () -> false);
        Yardstick yardstick = recorder.calibrated(ending).value().orElseThrow();
        assertEquals(fit.fit(), yardstick.calibration());
        assertEquals(3, yardstick.calibration().knots().size());
        byte[] written = YardstickWriter.text(yardstick).getBytes(StandardCharsets.UTF_8);
        assertEquals(Optional.of(yardstick), YardstickReader.read(written).value());
    }

    private static TurnRecord at(GameHistory history, int turn) {
        List<TurnRecord> records = history.turns();
        return records.stream()
                .filter(record -> record.turn() >= turn)
                .findFirst()
                .orElse(records.get(records.size() - 1));
    }

    /** The median of an odd number of values. */
    private static int middle(List<Long> values) {
        return values.stream().sorted().toList().get(values.size() / 2).intValue();
    }

    private static String refusal(Result<?> result) {
        return result.problems().get(0).message();
    }

    @Test
    @DisplayName("of the set-up of one variant only, and of games that were all played")
    void refused() {
        Variant cadets = Labs.cadets("training");
        Opening opening = LESSON.scenario().opening();
        Document position = new Document.PositionDocument(new LoadedPosition(LESSON, opening));
        assertTrue(
                refusal(YardstickRecorder.of(position, experiment(1, cadets))).contains("not a position"));
        assertTrue(refusal(YardstickRecorder.of(SUBJECT, experiment(1, cadets, Labs.renamed("b", cadets))))
                .contains("one variant"));
        assertTrue(refusal(YardstickRecorder.of(SUBJECT, experiment(1L << 40, cadets)))
                .contains("seed"));
        YardstickRecorder recorder =
                YardstickRecorder.of(SUBJECT, experiment(1, cadets)).value().orElseThrow();
        assertTrue(refusal(recorder.yardstick(new OrderedGames.Ending(false, Optional.empty())))
                .contains("stopped"));
    }
}
