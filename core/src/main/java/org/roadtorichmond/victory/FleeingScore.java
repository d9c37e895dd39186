package org.roadtorichmond.victory;

import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.victory.FleeingSheet.Unit;

/** The victory points for enemy units of a {@link FleeingSheet} (document 000, Scoring Victory Points). */
final class FleeingScore {
    private static final int FOR_A_LEADER = 200;

    private FleeingScore() {}

    /** The lines of the army, for the units of its enemy. */
    static List<Line> lines(Army army, FleeingSheet sheet) {
        List<Line> lines = new ArrayList<>();
        for (Unit unit : sheet.armies().of(army.enemy())) {
            addUnit(lines, unit);
            addLeader(lines, unit);
        }
        return lines;
    }

    private static void addUnit(List<Line> lines, Unit unit) {
        if (unit.destroyed()) {
            lines.add(full("17.destroyed", unit, "was destroyed"));
        } else if (unit.fleeing() && unit.isShattered()) {
            lines.add(full("17.fleeing-and-shattered", unit, "is fleeing and shattered"));
        } else if (unit.fleeing()) {
            lines.add(half("17.fleeing", unit, "is fleeing"));
        } else if (unit.isShattered()) {
            lines.add(half("17.shattered", unit, "is shattered (%d of %d health points)"));
        }
    }

    private static Line full(String rule, Unit unit, String fate) {
        return Line.ofUnit(
                rule, unit.cost(), unit.id(), "%s %s: its full cost of %d.".formatted(unit.id(), fate, unit.cost()));
    }

    private static Line half(String rule, Unit unit, String fate) {
        String told = fate.formatted(unit.health(), unit.startingHealth());
        return Line.ofUnit(
                rule,
                Casualty.halfUp(unit.cost()),
                unit.id(),
                "%s %s: half its cost of %d, rounded up.".formatted(unit.id(), told, unit.cost()));
    }

    private static void addLeader(List<Line> lines, Unit unit) {
        if (unit.destroyed() && unit.general()) {
            lines.add(leader("17.general", unit, "the general"));
        }
        if (unit.destroyed() && unit.battleStandard()) {
            lines.add(leader("17.battle-standard", unit, "the bearer of the battle standard"));
        }
    }

    private static Line leader(String rule, Unit unit, String office) {
        return Line.ofUnit(
                rule, FOR_A_LEADER, unit.id(), "%s was %s: %d more.".formatted(unit.id(), office, FOR_A_LEADER));
    }
}
