package org.roadtorichmond.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.HoldSettled;
import org.roadtorichmond.play.Lookahead;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.testing.Certain;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.Line;
import org.roadtorichmond.victory.account.Score;
import org.roadtorichmond.victory.account.Stakes;
import org.roadtorichmond.victory.account.Truth;
import org.roadtorichmond.words.Sentence;

/** The scenario pays the Union 8 points for the hill 0404 in the middle of the map; F and G are where they affect nothing. */
@DisplayName("21.9 Ground that a scenario pays for")
class Rule21HoldsTest {
    private static final String HILL = "0404";

    private static World world() {
        return World.of(".......", ".......", ".......", "...h...", ".......", ".......", ".......")
                .turns(4)
                .union("F", "0101")
                .confederate("G", "0707");
    }

    private static World paying(World world, OptionalInt after) {
        return world.payments(
                new Payments(Map.of(), List.of(new Payments.Hold(world.play().hex(HILL), Side.UNION, 8, after))));
    }

    private static String union(Table table) {
        return union(table.game());
    }

    /** The lines of the Union; the stakes for which commanders play come to the same score. */
    private static String union(Game game) {
        Adjudication result = VictorySystem.judge(game);
        Stakes stakes = VictorySystem.stakesOf(game.state().scenario());
        assertEquals(result.score(), stakes.scale().score(stakes.settle(game.state())));
        return String.join(
                " ",
                result.sides().of(Army.A).lines().stream()
                        .map(Rule21HoldsTest::line)
                        .toList());
    }

    private static String line(Line line) {
        return line.rule() + "=" + line.points() + line.units();
    }

