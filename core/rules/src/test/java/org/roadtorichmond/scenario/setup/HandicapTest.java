package org.roadtorichmond.scenario.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.play.Arrival;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Editions;
import org.roadtorichmond.scenario.RandomPlay;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.save.Verification;
import org.roadtorichmond.scenario.setup.Handicap.Kind;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName("A handicap")
final class HandicapTest {
    private static final Shelf SHELF = Shelf.of(List.of());
    private static final Documents DOCUMENTS = new Documents(SHELF);

    private static LoadedScenario shipped(String name) {
        return DOCUMENTS.openScenario(name).value().orElseThrow();
    }

    private static Document open(byte[] file) {
        return DOCUMENTS.open(file).value().orElseThrow();
    }

    /** Four turns at Willow Run, with one Confederate unit and the given units of the Union as JSON. */
    private static LoadedScenario scenario(Stream<String> union) {
        String units = union.map(unit -> "{\"side\":\"union\"," + unit + "}").collect(Collectors.joining(","));
        String json = """
                {"format": "scenario/1", "name": "Tiny", "map": "training.map.json", "turns": 4,
                 "victory": {"system": "simplified"},
                 "units": [{"id": "C", "side": "confederate", "type": "infantry", "strength": 7, "hex": "0401"}, %s]}
                """.formatted(units);
        return ((Document.ScenarioDocument) open(json.getBytes(StandardCharsets.UTF_8))).scenario();
    }

    /** A scenario with Union units of the given strengths; a T marks a train. */
    private static LoadedScenario ofStrengths(String strengths) {
        int[] number = {0};
        return scenario(Arrays.stream(strengths.split(" "))
                .map(each ->
                        "\"id\":\"U%s\",\"type\":\"%s\",\"strength\":%s,\"arrives\":{\"turn\":1,\"hexes\":[\"0104\"]}"
                                .formatted(
                                        Integer.toString(10 + number[0]++),
                                        each.startsWith("T") ? "train" : "infantry",
                                        each.replace("T", ""))));
    }

    private static String strengths(LoadedScenario loaded, Side side) {
        return loaded.scenario().units().stream()
                .filter(unit -> unit.side() == side)
                .map(unit -> (unit.train() ? "T" : "") + unit.strength())
                .collect(Collectors.joining(" "));
    }

