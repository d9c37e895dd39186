package org.roadtorichmond.workshop.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.exchange.csv.CopiedCells;
import org.roadtorichmond.exchange.csv.OrderOfBattleWriter;
import org.roadtorichmond.play.Arrival;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.ScenarioEditor;
import org.roadtorichmond.workshop.Workbench;
import org.roadtorichmond.workshop.edits.UnitEdits;

@DisplayName("The table of units")
final class UnitTableTest {
    @TempDir
    private Path folder;

    private ScenarioEditor editor;
    private UnitTable table;

    @BeforeEach
    void open() {
        open("training");
    }

    private void open(String scenario) {
        editor = Workbench.in(folder).open(scenario).editor();
        table = UnitTable.of(editor.questions());
    }

    private List<String> ids() {
        return table.rows().stream().map(row -> row.cell("id")).toList();
    }

    private UnitTable.Row row(String id) {
        return table.rows().get(table.rowOf(id).orElseThrow());
    }

    private void set(String id, String column, String typed) {
        Workbench.apply(editor, UnitTable.set(row(id).unit(), column, typed));
        table = table.after(editor.questions());
    }

    private Scenario scenario() {
        return Workbench.judge(editor).playable().orElseThrow().scenario();
    }

    private UnitPaste pasted(String text, int row, int column) {
        return UnitPaste.of(text, editor.questions(), table, row, column, "Unit")
                .value()
                .orElseThrow();
    }

    @Test
    @DisplayName("is sorted by side and formation, and says where a formation begins")
    void sorted() {
        assertEquals(List.of("1/A", "2/A", "A Art", "Train", "1/B", "2/B", "B Cav", "B Art"), ids());
        assertTrue(table.beginsFormation(0));
        assertFalse(table.beginsFormation(3));
        assertTrue(table.beginsFormation(4));
        assertEquals("0404", row("1/A").cell("hex"));
        assertEquals("2", row("Train").cell("turn"));
        assertEquals("0104", row("Train").cell("entry"));
    }

    @ParameterizedTest
    @CsvSource({
        "side, c, confederate",
        "side, Union, union",
        "type, horse artillery, horse-artillery",
        "type, s, siege-artillery",
        "type, wizard, wizard",
        "strength, 7, 7",
        "strength, many, many",
        "tags, general colours, general colours",
        "last, '', ''",
        "commander, Col. Ames, Col. Ames"
    })
    @DisplayName("takes what is typed into a cell, completes its words, and keeps what has no meaning as it is")
    void cells(String column, String typed, String shown) {
        set("1/A", column, typed);
        assertEquals(shown, row("1/A").cell(column));
    }

    @Test
    @DisplayName("keeps rows where they are while a formation changes, and sorts them when it is opened again")
    void staysWhereItIs() {
        set("1/A", "formation", "Z");
        assertEquals("1/A", ids().get(0));
        assertEquals("1/A", UnitTable.of(editor.questions()).rows().get(3).cell("id"));
        set("1/A", "id", "First");
        assertEquals("First", ids().get(0));
    }

    @Test
    @DisplayName("a hex takes the arrival away, an arrival the hex, and an empty cell neither")
    void hexOrArrival() {
        set("Train", "hex", "0304");
        assertEquals("", row("Train").cell("turn"));
        set("Train", "turn", "3");
        assertEquals("", row("Train").cell("hex"));
        set("Train", "entry", "0104");
        set("Train", "hex", "");
        Arrival arrival = scenario().arrivals().values().iterator().next();
        assertEquals(3, arrival.turn());
    }

    @Test
    @DisplayName("a new unit is like the one it is given, below it; removed and undone it stands where it stood")
    void rows() {
        Workbench.apply(
                editor,
                UnitEdits.add(row("1/A").unit() + 1, Optional.of(row("1/A").unit()), "3/A"));
        table = table.after(editor.questions());
        assertEquals(List.of("1/A", "3/A", "2/A"), ids().subList(0, 3));
        assertEquals("infantry", row("3/A").cell("type"));
        assertEquals("", row("3/A").cell("strength"));
        Workbench.apply(
                editor, UnitEdits.remove(List.of(row("2/A").unit(), row("1/A").unit())));
        table = table.after(editor.questions());
        assertEquals("3/A", ids().get(0));
        editor.undo();
        table = table.after(editor.questions());
        assertEquals(List.of("1/A", "3/A", "2/A"), ids().subList(0, 3));
    }

