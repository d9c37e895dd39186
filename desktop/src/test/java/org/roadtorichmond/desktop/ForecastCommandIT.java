package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The command that forecasts attacks")
class ForecastCommandIT {
    private static final Path MAPS = Path.of("..", "maps");

    private static Program.Run forecast(String... options) {
        List<Object> arguments = new ArrayList<>(List.of("forecast"));
        arguments.addAll(List.of(options));
        arguments.add(MAPS.resolve("perft").resolve("training-combat.position.json"));
        return Program.run(arguments.toArray());
    }

    @Test
    @DisplayName("forecasts an attack: strengths, odds, faces, ends and what is to be expected")
    void forecast() {
        JsonObject answer = forecast("--json", "--attackers", "1/B,2/B", "--targets", "0706")
                .json()
                .get(0);
        assertEquals(11, answer.get("attack").getAsInt());
        assertEquals(2, answer.get("defence").getAsInt());
        assertEquals("5-1", answer.get("odds").getAsString());
        assertEquals(
                "[\"DE\",\"DE\",\"DE\",\"DR\",\"DR\",\"EX\"]",
                answer.get("faces").toString());
        int sixths = 0;
        int union = 0;
        for (JsonElement each : answer.getAsJsonArray("ends")) {
            JsonObject end = each.getAsJsonObject();
            sixths += end.get("sixths").getAsInt();
            union += end.get("sixths").getAsInt()
                    * end.getAsJsonObject("points").get("union").getAsInt();
        }
        assertEquals(6, sixths);
        assertEquals(
                union / 6.0, answer.getAsJsonObject("expected").get("union").getAsDouble());
        Program.Run text = forecast("--attackers", "1/B,2/B", "--targets", "0706", "--odds", "3-1");
        assertEquals(0, text.code());
        assertTrue(text.out().contains("odds 3-1"), text.out());
        assertTrue(text.out().contains("expected victory points"), text.out());
    }

    @Test
    @DisplayName("forecasts several attacks together, and says which rule forbids one")
    void forecastTogether() {
        JsonObject answer = forecast(
                        "--json",
                        "--attackers",
                        "1/B,2/B",
                        "--targets",
                        "0706",
                        "--then",
                        "--attackers",
                        "B Art,B Cav",
                        "--targets",
                        "0804")
                .json()
                .get(0);
        assertEquals(1, answer.getAsJsonArray("then").size());
        JsonObject joint = answer.getAsJsonObject("joint");
        assertEquals(2, joint.get("attacks").getAsInt());
        double chances = joint.getAsJsonObject("won").entrySet().stream()
                .mapToDouble(value -> value.getValue().getAsDouble())
                .sum();
        assertEquals(1, chances, 1e-9);
        Program.Run refused = forecast("--json", "--attackers", "1/B", "--targets", "0706");
        assertEquals(1, refused.code());
        assertEquals(
                "8.3",
                refused.json().get(0).getAsJsonObject("refused").get("rule").getAsString());
        assertEquals(2, forecast("--attackers", "X", "--targets", "0706").code());
        assertEquals(2, forecast("--attackers", "1/B", "--targets", "9999").code());
    }
}
