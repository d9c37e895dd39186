package org.roadtorichmond.scenario.tactic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.testing.Schemas;
import org.roadtorichmond.unit.Side;

@DisplayName("Tactical positions in files")
final class TacticReaderTest {
    private static final String FRAME = """
            {
              "format": "tactic/1",
              "name": "A test",
              "lesson": "Nothing.",
              "position": {
                "format": "position/1",
                "scenario": {
                  "format": "scenario/1", "name": "Small", "turns": 3,
                  "map": { "format": "map/1", "name": "Small", "columns": 3, "rows": 3, "legend": { ".": "clear" },
                    "terrain": ["...", "...", "..."] },
                  "zones": [{ "name": "Reserve", "hexes": "0101", "holds": "confederate", "until": {} }],
                  "units": [
                    { "id": "Griffin", "side": "union", "type": "infantry", "strength": 4, "hex": "0203" },
                    { "id": "Archer", "side": "confederate", "type": "infantry", "strength": 2, "hex": "0101" }],
                  "victory": { "system": "withdrawal" }
                },
                "turn": 2, "player": "union", "units": []
              },
              "length": "turn",
              "conditions": [
                %s
              ],
              "solution": [
                %s
              ]
            }
            """;
    private static final String CONDITION = "{ \"kind\": \"owed\", \"most\": 1 }";

    private static String file(String condition, String command) {
        return FRAME.formatted(condition, command);
    }

    private static Result<Tactic> read(String json) {
        return TreeReader.read(json.getBytes(StandardCharsets.UTF_8))
                .then(root -> TacticReader.read(root, References.NONE));
    }

