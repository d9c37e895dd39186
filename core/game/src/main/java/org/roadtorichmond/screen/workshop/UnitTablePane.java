package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.exchange.csv.CopiedCells;
import org.roadtorichmond.exchange.csv.OrderOfBattleWriter;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.screen.kit.Dialogs;
import org.roadtorichmond.screen.kit.Flow;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.edits.UnitEdits;
import org.roadtorichmond.workshop.table.SheetCursor;
import org.roadtorichmond.workshop.table.UnitPaste;
import org.roadtorichmond.workshop.table.UnitTable;
import org.roadtorichmond.workshop.tools.EditingSession;
import org.roadtorichmond.workshop.tools.Finding;
import org.roadtorichmond.workshop.tools.Selected;

/** All units of a scenario in a table into which is typed and pasted as in a spreadsheet, with what is wrong in each row. */
final class UnitTablePane implements UnitsView {
    private static final Pointer UNITS = Pointer.of("units");
    private static final int MOST_NOTES = 40;

    private final Widgets ui;
    private final Dialogs dialogs;
    private final EditingSession session;
    private final SheetCursor cursor = new SheetCursor();
    private UnitSheet sheet;
    private UnitSheetKeys keys;
    private Label status;
    private @Nullable String message;

    UnitTablePane(Widgets ui, Dialogs dialogs, EditingSession session) {
        this.ui = ui;
        this.dialogs = dialogs;
        this.session = session;
        sheet = new UnitSheet(ui, UnitTable.of(session.tree()), cursor, this::typed);
        keys = new UnitSheetKeys(sheet, ui.held(), Map.of(), Map.of());
        status = ui.label("", "default");
    }

    /** Sorts the rows anew and goes to a unit, if one is named. */
    void open(Optional<String> unit) {
        sheet.show(UnitTable.of(session.tree()), this::isWrong);
        unit.ifPresent(id -> sheet.table().rowOf(id).ifPresent(row -> sheet.go(row, 0, false)));
    }

    @Override
    public Table build() {
        sheet = new UnitSheet(ui, sheet.table(), cursor, this::typed);
        sheet.addListener(new UnitSheetMouse(sheet, ui.held()));
        keys = new UnitSheetKeys(
                sheet,
                ui.held(),
                Map.of(
                        Keys.FORWARD_DEL, this::clear,
                        Keys.BACKSPACE, this::clear,
                        Keys.INSERT, this::add),
                Map.of(
                        Keys.C, this::copy,
                        Keys.X, this::cut,
                        Keys.V, this::paste,
                        Keys.A, sheet::markAll,
                        Keys.FORWARD_DEL, this::removeRows,
                        Keys.BACKSPACE, this::removeRows));
        status = ui.wrapped("", "default");
        Table pane = new Table();
        Flow buttons = new Flow(ui.px(6));
        buttons.addActor(button("sheet.add", this::add));
        buttons.addActor(button("sheet.remove", this::removeRows));
        buttons.addActor(button("sheet.paste", this::paste));
        buttons.addActor(button("sheet.copy", this::copy));
        buttons.addActor(button("sheet.copyAll", this::copyAll));
        pane.add(buttons).minWidth(1).prefWidth(1).growX().padBottom(ui.px(6)).row();
        pane.add(sheet).grow().row();
        pane.add(status).growX().minHeight(ui.px(42)).padTop(ui.px(4));
        refresh();
        return pane;
    }

    private Actor button(String words, Runnable action) {
        return ui.button(ui.text(words), "list", () -> {
            sheet.commit();
            action.run();
            sheet.takeKeys();
        });
    }

    @Override
    public void refresh() {
        sheet.show(sheet.table().after(session.tree()), this::isWrong);
        say();
    }

    @Override
    public void takeKeys() {
        sheet.takeKeys();
    }

    @Override
    public boolean key(int key) {
        message = null;
        boolean used = keys.key(key);
        say();
        return used;
    }

    // --- What is wrong ---------------------------------------------------------------------------------------------

    private List<Finding> findings(UnitTable.Row row) {
        Selected unit = new Selected.OfUnit(row.cell("id"));
        return session.findings().stream()
                .filter(finding -> finding.leadsTo().equals(unit))
                .toList();
    }

    private boolean isWrong(UnitTable.Row row, String column) {
        return findings(row).stream()
                .filter(finding -> !finding.warning())
                .anyMatch(finding ->
                        column.isEmpty() || UnitTable.field(column).name().equals(finding.field()));
    }

