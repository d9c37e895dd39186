package org.roadtorichmond.balance.tune;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.lab.ExplainedVariance;
import org.roadtorichmond.balance.lab.GameLine;
import org.roadtorichmond.scenario.experiment.Target;
import org.roadtorichmond.words.Sentence;

@DisplayName("What a target asks for")
final class CriterionTest {
    private static GameSample sample(double score, int turns, int die, long lead, long supply) {
        return new GameSample(
                score,
                turns,
                die,
                Map.of(
                        "21.11.1", new GameLine.Points(lead - supply, 0),
                        "21.21", new GameLine.Points(supply, 0)));
    }

    /** A number of games, of which the Union wins some, with a number of turns. */
    private static List<GameSample> games(int of, int won, int turns) {
        return IntStream.range(0, of)
                .mapToObj(i -> sample(i < won ? 1 : 0, turns, 1 + i % 6, i < won ? 5 : -5, 0))
                .toList();
    }

    @Test
    @DisplayName("the loss of a share is right on average however few the games: that of four is that of many")
    void unbiased() {
        double sum = 0;
        // All 16 outcomes of four games that the Union wins with an even chance: on target, so 0 on average.
        for (int outcome = 0; outcome < 16; outcome++) {
            List<GameSample> games = new ArrayList<>();
            for (int game = 0; game < 4; game++) {
                games.add(sample((outcome >> game) & 1, 4, 1, 5, 0));
            }
            sum += new Criterion.Share(0.5, 0.03).loss(games);
        }
        assertEquals(0, sum / 16, 1e-12);
    }

    @ParameterizedTest(name = "{0} to {1}, {2} within {3} to {4}")
    @CsvSource({
        // The value and the whole interval are inside.
        "48, 54, 51, 45, 55, true, true",
        // The value and half of the interval are inside.
        "46, 56, 51, 47, 53, true, false",
        // The value and less than half of the interval are inside: too few games.
        "40, 60, 50, 47, 53, false, false",
        // The value is outside.
        "52, 58, 55, 47, 53, false, false",
        // All games are the same.
        "50, 50, 50, 47, 53, true, true",
        "60, 60, 60, 47, 53, false, false"
    })
    @DisplayName("is met by value and interval, and proved by the whole interval")
    void status(double low, double high, double value, double least, double most, boolean met, boolean proved) {
        TargetStatus status = new TargetStatus(
                Sentence.of("verbatim", "x"), TargetStatus.Unit.SHARE, new Estimate(value, low, high), least, most);
        assertEquals(met, status.met());
        assertEquals(proved, status.proved());
    }

    @Test
    @DisplayName("a share may be off by just as much as is said, whatever the rounding of fractions")
    void bounds() {
        Criterion.Share share = new Criterion.Share(0.5, 0.03);
        assertTrue(share.status(games(10_000, 5_300, 4)).met());
        assertFalse(share.status(games(10_000, 5_301, 4)).met());
        assertEquals(
                "the Union makes 50 % of the games (within 3)",
                share.status(games(10, 5, 4)).what().toString());
    }

    @Test
    @DisplayName("lengths, draws and rules count from the bound that they miss")
    void others() {
        Criterion length = new Criterion.Length(new Target.Length(7, 8));
        assertEquals(0, length.loss(games(10, 5, 7)), 1e-12);
        assertEquals(Math.pow(2 / 8.0, 2), length.loss(games(10, 5, 10)), 1e-12);
        assertEquals(Math.pow(1 / 8.0, 2), length.loss(games(10, 5, 6)), 1e-12);
        assertEquals(TargetStatus.Unit.TURNS, length.status(games(10, 5, 10)).unit());
        assertTrue(length.status(games(10, 5, 8)).met());
        List<GameSample> drawn = new ArrayList<>(games(30, 15, 4));
        drawn.addAll(Collections.nCopies(10, sample(0.5, 4, 1, 0, 0)));
        Criterion draws = new Criterion.Draws(0.1);
        assertEquals(Math.pow(0.15, 2), draws.loss(drawn), 1e-12);
        assertEquals(0.25, draws.status(drawn).figure().value());
        assertFalse(draws.status(drawn).met());
        assertTrue(new Criterion.Draws(0.3).status(drawn).met());
        // In 20 games the Union has 10 points, 12 of them by supply: without supply it has -2. In the others, 4 of the
        // 10 points are by supply.
        List<GameSample> supplied = new ArrayList<>(Collections.nCopies(20, sample(1, 4, 2, 10, 12)));
        supplied.addAll(Collections.nCopies(20, sample(0, 4, 2, 10, 4)));
        Criterion matters = new Criterion.Matters(new Target.Importance(List.of("21.21", "21.3"), 0.4));
        assertEquals(0.5, matters.status(supplied).figure().value());
        assertTrue(matters.status(supplied).met());
        assertEquals(
                Math.pow(0.3, 2),
                new Criterion.Matters(new Target.Importance(List.of("21.21"), 0.8)).loss(supplied),
                1e-12);
    }

    @Test
    @DisplayName("the first die explains what the laboratory says that it explains, with an interval")
    void firstDie() {
        List<GameSample> games = new ArrayList<>();
        ExplainedVariance explained = new ExplainedVariance();
        for (int i = 0; i < 120; i++) {
            int die = i % 6 + 1;
            // The die decides most games; the lead is as large after each face.
            double score = i % 5 == 0 ? 0.5 : die > 3 ? 1 : 0;
            games.add(sample(score, 4, die, 5, 0));
            explained.add(die, score);
        }
        TargetStatus status = new Criterion.FirstDie(0.3).status(games);
        assertEquals(explained.share(), status.figure().value(), 1e-12);
        assertTrue(status.figure().low() < explained.share()
                && explained.share() < status.figure().high());
        assertFalse(status.met());
        assertTrue(new Criterion.FirstDie(0.8).status(games).met());
        // Even if it explains nothing, there is an interval.
        TargetStatus nothing = new Criterion.FirstDie(0.3).status(games(97, 50, 4));
        assertTrue(nothing.figure().high() > nothing.figure().value());
    }
}
