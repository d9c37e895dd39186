package org.roadtorichmond.workshop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Amount;

@DisplayName("The fields of rules and victory terms")
class TermFieldTest {
    private static TermField field(List<TermField> fields, String... steps) {
        return fields.stream()
                .filter(field -> field.at().equals(Pointer.of(steps)))
                .findFirst()
                .orElseThrow();
    }

    @Test
    @DisplayName("are made of the schema, with what is usual and the rule that explains them")
    void ofTheSchema() {
        List<TermField> rules = TermField.rules();
        assertEquals(
                new TermField(Pointer.of("rules", "movement", "infantry"), TermField.Kind.NUMBER, "6", List.of(), ""),
                field(rules, "rules", "movement", "infantry"));
        assertEquals(
                "null", field(rules, "rules", "terrain", "swamp", "wheeled").usual());
        assertEquals(
                new TermField(Pointer.of("rules", "attrition"), TermField.Kind.TRUTH, "false", List.of(), "16.4"),
                field(rules, "rules", "attrition"));
        List<TermField> victory = TermField.victory();
        TermField system = field(victory, "victory", "system");
        assertEquals(TermField.Kind.CHOICE, system.kind());
        assertTrue(system.options().contains("simplified"));
        assertEquals("21.12.3", field(victory, "victory", "values", "trainOut").rule());
        assertEquals(TermField.Kind.TEXT, field(victory, "victory", "gateway").kind());
        assertEquals("0117", field(victory, "victory", "gateway").usual());
    }

    @Test
    @DisplayName("are there for every number of every victory system")
    void allAmounts() {
        List<TermField> victory = TermField.victory();
        List<String> keys = Stream.of(VictorySystem.values())
                .flatMap(system -> system.amounts().stream())
                .map(Amount::key)
                .distinct()
                .toList();
        assertTrue(keys.size() > 20);
        keys.forEach(key -> field(victory, "victory", "values", key));
    }

    @Test
    @DisplayName("read what is typed, and keep what is no number as the text that it is")
    void typed() {
        assertEquals("2.5", TypedValue.typed(TypedValue.number(" 2,5 ").orElseThrow()));
        assertEquals(Optional.empty(), TypedValue.number("  "));
        assertEquals("many", TypedValue.typed(TypedValue.number("many").orElseThrow()));
        assertTrue(TypedValue.number("many").orElseThrow() instanceof Node.TextNode);
        assertEquals("\u2013", TypedValue.typed(new Node.NothingNode(Place.NOWHERE)));
        assertEquals(
                "0101, 0203", TypedValue.typed(TypedValue.hexes("0101 0203").orElseThrow()));
        assertEquals(
                "general, colours",
                TypedValue.typed(TypedValue.texts("general , colours").orElseThrow()));
        assertEquals("3, 9", TypedValue.typed(TypedValue.numbers("3;9").orElseThrow()));
    }
}
