package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/**
 * Compares the counts in {@code maps/perft} with new ones. Each file there is a transcript of commands, each followed by its
 * answer. If you change a map or a rule on purpose, run the command again and store the new answer; scenarios that are tuned lie there as they were.
 */
@DisplayName("Golden numbers")
class GoldenPerftTest {
    private static final String FOLDER = "maps/perft";
    private static final Path ROOT = Path.of("..");

    static List<Arguments> transcripts() throws IOException {
        List<Arguments> all = new ArrayList<>();
        try (Stream<Path> files = Files.list(ROOT.resolve(FOLDER))) {
            for (Path file : files.filter(each -> each.toString().endsWith(".txt"))
                    .sorted()
                    .toList()) {
                List<String> lines = Files.readAllLines(file);
                assertEquals(0, lines.size() % 2, file + ": a command and its answer make two lines");
                for (int i = 0; i < lines.size(); i += 2) {
                    all.add(Arguments.of(lines.get(i), lines.get(i + 1)));
                }
            }
        }
        assertTrue(all.size() > 10);
        return all;
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("transcripts")
    void sameAsEver(String command, String answer) {
        StringWriter out = new StringWriter();
        CommandLine program = Main.commandLine().setOut(new PrintWriter(out, true));
        String[] arguments =
                command.replace(FOLDER, ROOT.resolve(FOLDER).toString()).split(" ", -1);
        assertEquals(ExitCode.DONE, program.execute(arguments));
        JsonElement counted = JsonParser.parseString(out.toString());
        assertEquals(JsonParser.parseString(answer), counted);
    }
}
