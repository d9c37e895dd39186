package org.roadtorichmond.scenario.setup;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.stream.Stream;
import org.roadtorichmond.play.Opening;
import org.roadtorichmond.play.OptionalRule;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.play.VictoryTerms;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.TreeReader;

/**
 * A scenario ready to be played, with the text that it was read from.
 *
 * <p>The text is what a saved game carries, so that a game outlives the files that it was begun from: no model is ever
 * written back to text, and nothing is lost that only a later version understands.
 *
 * @param scenario the scenario
 * @param survey what can be worked out of it before any game
 * @param scenarioJson its JSON without needless spaces; of its map only the name
 * @param mapJson the JSON of its map, the same way
 * @param handicap the handicap that its forces have already been changed by, if any
 */
public record LoadedScenario(
        Scenario scenario, Survey survey, String scenarioJson, String mapJson, Optional<Handicap> handicap) {
    /** A scenario as its designer meant it. */
    public LoadedScenario(Scenario scenario, Survey survey, String scenarioJson, String mapJson) {
        this(scenario, survey, scenarioJson, mapJson, Optional.empty());
    }

    /** The same scenario, of which it is known that its forces have been changed by a handicap; they are not changed again. */
    public LoadedScenario knownUnder(Handicap laidOn) {
        return new LoadedScenario(scenario, survey, scenarioJson, mapJson, Optional.of(laidOn));
    }

    /** The same scenario, whose games begin in a position; its text says so already. */
    LoadedScenario from(Opening opening) {
        Scenario begun = scenario.from(opening);
        return new LoadedScenario(begun, new Survey(begun), scenarioJson, mapJson, handicap);
    }

    /**
     * The same scenario as its players choose to play it. Its text says so too, so that a saved game is played on, replayed and
     * verified under what was chosen.
     *
     * @throws IllegalArgumentException if the scenario does not offer the victory system
     */
    public LoadedScenario with(Choices choices) {
        if (!scenario.victory().choices().contains(choices.system())) {
            throw new IllegalArgumentException("not among the systems to choose from: " + choices.system());
        }
        Choices own = Choices.of(scenario);
        if (choices.equals(own)) {
            return this;
        }
        Node.ObjectNode root = tree();
        Json text = Json.of(root);
        Scenario chosen = scenario;
        if (!choices.system().equals(own.system())) {
            chosen = chosen.with(chosen.victory().under(choices.system()));
            VictoryTerms terms = chosen.victory();
            text.put(
                    "victory",
                    Json.of(root.object("victory"))
                            .put("system", terms.system())
                            .put("allows", terms.allows()));
        }
        if (!choices.options().equals(own.options())) {
            chosen = chosen.with(chosen.rules().with(choices.options()));
            Json rules = Json.of(root.object("rules"));
            Stream.of(OptionalRule.values())
                    .filter(rule -> rule.in(own.options()) != rule.in(choices.options()))
                    .forEach(rule -> rules.put(rule.key(), rule.in(choices.options())));
            text.put("rules", rules);
        }
        return new LoadedScenario(chosen, new Survey(chosen), text.toString(), mapJson, handicap);
    }

    /** The scenario as a tree; of its map only the name. */
    public Node.ObjectNode tree() {
        return tree(scenarioJson);
    }

    /** The map as a tree. */
    public Node.ObjectNode mapTree() {
        return tree(mapJson);
    }

    /** The scenario as a tree with its map in it. */
    public Node.ObjectNode whole() {
        return JsonText.with(tree(), "map", mapTree());
    }

    private static Node.ObjectNode tree(String json) {
        return TreeReader.read(json.getBytes(StandardCharsets.UTF_8)).value().orElseThrow();
    }
}
