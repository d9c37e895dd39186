package org.roadtorichmond.scenario.yardstick;

import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.JsonText;

/** Writes yardsticks, a line for each game-turn, so that two can be compared line by line. */
public final class YardstickWriter {
    private YardstickWriter() {}

    /** The text of a yardstick: the same for the same one. */
    public static String text(Yardstick yardstick) {
        Yardstick.Wins wins = yardstick.wins();
        Json json = Json.object()
                .put("format", Formats.YARDSTICK)
                .put("name", yardstick.name())
                .put("scenario", yardstick.scenario())
                .put("union", yardstick.union())
                .put("confederate", yardstick.confederate())
                .put("games", yardstick.games())
                .put("seed", yardstick.seed())
                .put(
                        "wins",
                        Json.object()
                                .put("union", wins.union())
                                .put("confederate", wins.confederate())
                                .put("draw", wins.draw()))
                .put("leads", yardstick.leads())
                .put("turns", Json.list(yardstick.turns(), YardstickWriter::row));
        if (!yardstick.calibration().knots().isEmpty()) {
            json.put("calibration", Json.list(yardstick.calibration().knots(), YardstickWriter::knot));
        }
        return JsonText.lines(json.node());
    }

    private static Json knot(Calibration.Knot knot) {
        return Json.object().put("turn", knot.turn()).put("shift", knot.shift()).put("slope", knot.slope());
    }

    private static Json row(Yardstick.Turn turn) {
        return Json.object()
                .put("lead", turn.lead().five())
                .put("union", turn.union().five())
                .put("confederate", turn.confederate().five());
    }
}
