package org.roadtorichmond.scenario.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.testing.Schemas;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Constants;

@DisplayName("Lessons as files")
final class LessonReaderTest {
    private static final String GOOD = """
            {
              "format": "lesson/1", "name": "Test", "about": "All there is.",
              "scenario": {
                "format": "scenario/1", "name": "Test", "map": "training.map.json", "turns": 2, "first": "union",
                "victory": { "system": "road-to-richmond", "gateway": "0104", "exit": "0804", "bases": ["0804"], "supplyRange": 10 },
                "units": [
                  { "id": "A", "side": "union", "type": "infantry", "strength": 5, "hex": "0203" },
                  { "id": "B", "side": "confederate", "type": "infantry", "strength": 5, "hex": "0302" }]
              },
              "side": "union", "seed": 7,
              "script": [{ "turn": 1, "commands": [{ "kind": "move-unit", "unit": "B", "to": "0401" }] }],
              "steps": [
                { "id": "one", "text": "Read this.", "done": { "kind": "read" } },
                { "id": "two", "text": "Do this.",
                  "point": { "hexes": ["0204"], "units": ["A"], "buttons": ["undo"], "overlays": ["grid"] },
                  "done": DONE,
                  "hint": "So.",
                  "show": [SHOW] }],
              "ending": "Done."
            }
            """;
    private static final String DONE = "{ \"kind\": \"ended\" }";
    private static final String SHOW = "{ \"kind\": \"press\", \"button\": \"end-phase\" }";

    private static String file(String done, String show) {
        return GOOD.replace("DONE", done).replace("SHOW", show);
    }

    private static Result<Document> read(String json) {
        return new Documents(Shelf.of(List.of())).open(json.getBytes(StandardCharsets.UTF_8));
    }

    private static Lesson good(String json) {
        Result<Document> read = read(json);
        assertEquals(List.of(), read.problems());
        return ((LessonDocument) read.value().orElseThrow()).lesson();
    }

    @Test
    @DisplayName("all is read, and what is left out has its usual value")
    void all() {
        Lesson lesson = good(file(DONE, SHOW));
        assertEquals("Test", lesson.name());
        assertEquals("All there is.", lesson.about());
        assertEquals(Side.UNION, lesson.side());
        assertEquals(7, lesson.seed());
        assertEquals("cadet", lesson.opponent());
        assertTrue(lesson.passive());
        assertTrue(lesson.script(1).get(0) instanceof Command.MoveUnit);
        assertEquals(List.of(), lesson.script(2));
        assertEquals("Done.", lesson.ending());
        assertEquals(
                List.of("one", "two"),
                lesson.steps().stream().map(LessonStep::id).toList());
        LessonStep read = lesson.steps().get(0);
        assertTrue(read.isRead());
        assertEquals(Pointed.NOTHING, read.pointed());
        assertEquals(List.of(), read.show());
        LessonStep done = lesson.steps().get(1);
        assertEquals("So.", done.hint());
        assertEquals("0204", done.pointed().hexes().get(0).number());
        assertEquals("A", done.pointed().units().get(0).id());
        assertEquals(List.of(Button.UNDO), done.pointed().buttons());
        assertEquals(List.of(LessonOverlay.GRID), done.pointed().layers());
        assertEquals(new StepGoal.Ended(), done.goal());
        assertEquals(List.of(new Gesture.Press(Button.END_PHASE)), done.show());
    }

