package org.roadtorichmond.balance.lab;

import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.roadtorichmond.ai.outlook.Board;
import org.roadtorichmond.ai.outlook.Ranges;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Claim;

/**
 * Units that stand where nothing pays. With one march more they would reach no hex that is paid for, to either side, and no enemy: they
 * neither win nor guard anything. Rivers, closed ground and roads count, since it is marches that are looked at and not distances.
 * Ground that was settled earlier pays no more.
 */
final class Bystanders {
    private final Board board;
    private final Ranges ranges;
    private final BitSet paying = new BitSet();

    private Bystanders(Game game) {
        GameState state = game.state();
        board = new Board(state.survey());
        board.load(game);
        ranges = new Ranges(board);
        VictorySystem.stakesOf(state.scenario()).list().stream()
                .flatMap(stake -> Stream.of(stake.claim(), stake.provided()))
                .distinct()
                .filter(claim ->
                        !(claim instanceof Claim.Held held && held.hold().isPresent()))
                .flatMap(claim -> claim.hexes().stream())
                .forEach(hex -> paying.set(hex.index()));
    }

    /** The strength points of both sides that stand so at this moment. */
    static GameLine.Points of(Game game) {
        Bystanders now = new Bystanders(game);
        return new GameLine.Points(now.strength(Side.UNION), now.strength(Side.CONFEDERATE));
    }

    private int strength(Side side) {
        ranges.survey(side);
        List<Unit> units = ranges.units();
        return IntStream.range(0, units.size())
                .filter(place -> IntStream.range(0, ranges.count(place))
                        .map(number -> ranges.hex(place, number))
                        .noneMatch(hex -> paying.get(hex) || meets(side.enemy(), hex)))
                .map(place -> board.strength(units.get(place).ordinal()))
                .sum();
    }

    private boolean meets(Side enemy, int hex) {
        return IntStream.range(0, Direction.COUNT)
                .filter(direction -> board.survey().controls(hex, direction))
                .anyMatch(direction -> board.occupied(board.grid().neighbour(hex, direction), enemy));
    }
}
