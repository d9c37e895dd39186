package org.roadtorichmond.desktop;

import java.util.List;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.session.forecast.Distribution;
import org.roadtorichmond.session.forecast.Outlook;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Signs;

/** The answer of {@code forecast} about several attacks together, for programs and for people. */
final class JointAnswer {
    private static final int PERCENT = 100;

    private JointAnswer() {}

    static Json json(Outlook outlook) {
        return Json.object()
                .put("attacks", outlook.attacks())
                .put("allWon", outlook.allWon())
                .put("made", json(outlook.made()))
                .put("won", json(outlook.won()))
                .put("lost", ForecastAnswer.sides(side -> json(outlook.lost().of(side))))
                .put(
                        "points",
                        ForecastAnswer.sides(side -> json(outlook.points().of(side))))
                .put(
                        "expected",
                        ForecastAnswer.sides(side -> outlook.points().of(side).mean()))
                .put("exact", !outlook.parted());
    }

    /** The chance of each value that can occur. */
    private static Json json(Distribution distribution) {
        Json json = Json.object();
        distribution.ways().keySet().forEach(value -> json.put(Long.toString(value), distribution.chance(value)));
        return json;
    }

    static List<String> text(Outlook outlook, String measure) {
        Lines text = new Lines();
        text.add("All %d attacks together:", outlook.attacks());
        for (long won : outlook.won().ways().keySet()) {
            text.add(
                    "  %d of %d empty their hexes: %.1f%%",
                    won, outlook.attacks(), PERCENT * outlook.won().chance(won));
        }
        for (Side side : Side.values()) {
            text.add(row("strength lost, " + side.word(), outlook.lost().of(side)));
        }
        for (Side side : Side.values()) {
            text.add(row(measure + ", " + side.word(), outlook.points().of(side)));
        }
        if (outlook.parted()) {
            text.add("  Too many courses to go through them all: some attacks are taken to be independent.");
        }
        return text.toList();
    }

    private static String row(String what, Distribution distribution) {
        return Tables.format(
                "  %s: %s, from %d to %d",
                what, Signs.plain(distribution.mean(), 2), distribution.least(), distribution.most());
    }
}
