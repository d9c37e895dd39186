package org.roadtorichmond.desktop;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.balance.TurnTimes;
import org.roadtorichmond.balance.duel.Conduct;
import org.roadtorichmond.balance.duel.DuelGame;
import org.roadtorichmond.balance.duel.DuelPair;
import org.roadtorichmond.balance.duel.DuelSummary;
import org.roadtorichmond.balance.duel.Skill;

/**
 * The result of a duel, for people and for programs.
 *
 * @param a commander A as named on the command line
 * @param b commander B
 * @param seed the first seed
 * @param sprt the sequential test, if there was one
 */
record DuelAnswer(String a, String b, long seed, Optional<StopRule.Sprt> sprt) {
    private static final int PERCENT = 100;
    private static final double LEAST_PRINTED = 0.01;

    /** The JSON about one file, or about all of them together. */
    JsonObject json(Optional<String> system, DuelSummary summary) {
        JsonObject json = new JsonObject();
        system.ifPresent(id -> json.addProperty("system", id));
        json.addProperty("a", a);
        json.addProperty("b", b);
        json.addProperty("seed", seed);
        json.addProperty("games", summary.games());
        add(json, "score", summary.score());
        json.add("luckAdjusted", estimate("score", summary.luckAdjusted()));
        json.add("skill", skill(summary.skill()));
        sprt.ifPresent(test -> json.add("sprt", StopRules.json(test, summary, summary.games())));
        json.add("asUnion", side(summary, DuelPair::asUnion));
        json.add("asConfederate", side(summary, DuelPair::asConfederate));
        if (summary.playedNow() > 0) {
            JsonObject times = new JsonObject();
            times.add("a", Tables.json(TurnTimes.of(summary.conductOfA().turnNanos())));
            times.add("b", Tables.json(TurnTimes.of(summary.conductOfB().turnNanos())));
            json.add("turnMillis", times);
        }
        JsonObject conduct = new JsonObject();
        conduct.add("a", conduct(summary.conductOfA(), summary.games()));
        conduct.add("b", conduct(summary.conductOfB(), summary.games()));
        json.add("conduct", conduct);
        if (summary.playedNow() == summary.games()) {
            json.addProperty("commands", summary.commands());
        }
        return json;
    }

    private static void add(JsonObject json, String key, Estimate estimate) {
        json.addProperty(key, estimate.value());
        addBound(json, "low", estimate.low());
        addBound(json, "high", estimate.high());
    }

    /** JSON has no infinity: where there is no interval, the bounds are null. */
    private static void addBound(JsonObject json, String key, double bound) {
        json.addProperty(key, Double.isFinite(bound) ? bound : null);
    }

    private static JsonObject estimate(String key, Estimate estimate) {
        JsonObject json = new JsonObject();
        add(json, key, estimate);
        return json;
    }

    private static JsonObject skill(Skill skill) {
        JsonObject json = estimate("logits", skill.value());
        JsonArray sides = new JsonArray();
        skill.sides().forEach(sides::add);
        json.add("sides", sides);
        return json;
    }

    private static JsonObject side(DuelSummary summary, Function<DuelPair, DuelGame> game) {
        JsonObject json = new JsonObject();
        json.addProperty("games", summary.pairs());
        json.addProperty("wins", summary.count(game, 1));
        json.addProperty("draws", summary.count(game, 0.5));
        add(json, "score", summary.score(game));
        return json;
    }

    private static JsonObject conduct(Conduct conduct, int games) {
        JsonObject json = new JsonObject();
        json.addProperty("playerTurns", conduct.turns());
        json.addProperty("attacksPerTurn", conduct.attacksPerTurn());
        json.addProperty("lostPerGame", (double) conduct.lost() / games);
        json.addProperty("trappedPerGame", (double) conduct.trapped() / games);
        return json;
    }

    /** The heading of the table for people. */
    List<String> heading() {
        return List.of(
                "A is " + a + ", B is " + b + "; from seed " + seed,
                "",
                "%-48s %5s  %-22s %-22s %-13s %s"
                        .formatted("", "games", "score, 95 %", "luck-adjusted", "as U    as C", "skill in logits"));
    }

    /** A row of the table for people. */
    static String row(String name, DuelSummary summary) {
        Estimate skill = summary.skill().value();
        return String.format(
                Locale.ROOT,
                "%-48s %5d  %-22s %-22s %5.1f%%  %5.1f%%  %s",
                name,
                summary.games(),
                percent(summary.score()),
                percent(summary.luckAdjusted()),
                PERCENT * summary.score(DuelPair::asUnion).value(),
                PERCENT * summary.score(DuelPair::asConfederate).value(),
                skill(skill));
    }

    private static String skill(Estimate skill) {
        String value = String.format(Locale.ROOT, "%5.2f", withoutSign(skill.value()));
        return skill.hasInterval()
                ? value
                        + String.format(
                                Locale.ROOT, " (%.2f to %.2f)", withoutSign(skill.low()), withoutSign(skill.high()))
                : value;
    }

    /** Turns -0.00 into 0.00. */
    private static double withoutSign(double figure) {
        return Math.abs(figure) < LEAST_PRINTED / 2 ? 0 : figure;
    }

    private static String percent(Estimate estimate) {
        String value = String.format(Locale.ROOT, "%5.1f%%", PERCENT * estimate.value());
        return estimate.hasInterval()
                ? value
                        + String.format(
                                Locale.ROOT, " (%.1f to %.1f)", PERCENT * estimate.low(), PERCENT * estimate.high())
                : value;
    }

    /** The lines after the table: the test, and what both commanders did. */
    List<String> remarks(DuelSummary summary) {
        List<String> text = new ArrayList<>();
        text.add("");
        sprt.ifPresent(test -> {
            text.add(test.sentence(summary, "A", Tables.count(summary.pairs(), "pair", "pairs")));
            if (test.enough(summary)) {
                text.add(
                        "The intervals are those of a fixed number of games: after a test has ended them they prove nothing.");
            }
        });
        text.addAll(conduct("A " + a, summary.conductOfA(), summary.games()));
        text.addAll(conduct("B " + b, summary.conductOfB(), summary.games()));
        return text;
    }

    private static List<String> conduct(String whose, Conduct conduct, int games) {
        List<String> text = new ArrayList<>();
        if (!conduct.turnNanos().isEmpty()) {
            text.add(Tables.times(whose, TurnTimes.of(conduct.turnNanos())));
        }
        text.add(String.format(
                Locale.ROOT,
                "%-12s %.2f attacks a player-turn, %.2f units lost a game, %.2f of them for want of a retreat",
                conduct.turnNanos().isEmpty() ? whose : "",
                conduct.attacksPerTurn(),
                (double) conduct.lost() / games,
                (double) conduct.trapped() / games));
        return text;
    }
}
