package org.roadtorichmond.scenario.setup;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Zone;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.unit.Exited;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Constants;

/**
 * Writes how matters stand in a game as a position ({@code position/1}), with its scenario and map in it and a line for each unit.
 * What a position does not know begins again with it: what was marched and attacked in the phase, and what a victory system counts
 * beside units, such as tokens.
 */
public final class PositionWriter {
    private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().create();

    private PositionWriter() {}

    /** The text of a position; empty if an umpire took a unit out of the game, which no position can say. */
    public static Optional<String> text(LoadedScenario scenario, GameState state) {
        List<JsonObject> units = new ArrayList<>();
        for (Unit unit : state.scenario().units()) {
            if (state.setAside(unit)) {
                return Optional.empty();
            }
            units.add(unit(unit, state));
        }
        Moment moment = state.moment();
        JsonObject head = new JsonObject();
        head.addProperty("format", Formats.POSITION);
        head.addProperty("turn", moment.turn());
        head.addProperty("player", moment.player().word());
        head.addProperty("phase", moment.phase().word());
        head.add("open", open(state));
        head.add("scenario", whole(scenario));
        String members = head.entrySet().stream()
                .map(member -> "  " + GSON.toJson(member.getKey()) + ": " + GSON.toJson(member.getValue()) + ",\n")
                .collect(Collectors.joining());
        String lines = units.stream().map(unit -> "    " + GSON.toJson(unit)).collect(Collectors.joining(",\n"));
        return Optional.of("{\n" + members + "  \"units\": [\n" + lines + "\n  ]\n}\n");
    }

    private static JsonElement whole(LoadedScenario scenario) {
        JsonObject whole = JsonParser.parseString(scenario.scenarioJson()).getAsJsonObject();
        whole.add("map", JsonParser.parseString(scenario.mapJson()));
        return whole;
    }

    private static JsonArray open(GameState state) {
        JsonArray open = new JsonArray();
        state.scenario().zones().stream().filter(state::freed).map(Zone::name).forEach(open::add);
        return open;
    }

    private static JsonObject unit(Unit unit, GameState state) {
        JsonObject json = new JsonObject();
        json.addProperty("id", unit.id());
        Optional<Hex> hex = state.hexOf(unit);
        Optional<Exited> exited = state.exited(unit);
        if (hex.isPresent()) {
            say(json, Whereabouts.MAP);
            json.addProperty("hex", hex.get().number());
            json.addProperty("strength", state.strength(unit));
            json.addProperty("shaken", state.shaken(unit));
        } else if (exited.isPresent()) {
            say(json, Whereabouts.EXITED);
            json.addProperty("hex", exited.get().hex.number());
            json.addProperty("turn", exited.get().turn);
            json.addProperty("strength", state.strength(unit));
        } else if (state.awaited(unit)) {
            say(json, Whereabouts.AWAITED);
        } else {
            say(json, Whereabouts.ELIMINATED);
            int turn = state.eliminated(unit).map(end -> end.turn).orElse(0);
            if (turn > 0) {
                json.addProperty("turn", turn);
            }
        }
        return json;
    }

    private static void say(JsonObject json, Whereabouts state) {
        json.addProperty("state", Constants.word(state));
    }
}
