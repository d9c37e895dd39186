package org.roadtorichmond.desktop;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.List;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.path.Communications;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.RoadToRichmond;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Tells whether a side has a line of communications. */
@Command(name = "loc", description = "Tells whether a side has a line of communications, and which, or what cuts it.")
final class LocCommand extends QuestionCommand {
    @Option(
            names = "--side",
            required = true,
            paramLabel = "SIDE",
            description = "Whose line: union or confederate.",
            converter = SideConverter.class)
    private Side side;

    @Override
    Result<Answer> answer(Document document) {
        return Games.of(document).then(this::answer);
    }

    private Result<Answer> answer(Game game) {
        Communications line = RoadToRichmond.communications(game.state(), side);
        JsonObject json = new JsonObject();
        json.addProperty("exists", line.exists());
        if (line instanceof Communications.Open open) {
            json.add("path", numbers(open.row()));
            return Result.good(new Answer(
                    json,
                    List.of(Tables.wrapped(
                            "The " + side.title() + " line of communications is open, "
                                    + Tables.count(open.row().size(), "hex", "hexes") + ":",
                            words(open.row())))));
        }
        if (line instanceof Communications.Blocked blocked) {
            json.addProperty("reason", "blocked");
            json.add("cut", numbers(blocked.cut()));
            return Result.good(new Answer(
                    json,
                    List.of(Tables.wrapped(
                            "The " + side.title() + " line of communications is blocked by the enemy in",
                            words(blocked.cut())))));
        }
        json.addProperty("reason", "unconnected");
        return Result.good(new Answer(json, List.of("Roads and trails do not connect the two hexes.")));
    }

    static JsonArray numbers(List<Hex> hexes) {
        JsonArray numbers = new JsonArray();
        hexes.forEach(hex -> numbers.add(hex.number()));
        return numbers;
    }

    static List<String> words(List<Hex> hexes) {
        return hexes.stream().map(Hex::number).toList();
    }
}
