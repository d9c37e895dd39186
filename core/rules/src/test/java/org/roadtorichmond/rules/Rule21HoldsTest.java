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
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.HoldSettled;
import org.roadtorichmond.play.Lookahead;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.Line;
import org.roadtorichmond.victory.account.Score;

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
        Adjudication result = VictorySystem.judge(table.game());
        assertEquals(
                result.score(),
                VictorySystem.stakesOf(table.state().scenario())
                        .scale()
                        .score(VictorySystem.stakesOf(table.state().scenario()).settle(table.state())));
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

    @Test
    @DisplayName("of a game-turn that an umpire has played again counts as it ends then")
    void umpire() {
        Table table = paying(world().union("U", HILL), OptionalInt.of(1)).play();
        table.until(2, Side.UNION).umpire().place("U", "0101").clock(1, Side.UNION, Phase.MOVEMENT);
        assertEquals("21.9=8[0404]", union(table), "settled until it is settled again");
        table.until(2, Side.UNION);
        assertEquals("", union(table));
        table.game().revert();
        assertEquals(Optional.of(true), table.state().settled(0));
    }

    @Test
    @DisplayName("after the last game-turn is settled before the game ends")
    void last() {
        Table table = paying(world().union("U", HILL), OptionalInt.of(4)).play();
        table.until(4, Side.CONFEDERATE).endPlayerTurn();
        assertEquals(Optional.of(true), table.state().settled(0));
        assertEquals("21.9=8[0404]", union(table));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "road-to-richmond, 8, 0",
        "battle-points-17, 11, 9",
        "simplified, 8, 0",
        "battle-points-16, 11, 9",
        "spoils-of-war, 8, 0",
        "withdrawal, 8, 0"
    })
    @DisplayName("counts under every system before it compares the sides")
    void systems(String system, long union, long confederate) {
        // An army costs 3 x 50 x 1 = 150 points, and 8 is more than 5 % of that.
        Score score = VictorySystem.score(paying(
                        World.of(".......", ".......", ".......", ".......", ".......", ".......", ".......")
                                .union("U", HILL)
                                .confederate("G", "0707"),
                        OptionalInt.empty())
                .system(system)
                .play()
                .game());
        assertEquals(union, score.union());
        assertEquals(confederate, score.confederate());
    }
}
