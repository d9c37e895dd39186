package org.roadtorichmond.testing;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.Crossing;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.map.Water;
import org.roadtorichmond.map.Way;
import org.roadtorichmond.play.Arrival;
import org.roadtorichmond.play.Opening;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Standing;
import org.roadtorichmond.play.VictoryTerms;
import org.roadtorichmond.play.Zone;
import org.roadtorichmond.unit.Unit;

/**
 * Writes scenarios and positions made in memory as files that contain their maps. Except for options, their rules must be the
 * standard ones.
 */
public final class ScenarioFile {
    private static final double HALVES = 2.0;
    private static final Map<Terrain, String> LETTERS = Map.of(
            Terrain.CLEAR, ".",
            Terrain.FOREST, "f",
            Terrain.ROUGH, "h",
            Terrain.FORESTED_ROUGH, "t",
            Terrain.SWAMP, "s",
            Terrain.TOWN, "o",
            Terrain.LAKE, "~");

    private ScenarioFile() {}

    /** A position, which contains its scenario. */
    public static JsonObject position(Scenario scenario, Opening opening) {
        JsonObject json = new JsonObject();
        json.addProperty("format", "position/1");
        json.add("scenario", scenario(scenario));
        json.addProperty("turn", opening.moment().turn());
        json.addProperty("player", opening.moment().player().word());
        json.addProperty("phase", opening.moment().phase().name().toLowerCase(Locale.ROOT));
        json.add("open", texts(opening.freed().stream().sorted().toList()));
        List<Map.Entry<Unit, Standing>> standings = List.copyOf(new TreeMap<>(opening.standings()).entrySet());
        json.add("units", list(standings, entry -> standing(entry.getKey(), entry.getValue())));
        return json;
    }

    private static JsonObject standing(Unit unit, Standing standing) {
        JsonObject json = new JsonObject();
        json.addProperty("id", unit.id());
        if (standing instanceof Standing.OnMap here) {
            json.addProperty("state", "map");
            json.addProperty("hex", here.hex().number());
            json.addProperty("strength", here.strength());
            json.addProperty("shaken", here.shaken());
        } else if (standing instanceof Standing.Gone gone) {
            json.addProperty("state", "exited");
            json.addProperty("hex", gone.hex().number());
            json.addProperty("turn", gone.turn());
            json.addProperty("strength", gone.strength());
        } else {
            json.addProperty("state", standing instanceof Standing.Lost ? "eliminated" : "awaited");
        }
        return json;
    }

    /** A scenario, which contains its map. */
    public static JsonObject scenario(Scenario scenario) {
        JsonObject json = new JsonObject();
        json.addProperty("format", "scenario/1");
        json.addProperty("name", scenario.name());
        json.add("map", map(scenario.field()));
        json.addProperty("turns", scenario.turns());
        JsonArray night = new JsonArray();
        scenario.night().stream().sorted().forEach(night::add);
        json.add("night", night);
        json.addProperty("first", scenario.first().word());
        json.add("rules", options(scenario.rules().options()));
        json.add("units", list(scenario.units(), unit -> unit(scenario, unit)));
        json.add("exits", list(List.copyOf(scenario.exits().keySet()), side -> {
            JsonObject exit = new JsonObject();
            exit.addProperty("side", side.word());
            exit.add("hexes", texts(numbers(List.copyOf(scenario.exits().get(side)))));
            return exit;
        }));
        json.add("zones", list(scenario.zones(), ScenarioFile::zone));
        json.add("victory", victory(scenario.victory()));
        return json;
    }

    private static JsonObject options(Rules.Options options) {
        JsonObject json = new JsonObject();
        json.addProperty("limitedAdvance", options.limitedAdvance());
        json.addProperty("strategicMovement", options.strategicMovement());
        json.addProperty("variableArrivals", options.variableArrivals());
        json.addProperty("attrition", options.attrition());
        return json;
    }

    private static JsonObject unit(Scenario scenario, Unit unit) {
        JsonObject json = new JsonObject();
        json.addProperty("id", unit.id());
        json.addProperty("side", unit.side().word());
        json.addProperty("type", unit.arm().word());
        json.addProperty("strength", unit.strength());
        json.addProperty("movement", unit.allowance() / HALVES);
        json.add("tags", texts(unit.tags()));
        Hex hex = scenario.setUp().get(unit);
        if (hex == null) {
            json.add("arrives", arrival(scenario.arrivals().get(unit)));
        } else {
            json.addProperty("hex", hex.number());
        }
        return json;
    }

