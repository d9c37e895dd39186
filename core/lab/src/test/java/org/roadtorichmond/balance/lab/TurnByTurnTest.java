package org.roadtorichmond.balance.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.scenario.yardstick.Calibration;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.Measure;

@DisplayName("Games turn by turn")
class TurnByTurnTest {
    private static final double CLOSE = 1e-9;

    private static Laboratory.Known game(int seed, List<Long> leads, List<Long> forNow, Map<String, Integer> assaults) {
        long end = leads.get(leads.size() - 1);
        return game(seed, end == 0 ? "draw" : end > 0 ? "union" : "confederate", leads, forNow, assaults);
    }

    private static Laboratory.Known game(
            int seed, String winner, List<Long> leads, List<Long> forNow, Map<String, Integer> assaults) {
        long end = leads.get(leads.size() - 1);
        GameLine.Points points = new GameLine.Points(Math.max(end, 0), Math.max(-end, 0));
        int turns = leads.size() - 1;
        List<Integer> strength =
                IntStream.rangeClosed(0, turns).map(turn -> 50 - turn).boxed().toList();
        List<GameLine.Points> lost = IntStream.rangeClosed(0, turns)
                .mapToObj(turn -> new GameLine.Points(turn * (seed % 5L), turn))
                .toList();
        List<Integer> chances = new ArrayList<>();
        for (int turn = 0; turn < turns; turn++) {
            chances.add((int) (500 + 5 * leads.get(turn)));
        }
        chances.add("union".equals(winner) ? 1000 : "draw".equals(winner) ? 500 : 0);
        GameCourse course = new GameCourse(
                List.of(new GameCourse.Judged("road-to-richmond", winner, Measure.VICTORY_POINTS, points)),
                "course " + leads,
                List.of(turns == 5 ? "turns" : "union general"),
                1 + seed % 6,
                1,
                leads,
                forNow,
                strength,
                strength,
                lost,
                chances,
                new GameLine.Points(40, 20),
                new GameLine.Points(10, seed),
                List.of(0.0, 0.0, 0.0),
                Map.of(),
                List.of(),
                Map.of(),
                Map.of(),
                List.of(),
                assaults,
                Map.of(),
                Map.of());
        String hash = String.format(Locale.ROOT, "%016x", seed);
        return new Laboratory.Known(new GameLine("", seed, winner, points, turns, hash), course);
    }

    /** Games of one to five turns, as in scenarios in which an army may have to withdraw. */
    private static List<Laboratory.Known> games() {
        Random random = new Random(36);
        List<Laboratory.Known> games = new ArrayList<>();
        for (int seed = 0; seed < 40; seed++) {
            int turns = 1 + random.nextInt(5);
            List<Long> leads = new ArrayList<>();
            Map<String, Integer> assaults = new TreeMap<>();
            for (int turn = 0; turn <= turns; turn++) {
                leads.add((long) random.nextInt(-100, 101));
                if (turn > 0) {
                    assaults.put(turn + " union 0101", 1 + random.nextInt(3));
                }
            }
            games.add(game(seed, leads, Collections.nCopies(leads.size(), 0L), assaults));
        }
        return games;
    }

    private static VariantFindings found(List<Laboratory.Known> games) {
        Findings findings =
                new Findings(new Experiment(List.of(Labs.tiny()), List.of(), 0, games.size(), new StopRule.All()));
        games.forEach(game -> findings.add(0, game.line(), game.course()));
        return findings.variants().get(0);
    }

    /** All figures that do not depend on the order of the games. */
    private static double[] figures(VariantFindings found) {
        DoubleStream.Builder all = DoubleStream.builder();
        for (TurnFindings turn : found.turnByTurn().turns()) {
            for (RunningStatistics series : List.of(
                    turn.lead(),
                    turn.union(),
                    turn.confederate(),
                    turn.unionLost(),
                    turn.confederateLost(),
                    turn.assaults(),
                    turn.behind(),
                    turn.turned(),
                    turn.turnedLater())) {
                all.add(series.size()).add(series.mean()).add(series.deviation());
            }
            all.add(turn.explained());
        }
        for (int turn = 0; turn <= 5; turn++) {
            all.add(found.turnByTurn().settledBy(turn));
        }
        all.add(found.turnByTurn().leadChanges().mean())
                .add(found.ends().lengths().mean())
                .add(found.ends().atOnce());
        all.add(found.lead().raw().mean()).add(found.firstDie().share()).add(found.differentGames());
        all.add(found.mean()).add(found.leads().quantile(0.1));
        return all.build().toArray();
    }

