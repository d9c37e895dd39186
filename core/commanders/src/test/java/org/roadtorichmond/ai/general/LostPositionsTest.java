package org.roadtorichmond.ai.general;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.ai.colonel.Manner;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.work.ParallelRunner;

/** Tests what commanders do who are behind, in positions of a frozen scenario. */
@DisplayName("a side that is behind")
final class LostPositionsTest {
    /** By how much a plan has to be better than the colonel's own by the same dice. */
    private static final double BETTER = 0.05;

    /** The hex that pays, and by which the wagons come. */
    private static final String ROAD = "2426";

    private static PlanCheck check(Game game) {
        return new PlanCheck(game, Manner.STEADY, new RolloutTable(game, 0, () -> false));
    }

    private static PlanDraft general(Game game) {
        return new Search(game, Manner.STEADY, 500, 0, ParallelRunner.ALONE, () -> false).best();
    }

    /** For each unit that ends elsewhere by how much nearer to the road that is, in hexes. */
    private static Map<Unit, Integer> nearer(Game game, PlanDraft plan) {
        HexGrid grid = game.state().scenario().field().grid();
        int road = grid.parse(ROAD).orElseThrow().index();
        Map<Unit, Integer> nearer = new TreeMap<>();
        plan.stands().forEach((unit, to) -> {
            Hex from = game.state().hexOf(unit).orElse(to);
            if (!from.equals(to)) {
                nearer.put(unit, grid.distance(from.index(), road) - grid.distance(to.index(), road));
            }
        });
        return nearer;
    }

    @Test
    @DisplayName("finds a better plan where the colonel's is as bad as standing still")
    void alikeAndBad() {
        Game game = FrozenBridges.position("alike-and-bad");
        PlanCheck check = check(game);
        double found = check.best().mean();
        // Before the others stands the one that is carried out.
        double plain = check.made().get(1).mean();
        assertTrue(found > plain + BETTER, () -> found + " for " + plain);
    }

    @Test
    @DisplayName("goes for the wagons that stand in the open, whoever commands")
    void wagonsInTheOpen() {
        Game game = FrozenBridges.position("the-train-in-the-open");
        for (PlanDraft plan : List.of(check(game).best(), general(game))) {
            Map<Unit, Integer> nearer = nearer(game, plan);
            assertAll(
                    () -> assertTrue(nearer.size() > 3, () -> "only " + nearer),
                    () -> assertTrue(
                            nearer.values().stream().allMatch(hexes -> hexes >= 0), () -> "some turn away: " + nearer));
        }
    }

    @Test
    @DisplayName("does not march anywhere only to march")
    void nowhereToGo() {
        Game game = FrozenBridges.position("nowhere-to-go");
        for (PlanDraft plan : List.of(check(game).best(), general(game))) {
            Map<Unit, Integer> nearer = nearer(game, plan);
            assertEquals(
                    List.of(),
                    nearer.entrySet().stream()
                            .filter(march -> march.getValue() < 0)
                            .toList());
        }
    }
}
