package org.roadtorichmond.publish.report;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.roadtorichmond.balance.TurnTimes;
import org.roadtorichmond.publish.data.TableData;
import org.roadtorichmond.publish.page.Part;
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
        TableData<?> table = new TableData<>(
                        "Units that neither marched nor fought",
                        Figures.most(variant.found().idle(), games -> games, MOST_ROWS))
                .words("Unit", Map.Entry::getKey)
                .words("Side", idle -> words(idle.getKey(), unit -> unit.side().title()))
                .words("Formation", idle -> words(idle.getKey(), Unit::formation))
                .figure("Share of games", idle -> variant.share(idle.getValue()));
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
        List<Side> timed = Stream.of(Side.values())
                .filter(side -> variant.found().turnTimes(side).isPresent())
                .toList();
        TableData<Side> table = new TableData<>(
                        "How long commanders thought about a player-turn, in milliseconds", timed)
                .words("Side", Side::title)
                .words("Commander", side -> variant.variant().commander(side))
                .figure("Mean", side -> millis(side, TurnTimes::mean))
                .figure("95 % within", side -> millis(side, TurnTimes::p95))
                .figure("Longest", side -> millis(side, TurnTimes::worst));
        if (table.isEmpty()) {
            part.say("All games come from a results file, which keeps no times.");
        } else {
            part.say("By the clock of the machine that played: the only figures that differ from run to run.");
        }
        part.table(table);
    }

    private String millis(Side side, ToDoubleFunction<TurnTimes> what) {
        return Figures.number(what.applyAsDouble(variant.found().turnTimes(side).orElse(TurnTimes.NONE)), MILLIS);
    }
}
