package org.roadtorichmond.balance.tactics;

import java.util.List;
import java.util.stream.LongStream;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.scenario.tactic.Tactic;

/**
 * How good some orders are in a tactical position, whatever the dice: how often they solve it, and how often the best plan known does
 * with the very same dice. Luck is no part of it, and what the dice make impossible is left out of either plan.
 *
 * @param own how the orders did
 * @param best how the position's own solution did
 */
public record Assessment(ExamMark own, ExamMark best) {
    /** The most stars. */
    public static final int STARS = 3;

    /** Who plays the other side. */
    public static final String ENEMY = "cadet";

    private static final int DICE = 60;
    /** From how many tenths of what the best plan reaches there is the first star, the second, and the third. */
    private static final List<Integer> TENTHS = List.of(3, 6, 9);

    private static final int WHOLE = 10;

    /** Plays orders of the player, and the solution, against other dice each time; some tenths of a second of work. */
    public static Assessment of(Tactic tactic, List<Command> orders) {
        return new Assessment(mark(tactic, orders), mark(tactic, tactic.solution()));
    }

    private static ExamMark mark(Tactic tactic, List<Command> orders) {
        return new ExamMark(LongStream.rangeClosed(1, DICE)
                .mapToObj(seed -> Trial.play(
                        tactic, new ScriptedCommander(orders, Commanders.named(ENEMY)), Commanders.named(ENEMY), seed))
                .toList());
    }

    /** The stars for the share of what the best plan reaches, from 0 to {@link #STARS}. */
    public int stars() {
        return (int) TENTHS.stream()
                .filter(tenths -> own.solved() > 0 && WHOLE * own.solved() >= tenths * best.solved())
                .count();
    }
}