    @Test
    @DisplayName(
            "who was behind is counted by the chances that are shown, of a varied scenario by those of the one that has them")
    void shown() {
        List<Long> leads = List.of(-70L, -70L, 5L);
        Laboratory.Known game = game(1, leads, Collections.nCopies(3, 0L), Map.of());
        Calibration bright = new Calibration(List.of(new Calibration.Knot(1, 150, 100)));
        for (Calibration calibration : List.of(Calibration.NONE, bright)) {
            Variant plain = Labs.tiny();
            Variant other = Labs.renamed("other", Labs.cadets("gaines-mill"));
            Experiment experiment = new Experiment(List.of(other, plain), List.of(), 0, 1, new StopRule.All());
            Findings findings = new Findings(
                    experiment, scenario -> scenario.equals(plain.scenario()) ? calibration : Calibration.NONE);
            for (int variant = 0; variant < 2; variant++) {
                findings.add(variant, game.line(), game.course());
                TurnFindings first =
                        findings.variants().get(variant).turnByTurn().turns().get(1);
                double behind = calibration.equals(bright) ? 0 : 1;
                assertEquals(behind, first.behind().mean());
                assertEquals(behind, first.turned().mean());
                assertEquals(behind, first.turnedLater().mean());
            }
        }
    }

    @Test
    @DisplayName("all figures are the same in whatever order long and short games come")
    void anyOrder() {
        List<Laboratory.Known> games = games();
        double[] expected = figures(found(games));
        List<Laboratory.Known> shortFirst = new ArrayList<>(games);
        shortFirst.sort((a, b) -> a.line().turns() - b.line().turns());
        List<Laboratory.Known> longFirst = new ArrayList<>(shortFirst);
        Collections.reverse(longFirst);
        for (List<Laboratory.Known> other : List.of(shortFirst, longFirst)) {
            double[] found = figures(found(other));
            assertEquals(expected.length, found.length);
            for (int i = 0; i < expected.length; i++) {
                assertEquals(expected[i], found[i], CLOSE, "figure " + i);
            }
        }
    }

    @Test
    @DisplayName("each turn is about all games: those that ended before stand as they ended")
    void asTheyEnded() {
        List<Laboratory.Known> games = games();
        VariantFindings found = found(games);
        List<TurnFindings> turns = found.turnByTurn().turns();
        assertEquals(6, turns.size());
        for (int turn = 0; turn < turns.size(); turn++) {
            int now = turn;
            assertEquals(games.size(), turns.get(turn).lead().size());
            assertEquals(
                    games.stream()
                            .map(game -> game.course().leads())
                            .mapToLong(leads -> leads.get(Math.min(now, leads.size() - 1)))
                            .average()
                            .orElseThrow(),
                    turns.get(turn).lead().mean(),
                    CLOSE);
            assertEquals(
                    games.stream()
                            .mapToInt(game -> game.course().assaultsIn(now))
                            .average()
                            .orElseThrow(),
                    turns.get(turn).assaults().mean(),
                    CLOSE);
            for (Side side : Side.values()) {
                double before = turn == 0 ? 0 : turns.get(turn - 1).lost(side).mean();
                assertTrue(turns.get(turn).lost(side).mean() >= before, "losses fall in turn " + turn);
            }
        }
        assertEquals(found.lead().raw().mean(), turns.get(5).lead().mean(), CLOSE);
        assertTrue(turns.get(5).explained() > turns.get(0).explained(), "the last lead says most of who wins");
        assertEquals(1, found.turnByTurn().settledBy(5));
    }

    @Test
    @DisplayName("a leader by what can still happen is none: the Train that has yet to come settles nothing")
    void forNow() {
        List<Long> leads = List.of(-20L, -20L, -20L, -3L);
        VariantFindings shown = found(List.of(game(1, leads, List.of(0L, 0L, 0L, 0L), Map.of())));
        assertEquals(0, shown.turnByTurn().settled().quantile(0.5));
        VariantFindings firm = found(List.of(game(1, leads, List.of(20L, 20L, 20L, 0L), Map.of())));
        assertEquals(3, firm.turnByTurn().settled().quantile(0.5));
        assertEquals(-20, firm.turnByTurn().turns().get(1).lead().mean(), "the lead is what would count");
        List<Long> turning = List.of(-20L, -15L, -2L);
        VariantFindings changed = found(List.of(game(1, turning, List.of(20L, 20L, 0L), Map.of())));
        assertEquals(1, changed.turnByTurn().leadChanges().mean());
    }

