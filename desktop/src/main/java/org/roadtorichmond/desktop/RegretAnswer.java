package org.roadtorichmond.desktop;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.Locale;
import org.roadtorichmond.balance.lab.RunningStatistics;
import org.roadtorichmond.balance.regret.ComparedTurn;
import org.roadtorichmond.balance.regret.RegretSummary;

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
    JsonObject json(RegretSummary summary) {
        JsonObject json = new JsonObject();
        json.addProperty("commander", commander);
        json.addProperty("seed", seed);
        json.addProperty("trials", trials);
        json.addProperty("positions", summary.positions().size());
        json.add("overColonel", json(summary.gain()));
        json.add("overStanding", json(summary.overStanding()));
        json.addProperty("worseThanStanding", summary.worseThanStanding());
        JsonObject times = new JsonObject();
        times.add("commander", Tables.json(summary.times()));
        times.add("colonel", Tables.json(summary.timesOfColonel()));
        json.add("planMillis", times);
        json.addProperty("signature", hex(summary.signature()));
        JsonArray each = new JsonArray();
        summary.positions().forEach(position -> each.add(json(position)));
        json.add("each", each);
        return json;
    }

    /** A mean and its standard error; for a single position there is no error. */
    private static JsonObject json(RunningStatistics gain) {
        JsonObject json = new JsonObject();
        json.addProperty("gain", gain.mean());
        json.addProperty("error", gain.size() < 2 ? null : gain.standardError());
        return json;
    }

    private static JsonObject json(ComparedTurn position) {
        JsonObject json = new JsonObject();
        json.addProperty("seed", position.seed());
        json.addProperty("turn", position.turn());
        json.addProperty("side", position.side().word());
        json.addProperty("gain", position.gain());
        json.addProperty("overStanding", position.overStanding());
        return json;
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
        return String.format(
                Locale.ROOT,
                "%-48s %9d  %-16s %-16s %-12s %10.1f %10.1f",
                name,
                summary.positions().size(),
                points(summary.gain()),
                points(summary.overStanding()),
                String.format(Locale.ROOT, "%5.1f%%", PERCENT * summary.worseThanStanding()),
                summary.times().mean(),
                summary.timesOfColonel().mean());
    }

    private static String points(RunningStatistics gain) {
        // Adding 0 makes -0.00 a 0.
        double points = Math.round(PERCENT * PERCENT * gain.mean()) / (double) PERCENT + 0.0;
        String value = String.format(Locale.ROOT, "%6.2f", points);
        return gain.size() < 2 ? value : value + String.format(Locale.ROOT, " (%.2f)", PERCENT * gain.standardError());
    }

    /** The line after the table. */
    static String remark(RegretSummary all, double seconds) {
        return String.format(Locale.ROOT, "%.2f seconds, signature %s", seconds, hex(all.signature()));
    }

    private static String hex(long signature) {
        return String.format(Locale.ROOT, "%016x", signature);
    }
}
