package org.roadtorichmond.session.table;

import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Outcome;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/** What a commander intends, as it answers when it is asked for the orders of a movement phase that has not come. */
public final class Intent {
    private static final int MOST_ORDERS = 400;
    private static final int MOST_PHASES = 4;

    private Intent() {}

    /**
     * An order that a commander would give.
     *
     * @param march the march or entry
     * @param reason why, in the commander's words
     */
    public record Order(Event march, Sentence reason) {}

    /**
     * The orders that a commander would give a side if the others ended their phases now. No die is looked at: where one would have
     * to be rolled first, or something else must be decided, the list is empty.
     *
     * @param game a game of the caller's own, which is changed
     */
    static List<Order> orders(Game game, Side side, Commander commander) {
        for (int i = 0; i < MOST_PHASES && !marches(game, side); i++) {
            if (game.state().combat().isPresent()
                    || game.execute(new Command.EndPhase()) instanceof Outcome.Refused
                    || game.last().orElseThrow().rolled()) {
                return List.of();
            }
        }
        List<Order> orders = new ArrayList<>();
        while (marches(game, side) && orders.size() < MOST_ORDERS) {
            Command command = commander.next(game);
            game.execute(command);
            if (command instanceof Command.EndPhase) {
                break;
            }
            Entry entry = game.last().orElseThrow();
            Sentence reason = commander.reason().reason();
            entry.events().stream()
                    .filter(event -> event instanceof Event.UnitMoved || event instanceof Event.UnitEntered)
                    .forEach(event -> orders.add(new Order(event, reason)));
        }
        return orders;
    }

    private static boolean marches(Game game, Side side) {
        return game.state().ending().isEmpty()
                && game.state().moment().phase() == Phase.MOVEMENT
                && game.state().moment().player() == side;
    }
}
