package org.roadtorichmond.scenario.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.testing.Checkout;

@DisplayName("Holes in the rivers of a map")
final class WaterHolesTest {
    private static final Path MAPS = Checkout.path("maps");
    private static final String RIVER = "1313/1314 1314/1413 1413/1414 1414/1514 1414/1515";

    private static List<Problem> warnings(String map) {
        Result<Battlefield> read =
                TreeReader.read(map.getBytes(StandardCharsets.UTF_8)).then(MapReader::opened);
        assertEquals(List.of(), read.problems());
        return read.warnings();
    }

    private static String peninsula() throws IOException {
        return Files.readString(MAPS.resolve("peninsula.map.json"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"peninsula.map.json", "training.map.json"})
    @DisplayName("the maps that come with the game have none, although streams end on land")
    void none(String name) throws IOException {
        assertEquals(List.of(), warnings(Files.readString(MAPS.resolve(name))));
    }

    @ParameterizedTest
    @ValueSource(strings = {" 1413/1414", " 1414/1514"})
    @DisplayName("a missing hexside is one, and its two ends are named")
    void missing(String hexside) throws IOException {
        String map = peninsula();
        assertTrue(map.contains(RIVER));
        List<Problem> warnings = warnings(map.replace(RIVER, RIVER.replace(hexside, "")));
        assertEquals(1, warnings.size(), warnings::toString);
        String said = warnings.get(0).message();
        assertTrue(said.startsWith("\"Chickahominy River\" has a hole: it ends at "), said);
        String[] sides = RIVER.split(" ");
        int at = List.of(sides).indexOf(hexside.strip());
        assertTrue(said.contains(sides[at - 1]) && said.contains(sides[at + 1]), said);
    }

    @Test
    @DisplayName("a river that ends earlier has none, nor has one in two parts that lie far from each other")
    void shorter() throws IOException {
        String map = peninsula();
        String end = " 2227/2327 2227/2328 2228/2328";
        assertTrue(map.contains(end));
        assertEquals(List.of(), warnings(map.replace(end, "")));
        String middle = map.substring(map.indexOf(" 1515/1516"), map.indexOf(" 1921/2021"));
        assertTrue(map.contains(middle));
        assertEquals(List.of(), warnings(map.replace(middle, "")));
    }
}
