package org.roadtorichmond.balance.tune;

import java.util.Collection;
import java.util.Map;
import org.roadtorichmond.balance.lab.GameLine;
import org.roadtorichmond.balance.lab.Laboratory;

/**
 * What a target asks of one game.
 *
 * @param score what the Union made of it: 1, ½ or 0
 * @param turns the game-turn in which it ended
 * @param firstDie what its first die of combat showed; 0 if there was none
 * @param rules the victory points by rule
 */
record GameSample(double score, int turns, int firstDie, Map<String, GameLine.Points> rules) {

    static GameSample of(Laboratory.Known game) {
        return new GameSample(
                game.line().score(),
                game.line().turns(),
                game.course().firstDie(),
                game.course().rules());
    }

    /** Whether neither side won it. */
    boolean isDraw() {
        return score == 0.5;
    }

    /** Whether some rules mattered: without their points another side would have had more of them. */
    boolean mattered(Collection<String> beginnings) {
        long all = 0;
        long theirs = 0;
        for (Map.Entry<String, GameLine.Points> rule : rules.entrySet()) {
            long points = rule.getValue().lead();
            all += points;
            boolean counts = beginnings.stream().anyMatch(rule.getKey()::startsWith);
            theirs += counts ? points : 0;
        }
        return Long.signum(all - theirs) != Long.signum(all);
    }
}
