package org.roadtorichmond.victory.systems;

import java.util.List;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Referee;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Amount;
import org.roadtorichmond.victory.account.Stakes;

/** All that a victory system is, in one class: what it pays for, how it scores a game, and what it asks of a game in play. */
public interface VictoryRules {
    /** The id by which files and command lines name it. */
    String id();

    /** The numbers of its document that a scenario may set otherwise, in the order of the rules. */
    List<Amount> amounts();

    /** What it pays for in games of a scenario that are played under it. */
    Stakes stakes(Scenario scenario);

    /** The victory points that ground pays for each point of strength at which a scenario rates it (rule 21.9). */
    default int groundPoint(Scenario scenario) {
        return scenario.rules().costPerPoint();
    }

    /** Who watches a game that is played under it. */
    default Referee referee(Scenario scenario) {
        return Referee.NONE;
    }

    /** Who would win a game, and why, if it ended as it stands now and no side had conceded. */
    Adjudication adjudicate(Game game);
}
