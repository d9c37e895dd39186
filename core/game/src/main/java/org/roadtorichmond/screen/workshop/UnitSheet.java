package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.scenes.scene2d.ui.WidgetGroup;
import com.badlogic.gdx.scenes.scene2d.utils.FocusListener;
import java.util.List;
import java.util.Optional;
import java.util.function.ObjIntConsumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.view.Face;
import org.roadtorichmond.view.Ink;
import org.roadtorichmond.view.Palette;
import org.roadtorichmond.workshop.table.SheetCursor;
import org.roadtorichmond.workshop.table.UnitTable;

/**
 * Draws a table of units and the field in which a cell is typed. Only what is seen is drawn, so that a table may be long; the ids stay at
 * the left while other columns are scrolled to. The row behind the last is for a new unit. What is typed is handed on; nothing is edited
 * here.
 */
final class UnitSheet extends WidgetGroup {
    private static final float ROW = 24;
    private static final float INSET = SheetColumns.INSET;
    private static final int LETTERS = SheetColumns.LETTERS;
    private static final int LEAST_ROWS = 3;

    private final Widgets ui;
    private final SheetCursor cursor;
    private final TextField editor;
    private final ObjIntConsumer<String> typed;
    private final SheetColumns columns;
    private UnitTable table;
    private Problems problems = (row, column) -> false;
    private int firstRow;
    private boolean replacing;

    /** What is wrong with cells. */
    @FunctionalInterface
    interface Problems {
        /**
         * Whether something is wrong.
         *
         * @param column the column; empty for any of the row
         */
        boolean at(UnitTable.Row row, String column);
    }

    /**
     * A table.
     *
     * @param cursor the cursor, which outlives this drawing of it
     * @param typed gets what was typed into a cell, with the cell's row; the column is that of the cursor
     */
    UnitSheet(Widgets ui, UnitTable table, SheetCursor cursor, ObjIntConsumer<String> typed) {
        this.ui = ui;
        this.cursor = cursor;
        columns = new SheetColumns(ui);
        this.table = table;
        this.typed = typed;
        editor = new TextField("", ui.theme().skin());
        editor.setName("unitCell");
        editor.setVisible(false);
        editor.setFocusTraversal(false);
        editor.addListener(new FocusListener() {
            @Override
            public void keyboardFocusChanged(FocusEvent event, Actor actor, boolean focused) {
                if (!focused) {
                    commit();
                }
            }
        });
        addActor(editor);
        setName("unitSheet");
        setTransform(false);
    }

    // --- What is shown ---------------------------------------------------------------------------------------------

    /** Shows another table, with what is wrong in it. */
    void show(UnitTable next, Problems wrong) {
        table = next;
        problems = wrong;
        go(cursor.row(), cursor.column(), true);
    }

    UnitTable table() {
        return table;
    }

    SheetCursor cursor() {
        return cursor;
    }

    /** The row of the cursor; none in the row for a new unit. */
    Optional<UnitTable.Row> current() {
        return cursor.row() < table.rows().size() ? Optional.of(table.rows().get(cursor.row())) : Optional.empty();
    }

    List<UnitTable.Row> marked() {
        int rows = table.rows().size();
        return table.rows().subList(Math.min(cursor.top(), rows), Math.min(cursor.bottom() + 1, rows));
    }

    List<String> markedColumns() {
        return UnitTable.COLUMNS.subList(cursor.left(), cursor.right() + 1);
    }

    void markAll() {
        go(table.rows().size() - 1, UnitTable.COLUMNS.size() - 1, false);
        cursor.anchorAtFirst();
    }

    /** Moves the cursor to a cell, with the cells marked on the way, and brings it into sight. */
    void go(int row, int column, boolean marks) {
        cursor.go(row, column, marks, table.rows().size() + 1, UnitTable.COLUMNS.size());
        bringCursor();
        Gdx.graphics.requestRendering();
    }

