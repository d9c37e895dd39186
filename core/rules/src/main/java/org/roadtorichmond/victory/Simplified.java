package org.roadtorichmond.victory;

import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.words.Sentence;

/**
 * {@code simplified}: draw, win or massacre (document 000, Optional Simplified Rules).
 *
 * <p>The fifth of the army points that the secondary objective earns need not be whole. The result is compared in fifths
 * of a point, exactly; only the line that is shown is rounded, half up.
 */
public final class Simplified implements SheetSystem<FleeingSheet> {
    /** The parts of a point in which it counts. */
    static final int FIFTHS = 5;

    @Override
    public Adjudication score(FleeingSheet sheet, Both<?> names) {
        Both<Tally> sides = Both.each(army -> tally(army, sheet, names));
        long fifths = fifths(Army.A, sheet) - fifths(Army.B, sheet);
        Outcome outcome = outcome(Math.abs(fifths), sheet.armyPoints());
        Winner winner = outcome == Outcome.DRAW ? Winner.NONE : Winner.ofMore(fifths, 0);
        return Adjudication.of(VictorySystem.SIMPLIFIED, names, sides, winner).withOutcome(outcome);
    }

    private static Tally tally(Army army, FleeingSheet sheet, Both<?> names) {
        List<Line> lines = new ArrayList<>(FleeingScore.lines(army, sheet));
        if (sheet.secondary().of(army)) {
            Sentence why = Sentence.of("score.secondary", names.of(army), sheet.armyPoints());
            lines.add(new Line("simplified.secondary", (2L * sheet.armyPoints() + 5) / 10, List.of(), why));
        }
        return new Tally(lines);
    }

    private static long fifths(Army army, FleeingSheet sheet) {
        long secondary = sheet.secondary().of(army) ? sheet.armyPoints() : 0;
        return FIFTHS * new Tally(FleeingScore.lines(army, sheet)).total() + secondary;
    }

    /** Under 10 % is a draw, over 50 % a massacre; a difference in fifths times 20 is in percent. */
    static Outcome outcome(long fifths, long armyPoints) {
        if (fifths < fifthsToWin(armyPoints)) {
            return Outcome.DRAW;
        }
        return fifths * 20 > armyPoints * 50 ? Outcome.MASSACRE : Outcome.WIN;
    }

    /** The smallest difference that is no draw: 10 % of the army points are half as many fifths, rounded up. */
    static long fifthsToWin(long armyPoints) {
        return (armyPoints + 1) / 2;
    }
}
