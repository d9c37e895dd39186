package org.roadtorichmond.metamorphic;

import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Opening;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.victory.VictorySystems;

/** Everything that a game begins with. */
record Battle(Scenario scenario, Opening opening, long seed) {

    static Battle of(Table table) {
        return new Battle(
                table.state().scenario(), table.game().opening(), table.state().seed());
    }

    Game begin() {
        return VictorySystems.newGame(new Survey(scenario), opening, seed);
    }
}
