package org.roadtorichmond.workshop.table;

/** The cursor of a table and the cells that are marked with it: from where the marking began to where the cursor is. One thread. */
public final class SheetCursor {
    private int row;
    private int column;
    private int anchorRow;
    private int anchorColumn;

    /** Its row, from 0. */
    public int row() {
        return row;
    }

    /** Its column, from 0. */
    public int column() {
        return column;
    }

    /**
     * Goes to a cell, or the nearest that there is.
     *
     * @param marks whether the cells from where it began are marked, instead of this one alone
     * @param rows how many rows there are, from 1
     * @param columns how many columns there are, from 1
     */
    public void go(int toRow, int toColumn, boolean marks, int rows, int columns) {
        row = Math.max(0, Math.min(toRow, rows - 1));
        column = Math.max(0, Math.min(toColumn, columns - 1));
        if (!marks) {
            anchorRow = row;
            anchorColumn = column;
        }
        anchorRow = Math.min(anchorRow, rows - 1);
    }

    /** Marks everything from the first cell to the cursor's. */
    public void anchorAtFirst() {
        anchorRow = 0;
        anchorColumn = 0;
    }

    /** The first marked row. */
    public int top() {
        return Math.min(row, anchorRow);
    }

    /** The last marked row. */
    public int bottom() {
        return Math.max(row, anchorRow);
    }

    /** The first marked column. */
    public int left() {
        return Math.min(column, anchorColumn);
    }

    /** The last marked column. */
    public int right() {
        return Math.max(column, anchorColumn);
    }

    /** Whether a cell is marked. */
    public boolean marks(int someRow, int someColumn) {
        return someRow >= top() && someRow <= bottom() && someColumn >= left() && someColumn <= right();
    }
}
