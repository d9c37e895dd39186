package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.save.GameNotes;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystems;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

@DisplayName("What people type on the command line")
final class MisuseTest {
    private static final Pattern OPTION = Pattern.compile("(?<![\\w-])--[a-z][a-z-]*");

    /** Options that the documents mention but that belong to other programs or to the job for clusters. */
    private static final Set<String> FOREIGN = Set.of(
            "--add-opens",
            "--app-image",
            "--class",
            "--clusterrole",
            "--conf",
            "--deploy-mode",
            "--executor-memory",
            "--master",
            "--name",
            "--serviceaccount",
            "--slices",
            "--total-executor-cores",
            "--type");

    @TempDir
    private Path folder;

    /** The output of a command. */
    private record Run(int code, String out, String err) {}

    private static Run run(String... words) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine line = Main.commandLine();
        line.setOut(new PrintWriter(new TerminalWriter(out), true));
        line.setErr(new PrintWriter(new TerminalWriter(err), true));
        int code = line.execute(words);
        return new Run(code, out.toString(), err.toString());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "simulate training --gamess 3 | Unknown option: '--gamess' (did you mean --games?). See road-to-richmond simulate --help.",
                "simulate training --games NaN | Invalid value for option '--games': 'NaN' is no whole number. See road-to-richmond simulate --help.",
                "simulate training --games 3000000000 | Invalid value for option '--games': '3000000000' is out of range; give a whole number from -2147483648 to 2147483647. See road-to-richmond simulate --help.",
                "simulate training --seed 1.5 | Invalid value for option '--seed': '1.5' is no whole number. See road-to-richmond simulate --help.",
                "perft training --layer reach --depth x | Invalid value for option '--depth': 'x' is no whole number. See road-to-richmond perft --help.",
                "reach | Missing required parameter: 'FILE'. See road-to-richmond reach --help.",
                "bogus | Unmatched argument at index 0: 'bogus' (did you mean log?). See road-to-richmond --help.",
                "simulate training --games 2 --until 300 | training: \"300\" is no width; give a part of 100, such as 3% for a share of 55 %, plus or minus 3.",
                "reach training --unit nobody | training: no unit is called nobody; give the id of one of the scenario's units"
            })
    @DisplayName("gets one sentence where it is wrong, without usage and without a place in a file")
    void sentence(String words, String expected) {
        Run run = run(words.split(" "));
        assertEquals(2, run.code());
        assertEquals(expected, run.err().strip());
        assertEquals("", run.out());
    }

    private static Set<String> options(CommandLine line) {
        Set<String> names = new TreeSet<>();
        line.getCommandSpec().options().stream().map(OptionSpec::names).forEach(each -> names.addAll(List.of(each)));
        line.getSubcommands().values().forEach(command -> names.addAll(options(command)));
        return names;
    }

    @Test
    @DisplayName("is an option wherever documents, manuals, texts and help name one")
    void documented() throws IOException {
        Set<String> known = new TreeSet<>(options(Main.commandLine()));
        known.addAll(FOREIGN);
        Map<String, String> unknown = new HashMap<>();
        try (Stream<Path> docs = Files.list(Path.of("../docs"));
                Stream<Path> manuals = Files.list(Path.of("../assets/manual"));
                Stream<Path> texts = Files.list(Path.of("../assets/i18n"))) {
            List<Path> files = Stream.of(Stream.of(Path.of("../README.md")), docs, manuals, texts)
                    .flatMap(each -> each)
                    .filter(file -> Files.isRegularFile(file) && !file.endsWith("CHANGELOG.md"))
                    .toList();
            for (Path file : files) {
                named(Files.readString(file)).stream()
                        .filter(option -> !known.contains(option))
                        .forEach(option -> unknown.put(option, file.toString()));
            }
        }
        for (CommandLine command : Main.commandLine().getSubcommands().values()) {
            named(command.getUsageMessage().replaceAll("--\\[no-]", "--")).stream()
                    .filter(option -> !known.contains(option))
                    .forEach(option -> unknown.put(option, command.getCommandName()));
        }
        assertEquals(Map.of(), unknown);
    }

    private static Set<String> named(String text) {
        return OPTION.matcher(text).results().map(found -> found.group()).collect(Collectors.toSet());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A,B",
                "A B",
                "A:B",
                "-A",
                "--A",
                "@A",
                "A=B.C",
                "'A'",
                "\"A\"",
                "A\\B",
                "\u00c4\u00df",
                "A\u0308",
                "\u4e00",
                "[0]",
                "A\u202eB",
                "$A",
                "%A",
                "A;B"
            })
    @DisplayName("names every unit that a scenario may have, and what is printed of it names it again")
    void names(String id) throws IOException {
        Path file = scenario(id);
        Run found = run("reach", file.toString(), "--unit=" + id);
        assertEquals(0, found.code(), found.err());
        assertTrue(found.out().contains("hexes"), found.out());
        String printed = found.out().substring(0, found.out().indexOf(", "));
        assertTrue(printed.codePoints().noneMatch(c -> c == 0x202e));
        assertEquals(
                found.out(), run("reach", file.toString(), "--unit=" + printed).out());
        String composed = java.text.Normalizer.normalize(id, java.text.Normalizer.Form.NFC);
        assertEquals(
                found.out(), run("reach", file.toString(), "--unit=" + composed).out());
        Run forecast = run("forecast", file.toString(), "--attackers=" + id + ",2/A", "--targets", "0101");
        assertFalse(forecast.err().contains("no unit"), forecast.err());
        String quoted = "units['" + id.replace("'", "\\'") + "'].strength=4";
        Run varied = run(
                "simulate",
                file.toString(),
                "--games",
                "1",
                "--union",
                "cadet",
                "--confederate",
                "cadet",
                "--vary",
                quoted,
                "--threads",
                "1");
        assertEquals(0, varied.code(), varied.err());
    }

    private Path scenario(String id) throws IOException {
        String text = Files.readString(Path.of("../maps/training.scenario.json"));
        Matcher unit = Pattern.compile("\"id\": ?\"1/A\"").matcher(text);
        String json = id.replace("\\", "\\\\").replace("\"", "\\\"");
        Files.copy(Path.of("../maps/training.map.json"), folder.resolve("training.map.json"));
        return Files.writeString(
                folder.resolve("mine.scenario.json"),
                unit.replaceFirst(Matcher.quoteReplacement("\"id\": \"" + json + "\"")));
    }

    @ParameterizedTest
    @CsvSource({
        "1/a, cannot tell them apart",
        "'1/A ', cannot tell them apart",
        "1/\u0410, cannot tell them apart",
        "1\u200b/A, cannot be seen",
        "1/\uff21, cannot tell them apart",
        "1/AA, ''"
    })
    @DisplayName("is warned of where readers cannot tell it from a neighbour")
    void alike(String id, String warning) throws IOException {
        Path file = scenario(id);
        Files.writeString(file, Files.readString(file).replace("\"2/A\"", "\"1/A\""));
        Run run = run("validate", file.toString());
        assertEquals(0, run.code(), run.err());
        assertEquals(!warning.isEmpty(), run.out().contains("Warning"), run.out());
        assertTrue(run.out().contains(warning), run.out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"marshal", "general@0", "colonel:mad", "", "\u202e"})
    @DisplayName("gets an answer about a game whose commander this version does not know")
    void stranger(String commander) throws IOException {
        LoadedScenario loaded = new Documents(Shelf.of(List.of()))
                .openScenario("training")
                .value()
                .orElseThrow();
        SavedGame game = new SavedGame(
                loaded,
                VictorySystems.newGame(loaded.survey(), 7),
                Map.of("union", commander, "confederate", "human"),
                new GameNotes(
                        false,
                        Collections.emptySortedSet(),
                        OptionalInt.empty(),
                        List.of(),
                        Collections.emptySortedMap(),
                        List.of(new GameNotes.Handed(0, Side.UNION, "marshal", commander)),
                        Map.of()));
        Path file = folder.resolve("game.json");
        Files.write(file, GameWriter.bytes(game));
        for (String command : List.of("replay", "replay --verify", "log", "validate")) {
            List<String> words = new java.util.ArrayList<>(List.of(command.split(" ")));
            words.add(file.toString());
            Run run = run(words.toArray(String[]::new));
            assertFalse(run.err().contains("fault"), run.err());
            assertFalse(run.out().isEmpty() && run.err().isEmpty());
        }
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "20000, 0", "0, 900", "4000, 900"})
    @DisplayName("gets in a player's words what a power cut did to a saved game")
    void powerCut(int zeros, int kept) throws IOException {
        LoadedScenario loaded = new Documents(Shelf.of(List.of()))
                .openScenario("training")
                .value()
                .orElseThrow();
        byte[] whole = GameWriter.bytes(new SavedGame(loaded, VictorySystems.newGame(loaded.survey(), 7), Map.of()));
        byte[] spoilt = java.util.Arrays.copyOf(java.util.Arrays.copyOf(whole, kept), kept + zeros);
        Path file = Files.write(folder.resolve("game.json"), spoilt);
        for (String command : List.of("validate", "log", "replay")) {
            assertTrue(run(command, file.toString()).err().contains("computer went off"), command);
        }
    }
}
