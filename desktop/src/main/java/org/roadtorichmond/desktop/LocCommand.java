package org.roadtorichmond.desktop;

import java.util.List;
import org.roadtorichmond.path.Communications;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.Routes;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Shows whether a side has a line of communications. */
@Command(name = "loc", description = "Shows whether a side has a line of communications, and which, or what cuts it.")
final class LocCommand extends GameQuestionCommand {
    @Option(
            names = "--side",
            required = true,
            paramLabel = "SIDE",
            description = "Whose line: union or confederate.",
            converter = SideConverter.class)
    private Side side;

    @Override
    Result<Answer> answer(Game game) {
        Communications line = Routes.communications(game.state(), side);
        Json json = Json.object().put("exists", line.exists());
        if (line instanceof Communications.Open open) {
            json.put("path", Tables.numbers(open.row()));
            return Result.good(new Answer(
                    json,
                    List.of(Tables.wrapped(
                            "The " + side.title() + " line of communications is open, "
                                    + Tables.count(open.row().size(), "hex", "hexes") + ":",
                            Tables.numbers(open.row())))));
        }
        if (line instanceof Communications.Blocked blocked) {
            json.put("reason", "blocked").put("cut", Tables.numbers(blocked.cut()));
            return Result.good(new Answer(
                    json,
                    List.of(Tables.wrapped(
                            "The " + side.title() + " line of communications is blocked by the enemy in",
                            Tables.numbers(blocked.cut())))));
        }
        json.put("reason", "unconnected");
        return Result.good(new Answer(json, List.of("Roads and trails do not connect the two hexes.")));
    }
}
