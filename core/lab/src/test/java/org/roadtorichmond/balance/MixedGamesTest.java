package org.roadtorichmond.balance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.balance.generator.ScenarioGenerator;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Outcome;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.scenario.ShippedScenarios;
import org.roadtorichmond.testing.Legality;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.VictorySystems;

/**
 * Plays games of every commander and doctrine against every other, on shipped and generated scenarios, under every system that each
 * scenario allows. Each game has a number, so that you can repeat one that failed.
 */
@DisplayName("Games of all commanders against all")
class MixedGamesTest {
    /** All commanders in the games; the general has a small budget, so that many games can be played. */
    private static final List<String> COMMANDERS = List.of(
            "cadet",
            "colonel:bold",
            "colonel:steady",
            "colonel:cautious",
            "general:bold@90",
            "general@130",
            "general:cautious@90");

    private static final List<String> SHIPPED = List.of(
            "training", "gaines-mill", "gaines-mill-withdrawal", "gaines-mill-battle-points", "road-to-richmond");

    /** One in this number of games uses a shipped scenario. */
    private static final int SHIPPED_ONCE_IN = 3;

    private static final int FULL_SCENARIO_ONCE_IN = 10;
    private static final int MADE_UP = 40;
    private static final int FEW = 10;
    private static final int MANY = 300;

    private static final Map<String, Survey> SURVEYS = new ConcurrentHashMap<>();

    /** A game: a scenario under a system, the two players, and the seed. */
    private record MixedGame(String scenario, String system, String union, String confederate, long seed) {
        static MixedGame of(int number) {
            Random random = new Random(number);
            String name = "generated:" + random.nextInt(MADE_UP);
            if (number % SHIPPED_ONCE_IN == 0) {
                boolean full = random.nextInt(FULL_SCENARIO_ONCE_IN) == 0;
                name = SHIPPED.get(full ? SHIPPED.size() - 1 : random.nextInt(SHIPPED.size() - 1));
            }
            List<String> systems = List.copyOf(new TreeSet<>(own(name).victory().choices()));
            return new MixedGame(
                    name,
                    systems.get(random.nextInt(systems.size())),
                    COMMANDERS.get(random.nextInt(COMMANDERS.size())),
                    COMMANDERS.get(random.nextInt(COMMANDERS.size())),
                    random.nextInt());
        }

        private static Scenario own(String name) {
            return SURVEYS.computeIfAbsent(name, MixedGame::survey).scenario();
        }

        private static Survey survey(String name) {
            if (!name.startsWith("generated:")) {
                return ShippedScenarios.survey(name);
            }
            long seed = Long.parseLong(name.substring(name.indexOf(':') + 1));
            return ScenarioGenerator.generate(seed, OptionalInt.empty())
                    .load()
                    .value()
                    .orElseThrow()
                    .survey();
        }

        Game game() {
            Survey survey = SURVEYS.computeIfAbsent(scenario + " under " + system, name -> {
                Scenario own = own(scenario);
                return new Survey(own.with(own.victory().under(system)));
            });
            return VictorySystems.newGame(survey, seed);
        }

        Commander commander(Side side) {
            return Commanders.named(side == Side.UNION ? union : confederate);
        }
    }

    /** Plays a game and checks every command: the rules must allow it, and the commander must not change the game. */
    private static Game watched(MixedGame mixed) {
        Game game = mixed.game();
        GameState state = game.state();
        Commander union = mixed.commander(Side.UNION);
        Commander confederate = mixed.commander(Side.CONFEDERATE);
        while (state.ending().isEmpty()) {
            long hash = state.hash();
            long changes = game.changes();
            int dice = state.dice();
            Command command = (state.decider() == Side.UNION ? union : confederate).next(game);
            assertEquals(hash, state.hash(), () -> mixed + ": asking for " + command + " changed the state");
            assertEquals(
                    changes, game.changes(), () -> mixed + ": asking for " + command + " left commands in the log");
            assertEquals(dice, state.dice(), () -> mixed + ": asking for " + command + " rolled a die");
            assertInstanceOf(Outcome.Accepted.class, game.execute(command), () -> mixed + ": " + command);
            Legality.check(state);
        }
        return game;
    }

    private static void play(int games) {
        Set<String> systems = new TreeSet<>();
        Set<String> commanders = new TreeSet<>();
        long attacks = 0;
        for (int number = 0; number < games; number++) {
            MixedGame mixed = MixedGame.of(number);
            Game game = watched(mixed);
            for (VictorySystem system : VictorySystem.values()) {
                assertEquals(system.id(), system.adjudicate(game).system(), mixed::toString);
            }
            systems.add(mixed.system());
            commanders.add(mixed.union());
            commanders.add(mixed.confederate());
            attacks += game.state().attacks();
        }
        assertTrue(attacks > games, "there were fights: " + attacks);
        if (games == MANY) {
            assertEquals(new TreeSet<>(VictorySystem.ids()), systems);
            assertEquals(new TreeSet<>(COMMANDERS), commanders);
        }
    }

    @Test
    @DisplayName("follow the rules with every command, in every state, and nobody touches the game by thinking: a few")
    void few() {
        play(FEW);
    }

    @Test
    @Tag("long")
    @DisplayName("follow the rules with every command, in every state, and nobody touches the game by thinking: 300")
    void many() {
        play(MANY);
    }

    private static List<Long> hashes(int games, int threads) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            List<Future<Long>> played = new ArrayList<>();
            IntStream.range(0, games)
                    .mapToObj(MixedGame::of)
                    .forEach(mixed -> played.add(pool.submit(() -> {
                        Playout playout = new Playout(mixed.commander(Side.UNION), mixed.commander(Side.CONFEDERATE));
                        return playout.play(mixed.game()).state().hash();
                    })));
            List<Long> hashes = new ArrayList<>();
            for (Future<Long> game : played) {
                hashes.add(game.get());
            }
            return hashes;
        } catch (ExecutionException e) {
            throw new AssertionError("a game broke off", e);
        } finally {
            pool.shutdownNow();
        }
    }

    @Test
    @DisplayName("are the same on one thread and on two")
    void anyNumberOfThreads() throws InterruptedException {
        List<Long> alone = hashes(FEW, 1);
        assertEquals(alone, hashes(FEW, 2));
        assertTrue(new TreeSet<>(alone).size() == FEW, "no two games are alike");
    }
}
