package org.roadtorichmond.scenario.save;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.testing.Schemas;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

@DisplayName("What is noted beside a saved game")
final class NotesFileTest {
    private static final SavedGame NOTED = fixture("game-2-notes.json");
    private static final String NOTED_TEXT = text(NOTED);

    private static SavedGame fixture(String name) {
        try {
            return load(Files.readAllBytes(Checkout.fixtures("saves").resolve(name)))
                    .value()
                    .orElseThrow();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Result<SavedGame> load(byte[] bytes) {
        return TreeReader.read(bytes).then(GameReader::read);
    }

    private static String text(SavedGame saved) {
        return new String(GameWriter.bytes(saved), StandardCharsets.UTF_8);
    }

    private static SavedGame with(GameNotes notes) {
        return new SavedGame(NOTED.scenario(), NOTED.game(), NOTED.options(), notes);
    }

    private static SavedGame with(Map<String, String> options) {
        return new SavedGame(NOTED.scenario(), NOTED.game(), options);
    }

    /** The game with other notes, given with single quotation marks. */
    private static String forged(String notes) {
        String line = "\"notes\": " + notes.replace('\'', '"') + ",";
        return NOTED_TEXT.replaceFirst("(?m)^\"notes\": .*$", Matcher.quoteReplacement(line));
    }

    private static Result<SavedGame> loadForged(String notes) {
        return load(Seal.renewed(forged(notes).getBytes(StandardCharsets.UTF_8)));
    }

    private static Unit unit(int place) {
        return NOTED.scenario().scenario().units().get(place);
    }

    private static Hex hex(String number) {
        return NOTED.scenario().scenario().field().grid().parse(number).orElseThrow();
    }

    private static GameNotes all() {
        return new GameNotes(
                true,
                new TreeSet<>(List.of(3, 9)),
                OptionalInt.of(9),
                List.of(new GameNotes.Advice(0, "colonel", 0), new GameNotes.Advice(7, "general@500", 3)),
                new TreeMap<>(Map.of(unit(0), hex("0403"), unit(2), hex("0304"))),
                List.of(new GameNotes.Handed(5, Side.CONFEDERATE, "human", "cadet")),
                Map.of(Side.UNION, "Ann"));
    }

    @Test
    @DisplayName("stands in the file with its own keys, and the options say who plays")
    void read() {
        assertEquals(all(), NOTED.notes());
        assertEquals(Map.of("union", "human", "confederate", "cadet", "temper", "17"), NOTED.options());
        assertTrue(GameSummary.of(NOTED).practice());
    }

    static Stream<GameNotes> each() {
        GameNotes none = GameNotes.NONE;
        return Stream.of(
                all(),
                none,
                new GameNotes(
                        true,
                        none.diceTakenBack(),
                        OptionalInt.of(0),
                        none.advice(),
                        none.destinations(),
                        none.handed(),
                        none.names()),
                new GameNotes(
                        false,
                        all().diceTakenBack(),
                        none.takenOver(),
                        List.of(new GameNotes.Advice(GameNotes.MOST, "", GameNotes.MOST)),
                        none.destinations(),
                        List.of(new GameNotes.Handed(0, Side.UNION, "", "\u202e\"")),
                        Map.of(Side.UNION, "Ann", Side.CONFEDERATE, "'Bob'")));
    }

    @ParameterizedTest
    @MethodSource("each")
    @DisplayName("comes back from the file as it was, and keeps to the schema")
    void roundTrip(GameNotes notes) {
        byte[] bytes = GameWriter.bytes(with(notes));
        assertEquals(List.of(), Schemas.faults(new String(bytes, StandardCharsets.UTF_8)));
        Result<SavedGame> again = load(bytes);
        assertEquals(List.of(), again.problems());
        assertEquals(notes, again.value().orElseThrow().notes());
        assertArrayEquals(bytes, GameWriter.bytes(again.value().orElseThrow()));
    }

    @Test
    @DisplayName("is written again by a writer that wrote the same game with other notes")
    void noted() {
        GameWriter writer = new GameWriter();
        writer.write(with(GameNotes.NONE));
        assertEquals(NOTED_TEXT, new String(writer.write(NOTED), StandardCharsets.UTF_8));
    }

    @Test
    @DisplayName("takes no room where there is nothing")
    void nothing() {
        assertFalse(text(with(GameNotes.NONE)).contains("\n\"notes\""));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{'practice':false,'diceTakenBack':[],'advice':[],'destinations':[],'handed':[],'names':{}}",
                "{'names':{'union':' '}}"
            })
    @DisplayName("may say nothing in more words than necessary")
    void wordy(String notes) {
        assertEquals(List.of(), Schemas.faults(forged(notes)));
        assertEquals(GameNotes.NONE, loadForged(notes).value().orElseThrow().notes());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "[] | $.notes | Found a list, expected an object",
                "{'practise':true} | $.notes.practise | did you mean \"practice\"",
                "{'practice':'true'} | $.notes.practice | expected true or false",
                "{'diceTakenBack':3} | $.notes.diceTakenBack | Found the number 3",
                "{'diceTakenBack':[3,-1]} | $.notes.diceTakenBack[1] | Found the number -1",
                "{'diceTakenBack':[3.5]} | $.notes.diceTakenBack[0] | Found the number 3.5",
                "{'takenOver':'12'} | $.notes.takenOver | Found the text \"12\"",
                "{'takenOver':1000000000} | $.notes.takenOver | 999999999",
                "{'advice':{}} | $.notes.advice | Found an object",
                "{'advice':[{'by':'colonel'}]} | $.notes.advice[0] | \"after\" is missing",
                "{'advice':[{'after':3}]} | $.notes.advice[0] | \"by\" is missing",
                "{'advice':[{'after':3,'by':4}]} | $.notes.advice[0].by | Found the number 4",
                "{'advice':[{'after':3,'by':'colonel','taken':-1}]} | $.notes.advice[0].taken | Found the number -1",
                "{'advice':[{'after':3,'by':'colonel','take':1}]} | $.notes.advice[0].take | did you mean \"taken\"",
                "{'destinations':[{'unit':'1/B'}]} | $.notes.destinations[0] | \"hex\" is missing",
                "{'destinations':[{'unit':'1/B','hex':1007}]} | $.notes.destinations[0].hex | Found the number 1007",
                "{'handed':[{'after':3,'side':'both','from':'a','to':'b'}]} | $.notes.handed[0].side | \"union\"",
                "{'handed':[{'after':3,'side':'union','from':'a'}]} | $.notes.handed[0] | \"to\" is missing",
                "{'names':['Ann']} | $.notes.names | Found a list",
                "{'names':{'union':7}} | $.notes.names.union | Found the number 7",
                "{'names':{'red':'Ann'}} | $.notes.names.red | \"red\""
            })
    @DisplayName("is refused at its place where it has another form, by the schema too")
    void bad(String notes, String path, String message) {
        assertProblem(notes, path, message);
        assertFalse(Schemas.faults(forged(notes)).isEmpty());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'unit':'no one','hex':'0403'} | $.notes.destinations[1].unit | the id of a unit of the scenario",
                "{'unit':'2/B','hex':'9999'} | $.notes.destinations[1].hex | the number of a hex of the map",
                "{'unit':'1/B','hex':'0304'} | $.notes.destinations[1].unit | The unit \"1/B\" is listed already"
            })
    @DisplayName("is refused where it names no unit or hex of the game, or a unit twice")
    void foreign(String destination, String path, String message) {
        assertProblem("{'destinations':[{'unit':'1/B','hex':'0403'}," + destination + "]}", path, message);
    }

    private static void assertProblem(String notes, String path, String message) {
        List<Problem> problems = loadForged(notes).problems();
        assertEquals(1, problems.size(), problems::toString);
        assertEquals(path, problems.get(0).path());
        String english = problems.get(0).sentence().in(Locale.ENGLISH);
        assertTrue(english.contains(message), english);
    }

    @Test
    @DisplayName("is read out of the options of older games, which keep only the others")
    void olderGame() {
        SavedGame old = fixture("game-2-options.json");
        assertEquals(all().toString(), old.notes().toString());
        assertEquals(NOTED.options(), old.options());
        assertTrue(GameSummary.of(old).practice());
        assertEquals(NOTED_TEXT, text(old), "saved again it is a game with notes");
    }

    @Test
    @DisplayName("in the options of an older game is passed over where it is no mark, or one of no unit or hex")
    void noMarks() {
        SavedGame old = load(GameWriter.bytes(with(Map.of(
                        "union", "human",
                        "practice", "yes",
                        "diceTakenBack", "x,-1,3,,12345678901",
                        "takenOverAfter", "soon",
                        "advice", "0 colonel,7 general@500 3,x,9,12 cadet -1",
                        "destinations", "0 0403,99 0304,1 9999,1,x",
                        "handed", "x,1 union human cadet,-1 union a b,2 moon human cadet,99999999999 union a b",
                        "name.union", " "))))
                .value()
                .orElseThrow();
        assertEquals(
                new GameNotes(
                                false,
                                new TreeSet<>(List.of(3)),
                                OptionalInt.empty(),
                                all().advice(),
                                new TreeMap<>(Map.of(unit(0), hex("0403"))),
                                List.of(new GameNotes.Handed(1, Side.UNION, "human", "cadet")),
                                Map.of())
                        .toString(),
                old.notes().toString());
        assertEquals(Map.of("union", "human"), old.options());
    }

    @Test
    @DisplayName("counts, and not what the options say, where a file has both")
    void both() {
        String text =
                forged("{'takenOver':4}").replaceFirst("\"options\": \\{", "\"options\": {\"practice\":\"true\",");
        byte[] bytes = Seal.renewed(text.getBytes(StandardCharsets.UTF_8));
        SavedGame saved = load(bytes).value().orElseThrow();
        assertEquals(OptionalInt.of(4), saved.notes().takenOver());
        assertFalse(saved.notes().practice());
        assertEquals(NOTED.options(), saved.options());
        assertFalse(SummaryReader.quick(bytes).orElseThrow().practice());
    }
}
