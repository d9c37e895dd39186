package org.roadtorichmond.victory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.victory.ShakenSheet.Unit;
import org.roadtorichmond.victory.Shares.Share;
import org.roadtorichmond.words.Sentence;

/**
 * {@code battle-points-16}: 20 battle points shared from 10-10 to 16-4, three for the primary objective and some for the
 * secondary objectives (document 002, Battle Points).
 *
 * <p>The two always share 20 points. With the values of document 002 no result goes beyond 20-0; where the players have agreed on
 * a higher value for secondary objectives, what one wins by it the other loses, so that a share may pass 20 or fall below 0.
 */
public final class BattlePoints16 implements SheetSystem<ShakenSheet> {
    private static final int PRIMARY = 3;

    private final int decimatedPercent;

    /** The system in which a unit is decimated at 25 % of its starting health or less. */
    public BattlePoints16() {
        this(Casualty.QUARTER);
    }

    /** The system with another bound of being decimated, in percent of the starting health, included. */
    public BattlePoints16(int decimatedPercent) {
        this.decimatedPercent = decimatedPercent;
    }

    @Override
    public String id() {
        return "battle-points-16";
    }

    @Override
    public Adjudication score(ShakenSheet sheet, Both<?> names) {
        Both<Tally> sides = Both.each(army -> tally(sheet.armies().of(army.enemy())));
        Optional<Shares> tokens = sheet.spoils().map(spoils -> SpoilsCourse.run(spoils, names));
        Winner primary = tokens.map(Shares::leader).orElse(sheet.primary());
        List<Share> lines = new ArrayList<>();
        lines.add(BattlePointTable.TO_16.share("16.difference", sides, sheet.armyPoints(), names));
        addPrimary(lines, primary, names);
        addSecondary(lines, sheet, names);
        Shares points = new Shares(lines);
        return Adjudication.of(id(), names, sides, points.leader())
                .withBattlePoints(points)
                .withTokens(tokens)
                .withObjective(primary);
    }

    private Tally tally(List<Unit> enemies) {
        return new Tally(enemies.stream().flatMap(unit -> line(unit).stream()).toList());
    }

    private Optional<Line> line(Unit unit) {
        boolean decimated = Casualty.isAtOrBelow(unit.health(), unit.startingHealth(), decimatedPercent);
        if (unit.destroyed()) {
            return full("16.destroyed", unit, "fate.destroyed");
        }
        if (unit.shaken() && decimated) {
            return full("16.shaken-and-decimated", unit, "fate.shakenDecimated");
        }
        if (unit.shaken()) {
            return half("16.shaken", unit, Sentence.of("fate.shaken"));
        }
        Sentence state = Sentence.of("fate.decimated", unit.health(), unit.startingHealth());
        return decimated ? half("16.decimated", unit, state) : Optional.empty();
    }

    private static Optional<Line> full(String rule, Unit unit, String fate) {
        Sentence why = Sentence.of("score.full", unit.id(), Sentence.of(fate), unit.cost());
        return Optional.of(Line.ofUnit(rule, unit.cost(), unit.id(), why));
    }

    private static Optional<Line> half(String rule, Unit unit, Sentence fate) {
        Sentence why = Sentence.of("score.half", unit.id(), fate, unit.cost());
        return Optional.of(Line.ofUnit(rule, Casualty.halfUp(unit.cost()), unit.id(), why));
    }

    private static void addPrimary(List<Share> lines, Winner primary, Both<?> names) {
        for (Army army : Army.values()) {
            if (primary.is(army)) {
                Sentence why = Sentence.of("share.primary", names.of(army), PRIMARY);
                lines.add(Share.transfer("16.primary", army, PRIMARY, why));
            }
        }
    }

    private static void addSecondary(List<Share> lines, ShakenSheet sheet, Both<?> names) {
        for (Army army : Army.values()) {
            if (sheet.secondary().of(army) && !sheet.secondary().of(army.enemy())) {
                Sentence why = Sentence.of("share.onlySecondary", names.of(army), sheet.secondaryValue());
                lines.add(Share.transfer("16.secondary", army, sheet.secondaryValue(), why));
            }
        }
    }
}
