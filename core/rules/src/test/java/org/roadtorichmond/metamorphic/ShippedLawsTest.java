package org.roadtorichmond.metamorphic;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.scenario.ShippedScenarios;

@DisplayName("the scenarios that come with the game")
class ShippedLawsTest {
    private static final int TO_THE_END = Integer.MAX_VALUE;

    /**
     * All questions except the list of commands: large armies have too many attacks to list. Attacks that are tried are still
     * checked on both sides.
     */
    private static final Set<Question> LISTABLE = EnumSet.complementOf(EnumSet.of(Question.COMMANDS));

    /** Without points and supply too, because section 21 names the sides, and supply is only the Union's. */
    private static final Set<Question> OF_BOTH_SIDES =
            EnumSet.complementOf(EnumSet.of(Question.COMMANDS, Question.SUPPLY, Question.POINTS));

    private static Battle shipped(String name, long seed) {
        Survey survey = ShippedScenarios.survey(name);
        return new Battle(survey, survey.scenario().opening(), seed);
    }

    private static Variety played(String name, int games, int commands, int rarely) {
        Variety variety = new Variety();
        for (long seed = 1; seed <= games; seed++) {
            Battle battle = shipped(name, seed);
            Relocation turn = Relocation.snug(battle.scenario().field().grid(), Orientation.HALF_ROUND);
            assertTrue(turn.exact(), "the map has the same shape");
            new Parallel(battle, RewordedBattle.relocated(battle, turn), LISTABLE, variety)
                    .asking(rarely)
                    .play(commands);
            new Parallel(battle, RewordedBattle.recoloured(battle), OF_BOTH_SIDES, variety)
                    .asking(rarely)
                    .play(commands);
            new Parallel(battle, RewordedBattle.renamed(battle, new Random(seed)), LISTABLE, variety)
                    .until(Parallel::trapped)
                    .asking(rarely)
                    .play(commands);
        }
        return variety;
    }

    @Test
    @DisplayName("are the same with the first lesson's map turned, sides swapped or units renamed")
    void firstLesson() {
        played("training", 3, TO_THE_END, 5).expect(5, "MoveUnit", "Attack", "EndPhase");
    }

    @Test
    @DisplayName("are the same in the opening of Gaines' Mill")
    void gainesMill() {
        played("gaines-mill", 1, 80, 20).expect(5, "MoveUnit", "EndPhase");
    }

    @Test
    @Tag("long")
    @DisplayName("are the same in whole games")
    void wholeGames() {
        played("training", 30, TO_THE_END, 3).expect(50, "MoveUnit", "Attack", "Retreat", "EndPhase");
        played("gaines-mill", 3, TO_THE_END, 20).expect(20, "MoveUnit", "Attack", "Retreat", "EndPhase");
        played("road-to-richmond", 1, TO_THE_END, 100).expect(20, "MoveUnit", "EnterUnit", "Attack", "Retreat");
    }
}
