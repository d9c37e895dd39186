package org.roadtorichmond.balance.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

@DisplayName("Units that stand where nothing pays")
final class BystandersTest {
    /** Six hexes of clear ground are a march; what is paid for lies in the west. */
    private static World field(String confederate) {
        return World.clear(24, 3)
                .victory("0101", "0201", "0101", 10)
                .union("U", "1502")
                .confederate("C", confederate);
    }

    private static void assertStandBy(long union, long confederate, World world) {
        assertEquals(
                new GameLine.Points(union, confederate),
                Bystanders.of(world.play().game()));
    }

    private static World paid(World world, OptionalInt after) {
        return world.payments(new Payments(
                Map.of(),
                List.of(new Payments.Hold(
                        world.scenario().field().grid().parse("2002").orElseThrow(), Side.UNION, 5, after))));
    }

    @Test
    @DisplayName("a march to the enemy takes them out of it, and one hex less does not")
    void enemies() {
        assertStandBy(3, 3, field("2302"));
        assertStandBy(0, 0, field("2202"));
    }

    @Test
    @DisplayName("a river that nobody crosses is no march, however near the enemy is")
    void river() {
        World barred = field("1602").river("1501/1601 1502/1601 1502/1602 1503/1602 1503/1603");
        assertStandBy(3, 3, barred);
        assertStandBy(0, 0, barred.bridge("1502/1602"));
    }

    @Test
    @DisplayName("ground that pays one side is worth a march to both, until it is settled")
    void ground() {
        assertStandBy(0, 0, paid(field("2302"), OptionalInt.empty()));
        assertStandBy(3, 3, paid(field("2302"), OptionalInt.of(3)));
    }

    @Test
    @DisplayName("an exit that pays is worth a march")
    void exit() {
        assertStandBy(3, 3, field("2302").union("V", "0801").exits(Side.UNION, "0201"));
    }
}
