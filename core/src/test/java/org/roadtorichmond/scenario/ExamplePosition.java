package org.roadtorichmond.scenario;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Opening;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Standing;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** Sets up the game of an example, be it a scenario or a position, without asking the reader of positions. */
final class ExamplePosition {
    private ExamplePosition() {}

    static Game game(String file) {
        JsonObject json = JsonParser.parseString(Examples.text(file)).getAsJsonObject();
        if (file.endsWith(".scenario.json")) {
            return new Game(survey(json), 1);
        }
        JsonElement named = json.get("scenario");
        Survey survey = survey(
                named.isJsonObject()
                        ? named.getAsJsonObject()
                        : JsonParser.parseString(Examples.text(named.getAsString()))
                                .getAsJsonObject());
        return new Game(survey, opening(survey, json), 1);
    }

    private static Survey survey(JsonObject scenario) {
        References beside = Shelf.of(List.of(Examples.folder())).beside(Optional.empty());
        return TreeReader.read(scenario.toString().getBytes(StandardCharsets.UTF_8))
                .then(root -> ScenarioReader.read(root, beside))
                .value()
                .orElseThrow()
                .survey();
    }

    private static Opening opening(Survey survey, JsonObject position) {
        Opening setUp = Opening.of(survey.scenario());
        Map<Unit, Standing> standings = new HashMap<>(setUp.standings());
        for (JsonElement element : position.getAsJsonArray("units")) {
            JsonObject entry = element.getAsJsonObject();
            Unit unit = survey.scenario().unit(entry.get("id").getAsString()).orElseThrow();
            standings.put(unit, standing(survey, unit, entry));
        }
        Side player = position.has("player")
                ? Side.valueOf(position.get("player").getAsString().toUpperCase(Locale.ROOT))
                : survey.scenario().first();
        Set<String> open = new TreeSet<>();
        if (position.has("open")) {
            position.getAsJsonArray("open").forEach(zone -> open.add(zone.getAsString()));
        }
        return new Opening(new Moment(position.get("turn").getAsInt(), player, Phase.MOVEMENT), standings, open);
    }

    private static Standing standing(Survey survey, Unit unit, JsonObject entry) {
        Hex[] hex = new Hex[1];
        if (entry.has("hex")) {
            hex[0] = survey.scenario()
                    .field()
                    .grid()
                    .parse(entry.get("hex").getAsString())
                    .orElseThrow();
        }
        int strength = entry.has("strength") ? entry.get("strength").getAsInt() : unit.strength();
        boolean shaken = entry.has("shaken") && entry.get("shaken").getAsBoolean();
        int turn = entry.has("turn") ? entry.get("turn").getAsInt() : 0;
        return switch (entry.get("state").getAsString()) {
            case "map" -> new Standing.OnMap(hex[0], strength, shaken);
            case "awaited" -> new Standing.Expected();
            case "exited" -> new Standing.Gone(hex[0], turn, strength);
            default -> new Standing.Lost(turn);
        };
    }
}
