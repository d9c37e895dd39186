package org.roadtorichmond.victory.systems;

import java.util.List;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Award;
import org.roadtorichmond.victory.account.Holds;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.victory.account.Scale;
import org.roadtorichmond.victory.account.Settlement;
import org.roadtorichmond.victory.account.Situation;
import org.roadtorichmond.victory.account.Stakes;
import org.roadtorichmond.victory.account.Tally;
import org.roadtorichmond.victory.account.Winner;

/**
 * A victory system of points on the map, of which the side with more wins. Its awards are the one account of what it pays:
 * commanders play for their stakes, and the adjudication settles them line by line.
 */
public abstract class SettledSystem implements VictoryRules {
    /** What it pays for, without the ground that the scenario pays for (rule 21.9); awards of one rule share a sentence. */
    abstract List<Award> awards(Scenario scenario);

    @Override
    public int groundPoint(Scenario scenario) {
        return 1;
    }

    @Override
    public Stakes stakes(Scenario scenario) {
        return new Stakes(scenario, Award.stakes(awards(scenario), ground(scenario)), Scale.MoreWins.POINTS);
    }

    private List<Award> ground(Scenario scenario) {
        return Holds.awards(scenario, groundPoint(scenario));
    }

    @Override
    public Adjudication adjudicate(Game game) {
        Scenario scenario = game.state().scenario();
        PerArmy<Tally> sides = Settlement.byRule(awards(scenario), ground(scenario), Situation.of(game.state()));
        Winner winner = Winner.ofMore(sides.a().total(), sides.b().total());
        return Adjudication.of(id(), PerArmy.TITLES, sides, winner);
    }
}
