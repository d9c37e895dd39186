package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.Input.Keys;
import java.util.Map;
import org.roadtorichmond.screen.kit.Modifiers;
import org.roadtorichmond.workshop.table.SheetCursor;
import org.roadtorichmond.workshop.table.UnitTable;

/**
 * The keys of a table of units, as in spreadsheets: arrows, Tab and Enter go from cell to cell, with Shift arrows mark cells, letters
 * and F2 begin to type, Escape leaves what was typed; after a row that was filled with Tab, Enter goes to the beginning of the next.
 */
final class UnitSheetKeys {
    private static final int NONE = -1;

    private final UnitSheet sheet;
    private final Modifiers held;
    /** What else keys do, without a modifier. */
    private final Map<Integer, Runnable> plain;
    /** What else keys do with Control. */
    private final Map<Integer, Runnable> control;

    private int rowBegin = NONE;

    UnitSheetKeys(UnitSheet sheet, Modifiers held, Map<Integer, Runnable> plain, Map<Integer, Runnable> control) {
        this.sheet = sheet;
        this.held = held;
        this.plain = Map.copyOf(plain);
        this.control = Map.copyOf(control);
    }

    /** Handles a key while the table has the keys; returns whether it was used. */
    boolean key(int key) {
        if (sheet.isEditing()) {
            return typing(key);
        }
        Runnable action = (held.control() ? control : plain).get(key);
        if (action != null) {
            action.run();
            return true;
        }
        boolean scales = held.control() && (key == Keys.PAGE_UP || key == Keys.PAGE_DOWN);
        return !scales && (steps(key) || moves(key));
    }

    private boolean typing(int key) {
        switch (key) {
            case Keys.ESCAPE -> sheet.abandon();
            case Keys.ENTER, Keys.NUMPAD_ENTER, Keys.TAB, Keys.UP, Keys.DOWN -> {
                sheet.commit();
                steps(key);
                moves(key);
            }
            case Keys.LEFT, Keys.RIGHT -> {
                if (!sheet.isReplacing()) {
                    return false;
                }
                sheet.commit();
                moves(key);
            }
            case Keys.F2 -> sheet.edit();
            default -> {
                return false;
            }
        }
        return true;
    }

    /** Tab and Enter. */
    private boolean steps(int key) {
        SheetCursor at = sheet.cursor();
        int by = held.shift() ? -1 : 1;
        if (key == Keys.TAB) {
            rowBegin = rowBegin == NONE ? at.column() : rowBegin;
            int column = at.column() + by;
            boolean end = column < 0 || column >= UnitTable.COLUMNS.size();
            sheet.go(end ? at.row() + by : at.row(), end ? (by > 0 ? 0 : Integer.MAX_VALUE) : column, false);
            return true;
        } else if (key == Keys.ENTER || key == Keys.NUMPAD_ENTER) {
            sheet.go(at.row() + by, rowBegin == NONE ? at.column() : rowBegin, false);
            rowBegin = NONE;
            return true;
        }
        return false;
    }

    private boolean moves(int key) {
        SheetCursor at = sheet.cursor();
        int last = sheet.table().rows().size();
        boolean far = held.control();
        switch (key) {
            case Keys.UP -> go(far ? 0 : at.row() - 1, at.column());
            case Keys.DOWN -> go(far ? last : at.row() + 1, at.column());
            case Keys.LEFT -> go(at.row(), far ? 0 : at.column() - 1);
            case Keys.RIGHT -> go(at.row(), far ? Integer.MAX_VALUE : at.column() + 1);
            case Keys.PAGE_UP -> go(at.row() - sheet.rowsSeen(), at.column());
            case Keys.PAGE_DOWN -> go(at.row() + sheet.rowsSeen(), at.column());
            case Keys.HOME -> go(far ? 0 : at.row(), 0);
            case Keys.END -> go(far ? last : at.row(), Integer.MAX_VALUE);
            case Keys.F2 -> sheet.edit();
            default -> {
                return false;
            }
        }
        return true;
    }

    private void go(int row, int column) {
        rowBegin = NONE;
        sheet.go(row, column, held.shift());
    }
}
