package org.roadtorichmond.balance.lab;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.roadtorichmond.balance.GameStart;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Opening;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Standing;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreePath;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.setup.AccountFormat;
import org.roadtorichmond.scenario.setup.Blueprint;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.setup.SetUpCheck;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/**
 * What an experiment is about: a scenario's set-up, a position, or a game that is played on.
 *
 * @param scenario the scenario
 * @param opening the position, if it is one
 * @param game the game, if it is one
 */
public record Subject(LoadedScenario scenario, Optional<Opening> opening, Optional<Game> game) {

    /** What a document is about; other kinds of files, and games that have ended, are refused. */
    public static Result<Subject> of(Document document) {
        if (document instanceof Document.ScenarioDocument scenario) {
            return Result.good(new Subject(scenario.scenario(), Optional.empty(), Optional.empty()));
        } else if (document instanceof Document.PositionDocument position) {
            return Result.good(new Subject(
                    position.position().scenario(),
                    Optional.of(position.position().opening()),
                    Optional.empty()));
        } else if (document instanceof Document.GameDocument saved) {
            Game game = saved.saved().game();
            return game.state().ending().isPresent()
                    ? Result.bad(Sentence.of("lab.ended"))
                    : Result.good(new Subject(saved.saved().scenario(), Optional.empty(), Optional.of(game)));
        }
        return Result.bad(Sentence.of("lab.subject"));
    }

    /**
     * What a document is about.
     *
     * @param document the document
     * @param from the game-turn with whose beginning a saved game, finished or not, is played again; empty where it stopped
     */
    public static Result<Subject> of(Document document, OptionalInt from) {
        if (from.isEmpty()) {
            return of(document);
        }
        if (!(document instanceof Document.GameDocument saved)) {
            return Result.bad(Sentence.of("lab.fromSaved"));
        }
        LoadedScenario scenario = saved.saved().scenario();
        return back(saved.saved(), from.getAsInt(), scenario.scenario().first())
                .map(game -> new Subject(scenario, Optional.empty(), Optional.of(game)));
    }

    /** A saved game as it stood when the movement phase of a side in a game-turn began. */
    public static Result<Game> back(SavedGame saved, int turn, Side player) {
        Game game = saved.game();
        return GameStart.back(game, turn, player)
                .map(Result::good)
                .orElseGet(() -> Result.bad(Sentence.of(
                        "lab.noTurn",
                        player,
                        turn,
                        game.opening().moment().turn(),
                        game.state().moment().turn())));
    }

    /** Whether a value stands at a path in the scenario of a document ({@link TreePath}). */
    public static boolean hasPath(Document document, String path) {
        return of(document)
                .value()
                .flatMap(subject ->
                        new TreePath(path).in(Blueprint.of(subject.scenario()).root()))
                .isPresent();
    }

    /** Where its games begin. */
    public GameStart start() {
        return game.map(GameStart::of)
                .orElseGet(() -> opening.map(position -> GameStart.of(scenario.survey(), position))
                        .orElseGet(() -> GameStart.of(scenario.survey())));
    }

    /** The same with a changed scenario; a game that is under way cannot change it. */
    Result<Subject> with(LoadedScenario other) {
        if (game.isPresent()) {
            return Result.bad(Sentence.of("lab.savedVary"));
        }
        return opening.isEmpty()
                ? Result.good(new Subject(other, opening, game))
                : carried(other).map(position -> new Subject(other, Optional.of(position), game));
    }

    /**
     * The position in another scenario: units stand as the position says, and those of which it says nothing as in the set-up.
     */
    private Result<Opening> carried(LoadedScenario other) {
        Opening position = opening.orElseThrow();
        Map<String, Standing> usual = byId(scenario.scenario().opening());
        Map<String, Standing> told = byId(position);
        Problems problems = new Problems();
        SetUpCheck check = new SetUpCheck(
                other.scenario().field(),
                other.scenario().rules(),
                other.survey().costs(),
                problems);
        Map<Unit, Standing> standings = new TreeMap<>(other.scenario().opening().standings());
        for (Unit unit : other.scenario().units()) {
            Standing here = told.get(unit.id());
            if (here != null && !here.equals(usual.get(unit.id()))) {
                standings.put(unit, here);
            }
            if (standings.get(unit) instanceof Standing.OnMap stands) {
                Hex hex = stands.hex();
                check.place(unit, hex, Place.NOWHERE);
            }
        }
        return problems.result(() -> new Opening(
                position.moment(),
                standings,
                position.freed(),
                settled(other.scenario()),
                tokens(other.scenario(), standings)));
    }

    /** What of the ground that the position says was settled another scenario pays for too. */
    private Map<Integer, Boolean> settled(Scenario other) {
        List<Payments.Hold> holds = scenario.scenario().victory().payments().holds();
        Map<Integer, Boolean> settled = new HashMap<>();
        opening.orElseThrow()
                .settled()
                .forEach((place, held) -> AccountFormat.place(
                                other.victory().payments().holds(), holds.get(place))
                        .ifPresent(there -> settled.put(there, held)));
        return settled;
    }

    private Map<Unit, Integer> tokens(Scenario other, Map<Unit, Standing> standings) {
        Map<Unit, Integer> tokens = new HashMap<>();
        opening.orElseThrow()
                .tokens()
                .forEach((unit, count) -> other.unit(unit.id())
                        .filter(same -> AccountFormat.bears(other, same, standings))
                        .ifPresent(same -> tokens.put(same, count)));
        return tokens;
    }

    private static Map<String, Standing> byId(Opening opening) {
        Map<String, Standing> standings = new TreeMap<>();
        opening.standings().forEach((unit, standing) -> standings.put(unit.id(), standing));
        return standings;
    }
}
