package org.roadtorichmond.session.review;

import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.roadtorichmond.ai.Plan;
import org.roadtorichmond.ai.colonel.Colonel;
import org.roadtorichmond.ai.colonel.Manner;
import org.roadtorichmond.ai.general.PlanTrial;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.yardstick.Calibration;
import org.roadtorichmond.session.Twin;
import org.roadtorichmond.words.Sentence;

/**
 * What the orders of a movement phase were worth beside those that a colonel would have given, and beside standing still. All are
 * tried with the same dice, which are not those of the game: so luck counts for nothing, and it is judged what was decided. As far as
 * the trials see, that is to the end of the enemy's reply; the rest is judged as commanders evaluate positions.
 *
 * @param turn the movement phase
 * @param chance how likely its side was to win by the orders that were given, 0 to 1
 * @param colonel the same by a colonel's orders
 * @param standing the same if nobody had marched
 * @param objective what the colonel would have gone for, in a sentence, if it plans anything
 */
public record JudgedTurn(MarchTurn turn, double chance, double colonel, double standing, Optional<Sentence> objective) {
    /** With how many dice each plan is tried at first: each face of the first die is met once. */
    public static final int TRIALS = 6;

    /** With how many dice the few plans are tried again that might be the best or the worst. */
    public static final int TRIALS_AGAIN = 12;

    /**
     * Judges a movement phase of a game; takes some tenths of a second for {@link #TRIALS} dice.
     *
     * @param game the game, which is only read
     * @param log its commands
     * @param trials with how many dice, a multiple of six
     * @param calibration how chances of winning are shown
     */
    public static JudgedTurn of(Game game, List<Entry> log, MarchTurn turn, int trials, Calibration calibration) {
        Game then = Twin.of(game, log.subList(0, turn.entries()));
        PlanTrial trial = PlanTrial.of(then, 0);
        List<Command> given = log.subList(turn.entries(), turn.end()).stream()
                .map(Entry::command)
                .toList();
        // Other dice for the few that are tried again, or the luck that has singled them out would count twice.
        long key = PlanTrial.FRESH + trials;
        Colonel colonel = new Colonel(Manner.STEADY, 0);
        Optional<Plan> plan = colonel.plan(then);
        ToDoubleFunction<List<Command>> shown = orders ->
                calibration.afterReply(then.state(), turn.moment().player(), trial.chance(orders, key, trials));
        return new JudgedTurn(
                turn,
                shown.applyAsDouble(given),
                shown.applyAsDouble(trial.orders(new Colonel(Manner.STEADY, 0))),
                shown.applyAsDouble(trial.standingStill()),
                plan.map(Plan::objective));
    }

    /** By how much likelier its side was to win than by the better of a colonel's orders and none; negative if less likely. */
    public double gain() {
        return chance - Math.max(colonel, standing);
    }

    /** Whether standing still would have been better than the colonel's orders. */
    public boolean betterStill() {
        return standing > colonel;
    }
}
