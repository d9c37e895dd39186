package org.roadtorichmond.balance.tactics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.tactic.Tactic;
import org.roadtorichmond.scenario.tactic.TacticReader;

/**
 * A small situation for tests of conditions. Griffin holds a town beside the road, with Weed's guns behind him. Pender's zone of
 * control pins Cooke's cavalry at the far edge. Archer is on the road, and Huger is held in his works.
 */
final class Frame {
    private static final String FILE = """
            {
              "format": "tactic/1", "name": "Frame", "lesson": "None.",
              "position": {
                "format": "position/1",
                "scenario": {
                  "format": "scenario/1", "name": "Frame", "turns": 9, "first": "union",
                  "map": { "format": "map/1", "name": "Frame", "columns": 8, "rows": 6, "legend": { ".": "clear", "o": "town" },
                    "terrain": ["........", "........", "..o.....", "........", "........", "........"],
                    "ways": [{ "kind": "road", "name": "Road", "hexes": "0104 0204 0304 0404 0504 0604 0704 0804" }],
                    "edges": [{ "hex": "0804", "way": "Road", "to": "the river" }] },
                  "exits": [{ "side": "union", "hexes": ["0804"] }],
                  "zones": [{ "name": "Works", "hexes": "0801", "holds": "confederate", "until": {} }],
                  "victory": { "system": "road-to-richmond", "gateway": "0104", "exit": "0804", "bases": ["0804"] },
                  "units": [
                    { "id": "Griffin", "side": "union", "type": "infantry", "strength": 4, "hex": "0303" },
                    { "id": "Weed", "side": "union", "type": "artillery", "strength": 2, "hex": "0204" },
                    { "id": "Train", "side": "union", "type": "train", "strength": 0, "hex": "0206" },
                    { "id": "Meade", "side": "union", "type": "infantry", "strength": 3, "hex": "0106" },
                    { "id": "Cooke", "side": "union", "type": "cavalry", "strength": 1, "hex": "0803" },
                    { "id": "Sykes", "side": "union", "type": "infantry", "strength": 5, "arrives": { "turn": 5, "hexes": ["0104"] } },
                    { "id": "McCall", "side": "union", "type": "infantry", "strength": 5, "hex": "0101" },
                    { "id": "Slocum", "side": "union", "type": "infantry", "strength": 5, "hex": "0102" },
                    { "id": "Archer", "side": "confederate", "type": "infantry", "strength": 2, "hex": "0504" },
                    { "id": "Pender", "side": "confederate", "type": "infantry", "strength": 3, "hex": "0703" },
                    { "id": "Huger", "side": "confederate", "type": "infantry", "strength": 6, "hex": "0801" }]
                },
                "turn": 3, "player": "union",
                "units": [
                  { "id": "Meade", "state": "map", "hex": "0106", "shaken": true },
                  { "id": "McCall", "state": "eliminated", "turn": 1 },
                  { "id": "Slocum", "state": "exited", "hex": "0804", "turn": 2 }]
              },
              "length": "%s", "conditions": [%s], "solution": [%s]
            }
            """;

    private Frame() {}

    /** The situation with conditions and a solution, both in the format of files. */
    static Tactic tactic(String length, String conditions, String solution) {
        Result<Tactic> tactic = TreeReader.read(
                        FILE.formatted(length, conditions, solution).getBytes(StandardCharsets.UTF_8))
                .then(root -> TacticReader.read(root, References.NONE));
        assertEquals(List.of(), tactic.problems());
        return tactic.value().orElseThrow();
    }
}
