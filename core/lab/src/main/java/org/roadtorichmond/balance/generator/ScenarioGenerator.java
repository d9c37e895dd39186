package org.roadtorichmond.balance.generator;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Dice;
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
    private final MapDraft map;
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
        map = new MapDraft(choices, new MadeUpNames(choices), columns, rows);
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

    private JsonObject json(String name, long seed) {
        JsonObject json = new JsonObject();
        json.addProperty("format", "scenario/1");
        json.addProperty("name", "Made-up battle " + seed);
        json.addProperty("map", name + GeneratedScenario.MAP);
        json.addProperty("turns", turns);
        JsonArray night = new JsonArray();
        if (turns >= LONG && choices.onceIn(3)) {
            night.add(choices.from(4, turns - 2));
        }
        json.add("night", night);
        json.addProperty("first", choices.onceIn(2) ? "confederate" : "union");
        json.addProperty("notes", "Made up by seed " + seed + "; nothing in it is history.");
        json.add("rules", rules());
        json.add("exits", exits());
        json.add("zones", zones());
        json.add("victory", victory());
        json.add("units", armies.json());
        return json;
    }

    private JsonObject rules() {
        JsonObject rules = new JsonObject();
        rules.addProperty("limitedAdvance", choices.onceIn(4));
        rules.addProperty("strategicMovement", choices.onceIn(4));
        rules.addProperty("variableArrivals", choices.onceIn(4));
        rules.addProperty("attrition", choices.onceIn(3));
        return rules;
    }

    private JsonArray exits() {
        JsonArray exits = new JsonArray();
        boolean road = system == VictorySystem.ROAD_TO_RICHMOND;
        if (road || train || choices.onceIn(2)) {
            exits.add(exit("union", road || train ? map.east() : map.south()));
        }
        if (road || choices.onceIn(3)) {
            exits.add(exit("confederate", road ? map.east() : map.north()));
        }
        return exits;
    }

    private static JsonObject exit(String side, Hex hex) {
        JsonObject exit = Json.hexes(List.of(hex));
        JsonObject whole = new JsonObject();
        whole.addProperty("side", side);
        whole.add("hexes", exit.get("hexes"));
        return whole;
    }

    private JsonArray zones() {
        JsonArray zones = new JsonArray();
        if (choices.onceIn(2)) {
            boolean union = choices.onceIn(2);
            List<Hex> held = armies.held(union);
            List<Hex> part = choices.shuffled(held).subList(0, 1 + held.size() / 3);
            JsonObject zone = zone("The lines", part.stream().sorted().toList(), choices.from(2, 4));
            zone.addProperty("holds", union ? "union" : "confederate");
            zone.getAsJsonObject("until").addProperty("enemyWithin", choices.from(1, 3));
            zones.add(zone);
        }
        if (choices.onceIn(3)) {
            // Each side keeps away from where the other comes onto the map.
            for (boolean union : new boolean[] {true, false}) {
                Hex door = union ? map.north() : map.south();
                JsonObject zone = zone(union ? "The north road" : "The south road", List.of(door), turns / 2);
                zone.addProperty("closedTo", union ? "union" : "confederate");
                zones.add(zone);
            }
        }
        return zones;
    }

    private static JsonObject zone(String name, List<Hex> hexes, int turn) {
        JsonObject zone = new JsonObject();
        zone.addProperty("name", name);
        zone.addProperty("hexes", Json.row(hexes));
        JsonObject until = new JsonObject();
        until.addProperty("turn", turn);
        zone.add("until", until);
        return zone;
    }

    private JsonObject victory() {
        JsonObject victory = new JsonObject();
        victory.addProperty("system", system.id());
        List<String> others = new ArrayList<>(VictorySystem.ids());
        others.remove(system.id());
        if (!train) {
            others.remove(VictorySystem.ROAD_TO_RICHMOND.id());
        }
        victory.add("allows", Json.texts(others));
        victory.addProperty("gateway", map.west().number());
        victory.addProperty("exit", map.east().number());
        victory.add("bases", Json.list(List.of(map.east(), map.south())));
        victory.addProperty("supplyRange", choices.from(6, 12));
        if (train) {
            victory.addProperty("train", "Train");
        }
        victory.add("secondary", secondary());
        victory.addProperty("secondaryValue", choices.from(1, 3));
        if (choices.onceIn(2)) {
            victory.addProperty("primary", "spoils-of-war");
        } else {
            victory.add("primary", Json.hexes(map.places()));
        }
        JsonArray bonus = new JsonArray();
        for (Hex hex : map.places()) {
            JsonObject one = new JsonObject();
            one.addProperty("hex", hex.number());
            one.addProperty("points", BONUS_STEP * choices.from(1, 3));
            bonus.add(one);
        }
        victory.add("bonus", bonus);
        victory.addProperty("length", turns >= LONG ? choices.oneOf(List.of("rolled", "random-end", "none")) : "none");
        return victory;
    }

    /** All places for both sides, or for each those that are nearer to the enemy. */
    private JsonObject secondary() {
        List<Hex> places = map.places();
        if (places.size() < 3 || choices.onceIn(2)) {
            return Json.hexes(places);
        }
        int middle = (map.grid().rows() + 1) / 2;
        JsonObject own = new JsonObject();
        own.add(
                "union",
                Json.hexes(places.stream().filter(hex -> hex.row() <= middle).toList()));
        own.add(
                "confederate",
                Json.hexes(places.stream().filter(hex -> hex.row() >= middle).toList()));
        return own;
    }
}
