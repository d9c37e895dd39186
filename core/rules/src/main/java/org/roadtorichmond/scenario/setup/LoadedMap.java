package org.roadtorichmond.scenario.setup;

import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.Node;

/**
 * A map of a scenario, with its text.
 *
 * @param field the map
 * @param json its JSON without needless spaces
 * @param inline whether the scenario contains it instead of naming a file
 */
record LoadedMap(Battlefield field, String json, boolean inline) {

    /** The JSON of the scenario; an inline map is replaced by its name, since it is kept apart. */
    String scenarioJson(Node.ObjectNode scenario) {
        Node named = new Node.TextNode(scenario.at(), field.name());
        return JsonText.of(inline ? JsonText.with(scenario, "map", named) : scenario);
    }
}
