package org.roadtorichmond.victory;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.victory.FleeingSheet.Unit;
import org.roadtorichmond.words.Sentence;

/** The victory points for enemy units of a {@link FleeingSheet} (document 000, Scoring Victory Points). */
final class FleeingScore {
    static final Amount FLEEING = Amount.percent("fleeing", 50);
    static final Amount SHATTERED = Amount.percent("shattered", 50);
    static final Amount SHATTERED_AT = Amount.percent("shatteredAt", 25);
    static final Amount GENERAL = Amount.points("general", 200);
    static final Amount STANDARD = Amount.points("battleStandard", 200);
    private static final List<Amount> AMOUNTS = List.of(FLEEING, SHATTERED, SHATTERED_AT, GENERAL, STANDARD);

    private final Payments payments;
    private final List<Line> lines = new ArrayList<>();

    private FleeingScore(Payments payments) {
        this.payments = payments;
    }

    /** The amounts of a system that scores so, with others of its own. */
    static List<Amount> and(Amount... others) {
        return Stream.concat(AMOUNTS.stream(), Stream.of(others)).toList();
    }

    /** The lines of the army, for the units of its enemy. */
    static List<Line> lines(Army army, FleeingSheet sheet, Payments payments) {
        FleeingScore score = new FleeingScore(payments);
        for (Unit unit : sheet.armies().of(army.enemy())) {
            score.addUnit(unit);
            score.addLeader(unit);
        }
        return score.lines;
    }

    private void addUnit(Unit unit) {
        boolean shattered = unit.isShattered(SHATTERED_AT.in(payments));
        if (unit.destroyed()) {
            lines.add(Line.full("17.destroyed", unit.id(), unit.cost(), Sentence.of("fate.destroyed")));
        } else if (unit.fleeing() && shattered) {
            Sentence fate = Sentence.of("fate.fleeingShattered");
            lines.add(Line.full("17.fleeing-and-shattered", unit.id(), unit.cost(), fate));
        } else if (unit.fleeing()) {
            lines.add(part("17.fleeing", unit, FLEEING, Sentence.of("fate.fleeing")));
        } else if (shattered) {
            Sentence fate = Sentence.of("fate.shattered", unit.health(), unit.startingHealth());
            lines.add(part("17.shattered", unit, SHATTERED, fate));
        }
    }

    private void addLeader(Unit unit) {
        if (unit.destroyed() && unit.general()) {
            lines.add(leader("17.general", unit, GENERAL, "score.general"));
        }
        if (unit.destroyed() && unit.battleStandard()) {
            lines.add(leader("17.battle-standard", unit, STANDARD, "score.battleStandard"));
        }
    }

    private Line part(String rule, Unit unit, Amount share, Sentence fate) {
        return Line.part(rule, unit.id(), unit.cost(), share.in(payments), fate);
    }

    private Line leader(String rule, Unit unit, Amount amount, String key) {
        int points = amount.in(payments);
        return Line.ofUnit(rule, points, unit.id(), Sentence.of(key, unit.id(), points));
    }
}
