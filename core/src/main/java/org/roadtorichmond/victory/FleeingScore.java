package org.roadtorichmond.victory;

import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.victory.FleeingSheet.Unit;
import org.roadtorichmond.words.Sentence;

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
            lines.add(full("17.destroyed", unit, "fate.destroyed"));
        } else if (unit.fleeing() && unit.isShattered()) {
            lines.add(full("17.fleeing-and-shattered", unit, "fate.fleeingShattered"));
        } else if (unit.fleeing()) {
            lines.add(half("17.fleeing", unit, "fate.fleeing"));
        } else if (unit.isShattered()) {
            lines.add(half("17.shattered", unit, "fate.shattered"));
        }
    }

    private static Line full(String rule, Unit unit, String fate) {
        Sentence why = Sentence.of("score.full", unit.id(), Sentence.of(fate), unit.cost());
        return Line.ofUnit(rule, unit.cost(), unit.id(), why);
    }

    private static Line half(String rule, Unit unit, String fate) {
        Sentence told = Sentence.of(fate, unit.health(), unit.startingHealth());
        Sentence why = Sentence.of("score.half", unit.id(), told, unit.cost());
        return Line.ofUnit(rule, Casualty.halfUp(unit.cost()), unit.id(), why);
    }

    private static void addLeader(List<Line> lines, Unit unit) {
        if (unit.destroyed() && unit.general()) {
            lines.add(leader("17.general", unit, "score.general"));
        }
        if (unit.destroyed() && unit.battleStandard()) {
            lines.add(leader("17.battle-standard", unit, "score.battleStandard"));
        }
    }

    private static Line leader(String rule, Unit unit, String key) {
        return Line.ofUnit(rule, FOR_A_LEADER, unit.id(), Sentence.of(key, unit.id(), FOR_A_LEADER));
    }
}
