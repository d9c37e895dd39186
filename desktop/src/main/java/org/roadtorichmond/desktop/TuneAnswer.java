package org.roadtorichmond.desktop;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roadtorichmond.balance.AnswerCost;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.tune.TargetStatus;
import org.roadtorichmond.balance.tune.Tried;
import org.roadtorichmond.balance.tune.Tuned;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.words.Signs;

/**
 * The result of a search for values, for people and for programs.
 *
 * @param tuned the result of the search
 * @param seconds how long it took
 */
record TuneAnswer(Tuned tuned, double seconds) {
    private static final int PERCENT = 100;
    private static final int CELL = 34;

    /** Whether the search found an answer; that nothing needs to change is also one. */
    boolean found() {
        return tuned.verdict() == Tuned.Verdict.RECOMMENDED || tuned.verdict() == Tuned.Verdict.AS_IT_IS;
    }

    // --- For programs ------------------------------------------------------------------------------------------------

    Json json() {
        return Json.object()
                .put("verdict", tuned.verdict().word())
                .put("recommended", tuned.recommended().map(one -> one.variant().name()))
                .put("combinations", tuned.combinations())
                .put("rounds", tuned.rounds())
                .put("games", tuned.games())
                .put("cost", cost().map(FindingsJson::json))
                .put("asItIs", json(tuned.asItIs()))
                .put("tried", Json.list(tuned.tried(), TuneAnswer::json));
    }

    private static Json json(Tried one) {
        return Json.object()
                .put("variant", one.variant().name())
                .put("words", words(one))
                .put("confirmed", one.confirmed())
                .putIf(!one.confirmed(), "droppedInRound", one.round())
                .put("seeds", one.seeds())
                .put("distance", one.distance())
                .put("nearer", one.nearer().map(less -> Tables.json("value", less)))
                .put("met", one.met())
                .put(
                        "criteria",
                        Json.list(
                                one.statuses(),
                                status -> Json.object()
                                        .put("what", status.what().toString())
                                        .putAll(Tables.json("value", status.figure()))
                                        .put("met", status.met())
                                        .put("proved", status.proved())));
    }

    // --- For people --------------------------------------------------------------------------------------------------

    List<String> text() {
        Lines text = new Lines();
        text.add(verdict());
        text.add("");
        text.add(effort());
        text.add("");
        List<TargetStatus> asked = tuned.asItIs().statuses();
        for (int i = 0; i < asked.size(); i++) {
            text.add("(" + (i + 1) + ") " + asked.get(i).what());
        }
        text.add("");
        int width = Stream.concat(Stream.of(tuned.asItIs()), tuned.tried().stream())
                .mapToInt(one -> words(one).length())
                .max()
                .orElseThrow();
        StringBuilder heading =
                new StringBuilder(Tables.format("%-" + width + "s  %-12s %6s %9s", "", "stage", "seeds", "distance"));
        for (int i = 0; i < asked.size(); i++) {
            heading.append(Tables.format("  %-" + CELL + "s", "(" + (i + 1) + ")"));
        }
        text.add(heading.toString().stripTrailing());
        text.add(row(tuned.asItIs(), width));
        tuned.tried().forEach(one -> text.add(row(one, width)));
        cost().ifPresent(cost -> text.addAll(List.of("", "a share of games: " + cost.sentence())));
        return text.toList();
    }

    private static String words(Tried one) {
        return one.variant().words().toString();
    }

    /** What it costs to know a share of the games of one combination to one percent, by those of the scenario as it is. */
    private Optional<AnswerCost> cost() {
        return tuned.asItIs().statuses().stream()
                .filter(status -> status.unit() == TargetStatus.Unit.SHARE)
                .flatMap(status ->
                        AnswerCost.of(tuned.asItIs().seeds(), status.figure(), Optional.of(seconds / tuned.games()))
                                .stream())
                .findFirst();
    }

    private String verdict() {
        return switch (tuned.verdict()) {
            case AS_IT_IS -> "the scenario as it is meets the target; nothing is recommended";
            case RECOMMENDED ->
                Tables.format(
                        "recommended: %s; distance from the target %.3f, and %.3f of the scenario as it is",
                        words(tuned.recommended().orElseThrow()),
                        tuned.recommended().orElseThrow().distance(),
                        tuned.asItIs().distance());
            case UNPROVED ->
                words(tuned.nearestThatMeets().orElseThrow())
                        + " meets the target, but it is not proved to be nearer to it than the scenario as it is;"
                        + " nothing is recommended. Play more games (--finals).";
            case NOTHING -> "nothing tried meets the target";
        };
    }

    private String effort() {
        long confirmed = tuned.tried().stream().filter(Tried::confirmed).count();
        return Tables.format(
                "%d of %d combinations tried in %s of screening; %d of them and the scenario as it is confirmed with fresh seeds; %s",
                tuned.tried().size(),
                tuned.combinations(),
                Tables.count(tuned.rounds(), "round", "rounds"),
                confirmed,
                Tables.count((int) tuned.games(), "game", "games"));
    }

    private static String row(Tried one, int width) {
        String cells =
                one.statuses().stream().map(status -> cell(status, one.seeds())).collect(Collectors.joining());
        String stage = one.confirmed() ? "confirmed" : "out in " + one.round();
        return Tables.format(
                        "%-" + width + "s  %-12s %6d %9.3f%s", words(one), stage, one.seeds(), one.distance(), cells)
                .stripTrailing();
    }

    private static String cell(TargetStatus status, int seeds) {
        double scale = status.unit() == TargetStatus.Unit.SHARE ? PERCENT : 1;
        Estimate figure = status.figure();
        String alike = seeds > 1 ? ", all alike" : "";
        String sure = figure.hasInterval() ? Tables.bounds(figure, bound -> Signs.plain(scale * bound, 1)) : alike;
        String met = status.met() ? "met" : "missed";
        return Tables.format(
                "  %-" + CELL + "s",
                Tables.format(
                        "%s%s%s  %s",
                        Signs.plain(scale * figure.value(), 1),
                        status.unit() == TargetStatus.Unit.SHARE ? " %" : "",
                        sure,
                        status.met() && status.proved() ? "proved" : met));
    }
}
