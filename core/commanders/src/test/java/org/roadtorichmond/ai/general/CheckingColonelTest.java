package org.roadtorichmond.ai.general;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.colonel.Manner;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.scenario.ShippedScenarios;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName("a colonel that tries its plan out")
final class CheckingColonelTest {
    private static Commander colonel() {
        return new CheckingColonel(Manner.STEADY, 7);
    }

    private static List<Command> played(Survey survey, long seed, Commander union, Commander confederate) {
        Game game = VictorySystems.newGame(survey, seed);
        new Playout(union, confederate).play(game);
        return game.log().stream().map(Entry::command).toList();
    }

    @Test
    @DisplayName("plays as one that has just come, whatever games of the scenario it has played before")
    void whateverItHasPlayed() {
        Survey survey = ShippedScenarios.survey("the-bridges");
        Commander union = colonel();
        Commander confederate = colonel();
        played(survey, 1, union, confederate);
        assertEquals(played(survey, 2, colonel(), colonel()), played(survey, 2, union, confederate));
    }
}
