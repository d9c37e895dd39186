package org.roadtorichmond.workshop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName("A blank scenario")
final class BlankScenarioTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"cadet", "colonel", "general@50"})
    @DisplayName("is played to its end by every commander, though there is no unit")
    void played(String name) {
        OpenScenario open = new ScenarioFolder(new FileStorage(folder), References.NONE)
                .create(new BlankScenario("blank", 6, 5))
                .value()
                .orElseThrow();
        LoadedScenario blank =
                new Judge().judge(open.editor().draft()).playable().orElseThrow();
        Game game = VictorySystems.newGame(blank.survey(), 1);
        new Playout(
                        Commanders.find(name, 1).orElseThrow(),
                        Commanders.find(name, 1).orElseThrow())
                .play(game, now -> {});
        assertTrue(game.state().ending().isPresent());
        assertEquals(blank.scenario().turns(), game.state().moment().turn());
    }
}
