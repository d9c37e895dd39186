package org.roadtorichmond.desktop;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.tune.TargetStatus;
import org.roadtorichmond.balance.tune.Tried;
import org.roadtorichmond.balance.tune.Tuned;

/**
 * The result of a search for values, for people and for programs.
 *
 * @param tuned the result of the search
 */
record TuneAnswer(Tuned tuned) {
    private static final int PERCENT = 100;
    private static final int CELL = 34;

    /** Whether the search found an answer; that nothing needs to change is also one. */
    boolean found() {
        return tuned.verdict() == Tuned.Verdict.RECOMMENDED || tuned.verdict() == Tuned.Verdict.AS_IT_IS;
    }

    // --- For programs ------------------------------------------------------------------------------------------------

    JsonObject json() {
        JsonObject json = new JsonObject();
        json.addProperty("verdict", tuned.verdict().word());
        tuned.recommended()
                .ifPresent(one -> json.addProperty("recommended", one.variant().name()));
        json.addProperty("combinations", tuned.combinations());
        json.addProperty("rounds", tuned.rounds());
        json.addProperty("games", tuned.games());
        json.add("asItIs", json(tuned.asItIs()));
        JsonArray tried = new JsonArray();
        tuned.tried().forEach(one -> tried.add(json(one)));
        json.add("tried", tried);
        return json;
    }

    private static JsonObject json(Tried one) {
        JsonObject json = new JsonObject();
        json.addProperty("variant", one.variant().name());
        json.addProperty("confirmed", one.confirmed());
        if (!one.confirmed()) {
            json.addProperty("droppedInRound", one.round());
        }
        json.addProperty("seeds", one.seeds());
        json.addProperty("distance", one.distance());
        one.nearer().ifPresent(less -> {
            JsonObject nearer = new JsonObject();
            add(nearer, less);
            json.add("nearer", nearer);
        });
        json.addProperty("met", one.met());
        JsonArray criteria = new JsonArray();
        for (TargetStatus status : one.statuses()) {
            JsonObject criterion = new JsonObject();
            criterion.addProperty("what", status.what().toString());
            add(criterion, status.figure());
            criterion.addProperty("met", status.met());
            criterion.addProperty("proved", status.proved());
            criteria.add(criterion);
        }
        json.add("criteria", criteria);
        return json;
    }

    private static void add(JsonObject json, Estimate figure) {
        json.addProperty("value", figure.value());
        json.addProperty("low", Double.isFinite(figure.low()) ? figure.low() : null);
        json.addProperty("high", Double.isFinite(figure.high()) ? figure.high() : null);
    }

    // --- For people --------------------------------------------------------------------------------------------------

    List<String> text() {
        List<String> text = new ArrayList<>();
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
                .mapToInt(one -> one.variant().name().length())
                .max()
                .orElseThrow();
        StringBuilder heading = new StringBuilder(
                String.format(Locale.ROOT, "%-" + width + "s  %-12s %6s %9s", "", "stage", "seeds", "distance"));
        for (int i = 0; i < asked.size(); i++) {
            heading.append(String.format(Locale.ROOT, "  %-" + CELL + "s", "(" + (i + 1) + ")"));
        }
        text.add(heading.toString().stripTrailing());
        text.add(row(tuned.asItIs(), width));
        tuned.tried().forEach(one -> text.add(row(one, width)));
        return text;
    }

    private String verdict() {
        return switch (tuned.verdict()) {
            case AS_IT_IS -> "the scenario as it is meets the target; nothing is recommended";
            case RECOMMENDED ->
                String.format(
                        Locale.ROOT,
                        "recommended: %s; distance from the target %.3f, and %.3f of the scenario as it is",
                        tuned.recommended().orElseThrow().variant().name(),
                        tuned.recommended().orElseThrow().distance(),
                        tuned.asItIs().distance());
            case UNPROVED ->
                tuned.nearestThatMeets().orElseThrow().variant().name()
                        + " meets the target, but it is not proved to be nearer to it than the scenario as it is;"
                        + " nothing is recommended. Play more games (--finals).";
            case NOTHING -> "nothing tried meets the target";
        };
    }

    private String effort() {
        long confirmed = tuned.tried().stream().filter(Tried::confirmed).count();
        return String.format(
                Locale.ROOT,
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
        return String.format(
                        Locale.ROOT,
                        "%-" + width + "s  %-12s %6d %9.3f%s",
                        one.variant().name(),
                        stage,
                        one.seeds(),
                        one.distance(),
                        cells)
                .stripTrailing();
    }

    private static String cell(TargetStatus status, int seeds) {
        double scale = status.unit() == TargetStatus.Unit.SHARE ? PERCENT : 1;
        Estimate figure = status.figure();
        String alike = seeds > 1 ? ", all alike" : "";
        String sure = figure.hasInterval()
                ? String.format(Locale.ROOT, " (%.1f to %.1f)", scale * figure.low(), scale * figure.high())
                : alike;
        String met = status.met() ? "met" : "missed";
        return String.format(
                Locale.ROOT,
                "  %-" + CELL + "s",
                String.format(
                        Locale.ROOT,
                        "%.1f%s%s  %s",
                        scale * figure.value(),
                        status.unit() == TargetStatus.Unit.SHARE ? " %" : "",
                        sure,
                        status.met() && status.proved() ? "proved" : met));
    }
}
