package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.scenario.json.Digest;

/**
 * Forges each field of a game in a results file and of what its companion says of it, with a seal that is right, and sums the file up in
 * every outlet. A forgery that no game comes to is refused by file and line; nothing else happens.
 */
@DisplayName("Forged results whose seal is right")
final class ForgedResultsTest {
    private static final List<JsonElement> VALUES = List.of(
            new JsonPrimitive(0),
            new JsonPrimitive(-1),
            new JsonPrimitive(Long.MAX_VALUE),
            new JsonPrimitive(1e300),
            new JsonPrimitive("x"),
            new JsonArray(),
            JsonNull.INSTANCE);

    /** What a game may well come to, and could only be found out by playing it again. */
    private static final Pattern POSSIBLE =
            Pattern.compile("results\\.seed=[0-9]+|courses\\..*(=0|=-1|=\"x\"|=\\[]|=\\{}| removed| renamed)");

    private static final Pattern IMPOSSIBLE =
            Pattern.compile("courses\\.(firstTurn|verdicts.*(system|winner|measure)|ends|luck|"
                    + "leads|forNow|union|confederate|lost)(=.*| removed)|courses\\.(attacks|assaults|died|marched)\\.(.*=0| renamed)|"
                    + "courses\\.(firstDie|forNow.*|union.*|confederate.*|lost.*)=-1");

    /** Of so many forgeries the usual run tries one: one or two of each field's eight or nine, and other ones from field to field. */
    private static final int SHARE = 7;

    @TempDir
    private Path folder;

    private Path results = Path.of("");
    private Path courses = Path.of("");
    private List<String> lines = List.of();
    private List<String> beside = List.of();
    private int refused;
    private final List<String> accepted = new ArrayList<>();

    @BeforeEach
    void play() throws IOException {
        results = folder.resolve("results.jsonl");
        courses = folder.resolve("results.jsonl.courses");
        assertEquals("", simulate());
        lines = Files.readAllLines(results);
        beside = Files.readAllLines(courses);
    }

    /** Sums the file up; returns what is said of it. */
    private String simulate(Object... outlets) {
        List<Object> words = new ArrayList<>(
                Commands.simulate("--as", "battle-points-16", "--games", 1, "--results", results, "--resume"));
        words.addAll(List.of("--json", "--no-progress"));
        words.addAll(List.of(outlets));
        Commands.Printed printed = Commands.run(words.toArray());
        assertEquals(ExitCode.DONE, printed.code(), printed::err);
        return printed.err();
    }

    private static String sealed(String line, String course) {
        String digest = Digest.of(line + "\n" + course).substring(0, 16);
        return course.substring(0, course.length() - 1) + ",\"seal\":\"" + digest + "\"}";
    }

    private static JsonObject object(String text) {
        return JsonParser.parseString(text).getAsJsonObject();
    }

    /** Puts a forged first game into the files. */
    private void forge(String what, JsonObject line, JsonObject course) {
        try {
            List<String> forged = new ArrayList<>(lines);
            List<String> besideForged = new ArrayList<>(beside);
            course.remove("seal");
            forged.set(1, line.toString());
            besideForged.set(1, sealed(line.toString(), course.toString()));
            Files.writeString(results, String.join("\n", forged) + "\n");
            Files.writeString(courses, String.join("\n", besideForged) + "\n");
            String said = simulate();
            if (said.isEmpty()) {
                accepted.add(what);
                assertEquals(
                        "",
                        simulate(
                                "--report", folder.resolve("out.html"), "--csv", folder.resolve("out.csv"), "--force"));
            } else {
                assertTrue(said.contains("results.jsonl") && said.contains(", line 2: "), () -> what + ": " + said);
                assertFalse(said.contains("fault"), said);
                assertEquals(lines, Files.readAllLines(results), what);
                assertEquals(beside, Files.readAllLines(courses), what);
                refused++;
            }
        } catch (IOException | RuntimeException | AssertionError e) {
            throw new AssertionError(what, e);
        }
    }

