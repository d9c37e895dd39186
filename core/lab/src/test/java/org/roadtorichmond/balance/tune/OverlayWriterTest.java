package org.roadtorichmond.balance.tune;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreePath;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.setup.Blueprint;
import org.roadtorichmond.scenario.setup.LoadedScenario;

@DisplayName("An overlay that is written")
final class OverlayWriterTest {
    private static final Documents DOCUMENTS = new Documents(Shelf.of(List.of()));

    @ParameterizedTest(name = "{0} = {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "turns | 9 | {'turns':9}",
                "night | [3] | {'night':[3]}",
                "units.1/2/IV.strength | 5 | {'units':{'1/2/IV':{'strength':5}}}",
                "units.Train.arrives.turn | 4 | {'units':{'Train':{'arrives':{'turn':4}}}}",
                "units.8PA/IV | null | {'units':{'8PA/IV':null}}",
                "units.Train.arrives.optional | null | {'units':{'Train':{'arrives':{'optional':null}}}}",
                "zones.Burnt bridges.until | {\"turn\":3} | {'zones':{'Burnt bridges':{'until':{'turn':3}}}}",
                "zones.Burnt bridges | null | {'zones':{'Burnt bridges':null}}",
                "rules.movement.infantry | 7 | {'rules':{'movement':{'infantry':7}}}",
                "rules.terrain.forest.foot | 3 | {'rules':{'terrain':{'forest':{'foot':3}}}}",
                "rules.terrain.forest.wheeled | null | {'rules':{'terrain':{'forest':{'wheeled':null}}}}",
                "rules.combatTable.3-1[2] | \"DE\" | ",
                "victory.supplyRange | 8 | {'victory':{'supplyRange':8}}",
                "map.crossings.Grapevine Bridge.kind | \"ford\" | ",
            })
    @DisplayName("makes just the scenario that it was written of, and holds what differs and no more")
    void same(String path, String value, String differs) {
        LoadedScenario below = DOCUMENTS.openScenario("the-bridges").value().orElseThrow();
        Blueprint original = Blueprint.of(below);
        TreePath where = new TreePath(path);
        LoadedScenario changed = original.with(where, node(value))
                .then(tree -> tree.load(original, List.of(where)))
                .value()
                .orElseThrow();
        String text = OverlayWriter.text("Tuned", "the-bridges", below, changed);
        Result<Document> read = DOCUMENTS.open(text.getBytes(StandardCharsets.UTF_8));
        assertEquals(List.of(), read.problems(), text);
        LoadedScenario again = ((Document.ScenarioDocument) read.value().orElseThrow()).scenario();
        assertEquals(unnamed(changed), unnamed(again));
        assertFalse(unnamed(below).equals(unnamed(again)), text);
        if (differs != null) {
            String head = "{'format':'scenario/1','of':'the-bridges','name':'Tuned',";
            assertEquals((head + differs.substring(1)).replace('\'', '"'), JsonText.of(tree(text)));
        }
    }

    @Test
    @DisplayName("has a line for each value, its own name first")
    void layout() {
        LoadedScenario below = DOCUMENTS.openScenario("the-bridges").value().orElseThrow();
        Blueprint original = Blueprint.of(below);
        LoadedScenario changed = original.with(new TreePath("units.8PA/IV"), node("null"))
                .then(tree -> tree.with(new TreePath("night"), node("[3]")))
                .then(tree -> tree.with(new TreePath("name"), node("\"Other\"")))
                .then(tree -> tree.load(original, List.of()))
                .value()
                .orElseThrow();
        assertEquals("""
                {
                  "format": "scenario/1",
                  "of": "the-bridges",
                  "name": "A <new> 'name'",
                  "night": [
                    3
                  ],
                  "units": {
                    "8PA/IV": null
                  }
                }
                """, OverlayWriter.text("A <new> 'name'", "the-bridges", below, changed));
    }

    private static Node node(String value) {
        return tree("{\"value\":" + value + "}").member("value").orElseThrow().value();
    }

    private static Node.ObjectNode tree(String text) {
        return TreeReader.read(text.getBytes(StandardCharsets.UTF_8)).value().orElseThrow();
    }

    /** All values except the name; the order of keys does not matter. */
    private static JsonElement unnamed(LoadedScenario scenario) {
        Node name = new Node.TextNode(Place.START, "");
        return JsonParser.parseString(
                JsonText.of(JsonText.with(Blueprint.of(scenario).root(), "name", name)));
    }
}
