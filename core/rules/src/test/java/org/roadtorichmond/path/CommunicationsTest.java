package org.roadtorichmond.path;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.testing.RandomField;
import org.roadtorichmond.testing.World;

@DisplayName("rule 21.21: lines of communications")
class CommunicationsTest {

    private static String answer(World world, String from, String to, String enemies) {
        Battlefield field = world.scenario().field();
        Set<String> held = Set.of(enemies.split(" ", -1));
        Communications found = new LineOfCommunications(field)
                .find(
                        field.grid().parse(from).orElseThrow(),
                        field.grid().parse(to).orElseThrow(),
                        hex -> held.contains(field.grid().hex(hex).number()));
        if (found instanceof Communications.Open open) {
            return "open " + numbers(open.row());
        } else if (found instanceof Communications.Blocked blocked) {
            return "blocked " + numbers(blocked.cut());
        }
        return "unconnected";
    }

    private static String numbers(List<Hex> hexes) {
        return String.join(" ", hexes.stream().map(Hex::number).toList());
    }

    /** A short road in the west and a long one in the east, joined at both ends, and a dead end. */
    private static World loop() {
        return World.clear(3, 6)
                .road("west", "0101 0102 0103 0104")
                .trail("east", "0101 0201 0202 0203 0104")
                .road("end", "0104 0105")
                .road("aside", "0301 0302");
    }

    @ParameterizedTest(name = "rule 21.21: from {0} to {1} with enemies in {2}: {3}")
    @CsvSource({
        "0101, 0105, none, open 0101 0102 0103 0104 0105",
        "0105, 0101, none, open 0105 0104 0103 0102 0101",
        "0101, 0105, 0102, open 0101 0201 0202 0203 0104 0105",
        "0101, 0105, 0301 0302, open 0101 0102 0103 0104 0105",
        "0101, 0105, 0101, blocked 0101",
        "0101, 0105, 0105, blocked 0105",
        "0101, 0105, 0104, blocked 0104",
        "0101, 0105, 0102 0104 0201, blocked 0104",
        "0101, 0105, 0102 0103 0201, blocked 0102 0201",
        "0101, 0302, none, unconnected",
        "0101, 0302, 0101, unconnected",
        "0101, 0106, none, unconnected",
        "0106, 0101, none, unconnected",
        "0101, 0101, none, open 0101",
        "0101, 0101, 0101, blocked 0101",
        "0106, 0106, none, unconnected"
    })
    void situations(String from, String to, String enemies, String expected) {
        String found = answer(loop(), from, to, enemies);
        if (enemies.equals("0102 0103 0201")) {
            // There are two smallest cuts; either is correct.
            assertTrue(Set.of(expected, "blocked 0103 0201").contains(found), found);
        } else {
            assertEquals(expected, found);
        }
    }

    @Test
    @DisplayName("rules 21.21, 3.3: a crossover leads past the junction, and held it counts once in a cut")
    void crossover() {
        World world = World.clear(3, 4)
                .road("A", "0102 0202 0302")
                .road("B", "0201 0202 0203")
                .trail("C", "0102 0201")
                .trail("D", "0302 0303 0203")
                .crossover("0202", "A", "B");
        assertEquals("open 0102 0201 0202 0203", answer(world, "0102", "0203", "none"));
        assertEquals("open 0102 0202 0302 0303 0203", answer(world, "0102", "0203", "0201"));
        assertEquals("blocked 0202", answer(world, "0102", "0203", "0202"));
    }

    @Test
    @DisplayName("rules 21.21, 3.2: railroads are no part of it")
    void railroads() {
        World world = World.clear(3, 3)
                .road("A", "0101 0102")
                .railroad("B", "0102 0103")
                .trail("C", "0102 0202 0203 0103");
        assertEquals("open 0101 0102 0202 0203 0103", answer(world, "0101", "0103", "none"));
        assertEquals("blocked 0202", answer(world, "0101", "0103", "0202"));
        assertEquals(
                "unconnected",
                answer(World.clear(1, 3).road("A", "0101 0102").railroad("B", "0102 0103"), "0101", "0103", "none"));
    }

    @Test
    @DisplayName("rule 21.21: shortest rows and smallest cuts are those that trying everything finds")
    void bruteForce() {
        int blocked = 0;
        int open = 0;
        for (long seed = 1; seed <= 60; seed++) {
            Battlefield field = RandomField.of(seed).scenario().field();
            PaperMap paper = new PaperMap(field);
            List<Hex> passed = passed(field);
            Random random = new Random(seed);
            for (int attempt = 0; attempt < 12; attempt++) {
                Collections.shuffle(passed, random);
                Hex from = passed.get(0);
                Hex to = passed.get(1);
                List<Hex> held = List.copyOf(passed.subList(1 + random.nextInt(2), Math.min(9, passed.size())));
                LineOfCommunications lines = new LineOfCommunications(field);
                Communications found =
                        lines.find(from, to, hex -> held.contains(field.grid().hex(hex)));
                assertEquals(paper.row(from, to, hex -> true).isPresent(), lines.connected(from, to));
                check(found, paper, from, to, held);
                blocked += found instanceof Communications.Blocked ? 1 : 0;
                open += found instanceof Communications.Open ? 1 : 0;
            }
        }
        assertTrue(blocked > 50 && open > 50, blocked + " blocked, " + open + " open");
    }

    private static List<Hex> passed(Battlefield field) {
        List<Hex> passed = new ArrayList<>();
        field.ways().forEach(way -> passed.addAll(way.hexes()));
        return new ArrayList<>(Set.copyOf(passed).stream().sorted().toList());
    }

    private static void check(Communications found, PaperMap paper, Hex from, Hex to, List<Hex> held) {
        Optional<Integer> row = paper.row(from, to, hex -> !held.contains(hex));
        assertEquals(row.isPresent(), found.exists());
        if (found instanceof Communications.Open open) {
            assertEquals(row.orElseThrow(), open.row().size());
        } else if (found instanceof Communications.Blocked blocked) {
            assertTrue(held.containsAll(blocked.cut()));
            assertEquals(
                    Optional.empty(), paper.row(from, to, hex -> !blocked.cut().contains(hex)));
            assertEquals(paper.smallestCut(from, to, held), blocked.cut().size());
        } else {
            assertInstanceOf(Communications.Unconnected.class, found);
            assertEquals(Optional.empty(), paper.row(from, to, hex -> true));
        }
    }
}
