package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The command that asks a commander for advice")
class AdviseCommandIT {
    private static final Path COMBAT = Path.of("..", "maps", "perft", "training-combat.position.json");

    @Test
    @DisplayName("answers with commands as saved games state them, a reason for each, the plan and two chances")
    void json() {
        List<JsonObject> answers = Program.run(
                        "advise", "training", COMBAT, "nowhere", "--commander", "colonel:bold", "--json")
                .json();
        assertEquals(3, answers.size());
        JsonArray marches = answers.get(0).getAsJsonArray("commands");
        assertEquals(marches.size(), answers.get(0).getAsJsonArray("reasons").size());
        assertEquals(
                "end-phase",
                marches.get(marches.size() - 1).getAsJsonObject().get("kind").getAsString());
        assertTrue(answers.get(0).get("plan").getAsString().contains("Objective: "), answers::toString);
        JsonArray attacks = answers.get(1).getAsJsonArray("commands");
        assertEquals(1, attacks.size(), "up to the first die");
        assertEquals("attack", attacks.get(0).getAsJsonObject().get("kind").getAsString());
        assertTrue(answers.get(1).get("plan").getAsString().contains("Main attack: "), answers::toString);
        for (JsonObject answer : answers.subList(0, 2)) {
            JsonObject chance = answer.getAsJsonObject("winProbability");
            assertTrue(chance.get("before").getAsDouble() > 0
                    && chance.get("before").getAsDouble() < 1);
            assertTrue(
                    chance.get("after").getAsDouble() > 0 && chance.get("after").getAsDouble() < 1);
        }
        double standing =
                answers.get(0).getAsJsonObject("winProbability").get("standing").getAsDouble();
        assertTrue(standing > 0 && standing < 1, "before the march it is tried");
        assertFalse(answers.get(1).getAsJsonObject("winProbability").has("standing"), "in a combat phase it is not");
        assertTrue(answers.get(2).has("errors"));
    }

    @Test
    @DisplayName("prints for people the side it advises, the plan, the chances and each order")
    void words() {
        Program.Run run = Program.run("advise", COMBAT, "--commander", "general:cautious@200");
        assertEquals(0, run.code(), run.err());
        assertTrue(run.out().startsWith("general:cautious@200 advises the "), run.out());
        assertTrue(run.out().contains("Chance of winning: "), run.out());
        assertTrue(run.out().contains("    1  "), run.out());
    }

    @Test
    @DisplayName("asks one as good as the opponent of a saved game where no commander is named, but a colonel at least")
    void asGoodAsTheOpponent(@TempDir Path folder) throws IOException {
        assertEquals("general@500", adviser(Files.write(folder.resolve("a.game.json"), Shelves.seated("general@500"))));
        assertEquals("colonel", adviser(Files.write(folder.resolve("b.game.json"), Shelves.seated("cadet"))));
        assertEquals("colonel", adviser("training"));
    }

    /** Who advises in a game in which the Confederates have the first word. */
    private static String adviser(Object game) {
        Commands.Printed run = Commands.run("advise", game);
        assertEquals(0, run.code(), run.err());
        return run.out().substring(0, run.out().indexOf(" advises the Confederate side"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "advise training --commander colonl | did you mean \"colonel\"?",
                "advise training --commander colonel:bald | did you mean \"bold\"?",
                "advise training --commander general@0 | 10000000",
                "advise --commander colonel | FILE",
                "advise ../nowhere.json --commander colonel | nowhere.json",
            })
    @DisplayName("refuses bad files and commanders with exit code 2, and says what it knows")
    void refused(String arguments, String hint) {
        Commands.Printed run = Commands.run((Object[]) arguments.split(" ", -1));
        assertEquals(2, run.code(), run.out());
        assertTrue(run.err().contains(hint), run.err());
        assertFalse(run.err().contains("Exception"), run.err());
    }
}
