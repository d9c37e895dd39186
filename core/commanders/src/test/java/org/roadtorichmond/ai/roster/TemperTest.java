package org.roadtorichmond.ai.roster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.FrozenScenarios;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName("The temper of a commander")
final class TemperTest {
    private static final int TEMPERS = 6;
    private static final int SEEDS = 30;

    private static Commander commander(String name, int temper) {
        return Commanders.find(name, temper).orElseThrow();
    }

    private static Game played(String name, int temper) {
        Game game = VictorySystems.newGame(FrozenScenarios.survey("gaines-mill"), 3);
        return new Playout(commander(name, temper), commander("cadet", 0)).play(game);
    }

    private static List<Command> firstOrders(String name, int temper, long seed) {
        Game game = VictorySystems.newGame(FrozenScenarios.survey("road-to-richmond"), seed);
        Commander commander = commander(name, temper);
        List<Command> orders = new ArrayList<>();
        while (orders.isEmpty() || !(orders.get(orders.size() - 1) instanceof Command.EndPhase)) {
            Command order = commander.next(game);
            game.execute(order);
            orders.add(order);
        }
        return orders;
    }

    @ParameterizedTest
    @ValueSource(strings = {"cadet", "colonel", "colonel:bold", "general@200"})
    @DisplayName("makes another game of the same set-up and the same dice, and the same one again if it is the same")
    void makesAnotherGame(String name) {
        Set<List<Command>> games = new LinkedHashSet<>();
        for (int temper = 0; temper < TEMPERS; temper++) {
            List<Command> commands =
                    played(name, temper).log().stream().map(Entry::command).toList();
            games.add(commands);
            assertEquals(
                    commands,
                    played(name, temper).log().stream().map(Entry::command).toList());
        }
        assertTrue(games.size() > TEMPERS / 2, () -> games.size() + " games of " + TEMPERS + " tempers");
    }

    @Test
    @DisplayName(
            "lets most games of cadets go another way even in the smallest scenario, where few things are as good as others")
    void smallest() {
        Set<List<Command>> games = new LinkedHashSet<>();
        for (int seed = 1; seed <= SEEDS; seed++) {
            int temper = Commanders.temper(seed);
            Game game = VictorySystems.newGame(FrozenScenarios.survey("training"), seed);
            new Playout(commander("cadet", temper), commander("cadet", temper)).play(game);
            games.add(game.log().stream().map(Entry::command).toList());
        }
        assertTrue(games.size() > SEEDS / 2, () -> games.size() + " games of " + SEEDS + " seeds");
    }

    @ParameterizedTest
    @ValueSource(strings = {"cadet", "colonel"})
    @DisplayName("that is even plays as a commander without one")
    void even(String name) {
        CommanderSpec spec = Commanders.parse(name).value().orElseThrow();
        Game game = VictorySystems.newGame(FrozenScenarios.survey("gaines-mill"), 3);
        new Playout(Commanders.create(spec), commander("cadet", 0)).play(game);
        assertEquals(game.state().hash(), played(name, 0).state().hash());
    }

    @ParameterizedTest
    @ValueSource(strings = {"cadet", "colonel"})
    @DisplayName("knows nothing of the dice: equal positions get equal orders, whatever the seed")
    void blindToTheDice(String name) {
        for (int temper = 0; temper < TEMPERS; temper++) {
            assertEquals(firstOrders(name, temper, 1), firstOrders(name, temper, 2));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"cadet", "colonel"})
    @DisplayName("leads to the same games on several threads as on one")
    void threads(String name) {
        List<Long> alone = IntStream.range(1, TEMPERS)
                .mapToObj(temper -> played(name, temper).state().hash())
                .toList();
        List<CompletableFuture<Long>> together = IntStream.range(1, TEMPERS)
                .mapToObj(temper -> CompletableFuture.supplyAsync(
                        () -> played(name, temper).state().hash()))
                .toList();
        assertEquals(alone, together.stream().map(CompletableFuture::join).toList());
    }
}
