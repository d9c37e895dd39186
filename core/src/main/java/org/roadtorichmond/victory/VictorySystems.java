package org.roadtorichmond.victory;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Opening;
import org.roadtorichmond.play.Referee;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Survey;

/** The victory systems that can decide a game on the hex map, and the games that are played under them. */
public final class VictorySystems {
    private static final List<VictorySystem> ALL = List.of(
            new RoadToRichmond(),
            new OnTheMap<>(new BattlePoints17(), FieldSheets::fleeing, scenario -> Referee.NONE),
            new OnTheMap<>(new Simplified(), FieldSheets::fleeing, scenario -> Referee.NONE),
            new OnTheMap<>(
                    new BattlePoints16(),
                    FieldSheets::shaken,
                    scenario -> scenario.victory().sheet().primary().spoils() ? new SpoilsReferee() : Referee.NONE),
            new OnTheMap<>(new SpoilsOfWar(), FieldSheets::spoils, scenario -> new SpoilsReferee()),
            new OnTheMap<>(
                    new Withdrawal(),
                    game -> FieldSheets.withdrawal(game.state()),
                    scenario -> new WithdrawalReferee(scenario.victory().sheet().length())));

    private VictorySystems() {}

    /** The system with an id. */
    public static Optional<VictorySystem> named(String id) {
        return ALL.stream().filter(system -> system.id().equals(id)).findFirst();
    }

    /** The ids of all of them. */
    public static List<String> ids() {
        return ALL.stream().map(VictorySystem::id).toList();
    }

    /** All of them. */
    public static List<VictorySystem> all() {
        return ALL;
    }

    /** A game of a scenario from its set-up, as its victory system wants it to be watched: the way to begin one. */
    public static Game newGame(Survey survey, long seed) {
        return newGame(survey, Opening.of(survey.scenario()), seed);
    }

    /** A game of a scenario from a position, as its victory system wants it to be watched: the way to begin one. */
    public static Game newGame(Survey survey, Opening opening, long seed) {
        return new Game(survey, opening, seed, referee(survey.scenario()));
    }

    /** A game that was played before, with what was rolled before its first command, as it was recorded. */
    public static Game resumed(Survey survey, Opening opening, long seed, List<Event> prologue) {
        return new Game(survey, opening, seed, referee(survey.scenario()), prologue);
    }

    /** Who watches the games of a scenario. */
    public static Referee referee(Scenario scenario) {
        return named(scenario.victory().system())
                .map(system -> system.referee(scenario))
                .orElse(Referee.NONE);
    }
}
