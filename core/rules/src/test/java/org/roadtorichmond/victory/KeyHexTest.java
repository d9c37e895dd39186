package org.roadtorichmond.victory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.HexNames;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.FrozenScenarios;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.KeyHex.Kind;
import org.roadtorichmond.words.Sentence;

@DisplayName("The hexes that a battle is about: objectives, exits and entries, from its stakes alone")
final class KeyHexTest {
    private static GameState state(String scenario) {
        return VictorySystems.newGame(
                        new Documents(Shelf.of(List.of(FrozenScenarios.EARLIER)))
                                .openScenario(scenario)
                                .value()
                                .orElseThrow()
                                .survey(),
                        1)
                .state();
    }

    private static List<String> said(String scenario, Kind kind, Locale language) {
        GameState state = state(scenario);
        KeyWords words = new KeyWords(state.scenario());
        return new Objectives(state.scenario())
                .at(state).stream()
                        .filter(key -> key.kind() == kind)
                        .map(key -> words.sentence(key).in(language))
                        .toList();
    }

    @Test
    @DisplayName("are named by the place, with what is paid to whom, when, and who holds it")
    void objectives() {
        assertEquals(
                List.of("Bottom's Bridge (2426): 6 points to the Union at dusk, at the end of turn 6, held by no one"),
                said("the-bridges", Kind.OBJECTIVE, Locale.ENGLISH));
        assertEquals(
                List.of("Watt House (1008): 8 points to the Union at dusk, at the end of turn 5, held by the Union"),
                said("gaines-mill", Kind.OBJECTIVE, Locale.ENGLISH));
        assertEquals(
                List.of(
                        "Watt House (1008): 100 points to the side that holds it at the end, held by the Union",
                        "McGehee House (1308): 150 points to the side that holds it at the end, held by no one",
                        "Old Cold Harbor (1506): 50 points to the side that holds it at the end, held by no one"),
                said("gaines-mill-withdrawal", Kind.OBJECTIVE, Locale.ENGLISH));
        assertTrue(said("the-bridges", Kind.OBJECTIVE, Locale.GERMAN)
                .get(0)
                .startsWith("Bottom's Bridge (2426): 6 Punkte für die Union in der Dämmerung"));
    }

    @Test
    @DisplayName("exits have their price, one unit's own by its name, and what must be true besides by its rule")
    void exits() {
        assertEquals(
                List.of(
                        "Williamsburg Stage Road (0117): the Union leaves the map here,"
                                + " 1 point for each strength point under the condition of rule 21.12.2",
                        "White Oak Road (1528): the Union leaves the map here, 1 point for each unit, 5 points for the Train",
                        "White Oak Road (1528): the Confederacy leaves the map here,"
                                + " 2 points for each strength point under the condition of rule 21.12.4,"
                                + " 1 point for each strength point under the condition of rule 21.12.5"),
                said("road-to-richmond", Kind.EXIT, Locale.ENGLISH));
    }

    @Test
    @DisplayName("entries say how many come and from when")
    void entries() {
        assertEquals(
                List.of(
                        "River Road (0104): 2 units of the Confederacy may come in here from turn 2",
                        "Cold Harbor Road (0401): 2 units of the Confederacy may come in here from turn 1"),
                said("gaines-mill", Kind.ENTRY, Locale.ENGLISH).subList(0, 2));
    }

    @Test
    @DisplayName("the flag of an objective of several hexes has no number of its own")
    void shared() {
        GameState state = state("gaines-mill-battle-points");
        List<KeyHex> objectives = new Objectives(state.scenario())
                .at(state).stream().filter(key -> key.kind() == Kind.OBJECTIVE).toList();
        assertTrue(objectives.stream().anyMatch(key -> key.points().isEmpty() && key.pays(Side.UNION)));
    }

    @Test
    @DisplayName("beside its sign one unit that comes alone is named, and several are counted")
    void coming() {
        assertTrue(notes("the-bridges").stream().anyMatch(note -> note.startsWith("Train, turn ")));
        assertTrue(notes("gaines-mill").contains("+2, turn 2"));
    }

    private static List<String> notes(String scenario) {
        GameState state = state(scenario);
        KeyWords words = new KeyWords(state.scenario());
        return new Objectives(state.scenario())
                .at(state).stream()
                        .filter(key -> key.kind() == Kind.ENTRY)
                        .map(key -> words.note(key).toString())
                        .toList();
    }

    @Test
    @DisplayName("a sentence with numbers of hexes says the places, the ways off the map by their names, too")
    void within() {
        Battlefield field = state("gaines-mill").scenario().field();
        Sentence purpose = Sentence.of("plan.purpose", Sentence.of("purpose.deny", List.of("1008", "0909")));
        assertEquals(
                "to keep the enemy from holding Watt House (1008), 0909",
                HexNames.within(field, purpose).toString());
        assertEquals(
                "keep our units from leaving at White Oak Road (1528)",
                HexNames.within(field, Sentence.of("wanted.bar", "1528")).toString());
        assertEquals(
                List.of("1008", "0909"),
                HexNames.in(field, purpose).stream().map(Hex::number).toList());
    }

    @Test
    @DisplayName("a flag has what its hex pays next, and once that is settled what it pays then")
    void next() {
        World world =
                World.clear(6, 1).union("A", "0101").confederate("Z", "0601").turns(3);
        Hex hill = world.play().hex("0101");
        List<Payments.Hold> holds = new ArrayList<>();
        for (Side side : Side.values()) {
            holds.add(new Payments.Hold(hill, side, 6, OptionalInt.of(2)));
            holds.add(new Payments.Hold(hill, side, 2, OptionalInt.of(1)));
        }
        Table table = world.payments(new Payments(Map.of(), holds)).play();
        assertEquals("2 turn 1", flag(table));
        KeyHex key = new Objectives(table.state().scenario()).at(table.state()).get(0);
        assertEquals(
                "hex 0101: 2 points to the side that holds it at the end of turn 1,"
                        + " 6 points to the side that holds it at the end of turn 2, held by the Union",
                new KeyWords(table.state().scenario()).sentence(key).in(Locale.ENGLISH));
        assertEquals("6 turn 2", flag(table.until(2, table.state().scenario().first())));
        assertEquals(
                "6 turn 2 settled", flag(table.until(3, table.state().scenario().first())));
    }

    private static String flag(Table table) {
        KeyHex key = new Objectives(table.state().scenario()).at(table.state()).get(0);
        String points = key.points().map(String::valueOf).orElse("*");
        String note = new KeyWords(table.state().scenario()).note(key).in(Locale.ENGLISH);
        return points + " " + note + (key.settled() ? " settled" : "");
    }

    @Test
    @DisplayName("an entry says no turn that is over")
    void late() {
        Table table = World.clear(6, 1)
                .union("A", "0101")
                .confederate("Z", "0601")
                .optional(Side.UNION, "C", Arm.INFANTRY, 3, 1, 4, "0201")
                .play();
        Side first = table.state().scenario().first();
        List<KeyHex> keys = new Objectives(table.state().scenario())
                .at(table.until(2, first).state());
        assertTrue(keys.stream().anyMatch(key -> key.kind() == Kind.ENTRY));
        keys.stream().filter(key -> key.kind() == Kind.ENTRY).forEach(key -> assertEquals(2, key.turn()));
    }
}