    static Stream<Arguments> positions() {
        return Stream.of(
                Arguments.of("a unit stands there", world().union("U", HILL), "21.9=8[0404]"),
                Arguments.of("trains hold nothing", world().union("T", Arm.TRAIN, 0, HILL), ""),
                Arguments.of(
                        "nobody stands there and the Union alone controls it",
                        world().union("U", "0403"),
                        "21.9=8[0404]"),
                Arguments.of("both control it", world().union("U", "0403").confederate("C", "0405"), ""),
                Arguments.of("neither is near", world(), ""),
                Arguments.of(
                        "the enemy stands there", world().union("U", "0403").confederate("C", HILL), ""));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("positions")
    @DisplayName("is held as objectives are")
    void holding(String what, World world, String lines) {
        assertEquals(lines, union(paying(world, OptionalInt.empty()).play()));
    }

    @Test
    @DisplayName("is settled when its game-turn ends, and not changed by what comes later")
    void settled() {
        Table table = paying(world().union("U", HILL), OptionalInt.of(2)).play();
        assertEquals("21.9=8[0404]", union(table), "if the game ended now");
        table.until(3, Side.UNION).move("U", "0402");
        assertEquals("21.9=8[0404]", union(table));
        assertEquals(
                1,
                table.game().log().stream()
                        .flatMap(entry -> entry.events().stream())
                        .filter(HoldSettled.class::isInstance)
                        .count());
    }

    @Test
    @DisplayName("is not paid to a unit that comes too late, nor again by one that was in time")
    void late() {
        Table table = paying(world().union("U", "0402"), OptionalInt.of(1)).play();
        table.until(2, Side.UNION).move("U", HILL);
        assertEquals("", union(table));
    }

    @Test
    @DisplayName("stays so in a look-ahead, and is open again when the turn is taken back")
    void takenBack() {
        Table table = paying(world().union("U", HILL), OptionalInt.of(1)).play();
        long before = table.state().hash();
        table.until(2, Side.UNION).move("U", "0401");
        assertEquals(
                Optional.of(true), Lookahead.of(table.game()).game().state().settled(0));
        while (!table.game().log().isEmpty()) {
            table.game().revert();
        }
        assertEquals(Optional.empty(), table.state().settled(0));
        assertEquals(before, table.state().hash());
        table.move("U", "0401");
        assertEquals("", union(table));
    }

    @Test
    @DisplayName("is part of what a state is")
    void hashed() {
        Table stayed = paying(world().union("U", HILL), OptionalInt.of(1)).play();
        Table left = paying(world().union("U", HILL), OptionalInt.of(2)).play();
        assertNotEquals(
                stayed.until(2, Side.UNION).state().hash(),
                left.until(2, Side.UNION).state().hash());
    }

    private static Truth truth(Table table) {
        return VictorySystem.stakesOf(table.state().scenario()).list().stream()
                .filter(stake -> stake.rule().equals("21.9"))
                .map(stake -> stake.claim().in(table.state()))
                .findFirst()
                .orElseThrow();
    }

    @Test
    @DisplayName("of a game-turn that an umpire has played again counts as it ends then")
    void umpire() {
        Table table = paying(world().union("U", HILL), OptionalInt.of(1)).play();
        table.until(2, Side.UNION).umpire().place("U", "0101");
        assertEquals(Truth.DONE, truth(table));
        table.clock(1, Side.UNION, Phase.MOVEMENT);
        assertEquals("21.9=8[0404]", union(table), "settled until it is settled again");
        assertEquals(Truth.HOLDS, truth(table), "commanders see that it may be lost again");
        table.until(2, Side.UNION);
        assertEquals("", union(table));
        assertEquals(Truth.NEVER, truth(table));
        table.game().revert();
        assertEquals(Optional.of(true), table.state().settled(0));
    }

    @ParameterizedTest(name = "settled {0}, clock set to turn {1}, then to turn {2}: {3}")
    @CsvSource({
        "1, 3, 3, DONE",
        "1, 1, 3, DONE",
        "1, 1, 1, HOLDS",
        "2, 3, 3, NEVER",
        "2, 2, 2, HOLDS",
        "2, 4, 1, HOLDS",
        "2, 4, 4, NEVER"
    })
    @DisplayName(
            "is not settled by a game-turn over which an umpire sets the clock, and stays as it was settled before")
    void jumped(int after, int first, int then, Truth truth) {
        Table table = paying(world().union("U", HILL), OptionalInt.of(after)).play();
        table.until(2, Side.UNION).umpire();
        for (int turn : List.of(first, then)) {
            Moment to = new Moment(turn, Side.UNION, Phase.MOVEMENT);
            if (!to.equals(table.state().moment())) {
                table.clock(turn, Side.UNION, Phase.MOVEMENT);
            }
        }
        assertEquals(truth, truth(table));
        assertEquals(truth.holds() ? "21.9=8[0404]" : "", union(table));
    }

    @Test
    @DisplayName("after the last game-turn is settled before the game ends")
    void last() {
        Table table = paying(world().union("U", HILL), OptionalInt.of(4)).play();
        table.until(4, Side.CONFEDERATE).endPlayerTurn();
        assertEquals(Optional.of(true), table.state().settled(0));
        assertEquals("21.9=8[0404]", union(table));
    }

    /** F alone is against G: an army costs a strength of 3 times the price of a point, and the Union holds the hill with U. */
    private static Game fight(String system, int price) {
        return paying(world().union("U", HILL), OptionalInt.of(2))
                .system(system)
                .rules(rules -> Certain.price(price, rules))
                .play()
                .game();
    }

    @ParameterizedTest(name = "{0} at {1} a point: {2} to {3}, {4}")
    @CsvSource({
        "road-to-richmond, 50, 8, 0, '21.9=8[0404]'",
        "road-to-richmond, 0, 8, 0, '21.9=8[0404]'",
        "battle-points-17, 50, 17, 3, '21.9=400[0404]'",
        "battle-points-17, 1, 17, 3, '21.9=8[0404]'",
        "battle-points-17, 0, 10, 10, ''",
        "simplified, 50, 400, 0, '21.9=400[0404]'",
        "simplified, 7, 56, 0, '21.9=56[0404]'",
        "simplified, 1000000, 8000000, 0, '21.9=8000000[0404]'",
        "battle-points-16, 50, 16, 4, '21.9=400[0404]'",
        "battle-points-16, 0, 10, 10, ''",
        "withdrawal, 50, 400, 0, '21.9=400[0404]'",
        "withdrawal, 3, 24, 0, '21.9=24[0404]'",
        "spoils-of-war, 50, 0, 0, ''"
    })
    @DisplayName(
            "is rated in points of strength: each counts what one costs where costs count, and nothing among tokens")
    void systems(String system, int price, long union, long confederate, String lines) {
        Game game = fight(system, price);
        Score score = VictorySystem.score(game);
        assertEquals(union, score.union());
        assertEquals(confederate, score.confederate());
        assertEquals(lines, union(game));
        if (system.equals("spoils-of-war")) {
            assertEquals(
                    List.of(), VictorySystem.judge(game).tokens().orElseThrow().lines());
        }
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "road-to-richmond | hex 0404: 8 points to the Union, if held at the end of turn 2.",
                "simplified | hex 0404: 160 points, for 8 points of strength at 20 each, to the Union, if held at the end of turn 2.",
                "spoils-of-war | What the scenario pays for ground counts nothing under this system, which counts tokens on units alone."
            })
    @DisplayName("is announced at the set-up as the chosen system counts it")
    void announced(String system, String sentence) {
        Game game = fight(system, 20);
        assertEquals(
                List.of(sentence),
                VictorySystem.of(system).orElseThrow().extras(game.state().scenario()).stream()
                        .map(Sentence::toString)
                        .toList());
    }

    @ParameterizedTest(name = "{0}")
    @EnumSource
    @DisplayName("and units are counted at any price that a file can name")
    void dearest(VictorySystem system) {
        Game game = paying(
                        world().union("U", Arm.INFANTRY, 9999, HILL).confederate("C", Arm.INFANTRY, 9999, "0606"),
                        OptionalInt.empty())
                .system(system.id())
                .rules(rules -> Certain.price(1_000_000, rules))
                .play()
                .game();
        Stakes stakes = VictorySystem.stakesOf(game.state().scenario());
        assertEquals(VictorySystem.score(game), stakes.scale().score(stakes.settle(game.state())));
    }
}
