package org.roadtorichmond.victory;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Opening;
import org.roadtorichmond.play.Referee;
import org.roadtorichmond.play.SharedDice;
import org.roadtorichmond.play.Survey;

/** The games that are played under victory systems. */
public final class VictorySystems {
    private VictorySystems() {}

    /** A game of a scenario from its set-up, as its victory system wants it to be watched: the way to begin one. */
    public static Game newGame(Survey survey, long seed) {
        return newGame(survey, survey.scenario().opening(), seed);
    }

    /** A game of a scenario from a position, as its victory system wants it to be watched: the way to begin one. */
    public static Game newGame(Survey survey, Opening opening, long seed) {
        return new Game(survey, opening, seed, referee(survey));
    }

    /**
     * A game of a scenario from its set-up whose dice two players draw together; empty as long as a die that is rolled before the first
     * command is not drawn.
     *
     * @param match the number of the match
     */
    public static Optional<Game> newMatch(Survey survey, Opening opening, long match, SharedDice dice) {
        Referee referee = referee(survey);
        return Game.awaitsDie(survey, opening, dice, referee)
                ? Optional.empty()
                : Optional.of(new Game(survey, opening, match, dice, referee));
    }

    /** A game that was played before, with what was rolled before its first command, as it was recorded. */
    public static Game resumed(Survey survey, Opening opening, long seed, List<Event> prologue) {
        return new Game(survey, opening, seed, referee(survey), prologue);
    }

    private static Referee referee(Survey survey) {
        return VictorySystem.of(survey.scenario()).referee(survey.scenario());
    }
}
