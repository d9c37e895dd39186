package org.roadtorichmond.scenario.history;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.testing.Schemas;
import org.roadtorichmond.unit.Side;

@DisplayName("Histories as files")
final class HistoryReaderTest {
    private static final String GOOD = """
            {
              "format": "history/1", "name": "Before breakfast", "map": "training.map.json",
              "sources": [
                { "id": "Diary", "name": "The diary", "title": "A diary of that morning" },
                { "id": "Map-2", "name": "The map", "title": "A map of that morning" }
              ],
              "events": [
                {
                  "id": "late", "from": "1862-06-20T09:00", "to": "1862-06-20T11:00",
                  "what": "They marched.",
                  "marches": [{ "side": "union", "hexes": ["0104", "0101"] }],
                  "basis": "estimate", "sure": "low",
                  "sources": ["Map-2", "Diary"]
                },
                {
                  "id": "early", "from": "1862-06-20T08:00", "to": "1862-06-20T08:30",
                  "what": "They woke up.",
                  "hexes": ["0203", "0102"],
                  "basis": "fact", "sure": "high",
                  "sources": ["Diary"]
                }
              ],
              "losses": [
                {
                  "id": "day", "from": "1862-06-20T06:00", "to": "1862-06-21T06:00",
                  "union": { "lower": 1, "central": 2, "upper": 2 }, "confederate": { "lower": 0, "central": 0, "upper": 3 },
                  "basis": "estimate", "sure": "medium", "sources": ["Diary"]
                }
              ]
            }
            """;

    private static Result<Document> read(String json) {
        return new Documents(Shelf.of(List.of())).open(json.getBytes(StandardCharsets.UTF_8));
    }

    private static History good() {
        return ((HistoryDocument) read(GOOD).value().orElseThrow()).history();
    }

    private static String numbers(List<Hex> hexes) {
        return hexes.stream().map(Hex::number).collect(Collectors.joining(" "));
    }

    @Test
    @DisplayName("all is read, the events in the order of time")
    void all() {
        History history = good();
        assertEquals("Before breakfast", history.name());
        assertEquals("", history.about());
        assertEquals("Willow Run", history.field().name());
        assertEquals(
                List.of("early", "late"),
                history.events().stream().map(PastEvent::id).toList());
        PastEvent late = history.events().get(1);
        assertEquals(new Span(LocalDateTime.of(1862, 6, 20, 9, 0), LocalDateTime.of(1862, 6, 20, 11, 0)), late.hours());
        assertEquals("They marched.", late.what());
        assertEquals("", numbers(late.hexes()));
        assertEquals(Side.UNION, late.marches().get(0).side());
        assertEquals("0104 0101", numbers(late.marches().get(0).hexes()));
        assertEquals("0101 0104", numbers(List.copyOf(late.everyHex())));
        assertEquals(Basis.ESTIMATE, late.grounds().basis());
        assertEquals(Certainty.LOW, late.grounds().sure());
        assertEquals(
                List.of("The map", "The diary"),
                late.grounds().sources().stream().map(Source::name).toList());
        assertEquals("0203 0102", numbers(history.events().get(0).hexes()));
        PastLosses day = history.losses().get(0);
        assertEquals(new NumberRange(1, 2, 2), day.of(Side.UNION));
        assertEquals(new NumberRange(0, 0, 3), day.of(Side.CONFEDERATE));
        assertEquals("", day.note());
        assertEquals(Certainty.MEDIUM, day.grounds().sure());
    }

    @Test
    @DisplayName("what is good to the game is good to the schema")
    void schema() {
        assertEquals(List.of(), Schemas.faults(GOOD));
        String least = GOOD.replaceFirst("(?s),\\s*\"losses\".*", "}");
        assertEquals(List.of(), read(least).problems());
        assertEquals(List.of(), Schemas.faults(least));
    }