    @Test
    @DisplayName("an opponent that is named plays the turns for which nothing is written down")
    void opponent() {
        Lesson lesson = good(file(DONE, SHOW).replace("\"seed\"", "\"opponent\": \"colonel\", \"seed\""));
        assertEquals("colonel", lesson.opponent());
        Lesson older = good(file(DONE, SHOW).replace("\"seed\"", "\"opponent\": \"recruit\", \"seed\""));
        assertEquals("cadet", Commanders.named(older.opponent()).name());
        assertFalse(lesson.passive());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{ \"kind\": \"select\", \"units\": [\"A\"] }",
                "{ \"kind\": \"plan\", \"targets\": [\"0302\"] }",
                "{ \"kind\": \"plan\", \"targets\": [\"0302\"], \"attackers\": [\"A\"] }",
                "{ \"kind\": \"overlay\", \"overlay\": \"enemy-control\" }",
                "{ \"kind\": \"press\", \"button\": \"log\" }",
                "{ \"kind\": \"stand\", \"units\": [\"A\"], \"hexes\": [\"0204\", \"0205\"] }",
                "{ \"kind\": \"event\", \"event\": \"marched\" }",
                "{ \"kind\": \"event\", \"event\": \"attacked\", \"units\": [\"A\"], \"hexes\": [\"0302\"] }",
                "{ \"kind\": \"taken-back\" }",
                "{ \"kind\": \"phase\", \"turn\": 2, \"phase\": \"combat\" }",
                "{ \"kind\": \"line\", \"open\": true }",
                "{ \"kind\": \"ended\" }"
            })
    @DisplayName("every kind of condition is good to the game and to the schema")
    void goals(String done) {
        good(file(done, SHOW));
        assertEquals(List.of(), Schemas.faults(file(done, SHOW)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{ \"kind\": \"click\", \"hex\": \"0204\" }",
                "{ \"kind\": \"click\", \"hex\": \"0204\", \"shift\": true, \"join\": true }",
                "{ \"kind\": \"pick\", \"unit\": \"A\" }",
                "{ \"kind\": \"press\", \"button\": \"confirm\" }"
            })
    @DisplayName("every kind of gesture is good to the game and to the schema")
    void gestures(String show) {
        good(file(DONE, show));
        assertEquals(List.of(), Schemas.faults(file(DONE, show)));
    }

    @Test
    @DisplayName("the schema knows the buttons and overlays that the game knows")
    void constants() {
        for (Button button : Button.values()) {
            String word = Constants.word(button);
            assertEquals(List.of(), Schemas.faults(file(DONE, SHOW.replace("end-phase", word))), word);
        }
        for (LessonOverlay layer : LessonOverlay.values()) {
            String word = Constants.word(layer);
            assertEquals(
                    List.of(),
                    Schemas.faults(file("{ \"kind\": \"overlay\", \"overlay\": \"" + word + "\" }", SHOW)),
                    word);
        }
    }

    @ParameterizedTest(name = "{0} -> {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`training.map` | `trainin.map` | `$.scenario.map: There is no file`",
                "`\"id\": \"two\"` | `\"id\": \"one\"` | `$.steps[1].id: Another one has the id \"one\" already. Give each an id of its own.`",
                "`\"id\": \"two\"` | `\"id\": \"t w o\"` | `$.steps[1].id: Found \"t w o\", expected letters, digits and hyphens, at most 40. Mend the id.`",
                "`\"done\": { \"kind\": \"ended\" },` | `` | `$.steps[1]: The key \"done\" is missing here. Add it.`",
                "`\"kind\": \"ended\"` | `\"kind\": \"end\"` | `$.steps[1].done.kind: Found \"end\", expected for kind \"read\", \"select\"`",
                "`\"kind\": \"ended\"` | `\"kind\": \"ended\", \"turn\": 3` | `line 16, column 34, $.steps[1].done.turn: The key \"turn\" is unknown here. Expected keys: kind. Mend or remove it.`",
                "`\"kind\": \"ended\"` | `\"kind\": \"select\", \"units\": [\"C\"]` | `$.steps[1].done.units[0]: No unit of the scenario has the id \"C\"`",
                "`\"kind\": \"ended\"` | `\"kind\": \"select\", \"units\": []` | `$.steps[1].done.units: The list is empty, expected at least one id of a unit. Add one.`",
                "`\"kind\": \"ended\"` | `\"kind\": \"plan\", \"targets\": [\"0999\"]` | `$.steps[1].done.targets[0]: Found \"0999\", expected the number of a hex of the map, 0101 to 0808. Mend the number.`",
                "`\"kind\": \"ended\"` | `\"kind\": \"phase\", \"turn\": 3, \"phase\": \"combat\"` | `$.steps[1].done.turn: Found turn 3, expected 1 to 2.`",
                "`\"kind\": \"ended\"` | `\"kind\": \"event\", \"event\": \"fled\"` | `$.steps[1].done.event: Found the text \"fled\", expected for event`",
                "`\"kind\": \"ended\"` | `\"kind\": \"overlay\", \"overlay\": \"gird\"` | `(did you mean \"grid\"?)`",
                "`\"end-phase\"` | `\"end-fase\"` | `$.steps[1].show[0].button: Found the text \"end-fase\", expected for button`",
                "`\"kind\": \"press\"` | `\"kind\": \"push\"` | `$.steps[1].show[0].kind: Found \"push\", expected for kind \"click\", \"pick\" or \"press\"`",
                "`[\"undo\"]` | `[\"undoo\"]` | `$.steps[1].point.buttons[0]: Found \"undoo\", expected for buttons`",
                "`[\"grid\"]` | `[\"grit\"]` | `$.steps[1].point.overlays[0]: Found \"grit\", expected for overlays`",
                "`\"hexes\": [\"0204\"]` | `\"hexes\": [\"204\"]` | `$.steps[1].point.hexes[0]: Found \"204\"`",
                "`\"units\": [\"A\"]` | `\"units\": [\"AA\"]` | `$.steps[1].point.units[0]: No unit of the scenario has the id \"AA\"`",
                "`{ \"kind\": \"press\", \"button\": \"end-phase\" }` | `` | `$.steps[1].show: The list is empty, so that nobody can be shown what to do. Add the gestures that complete the step.`",
                "`\"hint\": \"So.\",` | `` | `$.steps[1]: The key \"hint\" is missing here. Add it.`",
                "`\"done\": { \"kind\": \"ended\" }` | `\"done\": { \"kind\": \"read\" }` | `$.steps[1].hint: A step that is done when it was \"read\" has no \"hint\". Remove it, or say what completes the step.`",
                "`\"unit\": \"B\", \"to\"` | `\"unit\": \"Z\", \"to\"` | `$.script[0].commands[0].unit: No unit of the scenario has the id \"Z\"`",
                "`\"move-unit\"` | `\"moove-unit\"` | `$.script[0].commands[0].kind: Found \"moove-unit\"`",
                "`\"turn\": 1` | `\"turn\": 3` | `$.script[0].turn: Found turn 3, expected 1 to 2.`",
                "`[{ \"turn\": 1,` | `[{ \"turn\": 1, \"commands\": [] }, { \"turn\": 1,` | `$.script[1].turn: Turn 1 is listed twice. Remove one.`",
                "`\"seed\": 7` | `\"seed\": -7` | `$.seed: Found the number -7`",
                "`\"seed\": 7` | `\"seed\": 7, \"opponent\": \"napoleon\"` | `$.opponent: Found the text \"napoleon\"`",
                "`\"ending\": \"Done.\"` | `\"ending\": \" \"` | `$.ending: Found`"
            })
    @DisplayName("every fault is named with its place and remedy, and none is good to the game")
    void faults(String from, String to, String expected) {
        String json = file(DONE, SHOW).replaceFirst(Pattern.quote(from), Matcher.quoteReplacement(to));
        List<Problem> problems = read(json).problems();
        assertFalse(problems.isEmpty());
        assertTrue(problems.stream().anyMatch(problem -> problem.toString().contains(expected)), problems::toString);
    }

    @Test
    @DisplayName("no step at all is a fault, and so is a line where the scenario has none")
    void empty() {
        String none = file(DONE, SHOW).replaceFirst("(?s)\"steps\": \\[.*\\],", "\"steps\": [],");
        assertTrue(read(none).problems().get(0).message().contains("expected at least one step"));
        String lineless = file("{ \"kind\": \"line\", \"open\": true }", SHOW)
                .replaceFirst("\"victory\": \\{[^}]*\\}", "\"victory\": { \"system\": \"withdrawal\" }");
        assertTrue(read(lineless).problems().stream()
                .anyMatch(problem -> problem.message().contains("between which a line would lead")));
    }

    @Test
    @DisplayName("a translation is shown as long as the texts are those that it translates")
    void translation() {
        Lesson lesson = good(file(DONE, SHOW));
        Properties german = new Properties();
        german.putAll(Map.of("of", lesson.digest(), "name", "Probe", "step.two", "Dies tun.", "hint.two", "So."));
        Lesson told = lesson.in(german);
        assertEquals("Probe", told.name());
        assertEquals("Dies tun.", told.steps().get(1).text());
        assertEquals("Read this.", told.steps().get(0).text());
        Lesson other = good(file(DONE, SHOW).replace("Do this.", "Do that."));
        assertEquals(other, other.in(german));
        assertEquals(
                new StepGoal.Begun(1, Phase.COMBAT),
                good(file("{ \"kind\": \"phase\", \"turn\": 1, \"phase\": \"combat\" }", SHOW))
                        .steps()
                        .get(1)
                        .goal());
    }
}
