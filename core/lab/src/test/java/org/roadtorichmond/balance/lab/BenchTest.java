package org.roadtorichmond.balance.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The bench")
final class BenchTest {
    @ParameterizedTest
    @EnumSource(Bench.class)
    @DisplayName("has the signatures that are stated")
    void signature(Bench bench) {
        assertEquals(bench.stated(), bench.run(1).signature());
    }

    @Test
    @DisplayName("is what it is stated to be on processors without functions of their own for logarithms and powers")
    void otherProcessors() throws IOException, InterruptedException {
        assertEquals(Bench.COLONELS.stated(), elsewhere("-XX:+UnlockDiagnosticVMOptions", "-XX:-UseLibmIntrinsic"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // No method is compiled.
                "-Xint",
                // The hash of what has none of its own is the same for all, or counted.
                "-XX:hashCode=2",
                "-XX:hashCode=3"
            })
    @Tag("long")
    @DisplayName("is what it is stated to be in every kind of machine")
    void otherMachines(String kind) throws IOException, InterruptedException {
        assertEquals(Bench.COLONELS.stated(), elsewhere("-XX:+UnlockExperimentalVMOptions", kind));
    }

    /** The signature of the games of colonels in a machine of another kind. */
    private static long elsewhere(String... options) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(options));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Elsewhere.class.getName()));
        Process process =
                new ProcessBuilder(command).redirectError(Redirect.INHERIT).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), said);
        return Long.parseLong(said.strip());
    }

    /** What another machine runs. */
    static final class Elsewhere {
        private Elsewhere() {}

        public static void main(String[] arguments) {
            System.out.println(Bench.COLONELS.run(1).signature());
        }
    }
}
