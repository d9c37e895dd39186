package org.roadtorichmond.victory;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Opening;
import org.roadtorichmond.play.Referee;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Survey;

/** The victory systems that can decide a game on the hex map, and the games that are played under them. */
public final class VictorySystems {
    private static final List<VictorySystem> ALL = List.of(
            new RoadToRichmond(),
            new OnTheMap<>(
                    new BattlePoints17(),
                    "Battle points, 17-3",
                    "Twenty battle points are shared by how much more of the enemy army one side has destroyed, routed or"
                            + " shattered, from 10-10 to 17-3."
                            + " The secondary objective moves three more from its loser to its winner.",
                    FieldSheets::fleeing,
                    scenario -> Referee.NONE),
            new OnTheMap<>(
                    new Simplified(),
                    "Draw, win or massacre",
                    "Losses are counted as for battle points, and the secondary objective is worth a fifth of an army."
                            + " A lead of less than a tenth of an army is a draw, up to half of it a win, beyond that a massacre.",
                    FieldSheets::fleeing,
                    scenario -> Referee.NONE),
            new OnTheMap<>(
                    new BattlePoints16(),
                    "Battle points, 16-4",
                    "Twenty battle points are shared by how much more of the enemy army one side has destroyed, shaken or"
                            + " decimated, from 10-10 to 16-4."
                            + " The primary objective, the spoils of war unless the scenario names hexes, moves three more, and"
                            + " a secondary objective made by one side alone its own value.",
                    FieldSheets::shaken,
                    scenario -> scenario.victory().sheet().primary().spoils() ? new SpoilsReferee() : Referee.NONE),
            new OnTheMap<>(
                    new SpoilsOfWar(),
                    "Spoils of war",
                    "Infantry with colours that helps to destroy enemy infantry with colours in combat takes a token, and loses"
                            + " its tokens when it is shaken or destroyed."
                            + " The side with more tokens at the end wins.",
                    FieldSheets::spoils,
                    scenario -> new SpoilsReferee()),
            new OnTheMap<>(
                    new Withdrawal(),
                    "Withdrawal",
                    "Destroyed units score their full value and units worn down to their last strength point half of it, and hexes"
                            + " may give a bonus."
                            + " An army that loses its general or half of its units must withdraw: the game ends at once, and it"
                            + " can no longer win.",
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

    /** Who watches the games of a scenario. */
    public static Referee referee(Scenario scenario) {
        return named(scenario.victory().system())
                .map(system -> system.referee(scenario))
                .orElse(Referee.NONE);
    }
}
