package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The commands that let commanders duel and make scenarios up for them")
class DuelCommandIT {
    private static final Path POSITION = Path.of("..", "maps", "perft", "training-combat.position.json");

    @TempDir
    private Path folder;

    @Test
    @DisplayName("a commander against itself scores exactly one half, in a document a file and one for all")
    void itself() {
        List<JsonObject> answers = Program.run(
                        "duel", "cadet", "cadet", "training", "generated:7x5", POSITION, "--pairs", "3", "--json")
                .json();
        assertEquals(4, answers.size());
        assertEquals("all", answers.get(3).get("file").getAsString());
        assertEquals(18, answers.get(3).get("games").getAsInt());
        for (JsonObject answer : answers) {
            assertTrue(answer.keySet()
                    .containsAll(Set.of(
                            "a",
                            "b",
                            "games",
                            "score",
                            "low",
                            "high",
                            "asUnion",
                            "asConfederate",
                            "turnMillis",
                            "luckAdjusted",
                            "skill")));
            assertEquals(0.5, answer.get("score").getAsDouble());
            assertEquals(1, answer.get("low").getAsDouble() + answer.get("high").getAsDouble(), 1e-9);
            assertTrue(answer.get("low").getAsDouble() < 0.5, "pairs that are all alike prove nothing");
            assertTrue(answer.getAsJsonObject("turnMillis")
                            .getAsJsonObject("a")
                            .get("mean")
                            .getAsDouble()
                    > 0);
        }
    }

    @Test
    @DisplayName("plays under each system that a file allows, and tests one score against another")
    void systems() {
        List<JsonObject> answers = Program.run(
                        "duel",
                        "cadet",
                        "cadet",
                        "training",
                        "--as",
                        "all",
                        "--pairs",
                        "40",
                        "--sprt",
                        "0.5:0.6",
                        "--json")
                .json();
        assertEquals("road-to-richmond", answers.get(0).get("system").getAsString());
        assertEquals("withdrawal", answers.get(1).get("system").getAsString());
        JsonObject all = answers.get(2);
        assertEquals("rejected", all.getAsJsonObject("sprt").get("verdict").getAsString());
        assertEquals(60, all.get("games").getAsInt(), "30 pairs suffice to see that it is no better than itself");
        String text = Program.run("duel", "cadet", "cadet", "training", "--pairs", "2")
                .out();
        assertTrue(text.contains("50.0% (17.1 to 82.9)"), text);
        assertTrue(text.contains("for want of a retreat"), text);
    }

    @Test
    @DisplayName("a bad file among good ones has its problems in its place")
    void among() {
        Program.Run run = Program.run("duel", "cadet", "cadet", "nowhere", "training", "--pairs", "1", "--json");
        assertEquals(2, run.code());
        assertTrue(run.json().get(0).has("errors"));
        assertEquals(0.5, run.json().get(1).get("score").getAsDouble());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "duel cadet",
                "duel cadet cadet",
                "duel cadet corporal training",
                "duel cadet:bold cadet training",
                "duel cadet cadet training --pairs 0",
                "duel cadet cadet training --sprt 0.6:0.5",
                "duel cadet cadet training --until 0%",
                "duel cadet cadet training --until 2% --sprt 0.5:0.6",
                "duel cadet cadet training --as chess",
                "duel cadet cadet training --as spoils-of-war",
                "duel cadet cadet generated:x",
                "duel cadet cadet generated:7x3",
                "generate --seed 7",
                "generate --seed 7 --units 3 --out target"
            })
    @DisplayName("wrong usage is answered with exit code 2")
    void usage(String arguments) {
        Commands.Printed run = Commands.run((Object[]) arguments.split(" ", -1));
        assertEquals(2, run.code(), run.out());
        assertFalse(run.err().isBlank());
        assertFalse(run.err().contains("Exception"), run.err());
    }

    @Test
    @DisplayName("a made-up scenario is written as two good files, the same that commanders play by its name")
    void generate() {
        Program.Run run = Program.run("generate", "--seed", "7", "--units", "5", "--out", folder.resolve("new"));
        assertEquals(0, run.code(), run.err());
        Path scenario = folder.resolve("new").resolve("generated-7x5.scenario.json");
        assertTrue(Files.exists(folder.resolve("new").resolve("generated-7x5.map.json")));
        assertEquals(0, Program.run("validate", scenario).code());
        JsonObject file = simulated(scenario.toString());
        assertEquals(file.get("signature"), simulated("generated:7x5").get("signature"));
    }

    private static JsonObject simulated(String file) {
        return Program.run("simulate", file, "--games", "2", "--union", "cadet", "--confederate", "cadet", "--json")
                .json()
                .get(0);
    }
}
