package org.roadtorichmond.ai.cadet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.scenario.FrozenScenarios;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Winner;

/** Tests how the cadet plays, and that it always follows the rules. */
final class CadetTest {
    private static final String FULL = "road-to-richmond";
    private static final int SMALL_SCENARIOS = 400;

    private static Game played(Survey survey, long seed) {
        return new Playout(Commanders.named("cadet"), Commanders.named("cadet")).play(new Game(survey, seed));
    }

    @Test
    @DisplayName("a playout refuses every illegal command, and hundreds of random scenarios come to their end")
    void playsByTheRulesEverywhere() {
        for (int seed = 0; seed < SMALL_SCENARIOS; seed++) {
            Game game = played(RandomScenarios.of(seed), seed);
            assertTrue(game.state().ending().isPresent(), "scenario " + seed);
        }
    }

    @Test
    @DisplayName("8.1, 8.3 however the armies are entangled, there is a legal way through the combat phase")
    void findsAWayOutOfAnyTangle() {
        for (int seed = 0; seed < SMALL_SCENARIOS; seed++) {
            Game game =
                    new Playout(new Wanderer(seed), new Wanderer(-seed)).play(new Game(RandomScenarios.of(seed), seed));
            assertTrue(game.state().ending().isPresent(), "scenario " + seed);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {FULL, "gaines-mill", "training"})
    @DisplayName("the scenarios that come with the game are played to their end, with casualties")
    void playsFrozenScenarios(String name) {
        Survey survey = FrozenScenarios.survey(name);
        for (int seed = 0; seed < 3; seed++) {
            Game game = played(survey, seed);
            assertTrue(game.state().ending().isPresent());
            assertTrue(game.state().attacks() > 0);
        }
    }

    @Test
    @DisplayName("the same scenario, seed and commanders give the same game, on one thread and on four")
    void isDeterministic() throws Exception {
        Survey survey = FrozenScenarios.survey(FULL);
        long alone = played(survey, 7).state().hash();
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            List<Future<Long>> games = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                games.add(threads.submit(() -> played(survey, 7).state().hash()));
            }
            for (Future<Long> game : games) {
                assertEquals(alone, game.get());
            }
        } finally {
            threads.shutdown();
        }
    }

    @Test
    @DisplayName("both armies attack, and mostly at odds that favour them; units leave the map; the Train is used")
    void playsLively() {
        Survey survey = FrozenScenarios.survey(FULL);
        int good = 0;
        int union = 0;
        int close = 0;
        int exits = 0;
        int trains = 0;
        for (int seed = 0; seed < 4; seed++) {
            Game game = played(survey, seed);
            for (Event.AttackDeclared attack : attacks(game)) {
                if (attack.bombarding().size() < attack.attackers().size()) {
                    close++;
                    good += attack.odds().compareTo(Odds.THREE_TO_ONE) >= 0 ? 1 : 0;
                    union += attack.attackers().get(0).side() == Side.UNION ? 1 : 0;
                }
            }
            exits += (int) survey.scenario().units().stream()
                    .filter(unit -> game.state().exited(unit).isPresent())
                    .count();
            Unit train = survey.scenario().victory().train().orElseThrow();
            trains += game.state().awaited(train) ? 0 : 1;
        }
        assertTrue(2 * good > close, good + " good attacks of " + close);
        assertTrue(union > 0 && union < close);
        assertTrue(exits > 0);
        assertEquals(4, trains);
    }

    /** Carries out a command that the commander did not order. */
    private interface Surprise {
        void happen(Game game, Command ordered);
    }

    private static Optional<Command> other(Game game, Command ordered) {
        return new Options(game)
                .moves().stream().filter(command -> !command.equals(ordered)).findFirst();
    }

    private static void assertPlansAgain(Surprise surprise) {
        Survey survey = FrozenScenarios.survey("gaines-mill");
        Game game = new Game(survey, 3);
        Commander commander = Commanders.named("cadet");
        Playout playout = new Playout(Commanders.named("cadet"), Commanders.named("cadet"));
        int surprised = 0;
        while (game.state().ending().isEmpty()) {
            Command ordered = commander.next(game);
            boolean march = ordered instanceof Command.MoveUnit;
            if (march && surprised < 60 && other(game, ordered).isPresent()) {
                surprise.happen(game, ordered);
                assertEquals(
                        Commanders.named("cadet").next(game),
                        commander.next(game),
                        "order " + game.log().size());
                game.revert();
                surprised++;
            }
            playout.step(game);
        }
        assertTrue(surprised > 20, "surprised " + surprised + " times");
    }

    @Test
    @DisplayName("plans again when its order was taken back and another one was given")
    void plansAgainAfterRevert() {
        assertPlansAgain((game, ordered) -> {
            game.execute(ordered);
            game.revert();
            game.execute(other(game, ordered).orElseThrow());
        });
    }

    @Test
    @DisplayName("plans again when another order was given than its own")
    void plansAgainAfterAnotherOrder() {
        assertPlansAgain((game, ordered) -> game.execute(other(game, ordered).orElseThrow()));
    }

    private static List<Event.AttackDeclared> attacks(Game game) {
        List<Event.AttackDeclared> attacks = new ArrayList<>();
        for (Entry entry : game.log()) {
            for (Event event : entry.events()) {
                if (event instanceof Event.AttackDeclared attack) {
                    attacks.add(attack);
                }
            }
        }
        return attacks;
    }

    @Test
    @DisplayName("every command has a reason in words")
    void explainsItself() {
        Survey survey = FrozenScenarios.survey("training");
        Commander union = Commanders.named("cadet");
        Commander confederate = Commanders.named("cadet");
        Playout playout = new Playout(union, confederate);
        Game game = new Game(survey, 1);
        while (game.state().ending().isEmpty()) {
            Commander next = game.state().decider() == Side.UNION ? union : confederate;
            assertEquals(playout.step(game), next.reason().command());
            assertFalse(next.reason().reason().toString().isBlank());
        }
    }

    @Test
    @Tag("long")
    @DisplayName("fifty whole games: both sides win some")
    void bothSidesWin() {
        Survey survey = FrozenScenarios.survey(FULL);
        int[] wins = new int[Winner.values().length];
        for (int seed = 0; seed < 50; seed++) {
            wins[
                    VictorySystem.ROAD_TO_RICHMOND
                            .adjudicate(played(survey, seed))
                            .winner()
                            .ordinal()]++;
        }
        assertTrue(wins[Winner.A.ordinal()] >= 10, "Union wins " + wins[Winner.A.ordinal()]);
        assertTrue(wins[Winner.B.ordinal()] >= 10, "Confederate wins " + wins[Winner.B.ordinal()]);
    }
}
