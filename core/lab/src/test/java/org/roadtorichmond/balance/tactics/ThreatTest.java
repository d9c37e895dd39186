package org.roadtorichmond.balance.tactics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

@DisplayName("What the enemy could do next")
final class ThreatTest {
    private static Optional<Odds> best(Table table) {
        return new Threat(table.game(), Side.UNION).bestOdds(table.unit("U"));
    }

    /** A unit in a dead end: its only neighbour is 0401. */
    private static World deadEnd() {
        return World.of("~..........", "~~~~.......", "...........").union("U", Arm.INFANTRY, 2, "0201");
    }

    @Test
    @DisplayName("only as many come as there is room for, the strongest first")
    void room() {
        World world = deadEnd()
                .confederate("A", Arm.INFANTRY, 1, "0501")
                .confederate("B", Arm.INFANTRY, 4, "0602")
                .confederate("C", Arm.INFANTRY, 3, "0702");
        assertEquals(Optional.of(Odds.THREE_TO_ONE), best(world.play()), "4 and 3 against 2");
    }

    @Test
    @DisplayName("a unit with no other place is given room by one that has another")
    void rearranged() {
        World world = World.clear(4, 5)
                .union("U", Arm.INFANTRY, 2, "0101")
                .confederate("A", Arm.INFANTRY, 2, "0104")
                .allowance("A", 4)
                .confederate("B", Arm.INFANTRY, 2, "0104")
                .allowance("B", 4)
                .confederate("C", Arm.INFANTRY, 3, "0301");
        assertEquals(Optional.of(Odds.THREE_TO_ONE), best(world.play()), "A and B below, C on the right");
    }

    @Test
    @DisplayName("ground doubles, water doubles where all come across it, and never twice")
    void doubled() {
        World river = World.of("...", "...")
                .river("0101/0102 0201/0102 0102/0202 0301/0302 0201/0302")
                .union("U", Arm.INFANTRY, 2, "0102")
                .confederate("C", Arm.INFANTRY, 4, "0101");
        assertEquals(Optional.empty(), best(river.play()), "nobody crosses a river without a bridge");
        World bridge = World.of("...", "...")
                .river("0101/0102 0201/0102")
                .bridge("0101/0102")
                .union("U", Arm.INFANTRY, 2, "0102")
                .confederate("C", Arm.INFANTRY, 4, "0101");
        assertEquals(Optional.of(Odds.ONE_TO_ONE), best(bridge.play()));
        World town =
                World.of("...", "o..").union("U", Arm.INFANTRY, 2, "0102").confederate("C", Arm.INFANTRY, 4, "0101");
        assertEquals(Optional.of(Odds.ONE_TO_ONE), best(town.play()));
    }

    @Test
    @DisplayName("guns add their points from two hexes away, and alone do not make contact")
    void bombardment() {
        Table guns = World.clear(9, 3)
                .union("U", Arm.INFANTRY, 1, "0102")
                .confederate("G", Arm.ARTILLERY, 3, "0902")
                .play();
        assertEquals(Optional.of(Odds.THREE_TO_ONE), best(guns));
        Table siege = World.clear(9, 3)
                .union("U", Arm.INFANTRY, 1, "0102")
                .confederate("G", Arm.SIEGE_ARTILLERY, 3, "0302")
                .play();
        assertEquals(Optional.of(Odds.THREE_TO_ONE), best(siege));
        assertFalse(
                new Threat(siege.game(), Side.UNION).reaches(siege.unit("U")), "siege guns that move cannot attack");
    }

    @Test
    @DisplayName("shaken units are no threat")
    void shaken() {
        Table table = World.clear(5, 3)
                .union("U", Arm.INFANTRY, 1, "0102")
                .confederate("C", Arm.INFANTRY, 3, "0402")
                .shaken("C")
                .play();
        assertEquals(Optional.empty(), best(table));
        assertFalse(new Threat(table.game(), Side.UNION).reaches(table.unit("U")));
    }

    @Test
    @DisplayName("two enemies on opposite sides leave no way out, one does")
    void escapes() {
        World one = World.clear(9, 7).union("U", Arm.INFANTRY, 2, "0504").confederate("A", Arm.INFANTRY, 2, "0501");
        Table alone = one.play();
        assertTrue(new Threat(alone.game(), Side.UNION).escapes(alone.unit("U")));
        Table two = one.confederate("B", Arm.INFANTRY, 2, "0507").play();
        assertFalse(new Threat(two.game(), Side.UNION).escapes(two.unit("U")));
    }
}
