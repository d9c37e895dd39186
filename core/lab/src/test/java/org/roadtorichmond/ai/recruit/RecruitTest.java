package org.roadtorichmond.ai.recruit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.balance.lab.Bench;
import org.roadtorichmond.balance.lab.Experiment;
import org.roadtorichmond.balance.lab.Findings;
import org.roadtorichmond.balance.lab.Laboratory;
import org.roadtorichmond.balance.lab.Labs;

@DisplayName("the recruit plays as it always did")
final class RecruitTest {
    private static final int GAMES = 40;

    @Test
    @DisplayName("simulate road-to-richmond --games 40 --union recruit --confederate recruit")
    void fullScenario() {
        Experiment experiment = new Experiment(
                List.of(Labs.played("road-to-richmond", "recruit")), List.of(), 1, GAMES, new StopRule.All());
        Findings findings = new Findings(experiment);
        new Laboratory(experiment, 1).run(findings);
        assertEquals("d6123d2a205161bd", Long.toHexString(findings.signature()));
    }

    @Test
    @DisplayName("bench")
    void bench() {
        assertEquals(Bench.stated(), Bench.run(1).signature());
    }
}
