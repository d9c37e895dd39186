package org.roadtorichmond.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.scenario.RandomPlay;
import org.roadtorichmond.scenario.ShippedScenarios;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

@DisplayName("rule 18: under restrictions")
class RestrictedCommandsTest {

    private static final int LOOKS = 10;
    private static final int COMMANDS_BETWEEN = 23;
    private static final Restrictions ALL_OF_UNION = new Restrictions(
            Set.of(Side.UNION), Set.of(Side.UNION), Set.of(Side.UNION), Map.of(Side.UNION, Odds.TWO_TO_ONE));
    private static final Restrictions ALL_OF_CONFEDERATES = new Restrictions(
            Set.of(Side.CONFEDERATE),
            Set.of(Side.CONFEDERATE),
            Set.of(Side.CONFEDERATE),
            Map.of(Side.CONFEDERATE, Odds.ONE_TO_ONE));

    @ParameterizedTest(name = "{0}")
    @CsvSource({"training, 6", "gaines-mill, 2"})
    @DisplayName("the commands that are listed are those that are accepted, and what is remembered of marches is true")
    void listed(String name, int games) {
        Scenario shipped = ShippedScenarios.survey(name).scenario();
        int marches = 0;
        for (Restrictions restrictions : List.of(ALL_OF_UNION, ALL_OF_CONFEDERATES)) {
            Survey survey = new Survey(shipped.with(shipped.rules().with(restrictions)));
            for (long seed = 1; seed <= games; seed++) {
                Game game = new Game(survey, seed);
                RandomPlay player = new RandomPlay(game, seed);
                for (int look = 0; look < LOOKS; look++) {
                    player.play(COMMANDS_BETWEEN);
                    marches += compare(game);
                }
            }
        }
        assertTrue(marches > 100, marches + " marches were looked at");
    }

    private static int compare(Game game) {
        Options legal = new Options(game);
        GameState state = game.state();
        if (state.ending().isPresent() || state.combat().isPresent()) {
            return 0;
        }
        Set<Command> accepted = new HashSet<>();
        for (Unit unit : state.forces().units()) {
            for (int hex = 0; hex < state.scenario().field().grid().size(); hex++) {
                Hex to = state.scenario().field().grid().hex(hex);
                addIfAccepted(game, new Command.MoveUnit(unit, to), accepted);
                addIfAccepted(game, new Command.EnterUnit(unit, to), accepted);
            }
            addIfAccepted(game, new Command.ExitUnit(unit), accepted);
            if (state.onMap(unit)) {
                assertEquals(
                        costs(game.rules().movement().searched(unit)),
                        costs(game.rules().movement().reach(unit)));
            }
        }
        if (state.moment().phase() == Phase.MOVEMENT) {
            Set<Command> listed = new HashSet<>(legal.moves());
            listed.addAll(legal.entries());
            listed.addAll(legal.exits());
            assertEquals(accepted, listed);
        }
        return accepted.size();
    }

    private static void addIfAccepted(Game game, Command command, Set<Command> accepted) {
        if (game.check(command).isEmpty()) {
            accepted.add(command);
        }
    }

    private static Map<Integer, Integer> costs(Reach reach) {
        Map<Integer, Integer> costs = new TreeMap<>();
        for (int i = 0; i < reach.count(); i++) {
            costs.put(reach.hex(i), reach.cost(reach.hex(i)));
        }
        return costs;
    }
}
