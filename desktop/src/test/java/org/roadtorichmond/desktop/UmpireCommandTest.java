package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystems;
import picocli.CommandLine;

@DisplayName("A game that an umpire touched, on the command line")
final class UmpireCommandTest {
    @TempDir
    private Path folder;

    private String replay(boolean umpire, String... options) throws IOException {
        LoadedScenario loaded = new Documents(Shelf.of(List.of()))
                .openScenario("training")
                .value()
                .orElseThrow();
        Game game = VictorySystems.newGame(loaded.survey(), 7);
        if (umpire) {
            Unit unit = game.state().onMap(Side.UNION).get(0);
            assertTrue(game.execute(new Command.UmpireBegin()).accepted());
            assertTrue(game.execute(new Command.UmpireRemove(unit)).accepted());
            assertTrue(game.execute(new Command.UmpirePlace(
                            unit, game.state().scenario().setUp().get(unit)))
                    .accepted());
        }
        Path file = folder.resolve("game.json");
        Files.write(file, GameWriter.bytes(new SavedGame(loaded, game, Map.of())));
        StringWriter out = new StringWriter();
        CommandLine line = new CommandLine(new ReplayCommand()).setOut(new PrintWriter(out));
        String[] words = new String[options.length + 1];
        System.arraycopy(options, 0, words, 0, options.length);
        words[options.length] = file.toAbsolutePath().toString();
        assertEquals(ExitCode.DONE, line.execute(words));
        return out.toString();
    }

    @Test
    @DisplayName("verifies, and replay says how often he acted; of other games it says nothing")
    void marked() throws IOException {
        String verified = replay(true, "--verify");
        assertTrue(verified.contains("All 3 commands resolve as they were recorded."), verified);
        assertTrue(verified.contains("The umpire acted 2 times."), verified);
        String told = replay(true);
        assertTrue(told.contains("An umpire comes to the table."), told);
        assertTrue(told.contains("The umpire acted 2 times."), told);
        assertTrue(replay(true, "--verify", "--json").contains("\"umpireActs\":2"));
        assertFalse(replay(false, "--verify", "--json").contains("umpire"));
        assertFalse(replay(false).contains("umpire"));
    }
}