    @Test
    @DisplayName("a condition is read as it is written, and what is left out has its usual value")
    void good() {
        Tactic tactic = read(file(
                        "{ \"kind\": \"attack\", \"target\": \"0101\", \"atLeast\": \"2-1\", \"by\": [\"Griffin\"] },"
                                + "{ \"kind\": \"count\", \"after\": \"movement\", \"least\": 1 }",
                        "{ \"kind\": \"move-unit\", \"unit\": \"Griffin\", \"to\": \"0102\" }"))
                .value()
                .orElseThrow();
        assertEquals(Side.UNION, tactic.player());
        assertEquals(Length.TURN, tactic.length());
        Condition.Attack attack = (Condition.Attack) tactic.conditions().get(0);
        assertEquals(Optional.of(Odds.TWO_TO_ONE), attack.atLeast());
        assertEquals("[Griffin]", attack.by().toString());
        assertEquals(After.ALL, attack.after());
        assertEquals(
                new Condition.Count(After.MOVEMENT, Side.UNION, 1, 99),
                tactic.conditions().get(1));
        assertEquals(1, tactic.solution().size());
        assertEquals(List.of(), tactic.mistake());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{ \"kind\": \"atack\", \"target\": \"0101\" } | $.conditions[0].kind | did you mean \"attack\"?",
                "{ \"kind\": \"attack\", \"target\": \"0404\" } | $.conditions[0].target | 0101 to 0303",
                "{ \"kind\": \"attack\" } | $.conditions[0] | \"target\" is missing",
                "{ \"kind\": \"attack\", \"target\": \"0101\", \"atLeast\": \"3:1\" } | $.conditions[0].atLeast | did you mean \"3-1\"?",
                "{ \"kind\": \"attack\", \"target\": \"0101\", \"most\": 3 } | $.conditions[0].most | unknown here",
                "{ \"kind\": \"lost\", \"units\": [\"Grifin\"] } | $.conditions[0].units[0] | did you mean \"Griffin\"?",
                "{ \"kind\": \"lost\", \"units\": [\"Griffin\", \"Griffin\"] } | $.conditions[0].units[1] | named twice",
                "{ \"kind\": \"lost\", \"units\": [] } | $.conditions[0].units | at least one id",
                "{ \"kind\": \"lost\", \"units\": [\"Griffin\"], \"after\": \"tern\" } | $.conditions[0].after | did you mean \"turn\"?",
                "{ \"kind\": \"asleep\", \"zone\": \"Reserv\" } | $.conditions[0].zone | did you mean \"Reserve\"?",
                "{ \"kind\": \"line\", \"open\": true } | $.conditions[0].kind | no \"gateway\"",
                "{ \"kind\": \"holes\", \"from\": [\"0101\"], \"to\": [\"01\"], \"most\": 0 } | $.conditions[0].to[0] | 0101 to 0303"
            })
    @DisplayName("a faulty condition is reported at its place, with the nearest word")
    void faultyConditions(String condition, String path, String message) {
        assertFault(file(condition, ""), path, message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{ \"kind\": \"mov-unit\", \"unit\": \"Griffin\", \"to\": \"0102\" } | $.solution[0].kind | did you mean \"move-unit\"?",
                "{ \"kind\": \"move-unit\", \"unit\": \"Griffith\", \"to\": \"0102\" } | $.solution[0].unit | did you mean \"Griffin\"?",
                "{ \"kind\": \"attack\", \"attackers\": [\"Griffin\"], \"targets\": [\"0109\"] } | $.solution[0].targets[0] | 0101 to 0303"
            })
    @DisplayName("a faulty command is reported at its place, with the nearest word")
    void faultyCommands(String command, String path, String message) {
        assertFault(file(CONDITION, command), path, message);
    }

    private static void assertFault(String json, String path, String message) {
        List<Problem> problems = read(json).problems();
        assertEquals(1, problems.size(), problems.toString());
        assertEquals(path, problems.get(0).path());
        assertTrue(problems.get(0).message().contains(message), problems.toString());
    }

    @Test
    @DisplayName(
            "a position without conditions is refused, and so is one whose own position is at fault, each at its line")
    void faultyFiles() {
        assertFault(file("", ""), "$.conditions", "anybody solves it");
        List<Problem> problems =
                read(file(CONDITION, "").replace("\"turn\": 2", "\"turn\": 9")).problems();
        assertEquals(
                List.of("$.position.turn 17"),
                problems.stream()
                        .map(problem -> problem.path() + " " + problem.line())
                        .toList());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{ \"kind\": \"move-unit\", \"unit\": \"Griffin\", \"to\": \"0102\" }",
                "{ \"kind\": \"enter-unit\", \"unit\": \"Griffin\", \"at\": \"0102\" }",
                "{ \"kind\": \"exit-unit\", \"unit\": \"Griffin\" }",
                "{ \"kind\": \"attack\", \"attackers\": [\"Griffin\"], \"targets\": [\"0101\", \"0102\"] }",
                "{ \"kind\": \"take-losses\", \"units\": [\"Griffin\"] }",
                "{ \"kind\": \"retreat\", \"unit\": \"Griffin\", \"to\": \"0102\" }",
                "{ \"kind\": \"retreat\", \"unit\": \"Griffin\", \"to\": \"0102\", \"displaced\": \"Archer\" }",
                "{ \"kind\": \"advance\", \"unit\": \"Griffin\", \"to\": \"0102\" }",
                "{ \"kind\": \"end-advance\" }",
                "{ \"kind\": \"place-token\", \"unit\": \"Griffin\" }",
                "{ \"kind\": \"end-phase\" }"
            })
    @DisplayName("commands are written as saved games have them, and the schema knows them")
    void commands(String text) {
        String json = file(CONDITION, text);
        Command command = read(json).value().orElseThrow().solution().get(0);
        assertEquals(
                text.replace(" ", ""), JsonText.of(GameWriter.tree(command)).replace(" ", ""));
        assertEquals(List.of(), Schemas.faults(json));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{ \"kind\": \"no-attack\" }",
                "{ \"kind\": \"no-attack\", \"target\": \"0101\", \"by\": [\"Griffin\"], \"atMost\": \"1-1\" }",
                "{ \"kind\": \"attack\", \"target\": \"0101\", \"atLeast\": \"1-1\", \"atMost\": \"2-1\", \"attackers\": 2,"
                        + " \"without\": [\"Griffin\"], \"refuges\": 0, \"exchange\": 3 }",
                "{ \"kind\": \"order\", \"first\": \"0101\", \"then\": \"0102\" }",
                "{ \"kind\": \"out-of-reach\", \"units\": [\"Griffin\"], \"after\": \"turn\" }",
                "{ \"kind\": \"in\", \"units\": [\"Griffin\"], \"hexes\": [\"0101\"], \"after\": \"reply-movement\" }",
                "{ \"kind\": \"not-in\", \"units\": [\"Griffin\"], \"hexes\": [\"0101\"] }",
                "{ \"kind\": \"garrison\", \"side\": \"confederate\", \"hexes\": [\"0101\"], \"least\": 2, \"most\": 2 }",
                "{ \"kind\": \"left\", \"units\": [\"Griffin\"], \"by\": \"0101\" }",
                "{ \"kind\": \"threat\", \"units\": [\"Griffin\"], \"atMost\": \"1-2\" }",
                "{ \"kind\": \"refuges\", \"units\": [\"Griffin\"], \"least\": 1, \"most\": 6 }",
                "{ \"kind\": \"distance\", \"units\": [\"Griffin\"], \"least\": 3 }",
                "{ \"kind\": \"tokens\", \"units\": [\"Griffin\"], \"least\": 1 }",
                "{ \"kind\": \"held\", \"hex\": \"0101\", \"side\": \"union\" }",
                "{ \"kind\": \"asleep\", \"zone\": \"Reserve\" }",
                "{ \"kind\": \"holes\", \"from\": [\"0101\"], \"to\": [\"0303\"], \"most\": 0, \"side\": \"union\" }"
            })
    @DisplayName("game and schema agree on what a condition may say")
    void conditions(String text) {
        String json = file(text, "");
        assertEquals(List.of(), read(json).problems());
        assertEquals(List.of(), Schemas.faults(json));
    }

    @Test
    @DisplayName("those that come with the game are those in its folder")
    void shipped() throws IOException {
        try (Stream<Path> files = Files.list(Checkout.path("maps/tactics"))) {
            assertEquals(
                    files.map(file -> String.valueOf(file.getFileName()))
                            .filter(name -> name.endsWith(".json"))
                            .sorted()
                            .toList(),
                    Tactics.names());
        }
        assertEquals(Tactics.names(), List.copyOf(Tactics.shipped().keySet()));
    }
}
