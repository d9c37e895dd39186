package org.roadtorichmond.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;

@DisplayName("rule 3: water and the first step")
class Rule03WaterTest {

    @ParameterizedTest(name = "rule 3.4: {0} with {1}, {2}: infantry {3}, cavalry {4}, guns {5}, train {6}")
    @CsvSource({
        // Clear terrain costs 1 for every arm; the rest is the water.
        "stream, nothing, no way, 2, 2, 3, 3",
        "stream, ford, no way, 2, 2, 3, 3",
        "stream, bridge, no way, 1, 1, 1, 1",
        "stream, foot bridge, no way, 1, 2, 3, 3",
        "stream, nothing, road, 0.5, 0.5, 0.5, 0.5",
        "stream, nothing, trail, 1, 1, 1, 1",
        "stream, ford, road, 0.5, 0.5, 0.5, 0.5",
        "stream, foot bridge, trail, 1, 1, 1, 1",
        "stream, nothing, railroad, 2, 2, 3, 3",
        "river, nothing, no way, -, -, -, -",
        "river, ford, no way, 2, 2, 2, -",
        "river, bridge, no way, 1, 1, 1, 1",
        "river, both, no way, 1, 1, 1, 1",
        "river, foot bridge, no way, 1, -, -, -",
        "river, foot ford, no way, 2, -, -, -",
        "river, foot bridge and ford, no way, 1, 2, 2, -",
        "river, bridge, road, 0.5, 0.5, 0.5, 0.5",
        "river, ford, road, 0.5, 0.5, 0.5, -",
        "river, ford, trail, 1, 1, 1, -",
        "river, foot bridge, road, 0.5, -, -, -",
        "river, foot ford, trail, 1, -, -, -",
        "river, bridge, railroad, 1, 1, 1, 1",
        "river, nothing, railroad, -, -, -, -",
        "river and stream, nothing, no way, -, -, -, -",
        "river and stream, ford, no way, 2, 2, 2, -"
    })
    void water(String water, String crossing, String way, String foot, String horse, String guns, String train) {
        assertEquals(foot, cost(water, crossing, way, Arm.INFANTRY));
        assertEquals(horse, cost(water, crossing, way, Arm.CAVALRY));
        assertEquals(guns, cost(water, crossing, way, Arm.ARTILLERY));
        assertEquals(guns, cost(water, crossing, way, Arm.HORSE_ARTILLERY));
        assertEquals(guns, cost(water, crossing, way, Arm.SIEGE_ARTILLERY));
        assertEquals(train, cost(water, crossing, way, Arm.TRAIN));
    }

    private static String cost(String water, String crossing, String way, Arm arm) {
        String there = cost(water, crossing, way, arm, "0101", "0102");
        assertEquals(there, cost(water, crossing, way, arm, "0102", "0101"), "the way back");
        return there;
    }

    private static String cost(String water, String crossing, String way, Arm arm, String from, String to) {
        World world = World.of(".", ".").union("U", arm, 1, from);
        if (water.contains("stream")) {
            world.stream("0101/0102");
        }
        if (water.contains("river")) {
            world.river("0102/0101");
        }
        switch (crossing) {
            case "ford" -> world.ford("0101/0102");
            case "bridge" -> world.bridge("0101/0102");
            case "both" -> world.ford("0101/0102").bridge("0102/0101");
            case "foot bridge" -> world.bridge("0101/0102", Arm.INFANTRY);
            case "foot ford" -> world.ford("0101/0102", Arm.INFANTRY);
            case "foot bridge and ford" ->
                world.bridge("0101/0102", Arm.INFANTRY).ford("0101/0102");
            default -> {}
        }
        switch (way) {
            case "road" -> world.road("0101 0102");
            case "trail" -> world.trail("0101 0102");
            case "railroad" -> world.railroad("rails", "0101 0102");
            default -> {}
        }
        return world.play().cost("U", to);
    }

    @Test
    @DisplayName("rule 3.4: water is added to the ground, and only on its own hexside")
    void addsToGround() {
        Table table = World.of("..", "tf").stream("0101/0102")
                .union("foot", Arm.INFANTRY, 1, "0101")
                .union("guns", Arm.ARTILLERY, 1, "0101")
                .play();
        assertEquals(Map.of("0201", "1", "0102", "4", "0202", "3"), table.reach("foot"));
        assertEquals(Map.of("0201", "1", "0102", "5", "0202", "4"), table.reach("guns"));
    }

    @Test
    @DisplayName("rule 3.4: a bridge does not open prohibited ground")
    void bridgeIntoSwamp() {
        Table table = World.of(".", "s")
                .river("0101/0102")
                .bridge("0101/0102")
                .union("guns", Arm.ARTILLERY, 1, "0101")
                .play();
        table.refused("3.1", table.moving("guns", "0102"));
    }

    @Test
    @DisplayName("rule 3.4: the refusal says that a unit cannot cross a river")
    void refusal() {
        Table table = World.of(".", ".").river("0101/0102").union("U", "0101").play();
        table.refused("3.4", table.moving("U", "0102"));
    }

    @Nested
    @DisplayName("rule 3.6: the first step")
    class FirstStep {

        @Test
        @DisplayName("rule 3.6: one hex may always be moved, at its true cost, and no more")
        void oneHex() {
            Table table = World.of(".", "t", ".")
                    .union("siege", Arm.SIEGE_ARTILLERY, 1, "0101")
                    .play();
            assertEquals(Map.of("0102", "4"), table.reach("siege"));
            table.move("siege", "0102");
            assertEquals(Map.of(), table.reach("siege"));
            table.refused("6.1", table.moving("siege", "0103"));
        }

        @Test
        @DisplayName("rule 3.6: it needs a unit that has spent nothing")
        void spent() {
            Table table = World.of(".", ".", "t")
                    .union("siege", Arm.SIEGE_ARTILLERY, 1, "0101")
                    .play();
            table.move("siege", "0102");
            assertEquals(Map.of("0101", "1"), table.reach("siege"));
            table.refused("6.1", table.moving("siege", "0103"));
        }

        @ParameterizedTest(name = "rule 3.6: it does not help {0}")
        @CsvSource({
            "into a lake, 0202, 3.1",
            "across a river, 0102, 3.4",
            "into a full hex, 0201, 5.1",
            "against an enemy, 0301, 6.2"
        })
        void closed(String what, String to, String rule) {
            Table table = World.of("t..", ".~.")
                    .river("0101/0102")
                    .union("siege", Arm.SIEGE_ARTILLERY, 1, to.equals("0102") ? "0101" : "0302")
                    .allowance("siege", 0)
                    .union("one", "0201")
                    .union("two", "0201")
                    .confederate("C", Arm.TRAIN, 0, "0301")
                    .play();
            table.refused(rule, table.moving("siege", to));
        }

        @Test
        @DisplayName("rule 3.6: even a unit without any allowance has its step")
        void noAllowance() {
            Table table = World.clear(1, 3).union("U", "0102").allowance("U", 0).play();
            assertEquals(Map.of("0101", "1", "0103", "1"), table.reach("U"));
        }

        @Test
        @DisplayName("rule 3.6: the step may be taken at night, and into enemy control by day")
        void nightAndControl() {
            World world = World.of(".", "t", ".", ".")
                    .union("siege", Arm.SIEGE_ARTILLERY, 1, "0101")
                    .confederate("C", "0103");
            assertEquals(Map.of("0102", "4"), world.play().reach("siege"));
            assertEquals("0102", world.play().stops("siege"));
            assertEquals(Map.of(), world.night(1).play().reach("siege"));
        }
    }
}
