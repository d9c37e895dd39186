package org.roadtorichmond.balance.generator;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.testing.Schemas;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName("Made-up scenarios")
class ScenarioGeneratorTest {
    private static final int LAST_SEED = 1200;

    private static Scenario scenario(long seed) {
        return load(seed, OptionalInt.empty()).scenario();
    }

    private static LoadedScenario load(long seed, OptionalInt units) {
        Result<LoadedScenario> loaded = ScenarioGenerator.generate(seed, units).load();
        assertEquals(List.of(), loaded.problems(), "seed " + seed);
        return loaded.value().orElseThrow();
    }

    private static int units(Scenario scenario, Side side) {
        return (int) scenario.units().stream()
                .filter(unit -> unit.side() == side && unit.arm() != Arm.TRAIN)
                .count();
    }

    private static int strength(Scenario scenario, Side side) {
        return scenario.units().stream()
                .filter(unit -> unit.side() == side)
                .mapToInt(Unit::strength)
                .sum();
    }

    private static void checkSeed(long seed) {
        Scenario scenario = scenario(seed);
        int union = units(scenario, Side.UNION);
        assertTrue(union >= 8 && union <= 25, "seed " + seed + " has " + union);
        assertEquals(union, units(scenario, Side.CONFEDERATE), "seed " + seed);
        double ratio = (double) strength(scenario, Side.UNION) / strength(scenario, Side.CONFEDERATE);
        assertTrue(ratio > 0.8 && ratio < 1.25, "seed " + seed + " has forces of " + ratio);
        assertTrue(scenario.turns() >= 6 && scenario.turns() <= 10, "seed " + seed);
    }

    @Test
    @DisplayName("are found good by the validator, 8 to 25 units a side and about as strong")
    void valid() {
        for (long seed = 0; seed <= LAST_SEED; seed += 25) {
            checkSeed(seed);
        }
        checkSeed(-1);
        checkSeed(Long.MAX_VALUE);
    }

    @Test
    @Tag("long")
    @DisplayName("are found good by the validator with every seed from 0 to 1200")
    void allValid() {
        for (long seed = 0; seed <= LAST_SEED; seed++) {
            checkSeed(seed);
        }
    }

    @Test
    @DisplayName("are the same for the same seed and size, and others for others")
    void deterministic() {
        GeneratedScenario one = ScenarioGenerator.generate(12, OptionalInt.of(10));
        GeneratedScenario same = ScenarioGenerator.generate(12, OptionalInt.of(10));
        assertArrayEquals(one.map(), same.map());
        assertArrayEquals(one.scenario(), same.scenario());
        assertEquals("generated-12x10.scenario.json", one.scenarioFile());
        assertFalse(new String(one.map(), StandardCharsets.UTF_8)
                .equals(new String(
                        ScenarioGenerator.generate(13, OptionalInt.of(10)).map(), StandardCharsets.UTF_8)));
    }

    @Test
    @DisplayName("are byte for byte what they always were")
    void sameBytes() {
        StringBuilder files = new StringBuilder();
        for (long seed = 0; seed < 20; seed++) {
            GeneratedScenario made = ScenarioGenerator.generate(seed, OptionalInt.empty());
            files.append(new String(made.map(), StandardCharsets.UTF_8));
            files.append(new String(made.scenario(), StandardCharsets.UTF_8));
        }
        assertEquals("62d58a6f0ae9319b99dcaa3d0a95095aab1aab8b79e73ba51cc27d8fd3946814", Digest.of(files.toString()));
    }

    @Test
    @DisplayName("keep to the published schemas")
    void schemas() {
        for (long seed = 0; seed < 20; seed++) {
            GeneratedScenario made = ScenarioGenerator.generate(seed, OptionalInt.empty());
            assertEquals(List.of(), Schemas.faults(new String(made.map(), StandardCharsets.UTF_8)));
            assertEquals(List.of(), Schemas.faults(new String(made.scenario(), StandardCharsets.UTF_8)));
        }
    }

    @Test
    @DisplayName("have as many units as they are asked for, few or many")
    void sizes() {
        for (int size : new int[] {ScenarioGenerator.FEWEST_UNITS, 15, ScenarioGenerator.MOST_UNITS}) {
            for (long seed = 0; seed < 12; seed++) {
                Scenario scenario = load(seed, OptionalInt.of(size)).scenario();
                assertEquals(size, units(scenario, Side.UNION));
                assertEquals(size, units(scenario, Side.CONFEDERATE));
            }
        }
    }

    @Test
    @DisplayName("are of every system, with trains, zones, exits, arrivals, fords and every arm among them")
    void varied() {
        Set<VictorySystem> systems = EnumSet.noneOf(VictorySystem.class);
        Set<Arm> arms = EnumSet.noneOf(Arm.class);
        Set<String> seen = new TreeSet<>();
        for (long seed = 0; seed < 40; seed++) {
            Scenario scenario = scenario(seed);
            systems.add(VictorySystem.of(scenario));
            scenario.units().forEach(unit -> arms.add(unit.arm()));
            seen.add(scenario.zones().isEmpty() ? "no zones" : "zones");
            seen.add(scenario.exits().isEmpty() ? "no exits" : "exits");
            seen.add(scenario.arrivals().isEmpty() ? "no arrivals" : "arrivals");
            seen.add(scenario.victory().train().isPresent() ? "a train" : "no train");
            seen.add("first " + scenario.first());
        }
        assertEquals(EnumSet.allOf(VictorySystem.class), systems);
        assertEquals(EnumSet.allOf(Arm.class), arms);
        assertTrue(seen.size() >= 9, seen.toString());
    }

    @Test
    @DisplayName("are played to their end by commanders, who meet and fight")
    void played() {
        int attacks = 0;
        for (long seed = 2000; seed < 2008; seed++) {
            LoadedScenario loaded = load(seed, OptionalInt.of(8));
            Game game = new Playout(Commanders.named("cadet"), Commanders.named("cadet"))
                    .play(VictorySystems.newGame(loaded.survey(), seed));
            assertTrue(game.state().ending().isPresent());
            attacks += game.state().attacks();
        }
        assertTrue(attacks > 20, "attacks: " + attacks);
    }
}
