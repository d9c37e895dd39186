package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.save.OutputKind;
import org.roadtorichmond.scenario.yardstick.YardstickDocument;
import picocli.CommandLine;

/** Opens everything that the program writes with the reader it is meant for, and checks that it is complete. */
@DisplayName("What the program writes can be read")
final class OutletsTest {
    private static final int VARIANTS = 70;

    @TempDir
    static Path folder;

    private static final Map<String, Commands.Printed> PRINTED = new LinkedHashMap<>();

    /** Opens an output, and fails if it is incomplete. */
    @FunctionalInterface
    private interface Reader {
        void read(String text) throws Exception;
    }

    /**
     * A file that a command writes.
     *
     * @param option the command with the option for the file
     * @param file the name of the file
     * @param kind the kind of its content
     * @param reader opens the file
     */
    private record Outlet(String option, String file, OutputKind kind, Reader reader) {
        @Override
        public String toString() {
            return option + " " + file;
        }
    }

    static Stream<Outlet> files() {
        return Stream.of(experiments(), library(), others()).flatMap(outlets -> outlets);
    }

    private static Stream<Outlet> experiments() {
        return Stream.of(
                new Outlet("simulate --csv", "table.csv", OutputKind.TABLE, OutletsTest::table),
                new Outlet("simulate --report", "report.html", OutputKind.PAGE, OutletsTest::page),
                new Outlet("simulate --results", "results.jsonl", OutputKind.RESULTS, text -> lines(text, 1 + 2 * 2)),
                new Outlet("simulate --results", "results.jsonl.courses", OutputKind.RESULTS, text -> lines(text, 5)),
                new Outlet(
                        "simulate --save-games", "games/as_it_is-seed-2.game.json", OutputKind.GAME, OutletsTest::game),
                new Outlet(
                        "simulate --yardstick",
                        "training.yardstick.json",
                        OutputKind.YARDSTICK,
                        text -> assertInstanceOf(YardstickDocument.class, document(text))),
                new Outlet(
                        "position --out",
                        "second.position.json",
                        OutputKind.POSITION,
                        text -> assertInstanceOf(Document.PositionDocument.class, document(text))),
                new Outlet(
                        "campaign --next",
                        "two.scenario.json",
                        OutputKind.SCENARIO,
                        text -> assertInstanceOf(Document.ScenarioDocument.class, document(text))),
                new Outlet(
                        "tune --out",
                        "tuned.scenario.json",
                        OutputKind.SCENARIO,
                        text -> assertInstanceOf(Document.ScenarioDocument.class, document(text))),
                new Outlet("tune --results", "tuned.jsonl", OutputKind.RESULTS, text -> lines(text, 1 + 2 * 2)),
                new Outlet("tune --results", "tuned.jsonl.courses", OutputKind.RESULTS, text -> lines(text, 5)),
                new Outlet(
                        "match --journal", "host.journal", OutputKind.RESULTS, text -> assertTrue(text.endsWith("\n"))),
                new Outlet("match --out", "host.game.json", OutputKind.GAME, OutletsTest::game),
                new Outlet("duel --results", "duel.jsonl", OutputKind.RESULTS, text -> lines(text, 1 + 2)),
                new Outlet("duel --results", "duel.jsonl.courses", OutputKind.RESULTS, text -> lines(text, 3)));
    }

    private static Stream<Outlet> library() {
        return Stream.of(
                new Outlet(
                        "site --out",
                        "library/index.html",
                        OutputKind.PAGE,
                        text -> assertEquals(
                                "files/training.zip",
                                Jsoup.parse(text).select("a[download]").attr("href"))),
                new Outlet(
                        "site --out",
                        "library/files/training.zip",
                        OutputKind.SHARED,
                        text -> assertTrue(text.contains("training.map.json"))),
                new Outlet("site --out", "library/files/training.svg", OutputKind.DRAWING, OutletsTest::drawing));
    }

