package org.roadtorichmond.metamorphic;

import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Opening;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.victory.VictorySystems;

/** Everything that a game begins with: the survey of a scenario, the opening, and the seed of the dice. */
record Battle(Survey survey, Opening opening, long seed) {

    Battle(Scenario scenario, Opening opening, long seed) {
        this(new Survey(scenario), opening, seed);
    }

    static Battle of(Table table) {
        return new Battle(
                table.state().survey(), table.game().opening(), table.state().seed());
    }

    Scenario scenario() {
        return survey.scenario();
    }

    Game begin() {
        return VictorySystems.newGame(survey, opening, seed);
    }
}
