package org.roadtorichmond.scenario.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonParser;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.play.OptionalRule;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Examples;
import org.roadtorichmond.scenario.RandomPlay;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.save.Verification;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName("What players choose of a scenario")
final class ChoicesTest {
    private static final Documents DOCUMENTS = new Documents(Shelf.of(List.of()));

    private static LoadedScenario shipped(String name) {
        return DOCUMENTS.openScenario(name).value().orElseThrow();
    }

    private static boolean in(Scenario scenario, OptionalRule rule) {
        return rule.in(scenario.rules().options());
    }

    static Stream<Arguments> rulesOfScenarios() {
        return Stream.of("training", "road-to-richmond", "gaines-mill-withdrawal")
                .flatMap(name -> Arrays.stream(OptionalRule.values()).map(rule -> Arguments.of(name, rule)));
    }

    @ParameterizedTest
    @MethodSource("rulesOfScenarios")
    @DisplayName(
            "each optional rule can be turned round; a game begun so keeps it when it is saved, loaded and verified")
    void turned(String name, OptionalRule turned) {
        LoadedScenario own = shipped(name);
        Choices choices = Choices.of(own.scenario());
        boolean on = !in(own.scenario(), turned);
        LoadedScenario chosen = own.with(choices.with(turned.set(choices.options(), on)));
        SavedGame saved = new SavedGame(chosen, VictorySystems.newGame(chosen.survey(), 7), Map.of());
        new RandomPlay(saved.game(), 5).play(150);

        SavedGame loaded = DOCUMENTS
                .open(GameWriter.bytes(saved))
                .then(document -> Result.good(((Document.GameDocument) document).saved()))
                .value()
                .orElseThrow();

        for (OptionalRule rule : OptionalRule.values()) {
            boolean expected = rule == turned ? on : in(own.scenario(), rule);
            assertEquals(expected, in(loaded.scenario().scenario(), rule), rule::number);
            assertEquals(expected, in(loaded.game().state().scenario(), rule), rule::number);
        }
        assertEquals(saved.game().state().hash(), loaded.game().state().hash());
        assertEquals(Optional.empty(), Verification.verify(loaded));
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("a rule is turned round and back, and nothing else with it")
    void back(OptionalRule rule) {
        Rules.Options all = new Rules.Options(true, true, true, true);
        for (Rules.Options options : List.of(Rules.Options.NONE, all)) {
            Rules.Options turned = rule.set(options, !rule.in(options));
            assertNotEquals(rule.in(options), rule.in(turned));
            for (OptionalRule other : OptionalRule.values()) {
                assertTrue(other == rule || other.in(turned) == other.in(options));
            }
            assertEquals(options, rule.set(turned, rule.in(options)));
        }
    }

    @Test
    @DisplayName("choosing what the scenario says changes nothing, not even its text")
    void own() {
        LoadedScenario own = shipped("gaines-mill-withdrawal");
        assertSame(own, own.with(Choices.of(own.scenario())));
    }

    @Test
    @DisplayName("a scenario that is silent about rules gets what is chosen, and nothing else")
    void silent() {
        String text = Examples.text("bad/good.scenario.json").replaceFirst("\"rules\": \\{[^}]*\\},", "");
        assertFalse(text.contains("\"rules\""));
        LoadedScenario own = TreeReader.read(text.getBytes(StandardCharsets.UTF_8))
                .then(root -> ScenarioReader.read(
                        root,
                        Shelf.of(List.of()).beside(Optional.of(Examples.folder().resolve("bad")))))
                .value()
                .orElseThrow();
        Choices choices = Choices.of(own.scenario());
        LoadedScenario chosen = own.with(choices.with(OptionalRule.ATTRITION.set(choices.options(), true)));
        assertEquals(
                "{\"attrition\":true}",
                JsonParser.parseString(chosen.scenarioJson())
                        .getAsJsonObject()
                        .get("rules")
                        .toString());
    }

    @Test
    @DisplayName(
            "another victory system is written into the text, and the one before becomes one of those to choose from")
    void system() {
        LoadedScenario own = shipped("training");
        Choices choices = Choices.of(own.scenario());
        LoadedScenario other = own.with(choices.with("withdrawal"));
        assertEquals("withdrawal", other.scenario().victory().system());
        assertEquals(List.of("road-to-richmond"), other.scenario().victory().allows());
        assertTrue(other.scenarioJson().contains("\"system\":\"withdrawal\""));
        assertEquals(own.scenarioJson(), other.with(choices).scenarioJson());
        assertThrows(IllegalArgumentException.class, () -> own.with(choices.with("spoils-of-war")));
    }

    @Test
    @DisplayName("arrivals can vary only where a group may fail its number")
    void matters() {
        Scenario scenario = shipped("road-to-richmond").scenario();
        assertTrue(Arrays.stream(OptionalRule.values()).allMatch(rule -> rule.matters(scenario)));
        Scenario alone = new Scenario(
                scenario.name(),
                scenario.field(),
                scenario.turns(),
                scenario.night(),
                scenario.first(),
                scenario.clock(),
                scenario.rules(),
                scenario.units(),
                scenario.setUp(),
                Map.of(),
                scenario.exits(),
                scenario.zones(),
                scenario.victory(),
                "",
                "",
                Optional.empty());
        assertFalse(OptionalRule.VARIABLE_ARRIVALS.matters(alone));
        assertTrue(OptionalRule.ATTRITION.matters(alone));
    }
}
