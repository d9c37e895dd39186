package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests wrong arguments and unsuitable files within one process; {@code CommandLineIT} tests the exit codes of the finished program. */
@DisplayName("Wrong usage of the command line")
final class UsageTest {
    private static final String TRACE = "\tat ";

    @TempDir
    Path folder;

    private static void assertPlain(Commands.Printed printed) {
        assertFalse(printed.err().contains(TRACE), printed.err());
        assertFalse(printed.out().contains(TRACE), printed.out());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "reach",
                "loc --side union",
                "supply",
                "adjudicate",
                "simulate --games 1",
                "regret cadet",
                "perft --layer reach",
                "replay",
                "log",
                "forecast --attackers 1/B --targets 0706"
            })
    @DisplayName("answers a missing, a damaged and an unfit file with exit code 2 and no stack trace")
    void badInput(String command) throws IOException {
        Path damaged = folder.resolve("damaged.json");
        Files.writeString(damaged, "{ \"format\": \"scenario/1\", ");
        for (Object file :
                List.of(folder.resolve("missing.json"), damaged, folder, Program.EXAMPLES.resolve("m36.map.json"))) {
            List<Object> arguments = new ArrayList<>(List.of((Object[]) command.split(" ", -1)));
            arguments.add(file);
            Commands.Printed run = Commands.run(arguments.toArray());
            assertEquals(2, run.code(), command + " " + file + run.out());
            assertFalse(run.err().isBlank());
            assertPlain(run);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "advance",
                "reach",
                "reach --unit",
                "loc road-to-richmond.scenario.json",
                "loc --side french road-to-richmond.scenario.json",
                "simulate training.scenario.json --games 0",
                "simulate training.scenario.json --games many",
                "simulate training.scenario.json --threads -1",
                "simulate training.scenario.json --union corporal",
                "simulate training.scenario.json --union cadet@500",
                "perft training.scenario.json",
                "perft --layer chess training.scenario.json",
                "perft --layer combat --depth 3 training.scenario.json",
                "perft --layer order --depth 0 training.scenario.json",
                "regret",
                "regret cadet",
                "regret corporal training",
                "regret colonel:bald training",
                "regret cadet nowhere",
                "regret cadet training --positions 0",
                "regret cadet training --positions many",
                "regret cadet training --trials 0",
                "regret cadet training --trials 20",
                "regret cadet training --threads 0",
                "bench --threads 0",
                "bench training.scenario.json",
                "play --union corporal",
                "play --seed x",
                "picture training.scenario.json",
                "picture training.scenario.json --out picture.gif",
                "story save.json",
                "story save.json --out story.txt",
                "story save.json --out story.html --language fr",
                "import oob.csv",
                "import --out made",
                "import missing.csv --out made",
                "import missing.doc --out made",
                "import oob.csv --out made --name a/b",
                "import oob.csv --out made --terrain tile=wood",
                "import oob.csv --out made --side Blue=blue",
                "import oob.csv --out made --into nowhere",
                "import . --out made",
                "export training",
                "export training --as zip",
                "export training --as zip --out made.tmx",
                "export training.map.json --as zip --out made.zip",
                "export training --as pdf",
                "export nowhere --as csv",
                "export training.map.json --as csv",
                "replay --turn 0 save.json",
                "adjudicate --as chess training.scenario.json",
                "adjudicate --as simplified,chess training.scenario.json",
                "forecast training.scenario.json",
                "forecast --attackers 1/B training.scenario.json",
                "forecast --attackers 1/B --attackers 2/B --targets 0706 training.scenario.json",
                "forecast --attackers 1/B --targets 0706 --odds 9-1 training.scenario.json",
                "forecast --attackers 1/B --targets 0706 --then training.scenario.json",
                "forecast --attackers 1/B --targets 0706 --then --attackers 1/B --targets 0804 training.scenario.json",
                "simulate --as chess training.scenario.json",
                "new --columns 12 --rows 14",
                "new --columns 0 --rows 14 --out seven-pines",
                "new --columns 12 --rows many --out seven-pines",
                "validate --colour"
            })
    @DisplayName("answers wrong usage with exit code 2")
    void usage(String arguments) {
        Commands.Printed run = Commands.run((Object[]) arguments.split(" ", -1));
        assertEquals(2, run.code(), run.out());
        assertFalse(run.err().isBlank());
        assertPlain(run);
    }
}
