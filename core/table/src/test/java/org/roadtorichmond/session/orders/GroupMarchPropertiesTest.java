package org.roadtorichmond.session.orders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Outcome;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.testing.RandomPlay;
import org.roadtorichmond.testing.RandomWorld;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName("Orders to groups in positions that nobody has thought of")
final class GroupMarchPropertiesTest {
    private static final int ORDERS = 40;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    @DisplayName("are always allowed, the same each time, leave the game alone, and are taken back without a trace")
    void inTinyWorlds(long seed) {
        prove(RandomWorld.campaign(seed, 9, 7).game(), seed);
    }

    @ParameterizedTest
    @ValueSource(strings = {"road-to-richmond", "gaines-mill"})
    @DisplayName("also in the scenarios")
    void inScenarios(String scenario) {
        prove(
                VictorySystems.newGame(
                        new Documents(Shelf.of(List.of()))
                                .openScenario(scenario)
                                .value()
                                .orElseThrow()
                                .survey(),
                        3),
                3);
    }

    private static void prove(Game game, long seed) {
        Random random = new Random(seed);
        RandomPlay play = new RandomPlay(game, seed);
        int orders = 0;
        while (orders < ORDERS && game.state().ending().isEmpty()) {
            if (game.state().moment().phase() == Phase.MOVEMENT
                    && game.state().combat().isEmpty()) {
                prove(game, random);
                orders++;
            }
            play.step();
        }
        assertTrue(orders > 0, "some order was given");
    }

    private static void prove(Game game, Random random) {
        HexGrid grid = game.state().scenario().field().grid();
        Hex goal = grid.hex(random.nextInt(grid.size()));
        List<Unit> units =
                new ArrayList<>(game.state().onMap(game.state().moment().player()));
        game.state().forces().awaited().of(game.state().moment().player()).stream()
                .filter(game.rules().reinforcements()::due)
                .forEach(units::add);
        Collections.shuffle(units, random);
        List<Unit> group = units.subList(0, Math.min(units.size(), 1 + random.nextInt(12)));
        if (group.isEmpty()
                || game.state()
                        .deployment()
                        .occupied(goal.index(), game.state().moment().player().enemy())) {
            return;
        }
        long before = game.state().hash();
        GroupOrder order = GroupMarch.order(game, group, goal);
        assertEquals(before, game.state().hash(), "the game is only read");
        assertEquals(order, GroupMarch.order(game, group, goal), "the same each time");
        for (Command command : order.commands()) {
            assertTrue(game.execute(command) instanceof Outcome.Accepted, () -> command + ": " + game.check(command));
        }
        for (GroupOrder.Way way : order.ways()) {
            assertEquals(way.end(), game.state().hexOf(way.unit()).orElseThrow());
            assertEquals(way.contested(), game.state().inEnemyControl(way.unit()));
        }
        order.commands().forEach(command -> game.revert());
        assertEquals(before, game.state().hash(), "nothing remains");
    }
}
