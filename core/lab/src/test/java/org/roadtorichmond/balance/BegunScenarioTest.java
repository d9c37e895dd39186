package org.roadtorichmond.balance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.setup.LoadedPosition;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.setup.PositionWriter;
import org.roadtorichmond.testing.Schemas;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName("A scenario that begins as matters stand in a game")
final class BegunScenarioTest {
    private static final Documents FILES = new Documents(Shelf.of(List.of()));

    private static LoadedScenario scenario(String name) {
        return FILES.openScenario(name).value().orElseThrow();
    }

    private static Playout cadets() {
        return new Playout(Commanders.named("cadet"), Commanders.named("cadet"));
    }

    /** A game that two cadets have played to some turn, where no fight is on. */
    private static Game played(LoadedScenario scenario, int turn) {
        Game game = VictorySystems.newGame(scenario.survey(), 11);
        Playout cadets = cadets();
        while (game.state().moment().turn() < turn
                || game.state().combat().isPresent()
                || game.state().moment().player() == game.state().scenario().first()) {
            cadets.step(game);
        }
        return game;
    }

    private static Game begun(LoadedScenario scenario) {
        return VictorySystems.newGame(scenario.survey(), 23);
    }

    private static void same(GameState one, GameState other) {
        for (int i = 0; i < one.scenario().units().size(); i++) {
            var unit = one.scenario().units().get(i);
            var twin = other.scenario().unit(unit.id()).orElseThrow();
            assertEquals(one.hexOf(unit), other.hexOf(twin), unit.id());
            assertEquals(one.strength(unit), other.strength(twin), unit.id());
            assertEquals(one.shaken(unit), other.shaken(twin), unit.id());
            assertEquals(one.awaited(unit), other.awaited(twin), unit.id());
            assertEquals(one.exited(unit).isPresent(), other.exited(twin).isPresent(), unit.id());
            assertEquals(
                    one.eliminated(unit).isPresent(), other.eliminated(twin).isPresent(), unit.id());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "training, 2",
        "gaines-mill, 4",
        "road-to-richmond, 9",
        "the-bridges, 5",
        "savages-station, 3",
        "gaines-mill-withdrawal, 2",
        "seven-pines, 4",
        "glendale, 2"
    })
    @DisplayName(
            "stands as the game does and has its points; it keeps to its schema, and is played on as the position is, to the same end")
    void same(String name, int turn) throws Exception {
        LoadedScenario original = scenario(name);
        Game game = played(original, turn);
        LoadedScenario made = PositionWriter.scenario(original, game).orElseThrow();
        assertEquals(List.of(), Schemas.faults(JsonText.of(made.whole())));
        Game again = begun(made);
        assertEquals(game.state().moment(), again.state().moment());
        same(game.state(), again.state());
        assertEquals(
                VictorySystem.judge(game).score(), VictorySystem.judge(again).score(), "nothing was changed");
        byte[] text = PositionWriter.text(original, game).orElseThrow().getBytes(StandardCharsets.UTF_8);
        LoadedPosition position =
                ((Document.PositionDocument) FILES.open(text).value().orElseThrow()).position();
        Game other = VictorySystems.newGame(position.scenario().survey(), position.opening(), 23);
        assertEquals(
                VictorySystem.judge(other).score(), VictorySystem.judge(again).score());
        cadets().play(again);
        cadets().play(other);
        assertEquals(other.log().size(), again.log().size());
        same(other.state(), again.state());
        assertEquals(
                VictorySystem.judge(other).score(), VictorySystem.judge(again).score(), "with the same dice");
        assertEquals(
                VictorySystem.judge(other).winner(), VictorySystem.judge(again).winner());
    }

    @Test
    @DisplayName("can be made of one again, and a unit that is moved in it stands where it was moved")
    void again() {
        LoadedScenario original = scenario("gaines-mill");
        LoadedScenario made =
                PositionWriter.scenario(original, played(original, 3)).orElseThrow();
        LoadedScenario later = PositionWriter.scenario(made, played(made, 5)).orElseThrow();
        assertEquals(5, begun(later).state().moment().turn());
        assertTrue(begun(later).opening().equals(later.scenario().opening()), "a game of it begins at its beginning");
    }

    @Test
    @DisplayName("is not made where an umpire took a unit out, which no position can say")
    void impossible() {
        LoadedScenario original = scenario("training");
        Game game = begun(original);
        assertTrue(PositionWriter.scenario(original, game).isPresent());
        assertTrue(game.execute(new Command.UmpireBegin()).accepted());
        var unit = game.state().onMap(game.state().moment().player()).get(0);
        assertTrue(game.execute(new Command.UmpireRemove(unit)).accepted());
        assertEquals(Optional.empty(), PositionWriter.scenario(original, game));
    }
}
