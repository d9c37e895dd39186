package org.roadtorichmond.session.review;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Phase;

/**
 * A movement phase that was played to its end.
 *
 * @param entries how many commands had been given when it began
 * @param end how many had been given when it was over
 * @param moment which phase it was
 */
public record MarchTurn(int entries, int end, Moment moment) {

    /**
     * The movement phases of a game in which all orders were given by those who are asked about, and none by an umpire, in order.
     *
     * @param log the commands of the game
     * @param chosen whether the order with a number in the log, from 0, was given by them
     */
    public static List<MarchTurn> of(Game game, List<Entry> log, IntPredicate chosen) {
        List<MarchTurn> turns = new ArrayList<>();
        Moment moment = game.opening().moment();
        int begun = 0;
        boolean own = true;
        for (int i = 0; i < log.size(); i++) {
            Entry entry = log.get(i);
            boolean plain =
                    !(entry.command() instanceof Command.Umpire) && !(entry.command() instanceof Command.Concede);
            own &= plain && chosen.test(i);
            for (Event.PhaseBegan phase : entry.all(Event.PhaseBegan.class).toList()) {
                if (own && moment.phase() == Phase.MOVEMENT) {
                    turns.add(new MarchTurn(begun, i + 1, moment));
                }
                moment = phase.after();
                begun = i + 1;
                own = true;
            }
        }
        return turns;
    }
}
