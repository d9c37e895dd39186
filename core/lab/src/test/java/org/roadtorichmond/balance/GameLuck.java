package org.roadtorichmond.balance;

import java.util.List;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.unit.Side;

/** The luck that sides had in games that have ended. */
public final class GameLuck {
    private GameLuck() {}

    /** The luck of a side, one figure a kind, beginning with a number of the game's commands. */
    public static List<Double> of(Game game, Side side, int from) {
        AttackLuck luck = new AttackLuck(side);
        Game twin = game.beginning();
        List<Entry> log = game.log();
        for (int i = 0; i < log.size(); i++) {
            if (i >= from) {
                luck.see(twin, log.get(i));
            }
            twin.restore(log.get(i));
        }
        return luck.kinds();
    }
}
