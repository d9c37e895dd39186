package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.scenario.yardstick.Yardstick;
import org.roadtorichmond.scenario.yardstick.YardstickReader;
import picocli.CommandLine;

@DisplayName("Yardsticks on the command line")
final class YardstickOptionTest {
    @TempDir
    private Path folder;

    private String simulate(int code, String... options) {
        StringWriter out = new StringWriter();
        CommandLine command = new CommandLine(new SimulateCommand())
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(out));
        String[] words = new String[options.length + 8];
        String[] usual = {"training", "--union", "colonel", "--confederate", "cadet", "--games", "5", "--threads=1"};
        System.arraycopy(usual, 0, words, 0, usual.length);
        System.arraycopy(options, 0, words, usual.length, options.length);
        assertEquals(code, command.execute(words), out::toString);
        return out.toString();
    }

    @Test
    @DisplayName("simulate writes one that validate finds good")
    void written() throws IOException {
        Path file = folder.resolve("training.yardstick.json");
        simulate(ExitCode.DONE, "--yardstick", file.toString(), "--seed", "4");
        Yardstick yardstick =
                YardstickReader.read(Files.readAllBytes(file)).value().orElseThrow();
        assertEquals(5, yardstick.games());
        assertEquals(4, yardstick.seed());
        assertEquals("colonel", yardstick.union());
        assertEquals("cadet", yardstick.confederate());
        assertEquals(ExitCode.DONE, new CommandLine(new ValidateCommand()).execute(file.toString()));
    }

    @Test
    @DisplayName("it is of one variant, and not of games that were played before")
    void refused() {
        String file = folder.resolve("a.yardstick.json").toString();
        assertTrue(simulate(ExitCode.BAD, "--yardstick", file, "--vary", "turns=3,4")
                .contains("one variant"));
        String results = folder.resolve("results").toString();
        assertTrue(simulate(ExitCode.BAD, "--yardstick", file, "--results", results, "--resume")
                .contains("leave --resume out"));
        assertFalse(Files.exists(Path.of(file)));
    }
}
