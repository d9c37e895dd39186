package org.roadtorichmond.scenario.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.testing.Checkout;

@DisplayName("Changes laid over the tree of a scenario")
final class ScenarioOverlayTest {
    /** Parses JSON without quotes around keys, by adding them around every word before a colon. */
    private static Node.ObjectNode tree(String json) {
        return TreeReader.read(quoted(json).getBytes(StandardCharsets.UTF_8))
                .value()
                .orElseThrow();
    }

    private static String quoted(String json) {
        return json.replaceAll("([A-Za-z0-9]+):", "\"$1\":").replace('\'', '"');
    }

    private static Result<Node.ObjectNode> merged(String base, String changes) {
        return ScenarioOverlay.merge(tree(base), tree(changes));
    }

    @ParameterizedTest(name = "{0} with {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                // Keys.
                "{turns: 6} | {} | {turns: 6}",
                "{turns: 6, night: [6]} | {turns: 8} | {turns: 8, night: [6]}",
                "{turns: 6} | {night: [6]} | {turns: 6, night: [6]}",
                "{turns: 6, night: [6]} | {turns: null} | {night: [6]}",
                "{night: [5, 13]} | {night: [2]} | {night: [2]}",
                "{exits: [{side: 'union'}]} | {exits: []} | {exits: []}",
                // Objects, at any depth.
                "{rules: {attrition: true, ford: 1}} | {rules: {ford: 2}} | {rules: {attrition: true, ford: 2}}",
                "{rules: {movement: {train: 4}}} | {rules: {movement: {train: null}}} | {rules: {movement: {}}}",
                "{rules: {movement: {train: 4}}} | {rules: {movement: null}} | {rules: {}}",
                "{turns: 6} | {rules: {movement: {train: 3}}} | {turns: 6, rules: {movement: {train: 3}}}",
                "{victory: {primary: 'none'}} | {victory: {primary: {hexes: ['0101']}}} | {victory: {primary: {hexes: ['0101']}}}",
                "{victory: {primary: {hexes: ['0101']}}} | {victory: {primary: 'none'}} | {victory: {primary: 'none'}}",
                "{map: 'a.map.json'} | {map: {name: 'A'}} | {map: {name: 'A'}}",
                "{map: {name: 'A', rows: 2}} | {map: {name: 'B'}} | {map: {name: 'B', rows: 2}}",
                // Only for costs is null a value.
                "{rules: {stream: {foot: 1}}} | {rules: {stream: {foot: null}}} | {rules: {stream: {foot: null}}}",
                "{turns: 6} | {rules: {stream: {wheeled: null}}} | {turns: 6, rules: {stream: {wheeled: null}}}",
                // Units and zones, as a list whose elements have names.
                "{units: [{id: 'A'}, {id: 'B', hex: '0101'}]} | {units: [{id: 'B', hex: '0202'}]} | {units: [{id: 'A'}, {id: 'B', hex: '0202'}]}",
                "{units: [{id: 'A'}, {id: 'B'}]} | {units: [{id: 'C'}, {id: 'A', strength: 1}]} | {units: [{id: 'A', strength: 1}, {id: 'B'}, {id: 'C'}]}",
                "{units: [{id: 'A', hex: '0101'}]} | {units: [{id: 'A', hex: null, arrives: {turn: 2}}]} | {units: [{id: 'A', arrives: {turn: 2}}]}",
                "{units: [{id: 'A', arrives: {turn: 2, last: 3}}]} | {units: [{id: 'A', arrives: {turn: 1, last: null}}]} | {units: [{id: 'A', arrives: {turn: 1}}]}",
                "{units: [{id: 'A', tags: ['x', 'y']}]} | {units: [{id: 'A', tags: ['z']}]} | {units: [{id: 'A', tags: ['z']}]}",
                "{zones: [{name: 'A'}, {name: 'B'}]} | {zones: [{name: 'B', hexes: '0101'}]} | {zones: [{name: 'A'}, {name: 'B', hexes: '0101'}]}",
                "{turns: 6} | {zones: [{name: 'A'}]} | {turns: 6, zones: [{name: 'A'}]}",
                // The same as an object whose keys are the names.
                "{units: [{id: 'A'}, {id: 'B'}, {id: 'C'}]} | {units: {B: null}} | {units: [{id: 'A'}, {id: 'C'}]}",
                "{units: [{id: 'A', strength: 3}]} | {units: {A: {strength: 1}}} | {units: [{id: 'A', strength: 1}]}",
                "{units: [{id: 'A'}]} | {units: {B: {strength: 1}}} | {units: [{id: 'A'}, {id: 'B', strength: 1}]}",
                "{units: [{id: 'A'}]} | {units: {A: null, B: {hex: '0101'}}} | {units: [{id: 'B', hex: '0101'}]}",
                "{zones: [{name: 'A', until: {turn: 5}}]} | {zones: {A: {until: {turn: null}}}} | {zones: [{name: 'A', until: {}}]}",
                "{zones: [{name: 'A'}]} | {zones: {A: null}} | {zones: []}",
                "{zones: [{name: 'A'}]} | {zones: null} | {}",
                // A key that is new to a unit is inserted where the schema has it.
                "{units: [{id: 'A', hex: '0101'}]} | {units: {A: {tags: ['x'], side: 'union'}}} | {units: [{id: 'A', side: 'union', tags: ['x'], hex: '0101'}]}",
                "{units: [{id: 'A', odd: 1, hex: '0101'}]} | {units: {A: {movement: 2, odder: 2}}} | {units: [{id: 'A', odd: 1, movement: 2, hex: '0101', odder: 2}]}",
                "{units: []} | {units: [{hex: '0101', id: 'A'}]} | {units: [{id: 'A', hex: '0101'}]}",
                // Only at the top level do units and zones mean units and zones.
                "{rules: {units: [{id: 'A', hex: '0101'}]}} | {rules: {units: [{id: 'A'}]}} | {rules: {units: [{id: 'A'}]}}",
                // What is no unit or no list is left to the check of the merged scenario.
                "{units: [{id: 'A'}]} | {units: [3, null, {}, {id: 4}]} | {units: [{id: 'A'}, 3, null, {}, {id: 4}]}",
                "{units: [3, {id: 'A'}, {id: 'A'}]} | {units: [{id: 'A', hex: '0101'}]} | {units: [3, {id: 'A', hex: '0101'}, {id: 'A'}]}",
                "{units: [{id: 'A'}]} | {units: {A: 3}} | {units: [{id: 'A'}, 3]}",
                "{units: [{id: 'A'}]} | {units: 'none'} | {units: 'none'}",
                "{units: 'none'} | {units: {A: {strength: 1}}} | {units: 'none'}"
            })
    void merged_trees(String base, String changes, String whole) {
        Result<Node.ObjectNode> merged = merged(base, changes);
        assertEquals(List.of(), merged.problems());
        assertEquals(
                quoted(whole).replace(": ", ":").replace(", ", ","),
                JsonText.of(merged.value().orElseThrow()));
    }

    @ParameterizedTest(name = "{0} with {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{turns: 6} | {night: null} | line 1, column 2, $.night: There is no \"night\" to remove here. Mend the key, or leave it out.",
                "{turns: 6} | {turn: null} | line 1, column 2, $.turn: There is no \"turn\" to remove here (did you mean \"turns\"?). Mend the key, or leave it out.",
                "{turns: 6} | {rules: {ford: null}} | line 1, column 12, $.rules.ford: There is no \"ford\" to remove here. Mend the key, or leave it out.",
                "{units: [{id: 'Train'}]} | {units: {Trai: null}} | line 1, column 12, $.units.Trai: There is no \"Trai\" to remove here (did you mean \"Train\"?). Mend the key, or leave it out.",
                "{units: []} | {units: [{id: 'A', hex: null}]} | line 1, column 24, $.units[0].hex: There is no \"hex\" to remove here. Mend the key, or leave it out.",
                "{turns: 6} | {zones: {A: null}} | line 1, column 12, $.zones.A: There is no \"A\" to remove here. Mend the key, or leave it out.",
                "{units: [{id: 'A'}]} | {units: [{id: 'A'}, {id: 'A'}]} | line 1, column 32, $.units[1].id: Another unit has the id \"A\" already. Give each unit an id of its own.",
                "{zones: []} | {zones: [{name: 'A'}, {name: 'A'}]} | line 1, column 36, $.zones[1].name: Another zone is called \"A\" already. Give each zone a name of its own.",
                "{units: [{id: 'A'}]} | {units: {A: {id: 'B'}}} | line 1, column 18, $.units.A.id: The \"id\" stands before the braces already, as \"A\". Remove it from within."
            })
    void refused_changes(String base, String changes, String told) {
        assertEquals(
                List.of(told),
                merged(base, changes).problems().stream().map(Problem::toString).toList());
    }

    @Test
    @DisplayName("the places of a whole are those of its parts, an object's that of the changes")
    void places() {
        Node.ObjectNode base = tree("{rules: {ford: 1, stacking: 2}, turns: 6}").in("base.json");
        Node.ObjectNode merged = ScenarioOverlay.merge(base, tree("{ \nrules: {ford: 2}}"))
                .value()
                .orElseThrow();
        Node.ObjectNode rules =
                (Node.ObjectNode) merged.member("rules").orElseThrow().value();
        assertEquals(
                "Place[line=1, column=1, path=$, file=Optional.empty]",
                merged.at().toString());
        assertEquals(2, rules.at().line());
        assertEquals(
                "Place[line=2, column=19, path=$.rules.ford, file=Optional.empty]",
                rules.member("ford").orElseThrow().value().at().toString());
        assertEquals(
                "Place[line=1, column=35, path=$.rules.stacking, file=Optional[base.json]]",
                rules.member("stacking").orElseThrow().value().at().toString());
        assertEquals(
                "Place[line=1, column=39, path=$.turns, file=Optional[base.json]]",
                merged.member("turns").orElseThrow().key().toString());
    }

    @Test
    @DisplayName("the keys of a unit are known in the order of the schema")
    void order() throws IOException {
        JsonObject schema = JsonParser.parseString(Files.readString(Checkout.path("maps/schema/scenario.schema.json")))
                .getAsJsonObject();
        JsonObject unit = schema.getAsJsonObject("$defs")
                .getAsJsonObject("whole")
                .getAsJsonObject("properties")
                .getAsJsonObject("units")
                .getAsJsonObject("items");
        assertEquals(List.copyOf(unit.getAsJsonObject("properties").keySet()), ScenarioOverlay.UNIT_KEYS);
    }
}
