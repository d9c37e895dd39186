package org.roadtorichmond.ai.recruit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.balance.Bench;
import org.roadtorichmond.balance.Experiment;
import org.roadtorichmond.balance.GameStart;
import org.roadtorichmond.scenario.ShippedScenarios;
import org.roadtorichmond.victory.VictorySystem;

@DisplayName("the recruit plays as it always did")
final class RecruitTest {
    private static final int GAMES = 40;

    @Test
    @DisplayName("simulate road-to-richmond --games 40 --union recruit --confederate recruit")
    void fullScenario() {
        long signature = new Experiment(
                        GameStart.of(ShippedScenarios.survey("road-to-richmond")),
                        List.of(VictorySystem.ROAD_TO_RICHMOND),
                        Recruit::new,
                        Recruit::new)
                .run(GAMES, 1, 1)
                .signature();
        assertEquals("4e0ed21e7c49aeae", Long.toHexString(signature));
    }

    @Test
    @DisplayName("bench")
    void bench() {
        assertEquals(Bench.stated(), Bench.run(1).signature());
    }
}
