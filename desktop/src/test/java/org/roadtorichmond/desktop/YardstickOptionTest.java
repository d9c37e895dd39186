package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.scenario.yardstick.Calibration;
import org.roadtorichmond.scenario.yardstick.Yardstick;
import org.roadtorichmond.scenario.yardstick.YardstickReader;
import org.roadtorichmond.scenario.yardstick.YardstickWriter;
import org.roadtorichmond.unit.Side;
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
        assertEquals(3, yardstick.calibration().knots().size());
        assertEquals(ExitCode.DONE, new CommandLine(new ValidateCommand()).execute(file.toString()));
    }

    private static JsonObject run(Object... words) {
        String[] line = Stream.of(words).map(String::valueOf).toArray(String[]::new);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        assertEquals(ExitCode.DONE, Main.commandLine(out, System.err).execute(line));
        return JsonParser.parseString(out.toString(StandardCharsets.UTF_8)).getAsJsonObject();
    }

    @Test
    @DisplayName("advise and simulate show chances as the one beside the scenario corrects them, and play alike")
    void corrects() throws IOException {
        Path file = folder.resolve("training.yardstick.json");
        simulate(ExitCode.DONE, "--yardstick", file.toString(), "--seed", "4");
        Yardstick plain = YardstickReader.read(Files.readAllBytes(file))
                .value()
                .orElseThrow()
                .with(Calibration.NONE);
        Calibration sure = new Calibration(List.of(new Calibration.Knot(0, 900, 100)));
        JsonObject[] advice = new JsonObject[2];
        JsonObject[] games = new JsonObject[2];
        for (int i = 0; i < 2; i++) {
            Files.writeString(file, YardstickWriter.text(i == 0 ? plain : plain.with(sure)));
            advice[i] = run("advise", "training", "--commander", "cadet", "--maps", folder, "--json");
            games[i] = run(
                    "simulate",
                    "training",
                    "--union=cadet",
                    "--confederate=cadet",
                    "--games=8",
                    "--threads=1",
                    "--maps",
                    folder,
                    "--json");
        }
        assertEquals(advice[0].get("commands"), advice[1].get("commands"));
        assertEquals(games[0].get("signature"), games[1].get("signature"));
        for (String when : List.of("before", "after", "standing")) {
            double raw = chance(advice[0], when);
            assertEquals(sure.of(Side.CONFEDERATE, raw, 0), chance(advice[1], when), 1e-9);
            assertTrue(chance(advice[1], when) < 0.05, "as good as lost for the Confederates, who move first");
        }
        assertTrue(allBehind(games[1]) > allBehind(games[0]), () -> games[1].toString());
    }

    /** After how many game-turns a side is behind in every game. */
    private static long allBehind(JsonObject games) {
        return Pattern.compile("\"behind\":1(\\.0)?[,}]")
                .matcher(games.toString())
                .results()
                .count();
    }

    private static double chance(JsonObject advice, String when) {
        return advice.getAsJsonObject("winProbability").get(when).getAsDouble();
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
