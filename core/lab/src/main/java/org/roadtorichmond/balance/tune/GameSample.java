package org.roadtorichmond.balance.tune;

import java.util.Collection;
import java.util.Map;
import org.roadtorichmond.balance.lab.GameCourse;
import org.roadtorichmond.balance.lab.GameLine;
import org.roadtorichmond.balance.lab.Laboratory;

/**
 * What a target asks of one game.
 *
 * @param score what the Union made of it: 1, ½ or 0
 * @param turns the game-turn in which it ended
 * @param firstDie what its first die of combat showed; 0 if there was none
 * @param rules what each rule gave
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

    /** Whether some rules mattered: without them another side would have had more of what they give. */
    boolean mattered(Collection<String> beginnings) {
        return GameCourse.decide(rules, rule -> beginnings.stream().anyMatch(rule::startsWith));
    }
}
