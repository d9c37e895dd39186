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
 * a higher value for secondary objectives, the result is cut to 20-0 after all objectives are counted.
 */
public final class BattlePoints16 implements SheetSystem<ShakenSheet> {
    static final int PRIMARY = 3;

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
    public Adjudication score(ShakenSheet sheet, Both<?> names) {
        Both<Tally> sides = Both.each(army -> tally(sheet.armies().of(army.enemy())));
        Optional<Shares> tokens = sheet.spoils().map(spoils -> SpoilsCourse.run(spoils, names));
        Winner primary = tokens.map(Shares::leader).orElse(sheet.primary());
        List<Share> lines = new ArrayList<>();
        lines.add(BattlePointTable.TO_16.share("16.difference", sides, sheet.armyPoints(), names));
        addPrimary(lines, primary, names);
        addSecondary(lines, sheet, names);
        addLimit(lines, names);
        Shares points = new Shares(lines);
        return Adjudication.of(VictorySystem.BATTLE_POINTS_16, names, sides, points.leader())
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
            return Optional.of(Line.full("16.destroyed", unit.id(), unit.cost(), Sentence.of("fate.destroyed")));
        }
        if (unit.shaken() && decimated) {
            Sentence fate = Sentence.of("fate.shakenDecimated");
            return Optional.of(Line.full("16.shaken-and-decimated", unit.id(), unit.cost(), fate));
        }
        if (unit.shaken()) {
            return Optional.of(Line.half("16.shaken", unit.id(), unit.cost(), Sentence.of("fate.shaken")));
        }
        Sentence fate = Sentence.of("fate.decimated", unit.health(), unit.startingHealth());
        return decimated ? Optional.of(Line.half("16.decimated", unit.id(), unit.cost(), fate)) : Optional.empty();
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

    /** Twenty points are all there are: what an army has beyond them goes back to the other. */
    private static void addLimit(List<Share> lines, Both<?> names) {
        Shares points = new Shares(lines);
        for (Army army : Army.values()) {
            int beyond = points.of(army) - BattlePointTable.ALL;
            if (beyond > 0) {
                Sentence why = Sentence.of("share.limit", names.of(army), BattlePointTable.ALL, beyond);
                lines.add(Share.transfer("16.limit", army.enemy(), beyond, why));
            }
        }
    }
}
