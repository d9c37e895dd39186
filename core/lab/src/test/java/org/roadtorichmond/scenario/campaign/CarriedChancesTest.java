package org.roadtorichmond.scenario.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.experiment.Values;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.Blueprint;
import org.roadtorichmond.scenario.setup.Handicap;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.yardstick.Calibration;
import org.roadtorichmond.scenario.yardstick.Yardsticks;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

@DisplayName("The chance of winning in a battle of a campaign is shown as the stored games of its scenario correct it")
final class CarriedChancesTest {
    private static final Shelf SHELF = Shelf.of(List.of());
    private static final Yardsticks YARDSTICKS = Yardsticks.on(SHELF);
    private static final LoadedScenario PRINTED =
            new Documents(SHELF).openScenario("gaines-mill").value().orElseThrow();

    private static Campaign shipped() {
        return ((CampaignDocument) new Documents(SHELF)
                        .open("five-evenings.campaign.json")
                        .value()
                        .orElseThrow())
                .campaign();
    }

    private static LoadedScenario with(String changes) {
        return Carried.with(Result.good(PRINTED), Values.changes(changes))
                .value()
                .orElseThrow();
    }

    @Test
    @DisplayName("in every battle of a shipped campaign, as history leaves it")
    void shippedBattles() {
        Chain chain = Chain.of(shipped());
        while (!chain.isOver()) {
            LoadedScenario printed = chain.next().scenario();
            LoadedScenario carried = chain.opening().value().orElseThrow().scenario();
            assertNotEquals(Calibration.NONE, YARDSTICKS.calibration(printed));
            assertEquals(
                    YARDSTICKS.calibration(printed),
                    YARDSTICKS.calibration(carried),
                    chain.next().title());
            chain = chain.skip().value().orElseThrow();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "units.1/1/V.strength=4, true",
        "units.1/1/V.hex=0909, true",
        "turns=7, false",
        "victory.holds[0].points=30, false",
        "rules.limitedAdvance=true, false"
    })
    @DisplayName("while forces differ a little, and nothing else")
    void changed(String change, boolean shown) {
        assertEquals(shown ? YARDSTICKS.calibration(PRINTED) : Calibration.NONE, YARDSTICKS.calibration(with(change)));
    }

    @Test
    @DisplayName("not where a side has lost more than a third, or has a handicap")
    void tooFar() {
        String half = String.join(
                ", ",
                PRINTED.scenario().units().stream()
                        .filter(unit -> unit.side() == Side.UNION && !unit.train())
                        .map(Unit::id)
                        .map(id -> "units['" + id + "'].strength=1")
                        .toList());
        assertEquals(Calibration.NONE, YARDSTICKS.calibration(with(half)));
        Handicap stronger = new Handicap(Side.UNION, Handicap.Kind.STRONGER);
        assertEquals(Calibration.NONE, YARDSTICKS.calibration(Blueprint.handicapped(PRINTED, stronger)));
    }
}
