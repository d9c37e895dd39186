package org.roadtorichmond.victory;

import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.victory.FleeingSheet.Unit;
import org.roadtorichmond.words.Sentence;

/** The victory points for enemy units of a {@link FleeingSheet} (document 000, Scoring Victory Points). */
final class FleeingScore {
    static final int FOR_A_LEADER = 200;

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
            lines.add(Line.full("17.destroyed", unit.id(), unit.cost(), Sentence.of("fate.destroyed")));
        } else if (unit.fleeing() && unit.isShattered()) {
            Sentence fate = Sentence.of("fate.fleeingShattered");
            lines.add(Line.full("17.fleeing-and-shattered", unit.id(), unit.cost(), fate));
        } else if (unit.fleeing()) {
            lines.add(Line.half("17.fleeing", unit.id(), unit.cost(), Sentence.of("fate.fleeing")));
        } else if (unit.isShattered()) {
            Sentence fate = Sentence.of("fate.shattered", unit.health(), unit.startingHealth());
            lines.add(Line.half("17.shattered", unit.id(), unit.cost(), fate));
        }
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
