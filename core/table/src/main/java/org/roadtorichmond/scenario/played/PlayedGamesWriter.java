package org.roadtorichmond.scenario.played;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.nio.charset.StandardCharsets;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.stream.Collectors;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.words.Constants;

/** Writes the games that a player has finished, one a line, so that a person can read and mend the file. */
public final class PlayedGamesWriter {
    private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().create();

    private PlayedGamesWriter() {}

    /** The bytes of a file with some games; the same for the same ones. */
    public static byte[] bytes(List<PlayedGame> games) {
        String lines =
                games.stream().map(game -> "\n    " + GSON.toJson(line(game))).collect(Collectors.joining(","));
        String text = "{\n  \"format\": " + GSON.toJson(Formats.MY_GAMES) + ",\n  \"games\": [" + lines
                + (games.isEmpty() ? "]\n}\n" : "\n  ]\n}\n");
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static JsonObject line(PlayedGame game) {
        JsonObject line = new JsonObject();
        line.addProperty("game", game.key());
        line.addProperty(
                "ended",
                DateTimeFormatter.ISO_LOCAL_DATE_TIME.format(game.ended().truncatedTo(ChronoUnit.SECONDS)));
        line.addProperty("scenario", game.scenario());
        game.side().ifPresent(side -> line.addProperty("side", side.word()));
        line.addProperty("opponent", game.opponent());
        game.winner().ifPresent(winner -> line.addProperty("winner", winner.word()));
        line.addProperty("measure", Constants.word(game.score().measure()));
        line.addProperty("union", game.score().union());
        line.addProperty("confederate", game.score().confederate());
        line.addProperty("stake", game.stake());
        line.addProperty("turn", game.turn());
        game.lowest().ifPresent(percent -> line.addProperty("lowest", percent));
        game.apart().ifPresent(why -> line.addProperty("apart", Constants.word(why)));
        if (game.advice() > 0) {
            line.addProperty("advice", game.advice());
        }
        if (!game.marks().isEmpty()) {
            JsonArray marks = new JsonArray();
            game.marks().forEach(earned -> marks.add(mark(earned)));
            line.add("marks", marks);
        }
        return line;
    }

    private static JsonObject mark(Earned earned) {
        JsonObject mark = new JsonObject();
        mark.addProperty("mark", earned.mark());
        if (!earned.values().isEmpty()) {
            mark.add("values", GSON.toJsonTree(earned.values()));
        }
        return mark;
    }
}
