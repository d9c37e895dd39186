package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("simulate --ladder and --sensitivity")
final class LadderCommandTest {
    @TempDir
    private Path folder;

    @Test
    @DisplayName("sensitivity prints a tornado, gives programs every change, and writes it into the page")
    void sensitivity() throws IOException {
        Path page = folder.resolve("page.html");
        Commands.Printed text = Commands.run(Commands.simulate("--games", 3, "--sensitivity", "--report", page)
                .toArray());
        assertEquals(0, text.code(), text.err());
        assertTrue(text.out().contains("how far the smallest changes move the Union's score"), text.out());
        assertTrue(text.out().contains("2/B a strength point weaker"), text.out());
        assertTrue(Files.readString(page).contains("What the smallest changes do"));
        Commands.Printed json = Commands.run(
                Commands.simulate("--games", 3, "--sensitivity", "--json").toArray());
        JsonObject answer = JsonParser.parseString(json.out()).getAsJsonObject();
        assertEquals(8, answer.getAsJsonArray("sensitivity").size());
        assertTrue(answer.getAsJsonArray("sensitivity")
                .get(0)
                .getAsJsonObject()
                .get("confirmed")
                .getAsBoolean());
    }

    @Test
    @DisplayName("a ladder says with whom the scenario is even, in one table and on one page")
    void ladder() throws IOException {
        Path page = folder.resolve("page.html");
        Commands.Printed text = Commands.run("simulate", "training", "--ladder", "--games", 1, "--report", page);
        assertEquals(0, text.code(), text.err());
        assertTrue(
                text.out()
                        .replaceAll("\\s+", " ")
                        .contains("The scenario needs more games before it can be called even or not"
                                + " with cadet, colonel, general@500."),
                text.out());
        assertTrue(Files.readString(page).contains("Each commander against itself"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--ladder --sensitivity",
                "--ladder --vary turns=3,4",
                "--ladder --union cadet",
                "--doctrines",
                "--sensitivity --until 3%"
            })
    @DisplayName("what contradicts itself is refused in one sentence")
    void refused(String options) {
        String all = "simulate training " + options;
        Commands.Printed printed = Commands.run((Object[]) all.split(" "));
        assertEquals(2, printed.code());
        assertTrue(printed.err().lines().count() <= 2, printed.err());
    }
}
