package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The command that puts tactical positions to commanders")
class TacticsCommandIT {
    private static final Path FOLDER = Path.of("..", "maps", "tactics");
    private static final Path GUN = FOLDER.resolve("01-lone-gun.tactic.json");
    private static final Path BRIDGE = FOLDER.resolve("06-bridge.tactic.json");

    @Test
    @DisplayName("prints the same documents on any number of threads, one a file and one for all")
    void documents() {
        List<JsonObject> one = tactics("1");
        assertEquals(one, tactics("3"));
        assertEquals(3, one.size());
        JsonObject mark = one.get(0).getAsJsonArray("marks").get(0).getAsJsonObject();
        assertEquals("cadet", mark.get("commander").getAsString());
        assertEquals(2, mark.get("trials").getAsInt());
        assertEquals(2, mark.getAsJsonArray("conditions").size());
        assertFalse(mark.getAsJsonArray("commands").isEmpty());
        JsonObject all = one.get(2);
        assertEquals("all", all.get("file").getAsString());
        assertEquals(2, all.get("positions").getAsInt());
        assertTrue(all.getAsJsonObject("passed").has("cadet"));
    }

    private static List<JsonObject> tactics(String threads) {
        return Program.run(
                        "tactics",
                        GUN,
                        BRIDGE,
                        "--commander",
                        "cadet",
                        "--commander",
                        "cadet",
                        "--seeds",
                        "2",
                        "--threads",
                        threads,
                        "--json")
                .json();
    }

    @Test
    @DisplayName("people read a table, of all positions that come with the game where no file is named")
    void text() {
        Program.Run run = Program.run("tactics", "--commander", "cadet", "--seeds", "1");
        assertEquals(0, run.code());
        assertEquals(44, run.out().lines().count(), run.out());
        assertTrue(run.out().contains("01-lone-gun "), run.out());
        assertTrue(run.out().contains(" of 42"), run.out());
        String orders = Program.run("tactics", GUN, "--commander", "cadet", "--seeds", "1", "--orders")
                .out();
        assertTrue(orders.contains("\"move-unit\""), orders);
        assertTrue(orders.contains("A gun without its infantry."), orders);
    }

    @Test
    @DisplayName("a file that is no tactical position is reported, and the others are answered all the same")
    void badFile() {
        Program.Run run = Program.run(
                "tactics", GUN, Program.EXAMPLES.resolve("bad/good.scenario.json"), "--seeds", "1", "--json");
        assertEquals(2, run.code());
        assertTrue(run.out().contains("tactic/1"), run.out());
        assertTrue(run.json().stream().anyMatch(document -> document.has("marks")));
    }

    @Test
    @DisplayName("other commands answer questions about a tactical position too")
    void questions() {
        Program.Run advice = Program.run("advise", GUN, "--commander", "cadet");
        assertEquals(0, advice.code(), advice.err());
        assertTrue(advice.out().contains("Union side, turn 4"), advice.out());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "tactics --commander corporal",
                "tactics --enemy colonel:bald",
                "tactics --seeds 0",
                "tactics --threads 0",
                "tactics nowhere"
            })
    @DisplayName("what makes no sense is refused")
    void usage(String line) {
        Commands.Printed run = Commands.run((Object[]) line.split(" "));
        assertEquals(2, run.code());
        assertFalse(run.err().contains("Exception"), run.err());
        assertFalse(run.err().isBlank());
    }
}
