package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Standard output that cannot be written")
final class StandardOutputTest {
    @TempDir
    private Path folder;

    /** A stream that fails with a message of the operating system. */
    private static OutputStream failing(String reason) {
        return new OutputStream() {
            @Override
            public void write(int one) throws IOException {
                throw new IOException(reason);
            }
        };
    }

    /** A call of every command; for those that open a window or take long, the call asks for help. */
    private List<List<Object>> calls() {
        List<List<Object>> calls = new ArrayList<>(Commands.each(folder));
        calls.addAll(List.of(List.of("play", "--help"), List.of("bench", "--help"), List.of("match", "--help")));
        calls.add(List.of("measure", Path.of(".."), "--show"));
        calls.addAll(List.of(List.of("--help"), List.of("--version"), List.of("duel", "--version")));
        calls.add(List.of("validate", "--json", "nothing"));
        return calls;
    }

    @Test
    @DisplayName("ends every command with exit code 2 and one sentence")
    void everyCommand() throws IOException {
        Files.writeString(folder.resolve("length.experiment.json"), Commands.lengthExperiment());
        Set<String> walked = new TreeSet<>();
        for (List<Object> call : calls()) {
            walked.add(call.get(0).toString());
            Commands.Printed printed = Commands.run(failing("No space left on device"), call.toArray());
            assertEquals(ExitCode.BAD, printed.code(), call::toString);
            assertEquals(1, printed.err().lines().count(), printed::err);
            assertTrue(printed.err().contains("No space left on device"), printed::err);
        }
        assertTrue(walked.containsAll(Main.commandLine().getSubcommands().keySet()), walked::toString);
    }

    @ParameterizedTest
    @CsvSource({"training, 0", "nothing, 1"})
    @DisplayName("is no fault where the reader of a pipe has read enough: the exit code is as ever")
    void pipe(String file, int code) {
        Commands.Printed printed = Commands.run(failing("Broken pipe"), "validate", "--json", file);
        assertEquals(code, printed.code());
        assertEquals("", printed.err());
    }

    @ParameterizedTest
    @CsvSource({"/dev/full, 2, Standard output could not be written", "&-, 2, Standard output", "/dev/null, 0, ''"})
    @EnabledOnOs(OS.LINUX)
    @DisplayName("is noticed by the program as a user starts it")
    void process(String out, int code, String said) throws IOException, InterruptedException {
        Path err = folder.resolve("err");
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Process process = new ProcessBuilder(
                        "sh",
                        "-c",
                        "exec \"$0\" -XX:TieredStopAtLevel=1 -cp \"$1\" \"$2\" --version >" + out,
                        java,
                        System.getProperty("java.class.path"),
                        Main.class.getName())
                .redirectError(err.toFile())
                .start();
        assertEquals(code, process.waitFor());
        String told = Files.readString(err);
        assertTrue(told.startsWith(said), told);
        assertEquals(said.isEmpty() ? 0 : 1, told.lines().count(), told);
    }
}
