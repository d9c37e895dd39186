package org.roadtorichmond.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.exchange.draft.Answers;
import org.roadtorichmond.exchange.draft.Imported;
import org.roadtorichmond.exchange.draft.Question;
import org.roadtorichmond.exchange.draft.ReportEntry;
import org.roadtorichmond.exchange.draft.ReportEntry.Kind;
import org.roadtorichmond.exchange.draft.Siblings;
import org.roadtorichmond.exchange.draft.SourceFile;
import org.roadtorichmond.scenario.json.JsonText;

@DisplayName("A module of VASSAL with several boards")
final class VassalBoardsTest {
    /** Hexes 60 high in columns 52 apart: six columns and four rows are wholly on a board of 330 by 270 pixels. */
    private static final String GRID = "dx=\"52.0\" dy=\"60.0\" x0=\"35\" y0=\"30\"";

    private static final String PREFIX = "VASSAL.build.module.";
    private static final int WIDE = 312;
    private static final int HIGH = 270;

    private static String element(String name, String attributes, String content) {
        return "<" + PREFIX + name + " " + attributes + ">" + content + "</" + PREFIX + name + ">";
    }

    private static String grid(int columnOffset) {
        String numbering = "first=\"H\" sep=\"\" stagger=\"false\" hOff=\"" + columnOffset + "\" vOff=\"1\"";
        return element(
                "map.boardPicker.board.HexGrid",
                GRID,
                element("map.boardPicker.board.mapgrid.HexGridNumbering", numbering, ""));
    }

    private static String board(String name, String grid) {
        String size = "name=\"" + name + "\" width=\"" + WIDE + "\" height=\"" + HIGH + "\"";
        return element("map.boardPicker.Board", size, grid);
    }

    private static String slot(String name, int number) {
        return "<VASSAL.build.widget.PieceSlot entryName=\"" + name + "\" gpid=\"" + number + "\">+/null/piece;;;a.png;"
                + name + "/null;0;0;" + number + ";0</VASSAL.build.widget.PieceSlot>";
    }

    private static String stack(String board, int x, int y, String... names) {
        String where =
                "name=\"s\" owningBoard=\"" + board + "\" useGridLocation=\"false\" x=\"" + x + "\" y=\"" + y + "\"";
        return element(
                "map.SetupStack",
                where,
                Stream.of(names).map(name -> slot(name, 900)).collect(Collectors.joining()));
    }

    /** A module with two boards, West and East. */
    private static SourceFile module(String layout, String boards, String stacks, Map<String, byte[]> more) {
        String setup = layout.isEmpty() ? "" : "<setup>Main MapBoardPicker\t" + layout + "</setup>";
        String build = "<VASSAL.build.GameModule name=\"Two Boards\" version=\"1\">"
                + element("PlayerRoster", "", "<entry>Union</entry>")
                + element("Map", "mapName=\"Main Map\"", element("map.BoardPicker", "", setup + boards) + stacks)
                + (more.isEmpty()
                        ? ""
                        : element("PredefinedSetup", "name=\"Start\" file=\"Start.vsav\" useFile=\"true\"", ""))
                + element(
                        "PieceWindow",
                        "",
                        "<VASSAL.build.widget.ListWidget entryName=\"Union\">" + slot("First", 1) + slot("Second", 2)
                                + "</VASSAL.build.widget.ListWidget>")
                + "</VASSAL.build.GameModule>";
        Map<String, byte[]> entries = new LinkedHashMap<>(more);
        entries.put("buildFile.xml", build.getBytes(StandardCharsets.UTF_8));
        return new SourceFile("two.vmod", ZipFiles.zip(entries), Siblings.NONE);
    }

    private static SourceFile module(String layout, String boards, String stacks) {
        return module(layout, boards, stacks, Map.of());
    }

    private static String hex(Imported imported, String id) {
        return imported.units().stream()
                .filter(unit -> unit.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new AssertionError(id))
                .text("hex")
                .orElse("");
    }

    private static String map(Imported imported) {
        return JsonText.of(imported.map().orElseThrow());
    }

    private static boolean says(Imported imported, Kind kind, String words) {
        return imported.report().entries(kind).stream()
                .map(ReportEntry::sentence)
                .anyMatch(sentence -> sentence.toString().contains(words));
    }

    @Test
    @DisplayName("side by side is one map, with a unit of each where it stands")
    void beside() {
        Imported imported = ImportFiles.good(module(
                "West\t0\t0\tEast\t1\t0",
                board("West", grid(1)) + board("East", grid(1)),
                stack("West", 35, 30, "First") + stack("East", 35 + 52, 30 + 30 + 60, "Second")));
        assertTrue(map(imported).contains("\"columns\":11,\"rows\":4"), map(imported));
        assertEquals("0101", hex(imported, "First"));
        // East begins at 312 pixels, which are six columns; its second column, second row is the eighth of both.
        assertEquals("0802", hex(imported, "Second"));
        assertTrue(says(imported, Kind.TAKEN, "2 boards"));
    }

    @Test
    @DisplayName("keeps printed numbers that go on from board to board, and no others")
    void numbers() {
        String layout = "West\t0\t0\tEast\t1\t0";
        Imported on = ImportFiles.good(module(layout, board("West", grid(1)) + board("East", grid(7)), ""));
        assertTrue(JsonText.of(on.facts()).contains("\"printedEqualsHex\":true"));
        Imported again = ImportFiles.good(module(layout, board("West", grid(1)) + board("East", grid(1)), ""));
        assertTrue(JsonText.of(again.facts()).contains("\"printedEqualsHex\":false"));
    }

