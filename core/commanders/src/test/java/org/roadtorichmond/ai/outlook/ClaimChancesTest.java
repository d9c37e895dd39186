package org.roadtorichmond.ai.outlook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.cadet.Cadet;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.scenario.ShippedScenarios;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.victory.account.Claim;
import org.roadtorichmond.victory.account.Stake;
import org.roadtorichmond.victory.account.Stakes;

@DisplayName("chances and prices that are remembered")
final class ClaimChancesTest {
    private static final int SUPPOSED = 4;

    /** A hex of the large map where units can leave in some of its scenarios. */
    private static final int EXIT = ShippedScenarios.survey("road-to-richmond")
            .scenario()
            .field()
            .grid()
            .parse("1528")
            .orElseThrow()
            .index();

    private int compared;

    static Stream<Arguments> systems() {
        return Stream.concat(
                Stream.of(Arguments.of("road-to-richmond", "road-to-richmond")),
                VictorySystem.ids().stream().map(system -> Arguments.of("gaines-mill", system)));
    }

    @ParameterizedTest(name = "{0} under {1}")
    @MethodSource("systems")
    @DisplayName("are the same as new calculations, in every phase of a game, under any assumptions")
    void asWorkedOutAnew(String name, String system) {
        Scenario shipped = ShippedScenarios.survey(name).scenario();
        Scenario scenario = shipped.with(shipped.victory().under(system));
        Survey survey = new Survey(scenario);
        Game game = VictorySystems.newGame(survey, 5);
        Board board = new Board(survey);
        Roads roads = new Roads(survey);
        Stakes stakes = VictorySystem.stakesOf(scenario);
        ClaimChances chances = new ClaimChances(roads, board, game.state());
        Ledger ledger = new Ledger(stakes, board, chances);
        Random random = new Random(1);
        new Playout(new Cadet(), new Cadet()).play(game, now -> {
            board.load(now);
            ledger.look(now.state());
            Ledger fresh = new Ledger(stakes, board, new ClaimChances(roads, board, now.state()));
            fresh.look(now.state());
            assertEquals(fresh.expected(), ledger.expected());
            for (int unit = 0; unit < board.units(); unit++) {
                assertEquals(fresh.of(unit), ledger.of(unit), board.unit(unit)::toString);
            }
            compare(now, board, roads, chances, random);
            Unit moved = board.unit(random.nextInt(board.units()));
            board.place(moved.ordinal(), random.nextInt(board.grid().size()));
            compare(now, board, roads, chances, random);
        });
        assertTrue(compared > 1000, () -> "only " + compared + " chances were compared");
    }

    /**
     * Compares the chances of all claims: first without assumptions, then with the state of one unit assumed, then with a claim
     * assumed too.
     */
    private void compare(Game game, Board board, Roads roads, ClaimChances chances, Random random) {
        List<Stake> list = VictorySystem.stakesOf(board.scenario()).list();
        for (int round = 0; round < SUPPOSED; round++) {
            Unit unit = board.unit(random.nextInt(board.units()));
            ClaimChances.Fate fate =
                    round == 0 ? ClaimChances.Fate.OPEN : ClaimChances.Fate.values()[random.nextInt(4)];
            Claim other = list.get(random.nextInt(list.size())).provided();
            Claim assumed = round < 2
                    ? null
                    : other instanceof Claim.All all && !all.claims().isEmpty()
                            ? all.claims().get(all.claims().size() - 1)
                            : other;
            boolean holds = random.nextBoolean();
            suppose(chances, unit, fate, assumed, holds);
            for (Stake stake : list) {
                for (Claim claim : List.of(stake.claim(), stake.provided())) {
                    ClaimChances fresh = new ClaimChances(roads, board, game.state());
                    suppose(fresh, unit, fate, assumed, holds);
                    assertEquals(fresh.of(claim), chances.of(claim), claim::toString);
                    compared++;
                }
            }
        }
        suppose(chances, board.unit(0), ClaimChances.Fate.OPEN, null, false);
    }

    private static void suppose(
            ClaimChances chances, Unit unit, ClaimChances.Fate fate, @Nullable Claim assumed, boolean holds) {
        if (fate == ClaimChances.Fate.LEFT && holds) {
            chances.supposeLeft(unit, EXIT);
        } else {
            chances.suppose(unit, fate);
        }
        chances.suppose(assumed, holds);
    }
}