    private static Stream<Outlet> others() {
        return Stream.of(
                new Outlet("story --out", "story.html", OutputKind.PAGE, OutletsTest::page),
                new Outlet(
                        "export --out",
                        "oob.csv",
                        OutputKind.ORDER_OF_BATTLE,
                        text -> assertTrue(text.lines().count() > 5)),
                new Outlet(
                        "export --out", "field.tmx", OutputKind.TILED, text -> assertTrue(text.endsWith("</map>\n"))),
                new Outlet(
                        "export --out",
                        "training.zip",
                        OutputKind.SHARED,
                        text -> assertTrue(text.contains("training.map.json"))),
                new Outlet(
                        "import --out",
                        "shared/training.map.json",
                        OutputKind.MAP,
                        text -> assertInstanceOf(Document.MapDocument.class, document(text))),
                new Outlet(
                        "import --out",
                        "imported/training.scenario.json",
                        OutputKind.SCENARIO,
                        text -> assertTrue(text.endsWith("}\n"))),
                new Outlet(
                        "import --out",
                        "imported/field.map.json",
                        OutputKind.MAP,
                        text -> assertInstanceOf(Document.MapDocument.class, document(text))),
                new Outlet("picture --out", "picture.svg", OutputKind.DRAWING, OutletsTest::drawing),
                new Outlet("picture --out", "picture.png", OutputKind.PICTURE, OutletsTest::picture),
                new Outlet(
                        "generate --out",
                        "made/generated-7x4.map.json",
                        OutputKind.MAP,
                        text -> assertInstanceOf(Document.MapDocument.class, document(text))),
                new Outlet(
                        "generate --out",
                        "made/generated-7x4.scenario.json",
                        OutputKind.SCENARIO,
                        text -> assertTrue(text.endsWith("}\n"))),
                new Outlet(
                        "new --out",
                        "blank.map.json",
                        OutputKind.MAP,
                        text -> assertInstanceOf(Document.MapDocument.class, document(text))),
                new Outlet(
                        "new --out",
                        "blank.scenario.json",
                        OutputKind.SCENARIO,
                        text -> assertTrue(text.endsWith("}\n"))));
    }

    @BeforeAll
    static void run() throws Exception {
        Files.writeString(folder.resolve("length.experiment.json"), Commands.lengthExperiment());
        Stream.concat(
                        Commands.each(folder).stream(),
                        Stream.of(
                                wide("--csv", folder.resolve("table.csv"), "--report", folder.resolve("report.html")),
                                png()))
                .forEach(call -> PRINTED.put(call.toString(), Commands.run(call.toArray())));
        TwoEnds ends = new TwoEnds(folder);
        int port = Ports.free();
        ends.play(ends.host(port, "training"), ends.guest(port));
    }

    /** A call that draws a picture, or one that needs no display if there is none. */
    private static List<Object> png() {
        return Window.hasDisplay()
                ? List.of("picture", "training", "--width", 300, "--out", folder.resolve("picture.png"))
                : List.of("picture", "--help");
    }

    /** A simulation with so many variants that their rows exceed the buffer of any writer. */
    private static List<Object> wide(Object... options) {
        String values = String.join(
                ",",
                IntStream.rangeClosed(1, VARIANTS).mapToObj(Integer::toString).toList());
        List<Object> call = Commands.simulate("--games", 1, "--vary", "units.1/A.strength=" + values);
        return Stream.concat(call.stream(), Stream.of(options)).toList();
    }

    private static void table(String text) throws Exception {
        assertTrue(text.length() > 1 << 13, "characters: " + text.length());
        try (CsvReader<CsvRecord> reader = CsvReader.builder().ofCsvRecord(text)) {
            List<CsvRecord> rows = reader.stream().toList();
            assertEquals(1 + VARIANTS, rows.size());
            assertEquals("units.1/A.strength=" + VARIANTS, rows.get(VARIANTS).getField(0));
            for (CsvRecord row : rows.subList(1, rows.size())) {
                assertEquals(rows.get(0).getFieldCount(), row.getFieldCount());
                assertEquals("1", row.getField(1));
            }
        }
    }

    private static void page(String text) {
        org.jsoup.nodes.Document page = Jsoup.parse(text);
        assertEquals("Road to Richmond", page.select("meta[name=generator]").attr("content"));
        assertFalse(page.select("main table").isEmpty());
        assertTrue(text.strip().endsWith("</html>"));
    }

    private static void lines(String text, int count) {
        assertTrue(text.endsWith("\n"));
        List<JsonObject> lines = text.lines()
                .map(line -> JsonParser.parseString(line).getAsJsonObject())
                .toList();
        assertEquals(count, lines.size());
        assertTrue(lines.get(0).has("format"));
    }

    private static Document document(String text) {
        return new Documents(Shelf.of(List.of()))
                .open(text.getBytes(StandardCharsets.UTF_8))
                .value()
                .orElseThrow();
    }

    private static void game(String text) {
        assertInstanceOf(Document.GameDocument.class, document(text));
    }

    private static void drawing(String text) throws Exception {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        assertEquals(
                "svg",
                DocumentBuilderFactory.newInstance()
                        .newDocumentBuilder()
                        .parse(new ByteArrayInputStream(bytes))
                        .getDocumentElement()
                        .getTagName());
    }

    private static void picture(String text) throws Exception {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        assertEquals(300, ImageIO.read(new ByteArrayInputStream(bytes)).getWidth());
    }

