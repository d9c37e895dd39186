package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The command that fits the evaluation")
class FitCommandIT {
    @Test
    @DisplayName("prints the same document on any number of threads, with weights, losses and calibration")
    void document() {
        JsonObject one = fit("1");
        assertEquals(one, fit("3"));
        assertEquals(24, one.get("games").getAsInt(), "two games of one file under two systems, of two under five");
        assertTrue(one.getAsJsonObject("weights").has("settled"));
        assertEquals(3, one.getAsJsonArray("thirds").size());
        assertEquals(
                10, one.getAsJsonObject("all").getAsJsonArray("calibration").size());
        assertTrue(one.getAsJsonObject("all").getAsJsonObject("logLoss").has("constant"));
    }

    private static JsonObject fit(String threads) {
        return Program.run(
                        "fit",
                        "training",
                        "generated:1..2",
                        "--games",
                        "2",
                        "--commanders",
                        "cadet",
                        "--threads",
                        threads,
                        "--json")
                .json()
                .get(0);
    }

    @Test
    @DisplayName("people read tables")
    void text() {
        String text = Program.run("fit", "training", "--games", "2", "--commanders", "cadet")
                .out();
        assertTrue(text.contains("log loss"), text);
        assertTrue(text.contains("without-refuge"), text);
        assertTrue(text.contains("90 - 100%"), text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "fit training",
                "fit training --games 0",
                "fit training --games 2 --commanders corporal",
                "fit training --games 2 --threads 0",
                "fit nowhere --games 2",
                "fit generated:x --games 2",
                "fit generated:5..3 --games 2",
                "fit generated:0..1000 --games 2",
                "fit generated:7x3 --games 2",
                "fit ../maps/perft/training-combat.position.json --games 0"
            })
    @DisplayName("wrong usage is answered with exit code 2")
    void usage(String arguments) {
        Commands.Printed run = Commands.run((Object[]) arguments.split(" ", -1));
        assertEquals(2, run.code(), run.out());
        assertFalse(run.err().isBlank());
        assertFalse(run.err().contains("Exception"), run.err());
    }
}
