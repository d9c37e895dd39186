package org.roadtorichmond.scenario.played;

import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.function.Function;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Constants;

/** Writes the games that a player has finished, one a line, so that a person can read and mend the file. */
public final class PlayedGamesWriter {
    private PlayedGamesWriter() {}

    /** The bytes of a file; the same for the same games and positions. */
    public static byte[] bytes(KeptGames kept) {
        return JsonText.lines(Json.object()
                        .put("format", Formats.MY_GAMES)
                        .put("games", Json.list(kept.games(), PlayedGamesWriter::line))
                        .putFilled("positions", kept.positions(), PlayedGamesWriter::position)
                        .node())
                .getBytes(StandardCharsets.UTF_8);
    }

    private static Json line(PlayedGame game) {
        return Json.object()
                .put("game", game.key())
                .put("ended", second(game.ended()))
                .put("scenario", game.scenario())
                .put("side", game.side().map(Side::word))
                .put("opponent", game.opponent())
                .put("winner", game.winner().map(Side::word))
                .put("measure", Constants.word(game.score().measure()))
                .put("union", game.score().union())
                .put("confederate", game.score().confederate())
                .put("stake", game.stake())
                .put("turn", game.turn())
                .put("decided", game.decided())
                .put("clearer", game.clearer())
                .put("lowest", game.lowest())
                .put("apart", game.apart().map(Constants::word))
                .putIf(game.advice() > 0, "advice", game.advice())
                .putFilled("marks", game.marks(), PlayedGamesWriter::mark);
    }

    private static String second(LocalDateTime moment) {
        return DateTimeFormatter.ISO_LOCAL_DATE_TIME.format(moment.truncatedTo(ChronoUnit.SECONDS));
    }

    private static Json position(SolvedPosition solved) {
        return Json.object()
                .put("position", solved.position())
                .put("stars", solved.stars())
                .put("solved", solved.solved())
                .put("ended", second(solved.ended()));
    }

    private static Json mark(Earned earned) {
        return Json.object().put("mark", earned.mark()).putFilled("values", earned.values(), Function.identity());
    }
}
