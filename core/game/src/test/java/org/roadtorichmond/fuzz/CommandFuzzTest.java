package org.roadtorichmond.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.scenario.ShippedScenarios;
import org.roadtorichmond.testing.RandomPlay;
import org.roadtorichmond.testing.RandomWorld;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.VictorySystems;

/** The bytes choose a battle and then one command after another, most of them senseless. */
@DisplayName("Any command is carried out or refused, by the same rules that check it")
final class CommandFuzzTest {
    private static final int BATTLES = 200;
    private static final int MOST_STEPS = 60;

    /** The shipped battles, and for each victory system the battle that all systems can score. */
    private static final List<Survey> SHIPPED = Stream.concat(
                    Stream.of("training", "gaines-mill", "gaines-mill-withdrawal")
                            .map(ShippedScenarios::survey),
                    VictorySystem.ids().stream()
                            .map(system -> under(ShippedScenarios.survey("gaines-mill-battle-points"), system)))
            .toList();

    private static final Map<Integer, Game> BEGUN = new ConcurrentHashMap<>();

    private static Survey under(Survey survey, String system) {
        return new Survey(survey.scenario().with(survey.scenario().victory().under(system)));
    }

    /** A new game of a battle. Battles are surveyed once, because surveys take most of the time. */
    private static Game game(int battle, long seed) {
        if (battle < SHIPPED.size()) {
            return VictorySystems.newGame(SHIPPED.get(battle), seed);
        }
        Game first = BEGUN.computeIfAbsent(
                battle, number -> RandomWorld.battle(number).game());
        return VictorySystems.newGame(first.state().survey(), first.opening(), seed);
    }

    @FuzzTest(maxDuration = "")
    void command(FuzzedDataProvider data) {
        Game game = game(data.consumeInt(0, SHIPPED.size() + BATTLES), data.consumeInt());
        CommandTrial trial = new CommandTrial(game);
        WildCommands wild = new WildCommands(game, data);
        RandomPlay player = new RandomPlay(game, data.consumeInt());
        // Sensible play first, so that battles are tested at all stages.
        IntStream.range(0, data.consumeInt(0, MOST_STEPS))
                .takeWhile(step -> game.state().ending().isEmpty())
                .forEach(step -> player.step());
        for (int step = 0; step < MOST_STEPS && data.remainingBytes() > 0; step++) {
            if (data.consumeInt(0, 3) == 0 && game.state().ending().isEmpty()) {
                player.step();
            } else {
                trial.of(wild.next());
            }
        }
    }
}
