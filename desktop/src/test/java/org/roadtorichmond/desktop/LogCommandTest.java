package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.save.GameNotes;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.victory.VictorySystems;
import picocli.CommandLine;

@DisplayName("The chronicle on the command line")
final class LogCommandTest {
    @TempDir
    private Path folder;

    private List<String> log(GameNotes notes) throws IOException {
        LoadedScenario loaded = new Documents(Shelf.of(List.of()))
                .openScenario("training")
                .value()
                .orElseThrow();
        Game game = VictorySystems.newGame(loaded.survey(), 7);
        new Playout(Commanders.named("cadet"), Commanders.named("cadet")).play(game);
        Path file = folder.resolve("game.json");
        Files.write(file, GameWriter.bytes(new SavedGame(loaded, game, Map.of(), notes)));
        StringWriter out = new StringWriter();
        int code = new CommandLine(new LogCommand())
                .setOut(new PrintWriter(out))
                .execute(file.toAbsolutePath().toString());
        assertEquals(ExitCode.DONE, code);
        return out.toString().lines().map(String::strip).toList();
    }

    @Test
    @DisplayName("shows where advice was asked and how much of it was taken, and where dice were taken back")
    void advice() throws IOException {
        List<String> plain = log(GameNotes.NONE);
        List<String> lines = log(new GameNotes(
                true,
                new TreeSet<>(List.of(3)),
                OptionalInt.empty(),
                List.of(new GameNotes.Advice(0, "colonel", 2), new GameNotes.Advice(3, "general@500", 0)),
                Collections.emptySortedMap(),
                List.of(),
                Map.of()));
        assertEquals(plain.size() + 3, lines.size());
        assertEquals("0  Advice was asked of the colonel, and 2 of its orders were given.", lines.get(1));
        assertTrue(lines.contains("3  Practice: dice were taken back here."), lines::toString);
        assertTrue(lines.contains("3  Advice was asked of the general, 500 steps of thought."), lines::toString);
    }
}
