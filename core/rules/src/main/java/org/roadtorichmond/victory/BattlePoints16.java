package org.roadtorichmond.victory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.play.Referee;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.SheetTerms;
import org.roadtorichmond.unit.Side;
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
public final class BattlePoints16 implements SheetSystem<ShakenSheet>, VictoryRules {
    static final Amount SHAKEN = Amount.percent("shaken", 50);
    static final Amount DECIMATED = Amount.percent("decimated", 50);
    static final Amount DECIMATED_AT = Amount.percent("decimatedAt", 25);
    static final Amount PRIMARY = Amount.number("primary16", 3, 0, 20);
    static final Amount TABLE = Amount.table("table16", 5, 10, 20, 30, 40, 50);
    static final List<Amount> AMOUNTS = List.of(SHAKEN, DECIMATED, DECIMATED_AT, TABLE, PRIMARY, SpoilsOfWar.TOKEN);

    private final Payments payments;
    private final Both<List<Line>> ground;

    /** The system as document 002 describes it; of its two rows that claim exactly 50 % the 15-5 is taken. */
    public BattlePoints16() {
        this(Account.USUAL);
    }

    BattlePoints16(Account account) {
        payments = account.payments();
        ground = account.ground();
    }

    @Override
    public String id() {
        return "battle-points-16";
    }

    @Override
    public List<Amount> amounts() {
        return AMOUNTS;
    }

    @Override
    public Stakes stakes(Scenario scenario) {
        CasualtyStakes made = CasualtyStakes.shaken(scenario);
        SheetTerms terms = scenario.victory().sheet();
        SheetTerms.Primary objective = terms.primary();
        if (objective.spoils()) {
            made.addAll(SpoilsOfWar.tokens(scenario));
        }
        for (Side side : Side.values()) {
            Claim won = objective.spoils() ? new Claim.MoreTokens(side) : new Claim.More(side, objective.hexes());
            made.battle("16.primary", side, made.of(PRIMARY), won);
            made.battle("16.secondary", side, terms.secondaryValue(), made.loneSecondary(side));
        }
        BattlePointTable table = BattlePointTable.of(TABLE, scenario.victory().payments());
        return made.under(new Scales.Sharing(table, Armies.points(scenario)));
    }

    @Override
    public Referee referee(Scenario scenario) {
        return scenario.victory().sheet().primary().spoils() ? new SpoilsReferee() : Referee.NONE;
    }

    @Override
    public Adjudication adjudicate(Game game) {
        return new BattlePoints16(Account.of(game.state()))
                .score(FieldSheets.shaken(game), Armies.TITLES)
                .named(Armies.NAMES);
    }

    @Override
    public Adjudication score(ShakenSheet sheet, Both<?> names) {
        Both<Tally> sides =
                Both.each(army -> tally(sheet.armies().of(army.enemy())).with(ground.of(army)));
        Optional<Shares> tokens = sheet.spoils().map(spoils -> SpoilsCourse.run(spoils, names, payments));
        Winner primary = tokens.map(Shares::leader).orElse(sheet.primary());
        List<Share> lines = new ArrayList<>();
        lines.add(BattlePointTable.of(TABLE, payments).share("16.difference", sides, sheet.armyPoints(), names));
        addPrimary(lines, primary, names);
        addSecondary(lines, sheet, names);
        BattlePointTable.limit(lines, "16.limit", names);
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
        boolean decimated = Casualty.isAtOrBelow(unit.health(), unit.startingHealth(), DECIMATED_AT.in(payments));
        if (unit.destroyed()) {
            return Optional.of(Line.full("16.destroyed", unit.id(), unit.cost(), Sentence.of("fate.destroyed")));
        }
        if (unit.shaken() && decimated) {
            Sentence fate = Sentence.of("fate.shakenDecimated");
            return Optional.of(Line.full("16.shaken-and-decimated", unit.id(), unit.cost(), fate));
        }
        if (unit.shaken()) {
            return Optional.of(part("16.shaken", unit, SHAKEN, Sentence.of("fate.shaken")));
        }
        Sentence fate = Sentence.of("fate.decimated", unit.health(), unit.startingHealth());
        return decimated ? Optional.of(part("16.decimated", unit, DECIMATED, fate)) : Optional.empty();
    }

    private Line part(String rule, Unit unit, Amount share, Sentence fate) {
        return Line.part(rule, unit.id(), unit.cost(), share.in(payments), fate);
    }

    private void addPrimary(List<Share> lines, Winner primary, Both<?> names) {
        int points = PRIMARY.in(payments);
        for (Army army : Army.values()) {
            if (primary.is(army)) {
                Sentence why = Sentence.of("share.primary", names.of(army), points);
                lines.add(Share.transfer("16.primary", army, points, why));
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
