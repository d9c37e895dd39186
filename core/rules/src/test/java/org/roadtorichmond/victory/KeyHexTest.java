package org.roadtorichmond.victory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.HexNames;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.FrozenScenarios;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.KeyHex.Kind;
import org.roadtorichmond.victory.account.Coin;
import org.roadtorichmond.victory.account.Per;
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
    @DisplayName("a flag says the most that its hex pays, and when that is paid")
    void dearest() {
        Unit unit = state("gaines-mill").scenario().units().get(0);
        KeyHex.Price early = price(Side.UNION, 2, 2);
        KeyHex.Price late = price(Side.UNION, 6, 6);
        KeyHex key = new KeyHex(
                state("gaines-mill").scenario().field().grid().hex(0),
                Kind.OBJECTIVE,
                Optional.of(unit.side()),
                false,
                List.of(early, late, price(Side.CONFEDERATE, 6, 6)),
                List.of(),
                0);
        assertEquals(Optional.of(6), key.points());
        assertEquals(
                "at the end",
                new KeyWords(state("gaines-mill").scenario()).note(key).toString());
    }

    private static KeyHex.Price price(Side to, int points, int after) {
        return new KeyHex.Price(
                to, Coin.POINT, points, 1, Per.UNIT, Optional.empty(), OptionalInt.empty(), after, 1, false, "21.9");
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
}
