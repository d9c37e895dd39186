package org.roadtorichmond.scenario;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.charset.StandardCharsets;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.play.VictoryTerms;

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
 */
public record LoadedScenario(Scenario scenario, Survey survey, String scenarioJson, String mapJson) {

    /**
     * The same scenario under another of the victory systems among which it lets players choose; its text says so too, so that
     * saved games are played on under that system.
     */
    public LoadedScenario under(String system) {
        VictoryTerms terms = scenario.victory();
        if (!terms.choices().contains(system)) {
            throw new IllegalArgumentException("not among the systems to choose from: " + system);
        }
        VictoryTerms others = terms.under(system);
        JsonObject text = JsonParser.parseString(scenarioJson).getAsJsonObject();
        JsonObject victory = text.getAsJsonObject("victory");
        victory.addProperty("system", system);
        JsonArray allows = new JsonArray();
        others.allows().forEach(allows::add);
        victory.add("allows", allows);
        Scenario chosen = scenario.with(others);
        String json = TreeReader.read(text.toString().getBytes(StandardCharsets.UTF_8))
                .value()
                .map(JsonText::of)
                .orElseThrow();
        return new LoadedScenario(chosen, new Survey(chosen), json, mapJson);
    }
}
