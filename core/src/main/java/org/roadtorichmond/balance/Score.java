package org.roadtorichmond.balance;

import org.roadtorichmond.victory.Adjudication;
import org.roadtorichmond.victory.Winner;

/**
 * How one game counts under one victory system.
 *
 * @param system the id of the system
 * @param winner who won; army A is the Union
 * @param unionPoints the Union's victory points
 * @param confederatePoints the Confederates'
 */
public record Score(String system, Winner winner, long unionPoints, long confederatePoints) {

    static Score of(Adjudication result) {
        return new Score(
                result.system(),
                result.winner(),
                result.sides().a().total(),
                result.sides().b().total());
    }
}
