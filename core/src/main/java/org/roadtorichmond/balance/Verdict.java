package org.roadtorichmond.balance;

import org.roadtorichmond.victory.Adjudication;
import org.roadtorichmond.victory.Score;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.Winner;

/**
 * How one game counts under one victory system.
 *
 * @param system the system
 * @param winner who won; army A is the Union
 * @param score what decided it
 */
public record Verdict(VictorySystem system, Winner winner, Score score) {

    static Verdict of(Adjudication result) {
        return new Verdict(result.system(), result.winner(), result.score());
    }
}