    @ParameterizedTest(name = "{0} {1}: {2}")
    @CsvSource({
        // The total is rounded to the nearest point. The largest remainders go first, and the first unit goes first
        // among equals.
        "5 5 2,STRONGER,6 5 2",
        "5 5 2,WEAKER,5 4 2",
        "2 6 8 4,STRONGER,2 7 9 4",
        "2 6 8 4,WEAKER,2 5 7 4",
        "10 20 30,STRONGER,11 22 33",
        "10 20 30,WEAKER,9 18 27",
        "3 3 3 3,STRONGER,4 3 3 3",
        // Halves are rounded up: 5.5 and 4.5.
        "5,STRONGER,6",
        "5,WEAKER,5",
        "4,STRONGER,4",
        "4,WEAKER,4",
        // No unit loses its last point: others lose more, and if none can, the total stays higher.
        "1 1 1 1 1 1 1 1 1 1,WEAKER,1 1 1 1 1 1 1 1 1 1",
        "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 5,WEAKER,1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 3",
        "1 1 1 1 1 1 1 1 1 1,STRONGER,2 1 1 1 1 1 1 1 1 1",
        // Trains and units without strength are left out.
        "T0 10 0,STRONGER,T0 11 0",
        "T9 10,WEAKER,T9 9",
        // The largest strength that a file may contain.
        "9999 1,STRONGER,9999 1001",
    })
    @DisplayName("of strength changes the total of a side by a tenth, and each unit by its share")
    void strength(String before, Kind kind, String after) {
        LoadedScenario loaded = ofStrengths(before);
        LoadedScenario changed = Blueprint.handicapped(loaded, new Handicap(Side.UNION, kind));
        assertEquals(after, strengths(changed, Side.UNION));
        assertEquals("7", strengths(changed, Side.CONFEDERATE));
        assertEquals(!before.equals(after), new Handicap(Side.UNION, kind).matters(loaded.scenario()));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'turn':3 | 2-4",
                "'turn':2 | 1-4",
                "'turn':1 | 1-4",
                "'turn':1,'last':2 | 1-2",
                "'turn':3,'last':3 | 2-2",
                "'turn':2,'last':3 | 1-2",
                "'turn':2,'last':4 | 1-4",
                "'turn':4,'last':9 | 3-9",
            })
    @DisplayName(
            "of arrivals brings reinforcements a turn earlier, but none before the first, and their last turn too if it is not the last of the game")
    void arrivals(String arrives, String turns) {
        String unit = "'id':'U.1','type':'infantry','strength':3,'arrives':{'hexes':['0104'],%s}".formatted(arrives);
        LoadedScenario loaded = scenario(Stream.of(unit.replace('\'', '"')));
        LoadedScenario changed = Blueprint.handicapped(loaded, new Handicap(Side.UNION, Kind.EARLIER));
        assertEquals(turns, coming(changed, "U.1"));
        assertEquals("3", strengths(changed, Side.UNION));
        if (arrives.contains("'turn':1")) {
            assertSame(loaded, changed, "where it makes no difference it is none");
        }
    }

    private static Arrival arrival(LoadedScenario loaded, String id) {
        Unit unit = loaded.scenario().unit(id).orElseThrow();
        return Objects.requireNonNull(loaded.scenario().arrivals().get(unit));
    }

    private static String coming(LoadedScenario loaded, String id) {
        return arrival(loaded, id).turn() + "-" + arrival(loaded, id).last();
    }

    @Test
    @DisplayName("of arrivals lets units that came apart roll apart, each with its own number")
    void groups() {
        String unit = "'id':'%s','type':'infantry','strength':3,'formation':'V',"
                + "'arrives':{'hexes':['0104'],'turn':%s,'number':%s}";
        LoadedScenario loaded = scenario(Stream.of(
                        unit.formatted("U1", "1", "2"), unit.formatted("U2", "2", "5"), unit.formatted("U3", "3", "4"))
                .map(each -> each.replace('\'', '"')));
        LoadedScenario changed = Blueprint.handicapped(loaded, new Handicap(Side.UNION, Kind.EARLIER));
        assertEquals("1-4 1-4 2-4", coming(changed, "U1") + " " + coming(changed, "U2") + " " + coming(changed, "U3"));
        assertEquals(5, arrival(changed, "U2").number());
        assertNotEquals(
                arrival(changed, "U1").groupOf("U1", "V"),
                arrival(changed, "U2").groupOf("U2", "V"));
        assertEquals(Optional.empty(), arrival(changed, "U3").group());
    }

    @Test
    @DisplayName("of a side that has no reinforcements, or is stated in no known words, is none")
    void none() {
        LoadedScenario loaded = shipped("training");
        assertTrue(new Handicap(Side.UNION, Kind.EARLIER).matters(loaded.scenario()), "the wagons come on turn 2");
        Handicap idle = new Handicap(Side.CONFEDERATE, Kind.EARLIER);
        assertFalse(idle.matters(loaded.scenario()));
        assertSame(loaded, Blueprint.handicapped(loaded, idle));
        for (String words : List.of("", "union", "union strength", "union strength +20", "Union strength +10")) {
            assertEquals(Optional.empty(), Handicap.of(Map.of("handicap", words)), words);
        }
    }

    static Stream<Arguments> each() {
        return Stream.of(
                Arguments.of(new Handicap(Side.UNION, Kind.STRONGER), "union strength +10"),
                Arguments.of(new Handicap(Side.CONFEDERATE, Kind.STRONGER), "confederate strength +10"),
                Arguments.of(new Handicap(Side.UNION, Kind.WEAKER), "union strength -10"),
                Arguments.of(new Handicap(Side.CONFEDERATE, Kind.WEAKER), "confederate strength -10"),
                Arguments.of(new Handicap(Side.UNION, Kind.EARLIER), "union arrivals -1"),
                Arguments.of(new Handicap(Side.CONFEDERATE, Kind.EARLIER), "confederate arrivals -1"));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("each")
    @DisplayName("is kept in the saved game, which is read, verified and known for the scenario that it was made of")
    void saved(Handicap handicap, String words) {
        LoadedScenario own = shipped("road-to-richmond");
        LoadedScenario changed = Blueprint.handicapped(own, handicap);
        assertNotEquals(own.scenarioJson(), changed.scenarioJson());
        SavedGame saved = new SavedGame(changed, VictorySystems.newGame(changed.survey(), 7), Map.of("union", "human"));
        new RandomPlay(saved.game(), 5).play(60);
        assertEquals(words, saved.options().get("handicap"));

        SavedGame read = ((Document.GameDocument) open(GameWriter.bytes(saved))).saved();
        assertEquals(Optional.of(handicap), read.scenario().handicap());
        assertEquals(saved.options(), read.options());
        assertEquals(changed.scenario().units(), read.scenario().scenario().units());
        assertEquals(changed.scenarioJson(), read.scenario().scenarioJson());
        assertEquals(saved.game().state().hash(), read.game().state().hash());
        assertEquals(Optional.empty(), Verification.verify(read));
        Editions editions = Editions.on(SHELF);
        assertEquals(Editions.Kind.SAME, editions.of(read.scenario()).kind());
        Handicap other = new Handicap(handicap.side().enemy(), handicap.kind());
        assertEquals(
                Editions.Kind.CHANGED,
                editions.of(read.scenario().knownUnder(other)).kind(),
                "a handicap that is not the one that was laid on is found out");
    }
}
