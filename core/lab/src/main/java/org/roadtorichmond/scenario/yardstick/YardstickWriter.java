package org.roadtorichmond.scenario.yardstick;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import java.util.stream.Collectors;
import org.roadtorichmond.scenario.json.Formats;

/** Writes yardsticks, a line for each game-turn, so that two can be compared line by line. */
public final class YardstickWriter {
    private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().create();

    private YardstickWriter() {}

    /** The text of a yardstick: the same for the same one. */
    public static String text(Yardstick yardstick) {
        JsonObject head = new JsonObject();
        head.addProperty("format", Formats.YARDSTICK);
        head.addProperty("name", yardstick.name());
        head.addProperty("scenario", yardstick.scenario());
        head.addProperty("union", yardstick.union());
        head.addProperty("confederate", yardstick.confederate());
        head.addProperty("games", yardstick.games());
        head.addProperty("seed", yardstick.seed());
        head.add("wins", GSON.toJsonTree(yardstick.wins()));
        head.add("leads", GSON.toJsonTree(yardstick.leads()));
        String members = head.entrySet().stream()
                .map(member -> "  " + GSON.toJson(member.getKey()) + ": " + GSON.toJson(member.getValue()) + ",\n")
                .collect(Collectors.joining());
        String turns = yardstick.turns().stream()
                .map(turn -> "    " + GSON.toJson(row(turn)))
                .collect(Collectors.joining(",\n"));
        return "{\n" + members + "  \"turns\": [\n" + turns + "\n  ]\n}\n";
    }

    private static JsonObject row(Yardstick.Turn turn) {
        JsonObject row = new JsonObject();
        row.add("lead", GSON.toJsonTree(turn.lead().five()));
        row.add("union", GSON.toJsonTree(turn.union().five()));
        row.add("confederate", GSON.toJsonTree(turn.confederate().five()));
        return row;
    }
}