    @Test
    @DisplayName("one above the other is one map too")
    void below() {
        Imported imported = ImportFiles.good(module(
                "North\t0\t0\tSouth\t0\t1",
                board("North", grid(1)) + board("South", grid(1)),
                stack("North", 35, 30, "First") + stack("South", 35, 30, "Second")));
        assertEquals("0101", hex(imported, "First"));
        // South begins at 270 pixels: four and a half hexes, of which the half one is not lost but counted as a whole.
        assertTrue(List.of("0105", "0106").contains(hex(imported, "Second")), hex(imported, "Second"));
        assertTrue(map(imported).contains("\"columns\":5"), map(imported));
    }

    @Test
    @DisplayName("of which one is turned by half has its hexes the other way round")
    void reversed() {
        Imported imported = ImportFiles.good(module(
                "West\t0\t0\tEast/rev\t1\t0",
                board("West", grid(1)) + board("East", grid(1)),
                stack("West", 35, 30, "First")
                        + stack("East", 35, 30, "Second")
                        + stack("East", 35 + 104, 30, "Second")));
        int near = Integer.parseInt(hex(imported, "Second (2)").substring(0, 2));
        int far = Integer.parseInt(hex(imported, "Second").substring(0, 2));
        assertEquals(2, far - near, "the first column of the turned board is its last");
    }

    @Test
    @DisplayName("with hexes of another size leaves the other one out, and says so")
    void apart() {
        String small = grid(1).replace("dx=\"52.0\" dy=\"60.0\"", "dx=\"26.0\" dy=\"30.0\"");
        Imported imported =
                ImportFiles.good(module("West\t0\t0\tTrack\t1\t0", board("West", grid(1)) + board("Track", small), ""));
        assertTrue(says(imported, Kind.LEFT, "Track"));
        assertTrue(map(imported).contains("\"columns\":5"), map(imported));
    }

    @Test
    @DisplayName("of which nothing says which lie on the map asks for it, and keeps to the answer")
    void asked() {
        SourceFile file = module("", board("West", grid(1)) + board("East", grid(1)), stack("East", 35, 30, "First"));
        Imported open = ImportFiles.good(file);
        ReportEntry question = open.report().questions().stream()
                .filter(entry -> entry.question().orElseThrow() == Question.BOARD)
                .findFirst()
                .orElseThrow();
        assertTrue(question.sentence().toString().contains("\"West;East\""), question.sentence()::toString);
        assertTrue(map(open).contains("\"columns\":5"), map(open));
        Answers answers = Answers.NONE.with(Question.BOARD, "Main Map", "West; East");
        Imported answered =
                FileImport.read(file, answers, Optional.empty()).value().orElseThrow();
        assertEquals("0701", hex(answered, "First"));
        assertTrue(answered.report().questions().stream()
                .noneMatch(entry -> entry.question().orElseThrow() == Question.BOARD));
    }

    @Test
    @DisplayName("whose hexes are those of its largest zone has them there")
    void zones() {
        String zone = element(
                "map.boardPicker.board.mapgrid.Zone",
                "name=\"Field\" locationFormat=\"$gridLocation$\" useParentGrid=\"false\" path=\"0,0;180,0;180,270;0,270\"",
                grid(1));
        String track = element(
                "map.boardPicker.board.mapgrid.Zone",
                "name=\"Turns\" locationFormat=\"$name$\" useParentGrid=\"false\" path=\"180,0;312,0;312,270;180,270\"",
                "");
        Imported imported = ImportFiles.good(module(
                "",
                board("West", element("map.boardPicker.board.ZonedGrid", "", zone + track)),
                stack("West", 35 + 52, 60, "First") + stack("West", 35 + 4 * 52, 60, "Second")));
        assertTrue(map(imported).contains("\"columns\":3,\"rows\":4"), map(imported));
        assertEquals("0201", hex(imported, "First"));
        assertEquals("", hex(imported, "Second"));
    }

    @Test
    @DisplayName("has a unit for each piece that stands on it, though the palette has it once")
    void several() {
        Imported imported = ImportFiles.good(module(
                "", board("West", grid(1)), stack("West", 35, 30, "First", "First") + stack("West", 35, 90, "First")));
        assertEquals(
                List.of("First", "Second", "First (2)", "First (3)"),
                imported.units().stream().map(unit -> unit.id()).toList());
        assertEquals("0102", hex(imported, "First (3)"));
        assertEquals(Optional.of("union"), imported.units().get(3).text("side"));
    }

    @Test
    @DisplayName("finds the pieces of a set-up in commands within commands, as VASSAL saves them")
    void nested() {
        String pieces =
                "+/11/piece;;;a.png;First/Main Map;87;60;1;0\\\u001b+/12/piece;;;a.png;First/Main Map;35;90;1;0";
        String boards = "Main MapBoardPicker\tWest\t0\t0\tEast\t1\t0";
        String save = "begin_save\u001b\u001b\\\u001b" + pieces + "\u001b" + boards + "\u001bend_save";
        byte[] zip = ZipFiles.zip(Map.of("savedGame", save.getBytes(StandardCharsets.UTF_8)));
        Imported imported = ImportFiles.good(
                module("", board("West", grid(1)) + board("East", grid(1)), "", Map.of("Start.vsav", zip)));
        assertEquals("0201", hex(imported, "First"));
        assertEquals("0102", hex(imported, "First (2)"));
        assertTrue(map(imported).contains("\"columns\":11"), "the set-up lays two boards");
    }
}
