package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

@DisplayName("The script that completes commands in a shell")
final class CompletionCommandTest {
    @TempDir
    Path folder;

    private Path script;

    @BeforeEach
    void print() throws IOException {
        assumeTrue(
                Stream.of(Optional.ofNullable(System.getenv("PATH")).orElse("").split(File.pathSeparator))
                        .anyMatch(place -> Files.isExecutable(Path.of(place, "bash"))),
                "no bash on the PATH");
        Commands.Printed printed = Commands.run("generate-completion", "rr");
        assertEquals(ExitCode.DONE, printed.code(), printed.err());
        script = Files.writeString(folder.resolve("rr.sh"), printed.out());
    }

    private String bash(String... words) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Stream.concat(Stream.of("bash"), Stream.of(words)).toList())
                .redirectErrorStream(true)
                .start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), out);
        return out;
    }

    /** What the shell offers for the last of the words that were typed. */
    private Set<String> offered(String... typed) throws IOException, InterruptedException {
        String words = Stream.of(typed).map(word -> "'" + word + "'").collect(Collectors.joining(" "));
        return new TreeSet<>(bash(
                        "-c",
                        "source " + script + "; COMP_WORDS=(rr " + words + "); COMP_CWORD=" + typed.length
                                + "; _complete_rr; printf '%s\\n' \"${COMPREPLY[@]}\"")
                .lines()
                .map(String::strip)
                .toList());
    }

    @Test
    @DisplayName("is one that bash reads without a complaint, and that completes the program by its name")
    void accepted() throws IOException, InterruptedException {
        assertEquals("", bash("-n", script.toString()));
        assertTrue(bash("-c", "source " + script + "; complete -p rr").contains("_complete_rr"));
    }

    @Test
    @DisplayName("knows every command and every option")
    void whole() throws IOException, InterruptedException {
        CommandLine program = Main.commandLine();
        assertTrue(offered("").containsAll(program.getSubcommands().keySet()));
        for (CommandLine command : program.getSubcommands().values()) {
            Set<String> options = offered(command.getCommandName(), "-");
            Set<String> missing = command.getCommandSpec().options().stream()
                    .flatMap(option -> Stream.of(option.names()))
                    .collect(Collectors.toCollection(TreeSet::new));
            missing.removeAll(options);
            assertEquals(Set.of(), missing, command.getCommandName());
        }
        assertEquals(Set.of("simulate"), offered("sim"));
    }

    @Test
    @DisplayName("is refused for what is no name")
    void names() {
        for (String wrong : List.of("a b", "$(rm)", "-", "")) {
            Commands.Printed printed = Commands.run("generate-completion", "--", wrong);
            assertEquals(ExitCode.BAD, printed.code(), wrong);
            assertEquals("", printed.out());
        }
    }
}
