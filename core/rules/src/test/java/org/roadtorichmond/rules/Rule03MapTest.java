package org.roadtorichmond.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.TerrainEffects;
import org.roadtorichmond.path.Communications;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;

@DisplayName("rule 3: the map")
class Rule03MapTest {

    @Nested
    @DisplayName("rule 3.1: terrain")
    class Terrain {

        @ParameterizedTest(
                name = "rule 3.1: {0} costs infantry {1}, cavalry {2}, artillery of all kinds {3}, trains {4}")
        @CsvSource({
            "., 1, 1, 1, 1",
            "f, 2, 2, 3, -",
            "h, 2, 2, 3, -",
            "t, 3, 3, 4, -",
            "s, 4, 4, -, -",
            "o, 1, 1, 1, 1",
            "~, -, -, -, -"
        })
        void costs(String letter, String infantry, String cavalry, String guns, String train) {
            assertEquals(infantry, cost(letter, Arm.INFANTRY));
            assertEquals(cavalry, cost(letter, Arm.CAVALRY));
            assertEquals(guns, cost(letter, Arm.ARTILLERY));
            assertEquals(guns, cost(letter, Arm.HORSE_ARTILLERY));
            assertEquals(guns, cost(letter, Arm.SIEGE_ARTILLERY));
            assertEquals(train, cost(letter, Arm.TRAIN));
        }

        private String cost(String letter, Arm arm) {
            return World.of(".", letter).union("U", arm, 1, "0101").play().cost("U", "0102");
        }

        @ParameterizedTest(name = "rule 3.1: {0} multiplies a defence of 2 to {1} and blocks sight: {2}")
        @CsvSource({"., 2, false", "f, 2, true", "h, 4, false", "t, 4, true", "s, 2, false", "o, 4, true"})
        void effects(String letter, int defence, boolean blocks) {
            Table table = World.of(".", letter, ".")
                    .union("U", Arm.INFANTRY, 6, "0101")
                    .confederate("C", Arm.INFANTRY, 2, "0102")
                    .play();
            assertEquals(
                    2 * defence,
                    table.game()
                            .rules()
                            .combat()
                            .strengths(table.units("U"), table.hexes("0102"))
                            .defenceHalves());
            assertEquals(
                    !blocks,
                    table.state()
                            .survey()
                            .sees(table.hex("0101").index(), table.hex("0103").index()));
        }

        @Test
        @DisplayName("rule 3.1: a lake does not block sight")
        void lake() {
            Table table = World.of(".", "~", ".").play();
            assertEquals(
                    true,
                    table.state()
                            .survey()
                            .sees(table.hex("0101").index(), table.hex("0103").index()));
        }

        @Test
        @DisplayName("rule 3.1: the chart is data")
        void data() {
            TerrainEffects.Row mud = new TerrainEffects.Row(5, null, TerrainEffects.SINGLE, false);
            Table table = World.of(".", "f")
                    .rules(rules ->
                            with(rules, rules.ground().withRows(Map.of(org.roadtorichmond.map.Terrain.FOREST, mud))))
                    .union("foot", Arm.INFANTRY, 1, "0101")
                    .union("guns", Arm.ARTILLERY, 1, "0101")
                    .play();
            assertEquals("2.5", table.cost("foot", "0102"));
            assertEquals("-", table.cost("guns", "0102"));
        }
    }

    private static Rules with(Rules rules, TerrainEffects ground) {
        return new Rules(
                rules.allowances(),
                rules.stacking(),
                ground,
                rules.bombardment(),
                rules.table(),
                rules.nightPercent(),
                rules.recoverAt(),
                rules.options(),
                rules.costPerPoint(),
                rules.restrictions());
    }

    @Nested
    @DisplayName("rule 3.2: roads and trails")
    class Ways {

        @ParameterizedTest(name = "rule 3.2: {0} on {1} costs {2} {3}")
        @CsvSource({
            "road, ., INFANTRY, 0.5",
            "road, t, INFANTRY, 0.5",
            "road, s, ARTILLERY, 0.5",
            "road, ~, CAVALRY, 0.5",
            "road, t, TRAIN, 0.5",
            "trail, ., INFANTRY, 1",
            "trail, t, HORSE_ARTILLERY, 1",
            "trail, s, SIEGE_ARTILLERY, 1",
            "trail, ~, TRAIN, 1",
            "railroad, ., INFANTRY, 1",
            "railroad, f, INFANTRY, 2",
            "railroad, t, ARTILLERY, 4",
            "railroad, ~, INFANTRY, -",
            "railroad, s, TRAIN, -"
        })
        void costs(String kind, String letter, Arm arm, String cost) {
            World world = World.of(".", letter).union("U", arm, 1, "0101");
            switch (kind) {
                case "road" -> world.road("0101 0102");
                case "trail" -> world.trail("0101 0102");
                default -> world.railroad("rails", "0101 0102");
            }
            assertEquals(cost, world.play().cost("U", "0102"));
        }

        @Test
        @DisplayName("rule 3.2: neighbours with ways that do not join them are reached over the ground")
        void notJoined() {
            Table table = World.of("ff", "ff")
                    .road("0101 0102")
                    .road("0201 0202")
                    .union("U", Arm.INFANTRY, 1, "0101")
                    .play();
            assertEquals(Map.of("0102", "0.5", "0201", "2", "0202", "2.5"), table.reach("U"));
        }

