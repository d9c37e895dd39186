package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Help and version on the command line")
final class HelpTest {
    static Stream<List<String>> commands() {
        return Stream.concat(
                Stream.of(List.of()),
                Main.commandLine().getSubcommands().keySet().stream().map(List::of));
    }

    @ParameterizedTest
    @MethodSource("commands")
    @DisplayName("every command has them")
    void help(List<String> command) {
        for (String option : List.of("-h", "--help", "-V", "--version")) {
            Commands.Printed printed = Commands.run(
                    Stream.concat(command.stream(), Stream.of(option)).toArray());
            assertEquals(ExitCode.DONE, printed.code(), printed.err());
            boolean help = option.equals("-h") || option.equals("--help");
            String version = new Main.Version().getVersion()[0];
            assertTrue(
                    help ? printed.out().startsWith("Usage: ") : printed.out().startsWith(version), printed.out());
        }
    }
}
