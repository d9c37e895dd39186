package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The command that tries plans beside the colonel's")
final class RegretCommandTest {
    private static Commands.Printed regret(int code, Object... options) {
        List<Object> words = new ArrayList<>(List.of("regret", "cadet"));
        words.addAll(List.of(options));
        words.addAll(List.of("--positions", 3, "--trials", 6));
        Commands.Printed printed = Commands.run(words.toArray());
        assertEquals(code, printed.code(), printed::toString);
        return printed;
    }

    /** The JSON answers. */
    private static List<JsonObject> answers(int code, Object... options) {
        List<Object> words = new ArrayList<>(List.of(options));
        words.add("--json");
        return regret(code, words.toArray())
                .out()
                .lines()
                .map(line -> JsonParser.parseString(line).getAsJsonObject())
                .toList();
    }

    @Test
    @DisplayName("answers in a document a file and one for all, the same on any number of threads but for the times")
    void documents() {
        List<JsonObject> one = answers(ExitCode.DONE, "training", "generated:7x4", "--threads", 1);
        List<JsonObject> two = answers(ExitCode.DONE, "training", "generated:7x4", "--threads", 2);
        assertEquals(3, one.size());
        for (int i = 0; i < one.size(); i++) {
            JsonObject times = one.get(i).remove("planMillis").getAsJsonObject();
            assertTrue(times.getAsJsonObject("commander").get("mean").getAsDouble() > 0);
            two.get(i).remove("planMillis");
        }
        assertEquals(one, two);
        JsonObject all = one.get(2);
        assertEquals("all", all.get("file").getAsString());
        assertEquals(6, all.get("positions").getAsInt());
        double sum = 0;
        for (var each : all.getAsJsonArray("each")) {
            assertTrue(List.of("union", "confederate")
                    .contains(each.getAsJsonObject().get("side").getAsString()));
            assertTrue(each.getAsJsonObject().get("turn").getAsInt() > 0);
            sum += each.getAsJsonObject().get("gain").getAsDouble();
        }
        JsonObject gain = all.getAsJsonObject("overColonel");
        assertEquals(sum / 6, gain.get("gain").getAsDouble(), 1e-12);
        assertTrue(gain.get("error").getAsDouble() > 0);
    }

    @Test
    @DisplayName("people read a table whose last line is the time and a signature that another seed changes")
    void table() {
        String text = regret(ExitCode.DONE, "training").out();
        assertTrue(text.startsWith("Plans of cadet, each tried with 6 dice; positions from seed 1"), text);
        assertTrue(text.contains("training, road-to-richmond "), text);
        assertFalse(text.lines().anyMatch(line -> line.startsWith("all ")), text);
        String other = regret(ExitCode.DONE, "training", "--seed", 9).out();
        assertEquals(
                signature(text), signature(regret(ExitCode.DONE, "training").out()));
        assertFalse(signature(text).equals(signature(other)), other);
        String both = regret(ExitCode.DONE, "training", "generated:7x4").out();
        assertTrue(both.lines().anyMatch(line -> line.startsWith("all ")), both);
    }

    private static String signature(String text) {
        List<String> lines = text.lines().toList();
        String last = lines.get(lines.size() - 1);
        assertTrue(last.matches("[0-9.]+ seconds, signature [0-9a-f]{16}"), last);
        return last.substring(last.lastIndexOf(' '));
    }

    @Test
    @DisplayName("a bad file among good ones has its problems in its place")
    void among() {
        List<JsonObject> answers = answers(ExitCode.BAD, "nowhere", "training");
        assertTrue(answers.get(0).has("errors"));
        assertEquals(3, answers.get(1).get("positions").getAsInt());
        String err = regret(ExitCode.BAD, "nowhere", "training").err();
        assertTrue(err.startsWith("nowhere: "), err);
    }

    @Test
    @DisplayName("says why a number of trials is refused")
    void trials() {
        Commands.Printed printed = Commands.run("regret", "cadet", "training", "--trials", 20);
        assertEquals(ExitCode.BAD, printed.code());
        assertTrue(printed.err().contains("--trials takes a multiple of six"), printed.err());
    }
}
