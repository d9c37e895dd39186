package org.roadtorichmond.victory.systems;

import java.util.List;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Award;
import org.roadtorichmond.victory.account.Holds;
import org.roadtorichmond.victory.account.MoreWins;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.victory.account.Settlement;
import org.roadtorichmond.victory.account.Situation;
import org.roadtorichmond.victory.account.Stake;
import org.roadtorichmond.victory.account.Stakes;
import org.roadtorichmond.victory.account.Tally;
import org.roadtorichmond.victory.account.Winner;
import org.roadtorichmond.words.Sentence;

/**
 * A victory system of points on the map, of which the side with more wins. Its stakes are the one account of what it pays:
 * commanders play for them, and the adjudication is these stakes settled line by line.
 */
public abstract class SettledSystem implements VictoryRules {
    /** What it pays for, without the ground that the scenario pays for (rule 21.9). */
    abstract List<Stake> list(Scenario scenario);

    /** The sentence of the line in which a stake is paid; stakes of one rule that are paid together have the same. */
    abstract Sentence why(Stake stake, Situation now);

    @Override
    public Stakes stakes(Scenario scenario) {
        return new Stakes(scenario, list(scenario), MoreWins.POINTS);
    }

    @Override
    public Adjudication adjudicate(Game game) {
        Scenario scenario = game.state().scenario();
        Situation now = Situation.of(game.state());
        List<Award> awards = list(scenario).stream()
                .map(stake -> new Award(stake, facts -> why(stake, now)))
                .toList();
        PerArmy<Tally> sides = Settlement.byRule(awards, Holds.awards(scenario), now);
        Winner winner = Winner.ofMore(sides.a().total(), sides.b().total());
        return Adjudication.of(id(), PerArmy.SIDES, sides, winner);
    }
}