    /** Scrolls so that the cursor is seen and no room is left over; not before it has its size, which labels beside it settle late. */
    private void bringCursor() {
        if (getWidth() == 0 || rowsSeen() < LEAST_ROWS) {
            return;
        }
        firstRow = Math.min(firstRow, Math.max(0, table.rows().size() + 1 - rowsSeen()));
        firstRow = Math.min(firstRow, cursor.row());
        firstRow = Math.max(firstRow, cursor.row() - rowsSeen() + 1);
        columns.bring(cursor.column(), getWidth());
    }

    @Override
    public void layout() {
        bringCursor();
        placeEditor();
    }

    /** How many whole rows are seen. */
    int rowsSeen() {
        return Math.max(1, (int) (getHeight() / high()) - 1);
    }

    void scroll(int rows) {
        int last = Math.max(0, table.rows().size() + 1 - rowsSeen());
        firstRow = Math.max(0, Math.min(firstRow + rows, last));
        placeEditor();
        Gdx.graphics.requestRendering();
    }

    // --- Typing ----------------------------------------------------------------------------------------------------

    /** Begins to type into the cursor's cell. */
    void edit(String text, boolean instead) {
        go(cursor.row(), cursor.column(), false);
        replacing = instead;
        editor.setText(text);
        editor.setVisible(true);
        placeEditor();
        ui.stage().setKeyboardFocus(editor);
        editor.setCursorPosition(text.length());
    }

    /** Types into the cursor's cell what it says. */
    void edit() {
        edit(cell(cursor.row(), cursor.column()), false);
    }

    /** Whether a cell is being typed. */
    boolean isEditing() {
        return editor.isVisible();
    }

    /** Whether what is typed takes the place of what stood there, so that arrows leave the cell. */
    boolean isReplacing() {
        return replacing;
    }

    /** What is typed counts, if that is something else, and the keys go back to the table. */
    void commit() {
        if (editor.isVisible()) {
            editor.setVisible(false);
            takeKeys();
            String text = editor.getText();
            if (!text.equals(cell(cursor.row(), cursor.column()))) {
                typed.accept(text, cursor.row());
            }
        }
    }

    /** What is typed does not count. */
    void abandon() {
        editor.setVisible(false);
        takeKeys();
    }

    /** Has keys come here. */
    void takeKeys() {
        if (getStage() != null) {
            getStage().setKeyboardFocus(this);
        }
    }

    private String cell(int row, int column) {
        return row < table.rows().size() ? table.rows().get(row).cell(UnitTable.COLUMNS.get(column)) : "";
    }

    private void placeEditor() {
        editor.setBounds(columns.x(cursor.column()), y(cursor.row()), columns.width(cursor.column()), high());
    }

    // --- Places ----------------------------------------------------------------------------------------------------

    private float high() {
        return ui.px(ROW);
    }

    /** Where a row begins below. */
    private float y(int row) {
        return getHeight() - high() * (row - firstRow + 2);
    }

    /** The row at a place; beyond the last that for a new unit. */
    int rowAt(float y) {
        return firstRow + (int) ((getHeight() - y) / high()) - 1;
    }

    /** The column at a place; none beside all that are seen, or at the margin. */
    Optional<Integer> columnAt(float x) {
        return columns.at(x, getWidth());
    }

