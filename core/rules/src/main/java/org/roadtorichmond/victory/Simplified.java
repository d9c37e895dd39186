package org.roadtorichmond.victory;

import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/**
 * {@code simplified}: draw, win or massacre (document 000, Optional Simplified Rules).
 *
 * <p>The fifth of the army points that the secondary objective earns need not be whole. The result is compared in fifths
 * of a point, exactly; only the line that is shown is rounded, half up.
 */
public final class Simplified implements SheetSystem<FleeingSheet>, VictoryRules {
    /** The parts of a point in which it counts. */
    static final int FIFTHS = 5;

    static final Amount SECONDARY = Amount.percent("secondaryShare", 20);
    static final Amount WIN = Amount.number("winFrom", 10, 1, 100);
    static final Amount MASSACRE = Amount.percent("massacreOver", 50);
    static final List<Amount> AMOUNTS = FleeingScore.and(SECONDARY, WIN, MASSACRE);
    private static final int PERCENT = 100;

    private final Payments payments;
    private final Both<List<Line>> ground;

    /** The system as document 000 describes it. */
    public Simplified() {
        this(Account.USUAL);
    }

    Simplified(Account account) {
        payments = account.payments();
        ground = account.ground();
    }

    @Override
    public String id() {
        return "simplified";
    }

    @Override
    public List<Amount> amounts() {
        return AMOUNTS;
    }

    @Override
    public Stakes stakes(Scenario scenario) {
        CasualtyStakes made = CasualtyStakes.fleeing(scenario, FIFTHS);
        int armyPoints = Armies.points(scenario);
        Payments terms = scenario.victory().payments();
        for (Side side : Side.values()) {
            made.add("simplified.secondary", side, Coin.POINT, secondary(armyPoints, terms), made.loneSecondary(side));
        }
        return made.under(new Scales.Bands(armyPoints, terms));
    }

    @Override
    public Adjudication adjudicate(Game game) {
        return new Simplified(Account.of(game.state()))
                .score(FieldSheets.fleeing(game.state()), Armies.TITLES)
                .named(Armies.NAMES);
    }

    @Override
    public Adjudication score(FleeingSheet sheet, Both<?> names) {
        Both<Tally> sides = Both.each(army -> tally(army, sheet, names));
        long fifths = fifths(Army.A, sheet) - fifths(Army.B, sheet);
        Outcome outcome = outcome(Math.abs(fifths), sheet.armyPoints(), payments);
        Winner winner = outcome == Outcome.DRAW ? Winner.NONE : Winner.ofMore(fifths, 0);
        return Adjudication.of(id(), names, sides, winner).withOutcome(outcome);
    }

    private Tally tally(Army army, FleeingSheet sheet, Both<?> names) {
        List<Line> lines = new ArrayList<>(FleeingScore.lines(army, sheet, payments));
        if (sheet.secondary().of(army)) {
            Sentence why = Sentence.of("score.secondary", names.of(army), sheet.armyPoints(), SECONDARY.in(payments));
            lines.add(
                    new Line("simplified.secondary", rounded(secondary(sheet.armyPoints(), payments)), List.of(), why));
        }
        return new Tally(lines).with(ground.of(army));
    }

    private long fifths(Army army, FleeingSheet sheet) {
        long secondary = sheet.secondary().of(army) ? secondary(sheet.armyPoints(), payments) : 0;
        Tally points = new Tally(FleeingScore.lines(army, sheet, payments)).with(ground.of(army));
        return FIFTHS * points.total() + secondary;
    }

    /** What the secondary objective earns in fifths of a point; a share that is no multiple of 20 % is rounded to the nearest. */
    static int secondary(int armyPoints, Payments payments) {
        return (int) Math.min(
                (2L * armyPoints * SECONDARY.in(payments) * FIFTHS + PERCENT) / (2 * PERCENT), Integer.MAX_VALUE);
    }

    /** Points that are counted in fifths, rounded half up. */
    static long rounded(long fifths) {
        return (2 * fifths + FIFTHS) / (2 * FIFTHS);
    }

    /** How clear a difference in fifths is. */
    static Outcome outcome(long fifths, long armyPoints, Payments payments) {
        if (fifths < fifthsToWin(armyPoints, payments)) {
            return Outcome.DRAW;
        }
        return fifths * PERCENT > armyPoints * MASSACRE.in(payments) * FIFTHS ? Outcome.MASSACRE : Outcome.WIN;
    }

    /** The smallest difference in fifths that is no draw. */
    static long fifthsToWin(long armyPoints, Payments payments) {
        return (armyPoints * WIN.in(payments) * FIFTHS + PERCENT - 1) / PERCENT;
    }
}