    @Test
    @DisplayName(
            "who was hardly likely to win any more and won is counted for each turn, and so is who stands where nothing pays")
    void turned() {
        // The Union's chances: 0.45, 0.20, 0.60; then 0.20, 0.70; then 0.80, 0.90 where the Confederates win.
        VariantFindings found = found(List.of(
                game(0, List.of(-10L, -60L, 20L, 5L), List.of(0L, 0L, 0L, 0L), Map.of()),
                game(6, "union", List.of(-60L, 40L, 5L), List.of(0L, 0L, 0L), Map.of()),
                game(7, "confederate", List.of(60L, 80L, 5L), List.of(0L, 0L, 0L), Map.of()),
                game(12, "draw", List.of(-60L, 0L), List.of(0L, 0L), Map.of())));
        List<TurnFindings> turns = found.turnByTurn().turns();
        assertEquals(
                List.of(0.75, 0.5, 0.5, 0.75),
                turns.stream().map(turn -> turn.behind().mean()).toList());
        assertEquals(
                List.of(0.5, 0.5, 0.0, 0.0),
                turns.stream().map(turn -> turn.turned().mean()).toList());
        assertEquals(
                List.of(0.75, 0.5, 0.0, 0.0),
                turns.stream().map(turn -> turn.turnedLater().mean()).toList());
        assertEquals(0.25, found.bystanders(Side.UNION).mean(), CLOSE);
        assertEquals(25.0 / 80, found.bystanders(Side.CONFEDERATE).mean(), CLOSE);
        assertEquals(0, found.thirdStandsBy(Side.UNION));
        assertEquals(0.5, found.thirdStandsBy(Side.CONFEDERATE), "7 and 12 of 20 are a third or more");
    }

    /** The Union is behind in all games; the last face of the die kills the enemy's general, and it wins. */
    private static List<Laboratory.Known> generalsFall() {
        List<Laboratory.Known> games = new ArrayList<>();
        for (int seed = 0; seed < 60; seed++) {
            String winner = seed % 6 == 5 ? "union" : "confederate";
            List<Long> leads = List.of(0L, -3L, -10L - seed / 6);
            games.add(game(seed, winner, leads, List.of(0L, 0L, 0L), Map.of()));
        }
        return games;
    }

    @Test
    @DisplayName(
            "who wins is told from the lead in points: the first die, what is settled, who leads, and what the lead says")
    void whoWins() {
        VariantFindings found = found(generalsFall());
        assertEquals(10, found.own().wonFromBehind());
        assertEquals(1, found.firstDie().share(), CLOSE, "the die decides who wins");
        assertEquals(0, found.firstDieOfLead().share(), CLOSE, "and says nothing of the lead");
        assertEquals(10 / 60.0, found.own().score().value(), CLOSE);
        assertEquals(found.score().raw().estimate(0, 1), found.own().score());
        assertEquals(found.halfWidth(), found.own().score().halfWidth());
        assertEquals(50 / 60.0, found.turnByTurn().settledBy(1), CLOSE, "no other game is settled before its end");
        assertEquals(1, found.turnByTurn().settledBy(2));
        assertEquals(
                10 / 60.0, found.turnByTurn().leadChanges().mean(), CLOSE, "the winner from behind takes the lead");
        assertTrue(found.turnByTurn().turns().get(2).explained() < 0.1, "the lead says little of who wins");
    }

    @Test
    @DisplayName("why and when games ended, how many are different, and what to know before they are believed")
    void endings() {
        List<Laboratory.Known> games = new ArrayList<>();
        for (int seed = 0; seed < 6; seed++) {
            games.add(game(seed, List.of(0L, 5L), List.of(0L, 0L), Map.of()));
        }
        games.add(game(6, List.of(0L, 1L, 2L, 3L, 4L, 5L), Collections.nCopies(6, 0L), Map.of()));
        VariantFindings found = found(games);
        assertEquals(
                List.of(new GameEndings.Cause("union general", 6), new GameEndings.Cause("turns", 1)),
                found.ends().causes());
        assertEquals(Map.of(1L, 6, 5L, 1), found.ends().turns().counts());
        assertEquals(11 / 7.0, found.ends().lengths().mean(), CLOSE);
        assertEquals(2, found.differentGames());
        assertEquals(6, found.commonestGame());
        assertEquals(
                List.of(
                        "6 of 7 games end on turn 1, with which they begin.",
                        "Only 2 of 7 games are different, and one was played 6 times: the figures are about these few more"
                                + " than about the scenario."),
                found.cautions());
        assertEquals(List.of(), found(games().subList(0, 9)).cautions());
    }
}