    /** Says why the last edit was refused, or what is wrong in the row, or what keys do. */
    private void say() {
        boolean refused = session.refusal().isPresent();
        Optional<String> wrong = sheet.current()
                .map(row -> findings(row).stream()
                        .map(finding -> ui.tell(finding.problem().sentence()))
                        .distinct()
                        .collect(Collectors.joining(" ")))
                .filter(words -> !words.isEmpty());
        status.setStyle(ui.theme().skin().get(refused ? "warning" : "default", Label.LabelStyle.class));
        String said = message;
        status.setText(session.refusal()
                .map(ui::tell)
                .or(() -> Optional.ofNullable(said))
                .or(() -> wrong)
                .orElseGet(() -> ui.text("sheet.keys", sheet.table().rows().size())));
        Gdx.graphics.requestRendering();
    }

    // --- Edits -----------------------------------------------------------------------------------------------------

    private void typed(String text, int row) {
        String column = UnitTable.COLUMNS.get(cursor.column());
        if (row < sheet.table().rows().size()) {
            session.apply(UnitTable.set(sheet.table().rows().get(row).unit(), column, text));
            return;
        }
        boolean id = column.equals("id");
        String name = id ? text.strip() : freeId();
        Edit added = UnitEdits.add(session.units(), last(), name);
        session.apply(id ? added : added.then(UnitTable.set(session.units(), column, text)));
    }

    private String freeId() {
        return UnitEdits.freeId(session.tree(), ui.text("tool.UNIT.name"));
    }

    /** The unit of the last row, after which another one takes its side. */
    private Optional<Integer> last() {
        List<UnitTable.Row> rows = sheet.table().rows();
        return rows.isEmpty()
                ? Optional.empty()
                : Optional.of(rows.get(rows.size() - 1).unit());
    }

    /** Adds a unit below the cursor. */
    private void add() {
        Optional<Integer> like = sheet.current().map(UnitTable.Row::unit).or(this::last);
        int at = sheet.current().map(row -> row.unit() + 1).orElse(session.units());
        String id = freeId();
        session.apply(UnitEdits.add(at, like, id));
        sheet.table().rowOf(id).ifPresent(row -> sheet.go(row, 0, false));
    }

    private void removeRows() {
        List<Integer> units = sheet.marked().stream().map(UnitTable.Row::unit).toList();
        if (!units.isEmpty()) {
            session.apply(UnitEdits.remove(units));
            sheet.go(cursor.top(), cursor.column(), false);
        }
    }

    /** Empties the marked cells; ids stay, since every unit has one. */
    private void clear() {
        Edit all = tree -> {};
        for (UnitTable.Row row : sheet.marked()) {
            for (String column : sheet.markedColumns()) {
                if (!column.equals("id") && !row.cell(column).isEmpty()) {
                    all = all.then(UnitTable.set(row.unit(), column, ""));
                }
            }
        }
        session.apply(all);
    }

    // --- Clipboard -------------------------------------------------------------------------------------------------

    private void copy() {
        List<List<String>> cells = sheet.marked().stream()
                .map(row -> sheet.markedColumns().stream().map(row::cell).toList())
                .toList();
        Gdx.app.getClipboard().setContents(CopiedCells.text(cells));
        message = ui.text("sheet.copied", cells.size());
        say();
    }

    private void cut() {
        copy();
        clear();
    }

    private void copyAll() {
        List<Node.ObjectNode> units = session.tree().elements(UNITS).stream()
                .filter(Node.ObjectNode.class::isInstance)
                .map(Node.ObjectNode.class::cast)
                .toList();
        Gdx.app.getClipboard().setContents(OrderOfBattleWriter.of(units, '\t'));
        message = ui.text("sheet.copied", units.size());
        say();
    }

    private void paste() {
        String text = Optional.ofNullable(Gdx.app.getClipboard().getContents()).orElse("");
        if (text.isBlank()) {
            message = ui.text("sheet.nothingToPaste");
            say();
            return;
        }
        Result<UnitPaste> read = UnitPaste.of(
                text, session.tree(), sheet.table(), cursor.top(), cursor.left(), ui.text("tool.UNIT.name"));
        read.value()
                .ifPresentOrElse(this::paste, () -> dialogs.notice(ui.text("sheet.pasted"), ui.tell(read.problems())));
    }

    private void paste(UnitPaste pasted) {
        if (session.apply(pasted.edit()).isPresent()) {
            return;
        }
        message = ui.text("sheet.pastedUnits", pasted.units());
        if (!pasted.notes().isEmpty()) {
            String notes = pasted.notes().stream()
                    .limit(MOST_NOTES)
                    .map((Sentence note) -> ui.tell(note))
                    .collect(Collectors.joining("\n"));
            dialogs.notice(ui.text("sheet.pasted"), message + "\n" + notes);
        }
        say();
    }
}