    // --- Drawing ---------------------------------------------------------------------------------------------------

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        Ink ink = ui.app().ink();
        ink.rectangle(getX(), getY(), getWidth(), getHeight(), Palette.PAPER);
        BitmapFont font = ui.app().fonts().get(Face.PLAIN, ui.px(LETTERS));
        List<Integer> seen = columns.seen(getWidth());
        int last = Math.min(firstRow + rowsSeen(), table.rows().size() + 1);
        IntStream.range(firstRow, last).forEach(row -> row(ink, font, row, seen));
        head(ink, seen);
        ink.frame(getX(), getY(), getWidth(), getHeight(), stroke(), Palette.PANEL_EDGE);
        super.draw(batch, parentAlpha);
    }

    private int stroke() {
        return Math.max(1, ui.px(1));
    }

    private void head(Ink ink, List<Integer> seen) {
        float y = getY() + getHeight() - high();
        ink.rectangle(getX(), y, getWidth(), high(), Palette.BUTTON);
        BitmapFont bold = ui.app().fonts().get(Face.BOLD, ui.px(LETTERS - 1));
        for (int column : seen) {
            words(ink, bold, columns.heading(column), column, y, Palette.INK);
            ink.rectangle(getX() + columns.x(column), getY(), stroke(), getHeight(), Palette.GRID);
        }
        int end = seen.get(seen.size() - 1);
        ink.rectangle(getX() + columns.x(end) + columns.width(end), getY(), stroke(), getHeight(), Palette.GRID);
        if (columns.hasMoreBefore() || end < UnitTable.COLUMNS.size() - 1) {
            String more =
                    (columns.hasMoreBefore() ? "\u2190" : "") + (end < UnitTable.COLUMNS.size() - 1 ? "\u2192" : "");
            float x = getX() + ui.px(INSET);
            ui.app().fonts().from(ink, bold, more, x, y + high() / 2, Palette.LEGAL);
        }
    }

    private void row(Ink ink, BitmapFont font, int number, List<Integer> seen) {
        float y = getY() + y(number);
        boolean added = number >= table.rows().size();
        UnitTable.@Nullable Row row = added ? null : table.rows().get(number);
        if (row != null) {
            margin(ink, font, row, number, y);
        }
        for (int column : seen) {
            background(ink, row, number, column, y);
            words(ink, font, cell(number, column), column, y, Palette.INK);
        }
        if (added) {
            float x = getX() + ui.px(INSET);
            ui.app().fonts().from(ink, font, "+", x + ui.px(INSET), y + high() / 2, Palette.LEGAL);
            if (cursor.row() != number || !isEditing()) {
                words(ink, font, ui.text("sheet.new"), 0, y, Palette.FAINT_INK);
            }
        }
        boolean first = row != null && table.beginsFormation(number);
        Color line = first ? Palette.PANEL_EDGE : Palette.GRID;
        ink.rectangle(getX(), y + high() - stroke(), getWidth(), first ? 2f * stroke() : stroke(), line);
        if (cursor.row() == number && seen.contains(cursor.column())) {
            float x = getX() + columns.x(cursor.column());
            ink.frame(x, y, columns.width(cursor.column()), high(), 2f * stroke(), Palette.LEGAL);
        }
    }

    /** The number of the row in the colours of its side, or a mark where something is wrong in it. */
    private void margin(Ink ink, BitmapFont font, UnitTable.Row row, int number, float y) {
        Optional<Side> side = TreeCounters.constant(Side.values(), row.cell("side"));
        boolean wrong = problems.at(row, "");
        Color face = wrong ? Palette.BAD : side.map(Palette::face).orElse(Palette.SHEET);
        Color print = wrong ? Palette.WHITE : side.map(Palette::print).orElse(Palette.INK);
        ink.rectangle(getX(), y, ui.px(SheetColumns.MARGIN), high(), face);
        String mark = wrong ? "!" : Integer.toString(number + 1);
        ui.app().fonts().centred(ink, font, mark, getX() + ui.px(SheetColumns.MARGIN) / 2f, y + high() / 2, print);
    }

    private void background(Ink ink, UnitTable.@Nullable Row row, int number, int column, float y) {
        float x = getX() + columns.x(column);
        if (row != null && problems.at(row, UnitTable.COLUMNS.get(column))) {
            ink.rectangle(x, y, columns.width(column), high(), Palette.mix(Palette.PAPER, Palette.BAD, 0.3f));
        } else if (cursor.marks(number, column)) {
            ink.rectangle(x, y, columns.width(column), high(), Palette.BUTTON_OVER);
        }
    }

    /** Writes as much of a text as fits into a cell. */
    private void words(Ink ink, BitmapFont font, String text, int column, float y, Color color) {
        float room = columns.width(column) - 2 * ui.px(INSET);
        String shown = text;
        if (ui.app().fonts().width(font, text) > room) {
            int letters = text.length();
            while (letters > 0 && ui.app().fonts().width(font, text.substring(0, letters) + "…") > room) {
                letters--;
            }
            shown = text.substring(0, letters) + "…";
        }
        ui.app().fonts().from(ink, font, shown, getX() + columns.x(column) + ui.px(INSET), y + high() / 2, color);
    }
}
