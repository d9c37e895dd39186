package org.roadtorichmond.victory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Condition;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.scenario.FrozenScenarios;
import org.roadtorichmond.scenario.ShippedScenarios;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

/** To change the words on purpose, run the test with {@code -Dgolden.renew=true} and read the result. */
@DisplayName("What a side must do to win")
final class WaysToWinTest {
    private static final Path KEPT =
            Checkout.path("core/rules/src/test/resources/org/roadtorichmond/victory/ways-to-win.txt");
    private static final List<String> FROZEN = List.of(
            "training",
            "gaines-mill",
            "gaines-mill-battle-points",
            "gaines-mill-withdrawal",
            "seven-pines",
            "road-to-richmond");

    private static String said(GameState state, Side side, Locale locale) {
        return StakePhrases.of(state, side).orElseThrow().sentences().stream()
                .map(sentence -> sentence.in(locale))
                .collect(Collectors.joining(" "));
    }

    private static GameState opening(Survey survey, VictorySystem system) {
        Scenario scenario = survey.scenario();
        Scenario under = scenario.with(scenario.victory().under(system.id()));
        return VictorySystems.newGame(new Survey(under), 1).state();
    }

    @Test
    @DisplayName("is said under every system, to both sides, in both languages")
    void said() throws IOException {
        StringBuilder all = new StringBuilder();
        for (String name : FROZEN) {
            for (VictorySystem system : VictorySystem.values()) {
                GameState state = opening(FrozenScenarios.survey(name), system);
                for (Side side : Side.values()) {
                    all.append(name + ", " + system.id() + ", " + side.word() + "\n");
                    all.append("  " + said(state, side, Locale.ROOT) + "\n");
                    all.append("  " + said(state, side, Locale.GERMAN) + "\n");
                }
            }
        }
        if (Boolean.getBoolean("golden.renew")) {
            Files.writeString(KEPT, all, StandardCharsets.UTF_8);
        }
        assertEquals(Files.readString(KEPT, StandardCharsets.UTF_8), all.toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "training",
                "gaines-mill",
                "gaines-mill-battle-points",
                "gaines-mill-withdrawal",
                "mechanicsville",
                "seven-pines",
                "glendale",
                "savages-station",
                "the-bridges",
                "malvern-hill",
                "road-to-richmond"
            })
    @DisplayName("begins with the winning and names no place by its number alone")
    void shipped(String name) {
        GameState state =
                VictorySystems.newGame(ShippedScenarios.survey(name), 1).state();
        for (Side side : Side.values()) {
            String english = said(state, side, Locale.ROOT);
            assertTrue(english.startsWith("You win if "), english);
            assertTrue(english.contains("You are paid for ") && english.contains("They are paid for "), english);
            assertFalse(english.contains("hex "), english);
            assertTrue(said(state, side, Locale.GERMAN).startsWith("Sie gewinnen, wenn "), name);
        }
    }

    @Test
    @DisplayName("names the bridge that The Bridges is about, its price and who holds it")
    void bridge() {
        GameState state = VictorySystems.newGame(ShippedScenarios.survey(FrozenScenarios.EARLIER, "the-bridges"), 1)
                .state();
        String english = said(state, Side.UNION, Locale.ROOT);
        assertTrue(
                english.contains("Bottom's Bridge (2426) held at the end of turn 6: 6 points (no one holds it now)"),
                english);
        WaysToWin.Way bridge = StakePhrases.of(state, Side.UNION).orElseThrow().paid().stream()
                .filter(way -> way.words().toString().startsWith("Bottom's Bridge"))
                .findFirst()
                .orElseThrow();
        assertEquals(List.of(state.scenario().field().grid().parse("2426").orElseThrow()), bridge.hexes());
    }

    private static World withTrain() {
        return World.clear(6, 6)
                .road("0103 0203 0303 0403 0503 0603")
                .victory("0103", "0603", "0603", 10)
                .exits(Side.UNION, "0603")
                .union("Train", Arm.TRAIN, 0, "0403")
                .union("A", Arm.INFANTRY, 4, "0101")
                .confederate("C", Arm.INFANTRY, 5, "0501")
                .turns(6);
    }

    @Test
    @DisplayName("changes as stakes are met: a lost train can be brought off no more, and has been paid for")
    void changes() {
        String before = said(withTrain().play().state(), Side.CONFEDERATE, Locale.ROOT);
        assertTrue(before.contains("their Train destroyed: 10 points"), before);
        assertTrue(before.contains("their Train brought off by "), before);
        Table lost = withTrain().eliminated("Train", 1).play();
        String after = said(lost.state(), Side.CONFEDERATE, Locale.ROOT);
        assertTrue(after.contains("their Train destroyed: 10 points, as it stands"), after);
        assertFalse(after.contains("Train brought off"), after);
    }

    @Test
    @DisplayName("is no more said when the game is over")
    void over() {
        Table table = withTrain().play().concede(Side.CONFEDERATE);
        assertEquals(Optional.empty(), StakePhrases.of(table.state(), Side.CONFEDERATE));
    }

    @Test
    @DisplayName("22.2 says by the campaign's name what is worth something tomorrow, which counts for nobody's score")
    void tomorrow() {
        World world = World.clear(6, 1).union("A", "0101").confederate("Z", "0601");
        Table plain = world.play();
        Condition held = new Condition.Held(Side.UNION, plain.hex("0101"));
        Condition lost =
                new Condition.Not(new Condition.Fate(Condition.Kind.LOST, List.of(plain.unit("Z")), Optional.empty()));
        Table table = world.payments(new Payments(
                        Map.of(),
                        List.of(),
                        List.of(
                                new Payments.Tomorrow("The ford", Side.UNION, 4, held),
                                new Payments.Tomorrow("A rear guard", Side.CONFEDERATE, 1, lost))))
                .play();
        for (VictorySystem system : VictorySystem.values()) {
            GameState state = opening(table.state().survey(), system);
            for (Side side : Side.values()) {
                String words = said(state, side, Locale.ROOT);
                assertTrue(words.contains("The ford: 4 points tomorrow, as it stands"), words);
                assertTrue(words.contains("A rear guard: 1 point tomorrow, as it stands"), words);
                assertTrue(said(state, side, Locale.GERMAN).contains("morgen 4 Punkte"), words);
            }
        }
        assertEquals(VictorySystem.score(plain.game()), VictorySystem.score(table.game()));
        KeyHex ford = new Objectives(table.state().scenario()).at(table.state()).get(0);
        assertEquals(
                "hex 0101: 4 points tomorrow to the Union at the end, held by the Union",
                new KeyWords(table.state().scenario()).sentence(ford).in(Locale.ENGLISH));
    }
}