    @Test
    @DisplayName("every command does so without a word on standard error")
    void quiet() {
        PRINTED.forEach((call, printed) -> {
            assertEquals("", printed.err(), call);
            assertEquals(ExitCode.DONE, printed.code(), call);
            assertTrue(printed.out().endsWith("\n"), call);
        });
    }

    @ParameterizedTest
    @MethodSource("files")
    @DisplayName("each file is whole, and is known again as what it is and as nothing else")
    void read(Outlet outlet) throws Exception {
        boolean picture = outlet.kind() == OutputKind.PICTURE;
        if (picture) {
            WindowScript.needDisplay(OutletsTest.class);
        }
        byte[] bytes = Files.readAllBytes(folder.resolve(outlet.file()));
        outlet.reader().read(new String(bytes, picture ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_8));
        for (OutputKind kind : OutputKind.values()) {
            if (kind != OutputKind.RESULTS) {
                Path named = Files.write(folder.resolve("x" + endings().get(kind)), bytes);
                Outputs outputs = new Outputs(Set.of(), true);
                outputs.add(named, kind);
                assertEquals(kind != outlet.kind(), outputs.refusal().isPresent(), () -> outlet + " as " + kind);
            }
        }
    }

    private static Map<OutputKind, String> endings() {
        return Map.ofEntries(
                Map.entry(OutputKind.PAGE, ".html"),
                Map.entry(OutputKind.TABLE, ".csv"),
                Map.entry(OutputKind.ORDER_OF_BATTLE, ".csv"),
                Map.entry(OutputKind.ANSWERS, ".answers.csv"),
                Map.entry(OutputKind.TILED, ".tmx"),
                Map.entry(OutputKind.DRAWING, ".svg"),
                Map.entry(OutputKind.PICTURE, ".png"),
                Map.entry(OutputKind.MAP, ".map.json"),
                Map.entry(OutputKind.SCENARIO, ".scenario.json"),
                Map.entry(OutputKind.POSITION, ".position.json"),
                Map.entry(OutputKind.GAME, ".game.json"),
                Map.entry(OutputKind.YARDSTICK, ".yardstick.json"),
                Map.entry(OutputKind.TRANSLATION, ".properties"),
                Map.entry(OutputKind.SHARED, ".zip"));
    }

    @Test
    @DisplayName("standard output holds one whole JSON document, and the log its last line")
    void printed() {
        Commands.Printed json =
                Commands.run(Commands.simulate("--games", 1, "--json").toArray());
        assertEquals(1, json.out().lines().count());
        assertEquals(
                1,
                JsonParser.parseString(json.out())
                        .getAsJsonObject()
                        .get("games")
                        .getAsInt());
        Commands.Printed log = PRINTED.entrySet().stream()
                .filter(call -> call.getKey().startsWith("[log,"))
                .findFirst()
                .orElseThrow()
                .getValue();
        assertTrue(log.out().lines().count() > 20, log.out());
        assertTrue(log.out().contains("The game has ended."), log.out());
    }

    @Test
    @DisplayName("no option that names a file to write is missing here")
    void complete() {
        Set<String> options = new TreeSet<>();
        Main.commandLine()
                .getSubcommands()
                .forEach((name, command) -> command.getCommandSpec().options().stream()
                        // Two name what is read; the files of the third have names drawn at random (MatchMailTest).
                        .filter(option ->
                                !Set.of("--maps", "--mail", "--player").contains(option.longestName()))
                        .filter(OutletsTest::namesFile)
                        .forEach(option -> options.add(name + " " + option.longestName())));
        Set<String> listed = new TreeSet<>();
        files().forEach(outlet -> listed.add(outlet.option()));
        assertEquals(listed, options);
    }

    private static boolean namesFile(CommandLine.Model.OptionSpec option) {
        return option.typeInfo().getType() == Path.class || option.typeInfo().getAuxiliaryTypes()[0] == Path.class;
    }

    @ParameterizedTest
    @CsvSource({
        "=1+1, '''=1+1'",
        "+1, '''+1'",
        "-1, '''-1'",
        "@SUM(A1), '''@SUM(A1)'",
        "'\t=1', '''\t=1'",
        "＝1, '''＝1'",
        "turns=8, turns=8",
        "'', ''"
    })
    @DisplayName("no text of a table is a formula")
    void formulas(String name, String cell) {
        assertEquals(cell, FindingsCsv.cell(name));
    }

    @Test
    @DisplayName("figures of a table stay figures")
    void figures() {
        assertEquals("-17.0", FindingsCsv.cell(-17.0));
        assertEquals("-3", FindingsCsv.cell(-3));
    }
}
