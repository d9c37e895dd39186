package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.setup.Choices;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName("The ledger of a game for tokens")
final class LedgerTokensWindowTest {
    @TempDir
    private Path folder;

    private LoadedScenario scenario;

    @BeforeEach
    void openScenario() {
        WindowScript.needDisplay(LedgerTokensWindowTest.class);
        LoadedScenario plain = new Documents(Shelf.of(List.of()))
                .openScenario("road-to-richmond")
                .value()
                .orElseThrow();
        scenario = plain.with(Choices.of(plain.scenario()).with(VictorySystem.SPOILS_OF_WAR.id()));
    }

    /** The units of a side that bear tokens, each with its number, as the counters on the map have them. */
    private static String bearers(Game game, Side side) {
        return game.state().onMap(side).stream()
                .filter(unit -> game.state().tokens(unit) > 0)
                .map(unit -> unit.id() + " " + game.state().tokens(unit))
                .sorted()
                .collect(Collectors.joining(", "));
    }

    /** A game between cadets at a moment at which the Confederates have tokens, the Union too or not, and nothing is to be decided. */
    private Game game(boolean both) {
        return Stream.iterate(1L, seed -> seed + 1)
                .limit(50)
                .flatMap(seed -> game(both, seed).stream())
                .findFirst()
                .orElseThrow();
    }

    private Optional<Game> game(boolean both, long seed) {
        Iterator<Entry> log = new Playout(Commanders.named("cadet"), Commanders.named("cadet"))
                .play(VictorySystems.newGame(scenario.survey(), seed))
                .log()
                .iterator();
        Game game = VictorySystems.newGame(scenario.survey(), seed);
        while (log.hasNext()) {
            game.execute(log.next().command());
            if (!bearers(game, Side.CONFEDERATE).isEmpty()
                    && both != bearers(game, Side.UNION).isEmpty()
                    && game.state().combat().isEmpty()
                    && game.state().ending().isEmpty()) {
                return Optional.of(game);
            }
        }
        return Optional.empty();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    @DisplayName("says on which units of each side they are, and nothing of a side that has none")
    void bearers(boolean both) throws IOException {
        Game game = game(both);
        Path file = Files.write(
                folder.resolve("tokens.game.json"), GameWriter.bytes(new SavedGame(scenario, game, Map.of())));
        WindowScript window =
                new WindowScript(WindowScript.opening(folder, Optional.of(file.toString()), "human", "human"));
        window.pause(2);
        window.step(() -> {
            assertFalse(window.tells(Side.CONFEDERATE.title() + ": on "), "the ledger is closed");
            WindowScript.key(Keys.V);
        });
        window.pause(2);
        window.step(() -> {
            for (Side side : Side.values()) {
                String bearers = bearers(game, side);
                assertEquals(!bearers.isEmpty(), window.tells(side.title() + ": on "), side::title);
                assertTrue(bearers.isEmpty() || window.shows(side.title() + ": on " + bearers), bearers);
            }
        });
        window.play();
    }
}
