package org.roadtorichmond.balance.lab;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.Winner;

/** The quick version of the studies in docs/balance.md: so few games find only what has gone badly wrong. */
@DisplayName("Colonels can win the scenarios that come with the game from either side")
final class ShippedBalanceTest {
    private static final int GAMES = 40;
    private static final double LEAST = 0.25;

    private static VariantFindings found(String scenario) {
        Experiment experiment =
                new Experiment(List.of(Labs.played(scenario, "colonel")), List.of(), 1, GAMES, new StopRule.All());
        Findings findings = new Findings(experiment);
        new Laboratory(experiment, 1).run(findings);
        return findings.variants().get(0);
    }

    private static void assertOpen(VariantFindings found) {
        for (Winner winner : List.of(Winner.A, Winner.B)) {
            double share = found.own().won(winner).share()
                    + found.own().won(Winner.NONE).share() / 2;
            assertTrue(share >= LEAST, () -> winner + ": " + share);
        }
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "training",
                "gaines-mill",
                "gaines-mill-battle-points",
                "gaines-mill-withdrawal",
                "savages-station",
                "the-bridges"
            })
    @DisplayName("in the shorter scenarios each side has a quarter of the points of games at least")
    void shorter(String scenario) {
        assertOpen(found(scenario));
    }

    @Test
    @DisplayName("in the main scenario too; its first die decides little, and Gaines' Mill is fought on the first day")
    void main() {
        VariantFindings found = found("road-to-richmond");
        assertOpen(found);
        assertTrue(
                found.firstDie().share() <= 0.15,
                () -> "the first die: " + found.firstDie().share());
        double early = 0;
        double whole = 0;
        for (Side side : Side.values()) {
            double firstDay = found.turnByTurn().turns().get(5).lost(side).mean();
            double secondDay = found.turnByTurn().turns().get(12).lost(side).mean() - firstDay;
            double all = found.turnByTurn().turns().get(20).lost(side).mean();
            assertTrue(secondDay <= all / 4, () -> side + " lost " + secondDay + " of " + all + " on the second day");
            early += firstDay;
            whole += all;
        }
        double share = early / whole;
        assertTrue(share >= 0.1, () -> share + " of the losses fall on the first day");
    }
}
