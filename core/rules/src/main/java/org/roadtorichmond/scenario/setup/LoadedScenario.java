package org.roadtorichmond.scenario.setup;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.roadtorichmond.play.OptionalRule;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.play.VictoryTerms;
import org.roadtorichmond.scenario.json.JsonText;
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
    private static final String RULES = "rules";

    /** A scenario as its designer meant it. */
    public LoadedScenario(Scenario scenario, Survey survey, String scenarioJson, String mapJson) {
        this(scenario, survey, scenarioJson, mapJson, Optional.empty());
    }

    /** The same scenario, of which it is known that its forces have been changed by a handicap; they are not changed again. */
    public LoadedScenario knownUnder(Handicap laidOn) {
        return new LoadedScenario(scenario, survey, scenarioJson, mapJson, Optional.of(laidOn));
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
        JsonObject text = JsonParser.parseString(scenarioJson).getAsJsonObject();
        Scenario chosen = scenario;
        if (!choices.system().equals(own.system())) {
            chosen = chosen.with(chosen.victory().under(choices.system()));
            write(chosen.victory(), text.getAsJsonObject("victory"));
        }
        if (!choices.options().equals(own.options())) {
            chosen = chosen.with(chosen.rules().with(choices.options()));
            write(own.options(), choices.options(), text);
        }
        String json = TreeReader.read(text.toString().getBytes(StandardCharsets.UTF_8))
                .value()
                .map(JsonText::of)
                .orElseThrow();
        return new LoadedScenario(chosen, new Survey(chosen), json, mapJson, handicap);
    }

    private static void write(VictoryTerms terms, JsonObject victory) {
        victory.addProperty("system", terms.system());
        JsonArray allows = new JsonArray();
        terms.allows().forEach(allows::add);
        victory.add("allows", allows);
    }

    private static void write(Rules.Options before, Rules.Options after, JsonObject text) {
        if (!text.has(RULES)) {
            text.add(RULES, new JsonObject());
        }
        JsonObject rules = text.getAsJsonObject(RULES);
        for (OptionalRule rule : OptionalRule.values()) {
            if (rule.in(before) != rule.in(after)) {
                rules.addProperty(rule.key(), rule.in(after));
            }
        }
    }
}
