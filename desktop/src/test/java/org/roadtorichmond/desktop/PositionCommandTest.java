package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Finished games on the command line")
final class PositionCommandTest {
    @TempDir
    private Path folder;

    private Path save = Path.of("");

    private static String run(int code, Object... words) {
        Commands.Printed printed = Commands.run(words);
        assertEquals(code, printed.code(), printed::err);
        return printed.out() + printed.err();
    }

    @BeforeEach
    void play() {
        run(
                ExitCode.DONE,
                Commands.simulate("--games", 1, "--seed", 7, "--save-games", folder)
                        .toArray());
        save = folder.resolve("seed-7.game.json");
    }

    @Test
    @DisplayName("a position is cut out that is good and is played")
    void position() {
        Path out = folder.resolve("cut.position.json");
        assertEquals(out + System.lineSeparator(), run(ExitCode.DONE, "position", save, "--turn", 2, "--out", out));
        run(ExitCode.DONE, "validate", out);
        String played = run(ExitCode.DONE, "simulate", out, "--games", 2, "--union", "cadet");
        assertTrue(played.contains("2 games"), played);
        String why = run(ExitCode.BAD, "position", save, "--turn", 40, "--out", folder.resolve("b.json"));
        assertTrue(why.contains("no movement phase of the side Confederate begins in game-turn 40"), why);
        run(ExitCode.BAD, "position", "training", "--turn", 1, "--out", folder.resolve("b.json"));
        run(ExitCode.BAD, "position", save, "--turn", 0, "--out", folder.resolve("b.json"));
        run(ExitCode.BAD, "position", save, "--turn", 1, "--out", folder.resolve("b.txt"));
        assertTrue(Files.notExists(folder.resolve("b.json")));
    }

    @Test
    @DisplayName("simulate plays it again from a game-turn on, and says so where none is named")
    void from() {
        String played = run(
                ExitCode.DONE,
                "simulate",
                save,
                "--from",
                2,
                "--games",
                2,
                "--union",
                "cadet",
                "--vary",
                "union=colonel");
        assertTrue(played.contains("as it is"), played);
        assertTrue(run(ExitCode.BAD, "simulate", save).contains("--from N"));
        assertTrue(run(ExitCode.BAD, "simulate", save, "--from", 0).contains("--from takes a whole number from 1"));
        assertTrue(run(ExitCode.BAD, "simulate", "training", "--from", 2).contains("only a saved game"));
    }
}
