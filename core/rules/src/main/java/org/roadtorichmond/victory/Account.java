package org.roadtorichmond.victory;

import java.util.List;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Payments;

/**
 * What is scored beside a sheet: the amounts that are paid, and the points for ground.
 *
 * @param payments the amounts
 * @param ground the lines of rule 21.9 of each army
 */
record Account(Payments payments, Both<List<Line>> ground) {
    /** What the documents pay, and nothing else. */
    static final Account USUAL = new Account(Payments.USUAL, Both.each(army -> List.of()));

    /** What is scored in a game beside what became of the units. */
    static Account of(GameState state) {
        return new Account(state.scenario().victory().payments(), Holds.lines(state));
    }
}