    @ParameterizedTest(name = "{0} -> {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`training.map` | `trainin.map` | `2:61 $.map: There is no file \"trainin.map.js`",
                "`\"Map-2\", \"name\"` | `\"Map 2\", \"name\"` | `5:13 $.sources[1].id: Found \"Map 2\", expected letters, digits and hyphens, at most 40. Mend the id.`",
                "`\"Map-2\", \"name\"` | `\"Diary\", \"name\"` | `5:13 $.sources[1].id: Another one has the id \"Diary\" already. Give each an id of its own.`",
                "`\"early\"` | `\"late\"` | `16:13 $.events[1].id: Another one has the id \"late\" already. Give each an id of its own.`",
                "`09:00` | `9:00` | `9:29 $.events[0].from: Found \"1862-06-20T9:00\", expected a date and time such as \"1862-06-27T12:00\". Mend it.`",
                "`1862-06-20T09:00` | `+999999999-12-31T23:00` | `9:29 $.events[0].from: Found \"+999999999-12-31T23:00\", expected a date and time`",
                "`20T11:00` | `20T09:00` | `9:55 $.events[0].to: Found 1862-06-20T09:00, expected a moment after 1862-06-20T09:00, when it begins. Mend one of the two.`",
                "`They woke up.` | ` ` | `17:15 $.events[1].what: Found the text \" \", expected a text in double`",
                "`[\"0203\", \"0102\"]` | `[]` | `18:16 $.events[1].hexes: The list is empty, expected at least one hex number. Add one.`",
                "`\"0203\"` | `\"9903\"` | `18:17 $.events[1].hexes[0]: Found \"9903\", expected the number of a hex of the map, 0101 to`",
                "`\"0203\"` | `\"0102\"` | `18:25 $.events[1].hexes[1]: Hex 0102 is listed twice. Remove one.`",
                "`\"0104\", ` | `` | `11:47 $.events[0].marches[0].hexes: The march has one hex, expected two or more.`",
                "`\"side\": \"union\"` | `\"side\": \"onion\"` | `11:29 $.events[0].marches[0].side: Found the text \"onion\", expected for side \"union\" or \"confederate\" (did you mean \"union\"?).`",
                "`\"fact\"` | `\"rumour\"` | `19:16 $.events[1].basis: Found the text \"rumour\", expected for basis \"fact\" or \"estimate\".`",
                "`\"sure\": \"low\"` | `\"sure\": 1` | `12:36 $.events[0].sure: Found the number 1, expected for sure \"high\", \"medium\" or \"low\".`",
                "`[\"Map-2\", \"Diary\"]` | `[]` | `13:18 $.events[0].sources: The list is empty, expected at least one id of a source. Add one.`",
                "`[\"Map-2\", \"Diary\"]` | `[\"Diary\", \"Dairy\"]` | `13:28 $.events[0].sources[1]: No source of the file has the id \"Dairy\" (did you mean \"Diary\"?). Mend the id, or add the source to \"sources\".`",
                "`[\"Map-2\", \"Diary\"]` | `[\"Diary\", \"Diary\"]` | `13:28 $.events[0].sources[1]: The source \"Diary\" is named twice. Remove one.`",
                "`\"central\": 2,` | `\"central\": 3,` | `26:41 $.losses[0].union.central: Found 3, expected a number from 1, the lower bound, to 2, the upper one. Mend one of the three.`",
                "`\"central\": 2, ` | `` | `26:16 $.losses[0].union: The key \"central\" is missing`",
                "`\"upper\": 3` | `\"upper\": 3.5` | `26:110 $.losses[0].confederate.upper: Found the number 3.5`",
                "`\"what\": \"They woke` | `\"When\": \"They woke` | `15:5 $.events[1]: The key \"what\" is missing`",
            })
    @DisplayName("every fault is reported at its line, column and path")
    void faults(String right, String wrong, String expected) {
        List<Problem> problems =
                read(GOOD.replaceFirst(Pattern.quote(right), wrong)).problems();
        Problem first = problems.get(0);
        String told =
                String.format(Locale.ROOT, "%d:%d %s: %s", first.line(), first.column(), first.path(), first.message());
        assertEquals(expected, told.substring(0, Math.min(told.length(), expected.length())));
    }

    @Test
    @DisplayName(
            "a fault of a source is reported once, and not again where events name it; several faults are reported together")
    void together() {
        String bad = GOOD.replace("\"title\": \"A diary of that morning\"", "\"title\": \"\"")
                .replace("\"0101\"", "\"0199\"")
                .replace("\"events\"", "\"tales\": [], \"events\"");
        assertEquals(
                List.of("$.sources[0].title", "$.tales", "$.events[0].marches[0].hexes[1]"),
                read(bad).problems().stream().map(Problem::path).toList());
    }

    @Test
    @DisplayName("a source that nothing names is warned of at its id, and the history is good")
    void unusedSource() {
        Result<Document> read = read(GOOD.replace("[\"Map-2\", \"Diary\"]", "[\"Diary\"]"));
        assertEquals(List.of(), read.problems());
        assertEquals(
                List.of("line 5, column 13, $.sources[1].id: No event and no losses name the source \"Map-2\"."
                        + " Name it where it tells something, or remove it."),
                read.warnings().stream().map(Problem::toString).toList());
        assertEquals(List.of(), read(GOOD).warnings());
    }

    @Test
    @DisplayName("without any event there is no history")
    void empty() {
        String bad = GOOD.replaceFirst("(?s)\"events\": \\[.*\"losses\"", "\"events\": [], \"losses\"");
        assertEquals(
                List.of("The list is empty, expected at least one event. Add one."),
                read(bad).problems().stream().map(Problem::message).toList());
        assertFalse(Schemas.faults(bad).isEmpty());
    }

    @ParameterizedTest(name = "{0} -> {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`\"Diary\", \"name\"` | `\"Di ary\", \"name\"`",
                "`09:00` | `9:00`",
                "`[\"0203\", \"0102\"]` | `[]`",
                "`\"0104\", ` | ``",
                "`\"fact\"` | `\"rumour\"`",
                "`[\"Map-2\", \"Diary\"]` | `[]`",
                "`\"upper\": 3` | `\"upper\": 3.5`",
                "`\"name\": \"Before` | `\"nam\": \"Before`",
            })
    @DisplayName("what the schema can see, it refuses too")
    void refusedBySchema(String right, String wrong) {
        assertFalse(
                Schemas.faults(GOOD.replaceFirst(Pattern.quote(right), wrong)).isEmpty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"trainin.map.json", "training.scenario.json"})
    @DisplayName(
            "a map that is none is a fault at the key that names it, or at its place in that file, and no hex is complained of")
    void map(String file) {
        List<Problem> problems = read(GOOD.replace("training.map.json", file)).problems();
        assertFalse(problems.isEmpty());
        problems.forEach(problem -> assertFalse(problem.path().contains("events"), problem::toString));
    }
}
