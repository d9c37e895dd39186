package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Losses beside history's, as simulate says them")
final class LossesBesideHistoryTest {
    private static final double ROUNDING = 1e-9;

    private static String simulate(String scenario, Object... more) {
        List<Object> words = new ArrayList<>(List.of("simulate", scenario, "--games", 2, "--seed", 1, "--threads", 1));
        words.addAll(List.of("--union", "cadet", "--confederate", "cadet", "--no-progress"));
        words.addAll(List.of(more));
        Commands.Printed printed = Commands.run(words.toArray());
        assertEquals(ExitCode.DONE, printed.code(), printed::err);
        return printed.out();
    }

    @Test
    @DisplayName(
            "are what the table by turn has lost in the end, and how many times history's that is, in text and JSON")
    void shipped() {
        String text = simulate("gaines-mill");
        JsonObject json =
                JsonParser.parseString(simulate("gaines-mill", "--json")).getAsJsonObject();
        JsonArray turns = json.getAsJsonObject("quality").getAsJsonArray("turns");
        JsonObject last = turns.get(turns.size() - 1).getAsJsonObject();
        for (String side : List.of("union", "confederate")) {
            JsonObject beside = json.getAsJsonObject("lossesBesideHistory").getAsJsonObject(side);
            double lost = beside.get("lost").getAsDouble();
            int history = beside.get("history").getAsInt();
            double times = beside.get("times").getAsDouble();
            assertTrue(history > 0, side);
            assertEquals(last.get(side + "Lost").getAsDouble(), lost, ROUNDING);
            assertEquals(lost / history, times, ROUNDING);
            String line = String.format(Locale.ROOT, "%.1f for %d (%.1f times)", lost, history, times);
            assertTrue(text.contains(line), () -> line + " is not in\n" + text);
        }
    }

    @Test
    @DisplayName("are not said of a battle that never was")
    void madeUp() {
        assertFalse(simulate("training").contains("beside history"));
        assertFalse(JsonParser.parseString(simulate("training", "--json"))
                .getAsJsonObject()
                .has("lossesBesideHistory"));
    }
}