    private static JsonObject arrival(Arrival arrival) {
        JsonObject json = new JsonObject();
        json.addProperty("turn", arrival.turn());
        json.addProperty("last", arrival.last());
        json.add("hexes", texts(numbers(arrival.hexes().stream().distinct().toList())));
        json.addProperty("optional", arrival.optional());
        json.addProperty("number", arrival.number());
        arrival.group().ifPresent(group -> json.addProperty("group", group));
        return json;
    }

    private static JsonObject zone(Zone zone) {
        JsonObject json = new JsonObject();
        json.addProperty("name", zone.name());
        json.addProperty("hexes", String.join(" ", numbers(zone.hexes())));
        zone.closedTo().ifPresent(side -> json.addProperty("closedTo", side.word()));
        zone.holds().ifPresent(side -> json.addProperty("holds", side.word()));
        JsonObject until = new JsonObject();
        if (zone.untilTurn() > 0) {
            until.addProperty("turn", zone.untilTurn());
        }
        if (zone.enemyWithin() != Zone.NO_DISTANCE) {
            until.addProperty("enemyWithin", zone.enemyWithin());
        }
        json.add("until", until);
        return json;
    }

    private static JsonObject victory(VictoryTerms terms) {
        JsonObject json = new JsonObject();
        json.addProperty("system", terms.system());
        json.add("allows", texts(terms.allows()));
        terms.gateway().ifPresent(hex -> json.addProperty("gateway", hex.number()));
        terms.exit().ifPresent(hex -> json.addProperty("exit", hex.number()));
        json.add("bases", texts(numbers(terms.bases())));
        json.addProperty("supplyRange", terms.supplyRange());
        terms.train().ifPresent(train -> json.addProperty("train", train.id()));
        return json;
    }

    // --- Map ------------------------------------------------------------------------------------------------------

    private static JsonObject map(Battlefield field) {
        JsonObject json = new JsonObject();
        json.addProperty("format", "map/1");
        json.addProperty("name", field.name());
        json.addProperty("columns", field.grid().columns());
        json.addProperty("rows", field.grid().rows());
        JsonObject legend = new JsonObject();
        LETTERS.forEach((terrain, letter) -> legend.addProperty(letter, terrain.word()));
        json.add("legend", legend);
        List<String> rows = new ArrayList<>();
        for (int row = 1; row <= field.grid().rows(); row++) {
            StringBuilder letters = new StringBuilder();
            for (int column = 1; column <= field.grid().columns(); column++) {
                Hex hex = field.grid().at(column, row).orElseThrow();
                letters.append(LETTERS.get(field.terrain(hex.index())));
            }
            rows.add(letters.toString());
        }
        json.add("terrain", texts(rows));
        json.add("ways", list(field.ways(), ScenarioFile::way));
        json.add("waters", list(field.waters(), ScenarioFile::water));
        json.add("crossings", list(field.crossings(), ScenarioFile::crossing));
        return json;
    }

    private static JsonObject way(Way way) {
        JsonObject json = named(way.kind().name().toLowerCase(Locale.ROOT), way.name());
        json.addProperty("hexes", String.join(" ", numbers(way.hexes())));
        return json;
    }

    private static JsonObject water(Water water) {
        JsonObject json = named(water.kind().name().toLowerCase(Locale.ROOT), water.name());
        json.addProperty(
                "hexsides", water.hexsides().stream().map(Object::toString).collect(Collectors.joining(" ")));
        return json;
    }

    private static JsonObject crossing(Crossing crossing) {
        JsonObject json = named(crossing.kind().name().toLowerCase(Locale.ROOT), crossing.name());
        json.addProperty("hexside", crossing.hexside().toString());
        json.add("for", texts(crossing.arms().stream().map(Arm::word).sorted().toList()));
        return json;
    }

    private static JsonObject named(String kind, String name) {
        JsonObject json = new JsonObject();
        json.addProperty("kind", kind);
        json.addProperty("name", name);
        return json;
    }

    // --- Lists ----------------------------------------------------------------------------------------------------

    private static <T> JsonArray list(List<T> content, Function<T, JsonObject> writer) {
        JsonArray json = new JsonArray();
        content.forEach(one -> json.add(writer.apply(one)));
        return json;
    }

    private static JsonArray texts(List<String> texts) {
        JsonArray json = new JsonArray();
        texts.forEach(json::add);
        return json;
    }

    private static List<String> numbers(List<Hex> hexes) {
        return hexes.stream().map(Hex::number).toList();
    }
}
