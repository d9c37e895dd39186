package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Experiments on the command line")
class ExperimentIT {
    @TempDir
    private Path folder;

    private static Program.Run cadets(Object... more) {
        List<Object> arguments = new ArrayList<>(
                List.of("simulate", "training", "--games", "12", "--union", "cadet", "--confederate", "cadet"));
        arguments.addAll(Arrays.asList(more));
        return Program.run(arguments.toArray());
    }

    private static Path companion(Path file) {
        return file.resolveSibling(file.getFileName() + ".courses");
    }

    @Test
    @DisplayName("results have the same bytes on one thread, on two and where they are resumed")
    void sameBytes() throws IOException {
        Path one = folder.resolve("one.jsonl");
        Path two = folder.resolve("two.jsonl");
        assertEquals(0, cadets("--threads", "1", "--results", one).code());
        assertEquals(0, cadets("--threads", "2", "--results", two).code());
        assertArrayEquals(Files.readAllBytes(one), Files.readAllBytes(two));
        assertArrayEquals(Files.readAllBytes(companion(one)), Files.readAllBytes(companion(two)));
        byte[] whole = Files.readAllBytes(one);
        Files.write(two, Arrays.copyOf(whole, whole.length / 2));
        assertEquals(2, cadets("--results", two).code(), "it is there already");
        assertEquals(0, cadets("--results", two, "--resume").code());
        assertArrayEquals(whole, Files.readAllBytes(two));
        assertArrayEquals(Files.readAllBytes(companion(one)), Files.readAllBytes(companion(two)));
    }

    @Test
    @DisplayName("results of another experiment are refused and left as they are")
    void otherExperiment() throws IOException {
        Path file = folder.resolve("results.jsonl");
        assertEquals(0, cadets("--results", file).code());
        byte[] whole = Files.readAllBytes(file);
        Program.Run run = cadets("--seed", "2", "--results", file, "--resume");
        assertEquals(2, run.code());
        assertTrue(run.err().contains(file + " holds the results of another experiment"), run.err());
        assertArrayEquals(whole, Files.readAllBytes(file));
    }

    @Test
    @DisplayName("a companion that leads to a device is refused by name before any game")
    void device() throws IOException {
        Path device = Path.of("/dev/full");
        assumeTrue(Files.exists(device));
        Path file = folder.resolve("full.jsonl");
        Files.createSymbolicLink(companion(file), device);
        Program.Run run = cadets("--results", file);
        assertEquals(2, run.code());
        assertTrue(run.err().contains(companion(file) + " is a device or a pipe and no file"), run.err());
        assertFalse(Files.exists(file));
    }

    @Test
    @DisplayName("an experiment's file is checked wholly: its form, commanders and paths")
    void validated() throws IOException {
        Path file = folder.resolve("mine.experiment.json");
        Files.writeString(file, """
                {
                  "format": "experiment/1", "name": "Mine", "file": "training",
                  "vary": {
                    "unit.Train.strength": [1, 2],
                    "turms": [4]
                  }
                }
                """);
        Program.Run run = Program.run("validate", file);
        assertEquals(1, run.code());
        assertTrue(run.err().contains("line 4, column 28"), run.err());
        assertTrue(run.err().contains("did you mean \"units.Train.strength\"?"), run.err());
        assertTrue(run.err().contains("line 5, column 14"), run.err());
        Files.writeString(file, """
                {
                  "format": "experiment/1", "name": "Mine", "file": "training",
                  "union": "corporal"
                }
                """);
        run = Program.run("validate", file);
        assertEquals(1, run.code());
        assertTrue(run.err().contains("line 3, column 12, $.union: There is no commander"), run.err());
        Files.writeString(file, Files.readString(file).replace("corporal", "cadet"));
        assertEquals(0, Program.run("validate", file).code());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "simulate training --vary unit.Train.strength=1",
                "simulate training --vary turns",
                "simulate training --forbid union:breakfast",
                "simulate training --until 0%",
                "simulate training --sprt 0:5",
                "simulate training --sprt 45:55 --until 3%",
                "simulate training --games 0",
                "simulate training --resume",
                "simulate training --results /nowhere/results.jsonl",
                "simulate training --results /"
            })
    @DisplayName("what makes no sense is refused with exit code 2")
    void refused(String arguments) {
        Commands.Printed run = Commands.run((Object[]) arguments.split(" ", -1));
        assertEquals(2, run.code(), run.out());
        assertFalse(run.err().isBlank());
        assertFalse(run.err().contains("Exception"), run.err());
    }
}
