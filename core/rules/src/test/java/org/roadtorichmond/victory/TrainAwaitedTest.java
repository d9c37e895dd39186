package org.roadtorichmond.victory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.Line;

@DisplayName("21.12.6: points that stand only because the Train has not come yet")
final class TrainAwaitedTest {

    private static World world() {
        return World.clear(6, 6)
                .road("0103 0203 0303 0403 0503 0603")
                .victory("0103", "0603", "0603", 10)
                .optional(Side.UNION, "Train", Arm.TRAIN, 0, 1, 3, "0603")
                .first(Side.UNION)
                .turns(6)
                .union("A", "0101");
    }

    private static Optional<Long> points(Table table) {
        return TrainAwaited.of(table.game()).map(TrainAwaited::points);
    }

    /** The award of rule 21.12.6, and the value of units out of supply. */
    private static Optional<Long> award(Table table) {
        long unsupplied = VictorySystem.judge(table.game()).sides().of(Side.CONFEDERATE).lines().stream()
                .filter(line -> line.rule().equals("21.22"))
                .mapToLong(Line::points)
                .sum();
        return Optional.of(20 + unsupplied);
    }

    @Test
    @DisplayName("the award counts as such until the Train comes or can come no more")
    void untilItComes() {
        Table table = world().play();
        assertEquals(award(table), points(table));
        assertEquals(3, TrainAwaited.of(table.game()).orElseThrow().last());
        table.enter("Train", "0603");
        assertEquals(Optional.empty(), points(table));
        Table last = world().turn(3).play();
        assertEquals(award(last), points(last), "its last chance is now");
        assertEquals(Optional.empty(), points(world().turn(3).play().endPhase()), "and now it is over");
        assertEquals(Optional.empty(), points(world().turn(4).play()));
    }

    @Test
    @DisplayName("what hangs on it besides counts, too: units out of supply, but no losses")
    void besides() {
        Table cut = world().confederate("X", Arm.INFANTRY, 3, "0602")
                .confederate("Y", Arm.INFANTRY, 3, "0603")
                .play();
        assertEquals(award(cut), points(cut));
        assertTrue(award(cut).orElseThrow() > 20);
        Table lost = world().union("L", "0201").eliminated("L", 1).play();
        assertEquals(award(lost), points(lost));
    }

    @Test
    @DisplayName("in other systems there are none")
    void elsewhere() {
        assertEquals(
                Optional.empty(), points(World.clear(4, 4).union("A", "0101").play()));
    }
}
