package org.roadtorichmond.ai.outlook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.scenario.ShippedScenarios;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName("how likely a unit gets through to its exit")
final class ExitChancesTest {
    private static final double NEAR = 0.01;

    private final Survey survey = ShippedScenarios.survey("road-to-richmond");
    private final Game game = VictorySystems.newGame(survey, 1);
    private final Board board = new Board(survey);
    private final ExitChances exits = new ExitChances(new Roads(survey), board);
    private final int exit = hex("1528");
    private final int from = hex("1322");

    private int hex(String number) {
        return survey.scenario().field().grid().parse(number).orElseThrow().index();
    }

    /** One of the infantry brigades on the map at the beginning of the game, by their order. */
    private Unit brigade(Side side, int number) {
        return game.state().onMap(side).stream()
                .filter(unit -> unit.arm() == Arm.INFANTRY)
                .skip(number)
                .findFirst()
                .orElseThrow();
    }

    private int put(Unit unit, String number) {
        board.place(unit.ordinal(), hex(number));
        return unit.strength();
    }

    private double chance() {
        return exits.chance(brigade(Side.UNION, 0), from, exit);
    }

    @Test
    @DisplayName("is lower the more of the strength near it is the enemy's; units behind do not count")
    void byWhoIsNearer() {
        board.load(game);
        survey.scenario().units().forEach(unit -> board.place(unit.ordinal(), Board.NOWHERE));
        double friends = put(brigade(Side.UNION, 0), "1322");
        assertEquals(0.9, chance(), NEAR);
        put(brigade(Side.CONFEDERATE, 0), "1008");
        assertEquals(0.9, chance(), NEAR);
        double foes = put(brigade(Side.CONFEDERATE, 0), "1427");
        double share = friends / (friends + foes);
        assertEquals(0.9 * share * share, chance(), NEAR);
        put(brigade(Side.CONFEDERATE, 1), "1427");
        double barred = chance();
        assertTrue(barred < 0.9 * share * share, () -> "with more strength in the way " + barred);
        put(brigade(Side.UNION, 1), "1322");
        assertTrue(chance() > barred);
    }
}
