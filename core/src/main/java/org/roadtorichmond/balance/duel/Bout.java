package org.roadtorichmond.balance.duel;

import java.util.List;
import java.util.function.IntFunction;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.balance.AttackLuck;
import org.roadtorichmond.balance.GameStart;
import org.roadtorichmond.balance.TimedCommander;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.Adjudication;
import org.roadtorichmond.victory.Army;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.Winner;

/**
 * What a duel is fought over: games that begin in the same way. Its seeds are its own, so that the games of several bouts are
 * independent of each other.
 *
 * @param start where the games begin
 */
public record Bout(GameStart start) {

    /** The game of two new commanders with a seed. */
    DuelGame play(IntFunction<Commander> a, IntFunction<Commander> b, Side sideOfA, long seed) {
        int temper = Commanders.temper(seed);
        TimedCommander first = new TimedCommander(a.apply(temper), sideOfA);
        TimedCommander second = new TimedCommander(b.apply(temper), sideOfA.enemy());
        Playout playout = sideOfA == Side.UNION ? new Playout(first, second) : new Playout(second, first);
        Game game = playout.play(start.begin(seed));
        Adjudication result = VictorySystem.judge(game);
        return new DuelGame(
                sideOfA,
                score(result.winner(), Army.of(sideOfA)),
                AttackLuck.of(game, sideOfA, start.played()),
                conduct(game, first, sideOfA),
                conduct(game, second, sideOfA.enemy()),
                game.log().size() - start.played());
    }

    private static double score(Winner winner, Army army) {
        if (winner == Winner.NONE) {
            return 0.5;
        }
        return winner.is(army) ? 1 : 0;
    }

    private Conduct conduct(Game game, TimedCommander commander, Side side) {
        int attacks = 0;
        int lost = 0;
        int trapped = 0;
        List<Entry> log = game.log();
        for (Entry entry : log.subList(start.played(), log.size())) {
            for (Event event : entry.events()) {
                if (event instanceof Event.AttackDeclared attack
                        && attack.attackers().get(0).side() == side) {
                    attacks++;
                } else if (event instanceof Event.UnitEliminated end
                        && end.unit().side() == side) {
                    lost++;
                    trapped += end.trapped() ? 1 : 0;
                }
            }
        }
        return new Conduct(commander.turnNanos(), attacks, lost, trapped);
    }
}
