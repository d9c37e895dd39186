package org.roadtorichmond.publish.report;

import java.util.Comparator;
import java.util.Map;
import java.util.function.Function;
import org.roadtorichmond.publish.page.Part;
import org.roadtorichmond.publish.page.Table;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** The units that had nothing to do, and the time that commanders took. */
record UnitsPart(ReportedVariant variant) {
    private static final int MOST_ROWS = 25;
    private static final int MILLIS = 2;

    void write(Part page) {
        idle(page.part(variant.id("idle"), "Idle units"));
        times(page.part(variant.id("time"), "Time"));
    }

    private void idle(Part part) {
        Table table = new Table("Units that neither marched nor fought", "Unit", "Side", "Formation", "Share of games")
                .words(3);
        variant.found().idle().entrySet().stream()
                .sorted(Comparator.comparing((Map.Entry<String, Integer> unit) -> -unit.getValue())
                        .thenComparing(Map.Entry::getKey))
                .limit(MOST_ROWS)
                .forEach(idle -> table.row(
                        idle.getKey(),
                        words(idle.getKey(), unit -> unit.side().title()),
                        words(idle.getKey(), Unit::formation),
                        Figures.percent(
                                (double) idle.getValue() / variant.found().size())));
        if (table.isEmpty()) {
            part.say("Every unit that was on the map marched or fought in every game.");
        } else if (variant.found().idle().size() > MOST_ROWS) {
            part.say("The " + MOST_ROWS + " most idle of "
                    + variant.found().idle().size() + " units.");
        }
        part.table(table);
    }

    private String words(String id, Function<Unit, String> what) {
        return variant.variant().scenario().scenario().unit(id).map(what).orElse("");
    }

    private void times(Part part) {
        Table table = new Table(
                        "How long commanders thought about a player-turn, in milliseconds",
                        "Side",
                        "Commander",
                        "Mean",
                        "95 % within",
                        "Longest")
                .words(2);
        for (Side side : Side.values()) {
            variant.found()
                    .turnTimes(side)
                    .ifPresent(times -> table.row(
                            side.title(),
                            variant.variant().commander(side).toString(),
                            Figures.number(times.mean(), MILLIS),
                            Figures.number(times.p95(), MILLIS),
                            Figures.number(times.worst(), MILLIS)));
        }
        if (table.isEmpty()) {
            part.say("All games come from a results file, which keeps no times.");
        } else {
            part.say("By the clock of the machine that played: the only figures that differ from run to run.");
        }
        part.table(table);
    }
}
