package org.roadtorichmond.victory;

import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Opening;
import org.roadtorichmond.play.Survey;

/** The games that are played under victory systems. */
public final class VictorySystems {
    private VictorySystems() {}

    /** A game of a scenario from its set-up, as its victory system wants it to be watched: the way to begin one. */
    public static Game newGame(Survey survey, long seed) {
        return newGame(survey, Opening.of(survey.scenario()), seed);
    }

    /** A game of a scenario from a position, as its victory system wants it to be watched: the way to begin one. */
    public static Game newGame(Survey survey, Opening opening, long seed) {
        return new Game(
                survey, opening, seed, VictorySystem.of(survey.scenario()).referee(survey.scenario()));
    }
}
