package org.roadtorichmond.session.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.ShippedScenarios;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

@DisplayName("Units that were lost")
final class LossWordsTest {
    private static final Scenario SCENARIO =
            ShippedScenarios.survey("road-to-richmond").scenario();
    private static final LossWords ENGLISH = new LossWords(Bundles.texts(Locale.ENGLISH), SCENARIO);
    private static final LossWords GERMAN = new LossWords(Bundles.texts(Locale.GERMAN), SCENARIO);

    private static Unit unit(String id) {
        return SCENARIO.unit(id).orElseThrow();
    }

    private static Event.UnitEliminated loss(String id) {
        return new Event.UnitEliminated(
                unit(id), SCENARIO.field().grid().parse("1007").orElseThrow(), 1, 1, Sentence.of("kept.trapped"));
    }

    @ParameterizedTest
    @CsvSource({
        "Train, Train (Van Vliet)",
        "1/CR, 1/CR (Cooke)",
        "2/3/V, 2/3/V (Meade)",
        "1R, 1R (Hays)",
        "V Art, V Art",
        "VI Art, VI Art (Platt)",
        "III Art, III Art (De Russy)",
        "Siege, Siege (Tyler)",
        "Gregg/APH, Gregg/APH",
        "Cunningham/J, Cunningham/J",
        "Garland/DHH, Garland/DHH"
    })
    @DisplayName("are named by what their counters say, and then by their commanders")
    void named(String id, String name) {
        assertEquals(name, unit(id).named());
    }

    @Test
    @DisplayName("are noted on the map with what the loss pays")
    void noted() {
        assertEquals("Train: no retreat, 10 points", ENGLISH.note(loss("Train")));
        assertEquals("Train: kein Rückzug, 10 Punkte", GERMAN.note(loss("Train")));
    }

    @Test
    @DisplayName("are told in the log with what the loss pays to whom")
    void told() {
        assertEquals(
                "2/3/V (Meade) was eliminated in 1007: no way to retreat, 7 points to the Confederacy.",
                ENGLISH.told(loss("2/3/V")));
        assertEquals(
                "Gregg/APH wurde in 1007 ausgeschaltet: kein Rückzug möglich, 7 Punkte für die Union.",
                GERMAN.told(loss("Gregg/APH")));
    }

    @Test
    @DisplayName("are named the dearest first")
    void dearest() {
        List<Unit> lost = List.of(unit("1R"), unit("2/3/V"), unit("Train"), unit("2R"));
        assertEquals("Train (Van Vliet), 2/3/V (Meade) and 2 more", ENGLISH.names(lost, 2));
        assertEquals(", 19 points to the Confederacy", ENGLISH.paid(lost));
    }
}
