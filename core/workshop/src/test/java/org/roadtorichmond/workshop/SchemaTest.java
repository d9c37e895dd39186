package org.roadtorichmond.workshop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.setup.ScenarioOverlay;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Amount;
import org.roadtorichmond.workshop.SchemaField.Kind;

@DisplayName("The published schemas of scenario and map")
class SchemaTest {
    private static SchemaField field(String part, String name) {
        return Schema.SCENARIO.fields(pointer(part)).stream()
                .filter(field -> field.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static Pointer pointer(String steps) {
        return steps.isEmpty() ? Pointer.ROOT : Pointer.of(steps.split("\\."));
    }

    private static List<String> names(String part) {
        return Schema.SCENARIO.fields(pointer(part)).stream()
                .map(SchemaField::name)
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "rules, rules.movement.infantry, NUMBER, 6, '', false",
        "rules, rules.terrain.swamp.wheeled, NUMBER, null, '', false",
        "rules, rules.attrition, TRUTH, false, 16.4, false",
        "rules, rules.forbid, WORDS, '', '', false",
        "rules, rules.combatTable.1-5, WORDS, AR AE AE AE AE AE, '', false",
        "victory, victory.system, CHOICE, '', '', true",
        "victory, victory.allows, CHOICES, '', '', false",
        "victory, victory.gateway, HEX, 0117, '', false",
        "victory, victory.bases, HEXES, 1528 2426, '', false",
        "victory, victory.primary, CHOICE, spoils-of-war, '', false",
        "victory, victory.primary.hexes, HEXES, '', '', true",
        "victory, victory.length.fixed, NUMBER, '', '', true",
        "victory, victory.values.trainOut, NUMBER, 5, 21.12.3, false",
        "victory, victory.holds, ROWS, '', 21.9, false",
        "units, strength, NUMBER, '', '', true",
        "units, tags, TEXTS, '', '', false",
        "units, arrives.hexes, HEXES, '', '', true",
        "units, arrives.optional, TRUTH, false, '', false",
        "zones, closedTo, CHOICE, '', '', false",
        "zones, until.turn, NUMBER, '', '', false",
        "'', first, CHOICE, confederate, '', false",
        "'', night, NUMBERS, '', '', false",
        "'', story, PROSE, '', '', false",
        "map, map.north, NUMBER, 0, '', false",
        "map.ways, kind, CHOICE, '', '', true"
    })
    @DisplayName("give each value a field of its kind, with what is usual and the rule that explains it")
    void kinds(String part, String name, Kind kind, String usual, String rule, boolean required) {
        SchemaField field = field(part, name);
        assertEquals(kind, field.kind());
        assertEquals(usual, field.usual());
        assertEquals(rule, field.rule());
        assertEquals(required, field.required());
    }

    @Test
    @DisplayName("have the fields in their order, without what is drawn")
    void names() {
        assertEquals(List.of("name", "turns", "night", "first", "begins", "hoursPerTurn", "story", "notes"), names(""));
        assertEquals(List.of("map.name", "map.north"), names("map"));
        assertEquals(List.of("kind", "name"), names("map.ways"));
        assertEquals(List.of("kind", "name"), names("map.waters"));
        assertEquals(List.of("kind", "name", "for"), names("map.crossings"));
        assertEquals(List.of("name", "hexes", "closedTo", "holds", "until.turn", "until.enemyWithin"), names("zones"));
        assertEquals(ScenarioOverlay.UNIT_KEYS.subList(0, 9), names("units").subList(0, 9));
        assertEquals(
                List.of("hex", "points", "side"),
                field("victory", "victory.bonus").columns().stream()
                        .map(SchemaField::name)
                        .toList());
    }

    @Test
    @DisplayName("have a field for every number of every victory system")
    void allAmounts() {
        List<String> victory = names("victory");
        List<String> keys = Stream.of(VictorySystem.values())
                .flatMap(system -> system.amounts().stream())
                .map(Amount::key)
                .distinct()
                .toList();
        assertTrue(keys.size() > 20);
        keys.forEach(key -> assertTrue(victory.contains("victory.values." + key), key));
    }

    @Test
    @DisplayName("say what cannot stand beside a value, what must stand there, and in which order")
    void beside() {
        assertEquals(Set.of("hex"), Schema.SCENARIO.excludedBy(Pointer.of("units", "3", "arrives")));
        assertEquals(Set.of("arrives"), Schema.SCENARIO.excludedBy(Pointer.of("units", "3", "hex")));
        assertEquals(Set.of(), Schema.SCENARIO.excludedBy(Pointer.of("units", "3", "strength")));
        assertEquals(
                Set.of("union", "confederate"),
                Schema.SCENARIO.excludedBy(Pointer.of("victory", "secondary", "hexes")));
        assertTrue(Schema.SCENARIO.isRequired(Pointer.of("zones", "0", "until")));
        assertEquals(
                List.of("turn", "last", "hexes", "optional", "number", "group"),
                Schema.SCENARIO.order(Pointer.of("units", "3", "arrives", "turn")));
        assertEquals(List.of(), Schema.SCENARIO.order(Pointer.of("units", "3", "x-note")));
    }

    @Test
    @DisplayName("let what is typed be read, and keep what has no meaning as the text that it is")
    void typed() {
        assertEquals("2.5", TypedValue.typed(TypedValue.number(" 2,5 ").orElseThrow()));
        assertEquals(Optional.empty(), TypedValue.number("  "));
        assertEquals("many", TypedValue.typed(TypedValue.number("many").orElseThrow()));
        assertTrue(TypedValue.number("many").orElseThrow() instanceof Node.TextNode);
        assertEquals("\u2013", TypedValue.typed(new Node.NothingNode(Place.NOWHERE)));
        assertEquals("0101 0203", again("victory", "victory.bases", "0101, 0203"));
        assertEquals("general colours", again("units", "tags", "general , colours"));
        assertEquals("rear guard; colours;", again("units", "tags", "rear guard; colours"));
        assertEquals("3 9", again("", "night", "3;9"));
        assertEquals("AR AE DR DR EX DE", again("rules", "rules.combatTable.1-1", "ar ae dr dr ex de"));
        assertEquals("true", again("units", "arrives.optional", "ja"));
        assertEquals(Optional.empty(), field("units", "arrives.optional").read("no"));
        assertEquals(Optional.empty(), field("victory", "victory.bases").read(" "));
    }

    private static String again(String part, String name, String typed) {
        return TypedValue.typed(field(part, name).read(typed).orElseThrow());
    }
}
