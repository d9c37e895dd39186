package org.roadtorichmond.screen.workshop;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.lab.GameEndings;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.GameEnd;
import org.roadtorichmond.workshop.balance.BalanceReading;
import org.roadtorichmond.workshop.balance.DialState;
import org.roadtorichmond.workshop.balance.StrengthEffect;

/** What a balance dial shows, in the player's language. */
record BalanceWords(Widgets ui) {
    private static final int PERCENT = 100;
    private static final int MOST_CAUSES = 2;
    private static final String BETWEEN = ", ";

    String games(DialState state) {
        return state.reading()
                .map(reading -> ui.text("balance.games", reading.games(), reading.differentGames()))
                .orElse("");
    }

    /** The share, or why there is none. */
    String share(DialState state) {
        if (!state.obstacles().isEmpty()) {
            return ui.text("balance.unplayable");
        }
        return state.reading()
                .map(reading -> share(reading.share()))
                .orElseGet(() -> ui.text(state.paused() ? "balance.paused" : "balance.waiting"));
    }

    private String share(Estimate share) {
        return share.hasInterval()
                ? ui.text("balance.share", percent(share.value()), percent(share.low()), percent(share.high()))
                : ui.text("balance.shareAlone", percent(share.value()));
    }

    /** What was shown before, if anything was. */
    String former(DialState state) {
        return state.former()
                .map(before -> ui.text("balance.former", percent(before.share().value()), before.games()))
                .orElse("");
    }

    /** Who won how many games. */
    String wins(BalanceReading reading) {
        return ui.text(
                "balance.wins",
                reading.wins(Side.UNION).count(),
                reading.wins(Side.CONFEDERATE).count(),
                reading.draws().count());
    }

    /** What the chart shows. */
    String lead(BalanceReading reading) {
        return ui.text("balance.lead", ui.word(reading.measure()));
    }

    /** How games end and what else there is to know; or what is in the way. */
    String details(DialState state) {
        if (!state.obstacles().isEmpty()) {
            String first = ui.tell(state.obstacles().get(0));
            int more = state.obstacles().size() - 1;
            return more == 0 ? first : ui.text("balance.more", first, more);
        }
        return state.reading()
                .map(reading -> strengths(state.strengths()).orElseGet(() -> ends(reading)))
                .orElse("");
    }

    private String ends(BalanceReading reading) {
        String causes = reading.endings().stream()
                .limit(MOST_CAUSES)
                .map(cause -> ui.text(
                        "balance.cause", words(cause), Math.round((float) PERCENT * cause.games() / reading.games())))
                .collect(Collectors.joining(BETWEEN));
        String ends = ui.text("balance.ends", reading.length().value(), causes);
        OptionalDouble firstDie = reading.firstDie();
        String die = firstDie.isEmpty()
                ? ""
                : " " + ui.text("balance.firstDie", Math.round(PERCENT * firstDie.getAsDouble()));
        return ends
                + die
                + reading.cost().map(cost -> " " + ui.tell(cost.sentence())).orElse("");
    }

    private String words(GameEndings.Cause cause) {
        return List.of(cause.word().split(BETWEEN)).stream()
                .map(word ->
                        GameEnd.of(word).map(end -> ui.tell(end.sentence())).orElse(word))
                .collect(Collectors.joining(" + "));
    }

    private Optional<String> strengths(Map<String, StrengthEffect> strengths) {
        return strengths.entrySet().stream()
                .max(Comparator.comparingDouble(BalanceWords::size))
                .map(most -> ui.text(
                        "balance.strengths",
                        strengths.size(),
                        most.getKey(),
                        ui.texts()
                                .signed(percent(
                                        most.getValue().larger().estimate().value())),
                        ui.text(most.getValue().isProved() ? "balance.proved" : "balance.open")));
    }

    private static double size(Map.Entry<String, StrengthEffect> effect) {
        return Math.abs(effect.getValue().larger().estimate().value());
    }

    private static double percent(double share) {
        return PERCENT * share;
    }
}
