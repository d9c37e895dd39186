package org.roadtorichmond.balance.generator;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Dice;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.victory.VictorySystem;

/**
 * Makes up scenarios: small and middle-sized battles with a map of their own, to see what commanders do where nobody has tuned
 * them. The same seed and size always give the same files.
 *
 * <p>The seed chooses the victory system, ground, ways, water, armies, arrivals, zones, exits, objectives and optional rules. Armies
 * mirror each other, so that no side is much the stronger, but what the terms are worth to each is not weighed.
 */
public final class ScenarioGenerator {
    /** The fewest units a side. */
    public static final int FEWEST_UNITS = 4;

    /** The most units a side. */
    public static final int MOST_UNITS = 60;

    private static final int USUAL_LEAST = 8;
    private static final int USUAL_MOST = 25;
    private static final int BONUS_STEP = 50;
    private static final int LONG = 8;

    private final SeededChoices choices;
    private final int size;
    private final int turns;
    private final VictorySystem system;
    private final boolean train;
    private final GeneratorMap map;
    private final ArmiesDraft armies;

    private ScenarioGenerator(SeededChoices choices, OptionalInt units) {
        this.choices = choices;
        system = choices.oneOf(List.of(VictorySystem.values()));
        int usual = choices.from(USUAL_LEAST, USUAL_MOST);
        size = units.orElse(usual);
        turns = choices.from(6, LONG) + size / 10;
        train = system == VictorySystem.ROAD_TO_RICHMOND || choices.onceIn(3);
        int columns = 9 + size / 3 + choices.from(0, 2);
        int rows = 9 + size / 4 + choices.from(0, 2);
        map = new GeneratorMap(choices, new MadeUpNames(choices), columns, rows);
        armies = new ArmiesDraft(choices, map, size, turns, train);
    }

    /**
     * The scenario of a seed.
     *
     * @param seed any number
     * @param units the units a side, {@link #FEWEST_UNITS} to {@link #MOST_UNITS}, beside a train; 8 to 25 as the seed will if not given
     */
    public static GeneratedScenario generate(long seed, OptionalInt units) {
        String name = "generated-" + seed + (units.isPresent() ? "x" + units.getAsInt() : "");
        ScenarioGenerator made = new ScenarioGenerator(new SeededChoices(Dice.mix(seed)), units);
        return new GeneratedScenario(name, made.map.json("Made-up country " + seed), made.json(name, seed));
    }

    private Json json(String name, long seed) {
        return Json.object()
                .put("format", "scenario/1")
                .put("name", "Made-up battle " + seed)
                .put("map", name + GeneratedScenario.MAP)
                .put("turns", turns)
                .put("night", turns >= LONG && choices.onceIn(3) ? List.of(choices.from(4, turns - 2)) : List.of())
                .put("first", choices.onceIn(2) ? "confederate" : "union")
                .put("notes", "Made up by seed " + seed + "; nothing in it is history.")
                .put("rules", rules())
                .put("exits", exits())
                .put("zones", zones())
                .put("victory", victory())
                .put("units", armies.json());
    }

    private Json rules() {
        return Json.object()
                .put("limitedAdvance", choices.onceIn(4))
                .put("strategicMovement", choices.onceIn(4))
                .put("variableArrivals", choices.onceIn(4))
                .put("attrition", choices.onceIn(3));
    }

    private List<Json> exits() {
        List<Json> exits = new ArrayList<>();
        boolean road = system == VictorySystem.ROAD_TO_RICHMOND;
        if (road || train || choices.onceIn(2)) {
            exits.add(exit("union", road || train ? map.east() : map.south()));
        }
        if (road || choices.onceIn(3)) {
            exits.add(exit("confederate", road ? map.east() : map.north()));
        }
        return exits;
    }

    private static Json exit(String side, Hex hex) {
        return Json.object().put("side", side).put("hexes", List.of(hex.number()));
    }

    private List<Json> zones() {
        List<Json> zones = new ArrayList<>();
        if (choices.onceIn(2)) {
            boolean union = choices.onceIn(2);
            List<Hex> held = armies.held(union);
            List<Hex> part = choices.shuffled(held).subList(0, 1 + held.size() / 3);
            Json until = Json.object().put("turn", choices.from(2, 4)).put("enemyWithin", choices.from(1, 3));
            zones.add(zone("The lines", part.stream().sorted().toList(), until)
                    .put("holds", union ? "union" : "confederate"));
        }
        if (choices.onceIn(3)) {
            // Each side keeps away from where the other comes onto the map.
            for (boolean union : new boolean[] {true, false}) {
                Hex door = union ? map.north() : map.south();
                Json until = Json.object().put("turn", turns / 2);
                zones.add(zone(union ? "The north road" : "The south road", List.of(door), until)
                        .put("closedTo", union ? "union" : "confederate"));
            }
        }
        return zones;
    }

    private static Json zone(String name, List<Hex> hexes, Json until) {
        return Json.object()
                .put("name", name)
                .put("hexes", GeneratorMap.numbers(hexes))
                .put("until", until);
    }

    private Json victory() {
        List<String> others = new ArrayList<>(VictorySystem.ids());
        others.remove(system.id());
        if (!train) {
            others.remove(VictorySystem.ROAD_TO_RICHMOND.id());
        }
        return Json.object()
                .put("system", system.id())
                .put("allows", others)
                .put("gateway", map.west().number())
                .put("exit", map.east().number())
                .put("bases", Json.list(List.of(map.east(), map.south()), Hex::number))
                .put("supplyRange", choices.from(6, 12))
                .putIf(train, "train", "Train")
                .put("secondary", secondary())
                .put("secondaryValue", choices.from(1, 3))
                .put("primary", choices.onceIn(2) ? "spoils-of-war" : hexes(map.places()))
                .put(
                        "bonus",
                        Json.list(
                                map.places(),
                                hex -> Json.object()
                                        .put("hex", hex.number())
                                        .put("points", BONUS_STEP * choices.from(1, 3))))
                .put("length", turns >= LONG ? choices.oneOf(List.of("rolled", "random-end", "none")) : "none");
    }

    /** All places for both sides, or for each those that are nearer to the enemy. */
    private Json secondary() {
        List<Hex> places = map.places();
        if (places.size() < 3 || choices.onceIn(2)) {
            return hexes(places);
        }
        int middle = (map.grid().rows() + 1) / 2;
        return Json.object()
                .put(
                        "union",
                        hexes(places.stream().filter(hex -> hex.row() <= middle).toList()))
                .put(
                        "confederate",
                        hexes(places.stream().filter(hex -> hex.row() >= middle).toList()));
    }

    private static Json hexes(List<Hex> hexes) {
        return Json.object().put("hexes", Json.list(hexes, Hex::number));
    }
}
