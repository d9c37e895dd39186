package org.roadtorichmond.victory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.victory.ShakenSheet.Unit;
import org.roadtorichmond.victory.Shares.Share;

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
    public Adjudication score(ShakenSheet sheet, Both<String> names) {
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
            return full("16.destroyed", unit, "was destroyed");
        }
        if (unit.shaken() && decimated) {
            return full("16.shaken-and-decimated", unit, "is shaken and decimated");
        }
        if (unit.shaken()) {
            return half("16.shaken", unit, "is shaken");
        }
        String state = "is decimated (%d of %d health points)".formatted(unit.health(), unit.startingHealth());
        return decimated ? half("16.decimated", unit, state) : Optional.empty();
    }

    private static Optional<Line> full(String rule, Unit unit, String fate) {
        String why = "%s %s: its full cost of %d.".formatted(unit.id(), fate, unit.cost());
        return Optional.of(Line.ofUnit(rule, unit.cost(), unit.id(), why));
    }

    private static Optional<Line> half(String rule, Unit unit, String fate) {
        String why = "%s %s: half its cost of %d, rounded up.".formatted(unit.id(), fate, unit.cost());
        return Optional.of(Line.ofUnit(rule, Casualty.halfUp(unit.cost()), unit.id(), why));
    }

    private static void addPrimary(List<Share> lines, Winner primary, Both<String> names) {
        for (Army army : Army.values()) {
            if (primary.is(army)) {
                String why = "%s won the primary objective: %d battle points from its opponent."
                        .formatted(names.of(army), PRIMARY);
                lines.add(Share.transfer("16.primary", army, PRIMARY, why));
            }
        }
    }

    private static void addSecondary(List<Share> lines, ShakenSheet sheet, Both<String> names) {
        for (Army army : Army.values()) {
            if (sheet.secondary().of(army) && !sheet.secondary().of(army.enemy())) {
                String why = "Only %s made its secondary objective: %d battle points from its opponent."
                        .formatted(names.of(army), sheet.secondaryValue());
                lines.add(Share.transfer("16.secondary", army, sheet.secondaryValue(), why));
            }
        }
    }
}
