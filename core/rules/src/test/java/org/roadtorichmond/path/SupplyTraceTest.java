package org.roadtorichmond.path;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.TerrainEffects;
import org.roadtorichmond.testing.RandomField;
import org.roadtorichmond.testing.World;

@DisplayName("rule 21.22: supply")
class SupplyTraceTest {

    private static String trace(World world, String from, String bases, int range, String enemies) {
        Battlefield field = world.scenario().field();
        SupplyTrace trace = new SupplyTrace(field, new StepCosts(field, TerrainEffects.standard()));
        Set<String> held = Set.of(enemies.split(" ", -1));
        List<Hex> depots = List.of(bases.split(" ", -1)).stream()
                .map(number -> field.grid().parse(number).orElseThrow())
                .toList();
        trace.search(depots, range, hex -> held.contains(field.grid().hex(hex).number()));
        int hex = field.grid().parse(from).orElseThrow().index();
        return trace.path(hex)
                .map(path -> path.stream().map(Hex::number).collect(Collectors.joining(" ")))
                .orElse("none");
    }

    /** A road along the bottom, which leaves the map at its east end. */
    private static World plain() {
        return World.clear(3, 14).road("R", "0114 0214 0314").edge("0314", "R");
    }

    @ParameterizedTest(name = "rule 21.22: {0} hexes from the road, within {1}: {2}")
    @CsvSource({"10, 10, true", "11, 10, false", "1, 1, true", "1, 0, false", "0, 0, true", "13, 13, true"})
    void range(int distance, int range, boolean supplied) {
        String path = trace(plain(), String.format(Locale.ROOT, "01%02d", 14 - distance), "0314", range, "none");
        assertEquals(supplied, !path.equals("none"));
        if (supplied) {
            assertEquals(distance + 3, path.split(" ", -1).length, path);
        }
    }

    @Test
    @DisplayName("rule 21.22: on the road a unit is supplied at any length of it")
    void longRoad() {
        World world = World.clear(1, 14)
                .road("R", "0101 0102 0103 0104 0105 0106 0107 0108 0109 0110 0111 0112 0113 0114")
                .edge("0114", "R");
        assertEquals("0101", trace(world, "0101", "0114", 0, "none").substring(0, 4));
    }

    @ParameterizedTest(name = "rule 21.22: from {0} with enemies in {1}: {2}")
    @CsvSource({
        "0112, none, 0112 0113 0114 0214 0314",
        "0114, none, 0114 0214 0314",
        "0314, none, 0314",
        "0112, 0314, none",
        "0314, 0314, none",
        // The road is cut in the middle, so the trace leaves it and reaches its last hex over land.
        "0114, 0214, 0114 0213 0314",
        // Any of the road hexes next to 0213 may come first.
        "0112, 0113, 0112 0212 0213 (0114 )?0214 0314"
    })
    void enemies(String from, String held, String path) {
        String found = trace(plain(), from, "0314", 10, held);
        assertTrue(found.matches(path), found);
    }

    @Test
    @DisplayName("rule 21.22: it is the base's way that counts, and it must be a road or trail")
    void edges() {
        for (String kind : List.of("road", "trail", "railroad", "no edge")) {
            World world = World.clear(1, 4);
            switch (kind) {
                case "trail" -> world.trail("W", "0103 0104").edge("0104", "W");
                case "railroad" -> world.railroad("W", "0103 0104").edge("0104", "W");
                case "road" -> world.road("W", "0103 0104").edge("0104", "W");
                default -> world.road("W", "0103 0104");
            }
            boolean supplied = kind.equals("road") || kind.equals("trail");
            assertEquals(supplied ? "0101 0102 0103 0104" : "none", trace(world, "0101", "0104", 10, "none"), kind);
        }
    }

    @ParameterizedTest(name = "rule 21.22: across a {0}: {1}")
    @CsvSource({
        "stream, true",
        "river, false",
        "bridge, true",
        "ford, true",
        "foot bridge, true",
        "lake, false",
        "causeway, true"
    })
    void ground(String what, boolean supplied) {
        World world = World.of(".", what.equals("lake") || what.equals("causeway") ? "~" : "s", ".")
                .road("W", "0103")
                .edge("0103", "W");
        switch (what) {
            case "stream" -> world.stream("0101/0102");
            case "river" -> world.river("0101/0102");
            case "bridge" -> world.river("0101/0102").bridge("0101/0102");
            case "ford" -> world.river("0101/0102").ford("0101/0102");
            case "foot bridge" -> world.river("0101/0102").bridge("0101/0102", Arm.INFANTRY);
            case "causeway" -> world.trail("0101 0102");
            default -> {}
        }
        assertEquals(supplied ? "0101 0102 0103" : "none", trace(world, "0101", "0103", 10, "none"));
    }

    @Test
    @DisplayName("rule 21.22: a lake is entered along its way only, and a unit in it may leave it anywhere")
    void causeway() {
        World world = World.of(".~.", "~~~", "...")
                .trail("0201 0202")
                .road("W", "0103 0203 0303")
                .edge("0303", "W");
        assertEquals("none", trace(world, "0101", "0303", 10, "none"));
        assertEquals("none", trace(world, "0201", "0303", 1, "none"));
        String path = trace(world, "0201", "0303", 2, "none");
        assertTrue(path.matches("0201 0202 (0103 )?(0203 )?0303"), path);
        assertEquals("none", trace(world, "0301", "0303", 10, "none"));
    }

    @Test
    @DisplayName("rules 21.22, 3.3: the way that passes the base's way without a junction does not count")
    void crossover() {
        World world = World.of("~~~", ".~.", "~~~")
                .road("A", "0102 0202 0302")
                .road("B", "0201 0202 0203")
                .edge("0203", "B");
        assertEquals("0102 0202 0203", trace(world, "0102", "0203", 10, "none"));
        world.crossover("0202", "A", "B");
        // Along A one hex leads to 0202, where B passes as well: the hex counts, not its junction.
        assertEquals("0102 0202 0203", trace(world, "0102", "0203", 1, "none"));
        assertEquals("none", trace(world, "0102", "0203", 0, "none"));
    }

    @Test
    @DisplayName("rule 21.22: all units at once are traced as each would be alone")
    void bruteForce() {
        int supplied = 0;
        for (long seed = 1; seed <= 80; seed++) {
            Battlefield field = RandomField.of(seed).scenario().field();
            Random random = new Random(seed);
            Set<Integer> held =
                    Set.copyOf(random.ints(9, 0, field.grid().size()).boxed().collect(Collectors.toSet()));
            List<Hex> bases = List.of(
                    field.edges().get(0).hex(),
                    field.edges().get(random.nextInt(6)).hex());
            int range = random.nextInt(5);
            SupplyTrace trace = new SupplyTrace(field, new StepCosts(field, TerrainEffects.standard()));
            trace.search(bases, range, held::contains);
            PaperMap paper = new PaperMap(field);
            for (int hex = 0; hex < field.grid().size(); hex++) {
                if (!held.contains(hex)) {
                    Optional<Integer> alone = paper.trace(
                                    field.grid().hex(hex), bases, other -> !held.contains(other.index()))
                            .filter(length -> length <= range);
                    assertEquals(
                            alone.isPresent(),
                            trace.supplied(hex),
                            "seed " + seed + " " + field.grid().hex(hex));
                    assertEquals(alone.orElse(-1), trace.distance(hex));
                    supplied += alone.isPresent() ? 1 : 0;
                }
            }
        }
        assertTrue(supplied > 200, supplied + " supplied");
    }
}