    /** Each way to spoil something below an element: its name and what spoils it in a copy of the whole. */
    private static void spoil(JsonElement element, String path, Consumer<Spoilt> out, List<Object> steps) {
        List<Object> below = new ArrayList<>(steps);
        if (element instanceof JsonObject object) {
            // Of what is counted under many keys alike two are enough.
            boolean counts = steps.size() == 1;
            for (String key : object.keySet().stream()
                    .limit(counts ? 2 : Integer.MAX_VALUE)
                    .toList()) {
                List<Object> step = new ArrayList<>(below);
                step.add(key);
                each(object.get(key), path + "." + key, out, step);
            }
        } else if (element instanceof JsonArray array) {
            for (int i = 0; i < array.size(); i += Math.max(1, array.size() - 1)) {
                List<Object> step = new ArrayList<>(below);
                step.add(i);
                each(array.get(i), path + "[" + i + "]", out, step);
            }
        }
    }

    private static void each(JsonElement element, String path, Consumer<Spoilt> out, List<Object> steps) {
        VALUES.forEach(value -> out.accept(new Spoilt(path + "=" + value, steps, value, false, "")));
        out.accept(new Spoilt(path + " removed", steps, JsonNull.INSTANCE, true, ""));
        if (steps.get(steps.size() - 1) instanceof String) {
            out.accept(new Spoilt(path + " renamed", steps, element, true, "x"));
        }
        spoil(element, path, out, steps);
    }

    /** A way to spoil a tree: where, and what stands there then, under its name or another. */
    private record Spoilt(String what, List<Object> steps, JsonElement value, boolean removed, String renamed) {
        JsonObject of(JsonObject whole) {
            JsonObject copy = whole.deepCopy();
            JsonElement at = copy;
            for (Object step : steps.subList(0, steps.size() - 1)) {
                at = step instanceof Integer place
                        ? at.getAsJsonArray().get(place)
                        : at.getAsJsonObject().get((String) step);
            }
            Object last = steps.get(steps.size() - 1);
            if (last instanceof Integer place) {
                if (removed) {
                    at.getAsJsonArray().remove(place.intValue());
                } else {
                    at.getAsJsonArray().set(place, value);
                }
            } else {
                JsonObject parent = at.getAsJsonObject();
                if (removed) {
                    parent.remove((String) last);
                }
                if (!removed || !renamed.isEmpty()) {
                    parent.add(removed ? renamed : (String) last, value);
                }
            }
            return copy;
        }
    }

    private static List<Spoilt> all(JsonObject whole) {
        List<Spoilt> all = new ArrayList<>();
        spoil(whole, "", all::add, List.of());
        return all;
    }

    @Test
    @DisplayName("are refused by file and line where no game comes to them, and nothing is thrown in any outlet")
    void forgeries() {
        forge(SHARE);
    }

    @Tag("long")
    @Test
    @DisplayName("each of them, not only every seventh")
    void allForgeries() {
        forge(1);
    }

    /** Forges one in so many; where that is less than the ways to spoil a field, every field has its turn. */
    private void forge(int share) {
        JsonObject line = object(lines.get(1));
        JsonObject course = object(beside.get(1));
        course.remove("seal");
        List<Spoilt> ofLine = all(line);
        List<Spoilt> ofCourse = all(course);
        for (int i = 0; i < ofLine.size(); i += share) {
            Spoilt spoilt = ofLine.get(i);
            forge("results" + spoilt.what(), spoilt.of(line), course.deepCopy());
        }
        for (int i = 0; i < ofCourse.size(); i += share) {
            Spoilt spoilt = ofCourse.get(i);
            forge("courses" + spoilt.what(), line, spoilt.of(course));
        }
        assertTrue(refused > 5 * accepted.size(), refused + " refused, accepted " + accepted);
        for (String what : accepted) {
            assertTrue(
                    POSSIBLE.matcher(what).matches()
                            && !IMPOSSIBLE.matcher(what).matches(),
                    what);
        }
    }
}
