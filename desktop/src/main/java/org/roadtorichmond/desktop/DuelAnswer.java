package org.roadtorichmond.desktop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.balance.TurnTimes;
import org.roadtorichmond.balance.duel.Conduct;
import org.roadtorichmond.balance.duel.DuelGame;
import org.roadtorichmond.balance.duel.DuelPair;
import org.roadtorichmond.balance.duel.DuelSummary;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.words.Signs;

/**
 * The result of a duel, for people and for programs.
 *
 * @param a commander A as named on the command line
 * @param b commander B
 * @param seed the first seed
 * @param sprt the sequential test, if there was one
 * @param slower how many times as long a game took as its commanders thought, on all threads together
 */
record DuelAnswer(String a, String b, long seed, Optional<StopRule.Sprt> sprt, double slower) {
    private static final int PERCENT = 100;

    /** The JSON about one file, or about all of them together. */
    Json json(Optional<String> system, DuelSummary summary) {
        Json json = Json.object()
                .put("system", system)
                .put("a", a)
                .put("b", b)
                .put("seed", seed)
                .put("games", summary.games())
                .putAll(Tables.json("score", summary.score()))
                .put("luckAdjusted", Tables.json("score", summary.luckAdjusted()))
                .put(
                        "skill",
                        Tables.json("logits", summary.skill().value())
                                .put("sides", summary.skill().sides()))
                .put("cost", summary.cost(slower).map(FindingsJson::json))
                .put("sprt", sprt.map(test -> StopRules.json(test, summary, summary.games())))
                .put("asUnion", side(summary, DuelPair::asUnion))
                .put("asConfederate", side(summary, DuelPair::asConfederate));
        if (summary.playedNow() > 0) {
            json.put(
                    "turnMillis",
                    Json.object()
                            .put(
                                    "a",
                                    Tables.json(
                                            TurnTimes.of(summary.conductOfA().turnNanos())))
                            .put(
                                    "b",
                                    Tables.json(
                                            TurnTimes.of(summary.conductOfB().turnNanos()))));
        }
        return json.put(
                        "conduct",
                        Json.object()
                                .put("a", conductJson(summary.conductOfA(), summary.games()))
                                .put("b", conductJson(summary.conductOfB(), summary.games())))
                .putIf(summary.playedNow() == summary.games(), "commands", summary.commands());
    }

    private static Json side(DuelSummary summary, Function<DuelPair, DuelGame> game) {
        return Json.object()
                .put("games", summary.pairs())
                .put("wins", summary.count(game, 1))
                .put("draws", summary.count(game, 0.5))
                .putAll(Tables.json("score", summary.score(game)));
    }

    private static Json conductJson(Conduct conduct, int games) {
        return Json.object()
                .put("playerTurns", conduct.turns())
                .put("attacksPerTurn", conduct.attacksPerTurn())
                .put("lostPerGame", (double) conduct.lost() / games)
                .put("trappedPerGame", (double) conduct.trapped() / games);
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
        return Tables.format(
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
        return String.format("%5s", Signs.plain(skill.value(), 2))
                + Tables.bounds(skill, bound -> Signs.plain(bound, 2));
    }

    private static String percent(Estimate estimate) {
        return String.format("%5s%%", Signs.plain(PERCENT * estimate.value(), 1))
                + Tables.bounds(estimate, bound -> Signs.plain(PERCENT * bound, 1));
    }

    /** The lines after the table: the test, and what both commanders did. */
    List<String> remarks(DuelSummary summary) {
        List<String> text = new ArrayList<>();
        text.add("");
        sprt.ifPresent(test -> {
            text.add(test.sentence(summary, "A", Tables.count(summary.pairs(), "pair", "pairs")));
            if (test.enough(summary)) {
                text.add("The intervals are those of a fixed number of games: after a test has ended them they prove"
                        + " nothing.");
            }
        });
        summary.cost(slower).ifPresent(cost -> text.add("the score of A: " + cost.sentence()));
        text.addAll(conduct("A " + a, summary.conductOfA(), summary.games()));
        text.addAll(conduct("B " + b, summary.conductOfB(), summary.games()));
        return text;
    }

    private static List<String> conduct(String whose, Conduct conduct, int games) {
        List<String> text = new ArrayList<>();
        if (!conduct.turnNanos().isEmpty()) {
            text.add(Tables.times(whose, TurnTimes.of(conduct.turnNanos())));
        }
        text.add(Tables.format(
                "%-12s %.2f attacks a player-turn, %.2f units lost a game, %.2f of them for want of a retreat",
                conduct.turnNanos().isEmpty() ? whose : "",
                conduct.attacksPerTurn(),
                (double) conduct.lost() / games,
                (double) conduct.trapped() / games));
        return text;
    }
}