        @Test
        @DisplayName("rule 3.2: where road and trail run together the road counts")
        void roadAndTrail() {
            Table table = World.of("f", "f")
                    .trail("0101 0102")
                    .road("0102 0101")
                    .union("U", "0101")
                    .play();
            assertEquals("0.5", table.cost("U", "0102"));
        }

        @Test
        @DisplayName("rule 3.2: a way opens a lake along the way only, and leaving it is free")
        void prohibited() {
            Table table = World.of("...", ".~.", "...")
                    .trail("0201 0202")
                    .union("north", "0201")
                    .union("east", "0303")
                    .union("on it", "0202")
                    .play();
            assertEquals("1", table.cost("north", "0202"));
            // Two steps south through the lake; there is no trail on the far shore.
            assertEquals("2", table.cost("north", "0203"));
            assertEquals(
                    Map.of("0102", "1", "0103", "1", "0201", "1", "0203", "1", "0302", "1", "0303", "1"),
                    firstSteps(table.reach("on it")));
            // From the south-east the lake can only be reached by its trail: two steps around, then the trail.
            assertEquals("3", table.cost("east", "0202"));
        }

        private Map<String, String> firstSteps(Map<String, String> reach) {
            Map<String, String> steps = new TreeMap<>(reach);
            steps.values().removeIf(cost -> !cost.equals("1"));
            return steps;
        }

        @Test
        @DisplayName("rule 3.2: a trail lets guns into a swamp that they may leave anywhere")
        void swamp() {
            Table table = World.of(".", "s", ".")
                    .trail("0101 0102")
                    .union("guns", Arm.ARTILLERY, 1, "0101")
                    .union("back", Arm.ARTILLERY, 1, "0103")
                    .play();
            assertEquals(Map.of("0102", "1", "0103", "2"), table.reach("guns"));
            assertEquals(Map.of(), table.reach("back"));
        }

        @Test
        @DisplayName("rule 3.2: a railroad carries no line of communications")
        void railroad() {
            Table table = World.of(".", ".")
                    .railroad("rails", "0101 0102")
                    .confederate("C", "0101")
                    .play();
            assertInstanceOf(
                    Communications.Unconnected.class,
                    table.state().survey().communications().find(table.hex("0101"), table.hex("0102"), hex -> false));
        }
    }

    @Nested
    @DisplayName("rule 3.3: junctions and crossovers")
    class Crossovers {

        private World crossing() {
            return World.of("fff", "fff", "fff")
                    .road("A", "0102 0202 0302")
                    .road("B", "0201 0202 0203")
                    .trail("C", "0103 0202")
                    .trail("D", "0202 0303");
        }

        @ParameterizedTest(name = "rule 3.3: with {0} from {1} to {2}: {3}")
        @CsvSource({
            "no crossover, 0102, 0203, true",
            "no crossover, 0103, 0201, true",
            "A B, 0102, 0302, true",
            "A B, 0201, 0203, true",
            "A B, 0102, 0203, false",
            "A B, 0103, 0303, true",
            "A B, 0103, 0102, false",
            "A B, 0303, 0203, false",
            "A B, 0202, 0203, true",
            "A B, 0202, 0102, true",
            "A C, 0201, 0303, true",
            "A C, 0103, 0303, false",
            "A B C, 0103, 0303, false"
        })
        void junctions(String crossover, String from, String to, boolean joined) {
            World world = crossing();
            if (!crossover.startsWith("no")) {
                world.crossover("0202", crossover.split(" ", -1));
            }
            Table table = world.play();
            Communications answer =
                    table.state().survey().communications().find(table.hex(from), table.hex(to), hex -> false);
            assertEquals(joined, answer.exists());
        }

        @Test
        @DisplayName("rule 3.3: a crossover does not matter to movement")
        void movement() {
            Table table =
                    crossing().crossover("0202", "A", "B").union("U", "0102").play();
            assertEquals("1", table.cost("U", "0203"));
            assertEquals("1", table.cost("U", "0302"));
            assertEquals("1.5", table.cost("U", "0303"));
        }

        @Test
        @DisplayName("rule 3.3: two ways that meet end to end in a hex are joined there")
        void endToEnd() {
            Table table = World.clear(1, 3).road("0101 0102").trail("0102 0103").play();
            Communications.Open line = assertInstanceOf(
                    Communications.Open.class,
                    table.state().survey().communications().find(table.hex("0101"), table.hex("0103"), hex -> false));
            assertEquals("0101 0102 0103", Table.numbers(line.row()));
            assertFalse(line.row().isEmpty());
        }
    }

    @ParameterizedTest(name = "rule 3.5: {0} road steps and {1} clear hexes cost {2}")
    @CsvSource({"1, 0, 0.5", "1, 1, 1.5", "3, 2, 3.5", "4, 3, 5", "2, 5, 6", "3, 5, -"})
    void halves(int onRoad, int offRoad, String cost) {
        StringBuilder road = new StringBuilder("0101");
        for (int step = 1; step <= onRoad; step++) {
            road.append(String.format(Locale.ROOT, " 01%02d", step + 1));
        }
        Table table =
                World.clear(1, 12).road(road.toString()).union("U", "0101").play();
        assertEquals(cost, table.cost("U", String.format(Locale.ROOT, "01%02d", 1 + onRoad + offRoad)));
    }
}
