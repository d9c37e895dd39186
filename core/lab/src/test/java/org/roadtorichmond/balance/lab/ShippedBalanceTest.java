package org.roadtorichmond.balance.lab;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.victory.account.Winner;

/** The quick version of the studies in docs/balance.md. With so few games it finds only serious faults. */
@Tag("long")
@DisplayName("Colonels can win the scenarios that come with the game from either side")
final class ShippedBalanceTest {
    private static final int GAMES = 40;
    private static final double LEAST = 0.25;

    /** The number of games of the main scenario, which take as long as all other games together. */
    private static final int FEW_GAMES = 8;

    private static VariantFindings found(String scenario, int games) {
        Experiment experiment =
                new Experiment(List.of(Labs.played(scenario, "colonel")), List.of(), 1, games, new StopRule.All());
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
    @CsvSource({
        "training, 40",
        "gaines-mill, 40",
        "gaines-mill-battle-points, 40",
        "gaines-mill-withdrawal, 40",
        "savages-station, 40",
        "glendale, 16",
        "mechanicsville, 40",
        "seven-pines, 16",
        "malvern-hill, 24",
        "the-bridges, 40"
    })
    @DisplayName("in the shorter scenarios each side has a quarter of the points of games at least")
    void shorter(String scenario, int games) {
        assertOpen(found(scenario, games));
    }

    @Test
    @DisplayName("in the main scenario too, and each of its three days is fought")
    void main() {
        assertFought(found("road-to-richmond", FEW_GAMES));
    }

    @Test
    @DisplayName("in the main scenario the first die decides little")
    void mainInManyGames() {
        VariantFindings found = found("road-to-richmond", GAMES);
        assertFought(found);
        assertTrue(
                found.firstDie().share() <= 0.15,
                () -> "the first die: " + found.firstDie().share());
    }

    private static void assertFought(VariantFindings found) {
        assertOpen(found);
        double whole = attacked(found, 1, 20);
        for (int[] day : new int[][] {{1, 5}, {6, 13}, {14, 20}}) {
            double share = attacked(found, day[0], day[1]) / whole;
            assertTrue(share >= 0.2 && share <= 0.5, () -> share + " of the attacks from turn " + day[0] + " on");
        }
    }

    private static double attacked(VariantFindings found, int first, int last) {
        return IntStream.rangeClosed(first, last)
                .mapToDouble(
                        turn -> found.turnByTurn().turns().get(turn).assaults().mean())
                .sum();
    }
}