    @Test
    @DisplayName("an id that another unit has is refused, also as the id of a new one")
    void taken() {
        assertTrue(editor.apply(UnitTable.set(row("1/A").unit(), "id", "2/A")).isPresent());
        assertTrue(editor.apply(UnitEdits.add(0, Optional.empty(), "2/A")).isPresent());
    }

    @Test
    @DisplayName("a block of cells is pasted where the cursor is, with new units behind the last row, as one step")
    void block() {
        UnitPaste paste = pasted("4\tX/Y\n9\tX/Y\n", table.rows().size() - 1, UnitTable.COLUMNS.indexOf("strength"));
        Workbench.apply(editor, paste.edit());
        table = table.after(editor.questions());
        assertEquals(9, table.rows().size());
        assertEquals("4", row("B Art").cell("strength"));
        assertEquals("9", row("Unit 2").cell("strength"));
        editor.undo();
        assertFalse(editor.canUndo());
    }

    @Test
    @DisplayName(
            "a table of units is pasted by its headings: known ids change, others come, none goes, and unknown columns are named")
    void headings() {
        UnitPaste paste = pasted("ID\tStrength\tGuns\n1/A\t8\t6\nNew\t3\t\n", 0, 0);
        Workbench.apply(editor, paste.edit());
        table = table.after(editor.questions());
        assertEquals(2, paste.units());
        assertEquals("8", row("1/A").cell("strength"));
        assertEquals("0404", row("1/A").cell("hex"));
        assertEquals("New", ids().get(8));
        assertTrue(paste.notes().toString().contains("Guns"), paste.notes()::toString);
    }

    @Test
    @DisplayName("all of the main scenario copied and pasted again changes not a byte")
    void roundTrip() {
        open("road-to-richmond");
        String before = Workbench.scenario(editor);
        List<Node.ObjectNode> units = editor.questions().elements(Pointer.of("units")).stream()
                .map(Node.ObjectNode.class::cast)
                .toList();
        String text = OrderOfBattleWriter.of(units, '\t');
        UnitPaste paste = pasted(text, 0, 0);
        assertEquals(List.of(), paste.notes());
        assertEquals(96, paste.units());
        Workbench.apply(editor, paste.edit());
        assertEquals(before, Workbench.scenario(editor));
    }

    @Test
    @DisplayName("cells are copied with tabs between them, so that no spreadsheet takes a text for a formula")
    void copies() {
        assertEquals("a\t'=1\n\t\"b\tc\"\n", CopiedCells.text(List.of(List.of("a", "=1"), List.of("", "b\tc"))));
        assertEquals(
                List.of(List.of("a", "=1"), List.of(), List.of("", "b")),
                CopiedCells.rows("a\t'=1\n\n\tb\n").value().orElseThrow());
    }

    @Test
    @DisplayName("the calendar has the arrivals by turn and entry; one that is moved takes its last turn along")
    void calendar() {
        set("Train", "last", "3");
        ArrivalCalendar calendar = ArrivalCalendar.of(editor.questions());
        assertEquals(4, calendar.turns());
        assertEquals(List.of("0104"), calendar.entries());
        assertEquals("Train", calendar.at(2, "0104").get(0).id());
        Workbench.apply(editor, UnitEdits.comesIn(row("Train").unit(), 3));
        ArrivalCalendar.Arrival moved =
                ArrivalCalendar.of(editor.questions()).arrivals().get(0);
        assertEquals(3, moved.turn());
        assertEquals(OptionalInt.of(4), moved.last());
        assertEquals(OptionalInt.of(0), calendar.find("Train"));
    }
}
