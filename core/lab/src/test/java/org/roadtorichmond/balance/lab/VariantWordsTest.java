package org.roadtorichmond.balance.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.scenario.json.Result;

@DisplayName("A variant in words")
final class VariantWordsTest {
    private static List<Variant> variants(String scenario, boolean grid, String... factors) {
        Result<List<Variant>> variants = Labs.variants(scenario, "cadet", grid, factors);
        assertEquals(List.of(), variants.problems());
        return variants.value().orElseThrow();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "units.Law/W=null | without Law/W | ohne Law/W",
                "units.Law/W.strength=5 | Law/W a strength point weaker | Law/W einen Stärkepunkt schwächer",
                "units.Law/W.strength=7 | Law/W a strength point stronger | Law/W einen Stärkepunkt stärker",
                "units.Law/W.strength=9 | Law/W with strength 9 | Law/W mit Stärke 9",
                "units.Law/W.arrives.turn=4 | Law/W arrives on turn 4 | Law/W kommt im Spielzug 4",
                "turns=8 | turns 8 | 8 Spielzüge",
                "union=colonel | colonel for the Union | colonel für die Union",
                "forbid=union:roads | forbidden: union:roads | verboten: union:roads",
                "rules.combatTable.3-1[2]=AE | a 3 at 3-1 is AE | eine 3 bei 3-1 ist AE",
                "rules.costPerPoint=40 | rules.costPerPoint=40 | rules.costPerPoint=40",
                "units.Law/W.arrives.hexes=[\"1601\",\"1602\"] | units.Law/W.arrives.hexes=[\"1601\",\"1602\"] | units.Law/W.arrives.hexes=[\"1601\",\"1602\"]",
                "The day is long: turns=8, units.Law/W=null | The day is long | The day is long"
            })
    @DisplayName("is what a person would say, or its path where there are no words; its name stays as it is")
    void said(String factor, String english, String german) {
        Variant variant = variants("gaines-mill", false, factor).get(1);
        assertEquals(english, variant.words().toString());
        assertEquals(german, variant.words().in(Locale.GERMAN));
        assertEquals(factor.startsWith("The day") ? "The day is long" : factor, variant.name());
    }

    @Test
    @DisplayName("tells all changes of a combination, and of the scenario as it is that it is so")
    void several() {
        assertEquals(
                List.of("as it is", "turns 5"),
                variants("training", false, "turns=5").stream()
                        .map(variant -> variant.words().toString())
                        .toList());
        assertEquals(
                "turns 5, 1/B a strength point weaker",
                variants("training", true, "turns=5,6", "units.1/B.strength=5,2").stream()
                        .filter(variant -> variant.name().equals("turns=5, units.1/B.strength=5"))
                        .findFirst()
                        .orElseThrow()
                        .words()
                        .toString());
        assertEquals("", variants("training", false).get(0).words().toString());
    }
}
