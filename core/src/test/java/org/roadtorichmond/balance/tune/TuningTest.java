package org.roadtorichmond.balance.tune;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.balance.lab.Design;
import org.roadtorichmond.balance.lab.GameLine;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.experiment.ExperimentDocument;
import org.roadtorichmond.scenario.experiment.Target;
import org.roadtorichmond.scenario.json.Result;

@DisplayName("Tuning")
final class TuningTest {
    private static final Tuning.Effort SMALL = new Tuning.Effort(2, 8, 10, 30);

    private static ExperimentDocument experiment(String keys) {
        String text = "{\"format\": \"experiment/1\", \"name\": \"Test\", \"file\": \"gaines-mill\", "
                + "\"union\": \"cadet\", \"confederate\": \"cadet\"" + keys + "}";
        return (ExperimentDocument) new Documents(Shelf.of(List.of()))
                .open(text.getBytes(StandardCharsets.UTF_8))
                .value()
                .orElseThrow();
    }

    private static Result<Tuning> tuning(String keys) {
        ExperimentDocument document = experiment(keys);
        return Tuning.of(document.sheet(), document.subject(), SMALL);
    }

    private static GameSample sample(double score, int die, long lead, long supply) {
        return new GameSample(
                score,
                die,
                lead,
                Map.of(
                        "21.11.1", new GameLine.Points(lead - supply, 0),
                        "21.21", new GameLine.Points(supply, 0)));
    }

    @Test
    @DisplayName("finds the one value of three that turns a battle round, on any number of threads alike")
    void findsTheValue() {
        String keys = ", \"vary\": {\"rules.movement.infantry\": [6, 0.5, 12]}, \"target\": {\"share\": 0}";
        AtomicInteger games = new AtomicInteger();
        List<Tuning.Finalist> two = tuning(keys)
                .value()
                .orElseThrow()
                .run(2, games::incrementAndGet, () -> false)
                .value()
                .orElseThrow();
        assertTrue(two.get(0).name().endsWith("=12"), two.toString());
        assertTrue(two.stream().anyMatch(one -> one.name().equals(Design.AS_IT_IS)));
        assertEquals(1, two.stream().mapToDouble(Tuning.Finalist::best).sum(), 1e-9);
        assertEquals(2, two.stream().mapToInt(Tuning.Finalist::recommended).sum());
        assertEquals(2 * 8 * 10 + 30 * two.size(), games.get());
        List<Tuning.Finalist> one = tuning(keys)
                .value()
                .orElseThrow()
                .run(1, () -> {}, () -> false)
                .value()
                .orElseThrow();
        assertEquals(two, one);
    }

    @Test
    @DisplayName("recommends nothing when it is stopped, and refuses an experiment without target or values")
    void refusals() {
        String keys = ", \"vary\": {\"turns\": [8, 10]}, \"target\": {\"share\": 50}";
        Result<List<Tuning.Finalist>> stopped =
                tuning(keys).value().orElseThrow().run(1, () -> {}, () -> true);
        assertEquals(
                "The search was stopped before its run-off had ended; nothing is recommended.",
                stopped.problems().get(0).message());
        assertEquals(
                "The experiment has no target; say what the scenario is to be like.",
                tuning(", \"vary\": {\"turns\": [8, 10]}").problems().get(0).message());
        assertEquals(
                "The experiment varies nothing; name the values to choose from in vary.",
                tuning(", \"target\": {\"share\": 50}").problems().get(0).message());
        assertTrue(tuning(", \"vary\": {\"turn\": [1]}, \"target\": {\"share\": 50}")
                .problems()
                .get(0)
                .message()
                .contains("did you mean \"turns\""));
    }

    @Test
    @DisplayName("the loss of a share is right on average however few the games: that of one is that of many")
    void unbiased() {
        Goal goal = new Goal(new Target(OptionalDouble.of(0.5), OptionalDouble.empty(), List.of()));
        double sum = 0;
        // All 16 outcomes of four games that the Union wins with an even chance: on target, so 0 on average.
        for (int outcome = 0; outcome < 16; outcome++) {
            List<GameSample> games = new ArrayList<>();
            for (int game = 0; game < 4; game++) {
                games.add(sample((outcome >> game) & 1, 1, 5, 0));
            }
            sum += goal.loss(games);
        }
        assertEquals(0, sum / 16, 1e-12);
    }

    @Test
    @DisplayName("rules matter where another side would lead without their points, and criteria say how they stand")
    void criteria() {
        Target target = new Target(
                OptionalDouble.of(0.5),
                OptionalDouble.of(0.03),
                List.of(new Target.Importance(List.of("21.21", "21.3"), 0.5)));
        Goal goal = new Goal(target);
        // Of 10 points 12 are by supply: without them the Union has -2. Of the other 10 it is 4.
        List<GameSample> games = new ArrayList<>(Collections.nCopies(20, sample(1, 2, 10, 12)));
        games.addAll(Collections.nCopies(20, sample(0, 2, 10, 4)));
        List<Goal.Standing> standings = goal.standings(games);
        assertEquals(0.5, standings.get(0).value());
        assertEquals(0, standings.get(1).value());
        assertEquals(0.5, standings.get(2).value());
        assertTrue(goal.met(games));
        // The share's loss is less than nothing by the spread that chance explains: 0.25 of 40 games is 0.25 / 39.
        assertEquals(-0.25 / 39, goal.loss(games), 1e-12);
        List<GameSample> one = games.subList(0, 20);
        assertFalse(goal.met(one));
        assertEquals(0.25, goal.loss(one), 1e-12);
    }
}
