package org.roadtorichmond.desktop;

import java.util.List;
import org.roadtorichmond.balance.lab.RunningStatistics;
import org.roadtorichmond.balance.regret.ComparedTurn;
import org.roadtorichmond.balance.regret.RegretSummary;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.words.Signs;

/**
 * The worth of a commander's plans, for people and for programs.
 *
 * @param commander the commander as named on the command line
 * @param trials the number of rolls with which each plan was tried
 * @param seed the first seed
 */
record RegretAnswer(String commander, int trials, long seed) {
    private static final int PERCENT = 100;

    /** The JSON about one file, or about all of them together. */
    Json json(RegretSummary summary) {
        return Json.object()
                .put("commander", commander)
                .put("seed", seed)
                .put("trials", trials)
                .put("positions", summary.positions().size())
                .put("overColonel", json(summary.gain()))
                .put("overStanding", json(summary.overStanding()))
                .put("worseThanStanding", summary.worseThanStanding())
                .put(
                        "planMillis",
                        Json.object()
                                .put("commander", Tables.json(summary.times()))
                                .put("colonel", Tables.json(summary.timesOfColonel())))
                .put("signature", hex(summary.signature()))
                .put("each", Json.list(summary.positions(), RegretAnswer::json));
    }

    /** A mean and its standard error; for a single position there is no error. */
    private static Json json(RunningStatistics gain) {
        return Json.object().put("gain", gain.mean()).put("error", gain.size() < 2 ? null : gain.standardError());
    }

    private static Json json(ComparedTurn position) {
        return Json.object()
                .put("seed", position.seed())
                .put("turn", position.turn())
                .put("side", position.side().word())
                .put("gain", position.gain())
                .put("overStanding", position.overStanding());
    }

    /** The heading of the table for people. */
    List<String> heading() {
        return List.of(
                "Plans of " + commander + ", each tried with " + trials + " dice; positions from seed " + seed,
                "Gains in percentage points of winning, with their standard errors in brackets",
                "",
                "%-48s %9s  %-16s %-16s %-12s %10s %10s"
                        .formatted(
                                "", "positions", "over the colonel", "over standing", "3 or more", "ms a plan,", "the"),
                "%-48s %9s  %-16s %-16s %-12s %10s %10s"
                        .formatted("", "", "", "still", "worse", "its own", "colonel's"));
    }

    /** A row of the table for people. */
    static String row(String name, RegretSummary summary) {
        return Tables.format(
                "%-48s %9d  %-16s %-16s %-12s %10.1f %10.1f",
                name,
                summary.positions().size(),
                points(summary.gain()),
                points(summary.overStanding()),
                Tables.format("%5.1f%%", PERCENT * summary.worseThanStanding()),
                summary.times().mean(),
                summary.timesOfColonel().mean());
    }

    private static String points(RunningStatistics gain) {
        String value = String.format("%6s", Signs.plain(PERCENT * gain.mean(), 2));
        return gain.size() < 2 ? value : value + Tables.format(" (%.2f)", PERCENT * gain.standardError());
    }

    /** The line after the table. */
    static String remark(RegretSummary all, double seconds) {
        return Tables.format("%.2f seconds, signature %s", seconds, hex(all.signature()));
    }

    private static String hex(long signature) {
        return Tables.format("%016x", signature);
    }
}
