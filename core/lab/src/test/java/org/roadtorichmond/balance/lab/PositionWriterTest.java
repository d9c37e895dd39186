package org.roadtorichmond.balance.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.balance.GameStart;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreePath;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.setup.Blueprint;
import org.roadtorichmond.scenario.setup.LoadedPosition;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.setup.PositionWriter;
import org.roadtorichmond.testing.Schemas;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName("Positions that are cut out of games")
class PositionWriterTest {
    private static LoadedPosition read(String text) {
        assertEquals(List.of(), Schemas.faults(text));
        Result<Document> document = new Documents(Shelf.of(List.of())).open(text.getBytes(StandardCharsets.UTF_8));
        assertEquals(List.of(), document.problems());
        return ((Document.PositionDocument) document.value().orElseThrow()).position();
    }

    private static String described(Unit unit, GameState state) {
        return String.join(
                " ",
                unit.id(),
                String.valueOf(state.hexOf(unit)),
                String.valueOf(state.onMap(unit) || state.exited(unit).isPresent() ? state.strength(unit) : 0),
                String.valueOf(state.onMap(unit) && state.shaken(unit)),
                String.valueOf(state.awaited(unit)),
                state.exited(unit).map(end -> end.hex + " " + end.turn).orElse(""),
                state.eliminated(unit).map(end -> "lost " + end.turn).orElse(""));
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"training", "road-to-richmond", "gaines-mill-battle-points", "savages-station"})
    @DisplayName("agree with the game unit by unit, in each game-turn and for both players")
    void agree(String name) {
        Variant variant = Labs.played(name, "cadet");
        Game game = variant.play(4, List.of(variant.system())).game();
        int last = game.state().moment().turn();
        int found = 0;
        for (int turn = 1; turn <= last; turn++) {
            for (Side side : Side.values()) {
                Optional<Game> then = GameStart.back(game, turn, side);
                if (then.isEmpty()) {
                    assertEquals(last, turn);
                    continue;
                }
                found++;
                GameState state = then.get().state();
                assertEquals(new Moment(turn, side, Phase.MOVEMENT), state.moment());
                LoadedPosition position =
                        read(PositionWriter.text(variant.scenario(), then.get()).orElseThrow());
                Game again = VictorySystems.newGame(position.scenario().survey(), position.opening(), 4);
                assertEquals(state.moment(), again.state().moment());
                for (Unit unit : state.scenario().units()) {
                    Unit same = again.state().scenario().unit(unit.id()).orElseThrow();
                    assertEquals(described(unit, state), described(same, again.state()));
                }
                state.scenario()
                        .zones()
                        .forEach(zone -> assertEquals(
                                state.freed(zone), position.opening().freed().contains(zone.name()), zone.name()));
            }
        }
        assertTrue(found > last, "positions " + found);
    }

    @Test
    @DisplayName("have a line for each member and each unit")
    void lines() {
        LoadedScenario scenario = Labs.played("training", "cadet").scenario();
        assertEquals("""
                {
                  "format": "position/1",
                  "turn": 1,
                  "player": "confederate",
                  "phase": "movement",
                  "open": [],
                  "scenario": {...
                  "units": [
                    {"id":"1/A","state":"map","hex":"0404","strength":5,"shaken":false},
                    {"id":"1/B","state":"map","hex":"0502","strength":6,"shaken":false},
                    {"id":"2/A","state":"map","hex":"0604","strength":5,"shaken":false},
                    {"id":"2/B","state":"map","hex":"0401","strength":3,"shaken":false},
                    {"id":"A Art","state":"map","hex":"0504","strength":2,"shaken":false},
                    {"id":"B Art","state":"map","hex":"0501","strength":2,"shaken":false},
                    {"id":"B Cav","state":"map","hex":"0808","strength":1,"shaken":false},
                    {"id":"Train","state":"awaited"}
                  ]
                }
                """, opened(scenario).replaceFirst("(?<=scenario\": \\{).*", "..."));
    }

    @Test
    @DisplayName("keep ground closed that their scenario closes with a cost of null")
    void closedGround() {
        Blueprint original = Blueprint.of(Labs.played("training", "cadet").scenario());
        LoadedScenario scenario = original.with(
                        new TreePath("rules.terrain.forest.wheeled"), new Node.NothingNode(Place.NOWHERE))
                .then(changed -> changed.load(original, List.of()))
                .value()
                .orElseThrow();
        LoadedPosition position = read(opened(scenario));
        assertEquals(scenario.scenario().rules(), position.scenario().scenario().rules());
    }

    @Test
    @DisplayName("keep settled ground and tokens in a variant of their scenario, as far as it has them")
    void varied() {
        String text = """
                {"format": "position/1", "scenario": "gaines-mill.scenario.json", "turn": 6, "units": [],
                 "settled": [{"hex": "1008", "side": "union", "points": 8, "after": 5}], "tokens": {"1/1/V": 2}}""";
        Subject subject = Subject.of(new Documents(Shelf.of(List.of()))
                        .open(text.getBytes(StandardCharsets.UTF_8))
                        .value()
                        .orElseThrow())
                .value()
                .orElseThrow();
        Blueprint original = Blueprint.of(subject.scenario());
        Map.of("victory.holds[0].points", Optional.of(true), "victory.holds[0].after", Optional.<Boolean>empty())
                .forEach((path, settled) -> {
                    LoadedScenario other = original.with(new TreePath(path), JsonValues.number(3))
                            .then(changed -> changed.load(original, List.of()))
                            .value()
                            .orElseThrow();
                    Game game =
                            subject.with(other).value().orElseThrow().start().begin(1);
                    assertEquals(settled, game.state().settled(0), path);
                    assertEquals(
                            2,
                            game.state().tokens(other.scenario().unit("1/1/V").orElseThrow()));
                });
    }

    private static String opened(LoadedScenario scenario) {
        Game game =
                VictorySystems.newGame(scenario.survey(), scenario.scenario().opening(), 4);
        return PositionWriter.text(scenario, game).orElseThrow();
    }

    @Test
    @DisplayName("a finished game is played on from a game-turn of it, with all that happened before")
    void playedOn() {
        Variant variant = Labs.played("savages-station", "cadet");
        Game game = variant.play(2, List.of(variant.system())).game();
        Document saved = new Document.GameDocument(new SavedGame(variant.scenario(), game, Map.of()), Map.of());
        Subject subject = Subject.of(saved, OptionalInt.of(3)).value().orElseThrow();
        Game begun = subject.start().begin(77);
        assertEquals(3, begun.state().moment().turn());
        assertTrue(begun.log().size() > 0 && begun.log().size() < game.log().size());
        Variant on = new Variant("", subject.scenario(), subject.start(), variant.union(), variant.confederate());
        Variant.Played played = on.play(77, List.of(on.system()));
        assertEquals(3, played.course().firstTurn());
        assertTrue(played.game().state().ending().isPresent());
        assertEquals(
                List.of(
                        "this game has ended. simulate plays it again with --from N, from the beginning of game-turn N on;"
                                + " position cuts a position out of it."),
                Subject.of(saved).problems().stream().map(Problem::message).toList());
        assertTrue(
                Subject.of(saved, OptionalInt.of(99))
                        .problems()
                        .get(0)
                        .message()
                        .startsWith(
                                "in this game no movement phase of the side Confederate begins in game-turn 99; it went from game-turn 1"));
        Document fresh = new Document.ScenarioDocument(variant.scenario());
        assertEquals(1, Subject.of(fresh, OptionalInt.of(2)).problems().size());
    }
}
