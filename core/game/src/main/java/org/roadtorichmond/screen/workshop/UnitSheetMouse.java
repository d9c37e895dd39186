package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.utils.TimeUtils;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.screen.kit.Modifiers;
import org.roadtorichmond.workshop.table.UnitTable;

/** The mouse over a table of units: a click goes to a cell, a drag marks cells, a double click types, the wheel scrolls; letters type. */
final class UnitSheetMouse extends InputListener {
    private static final long DOUBLE_CLICK = 400;
    private static final int WHEEL_ROWS = 3;
    private static final char FIRST_LETTER = ' ';
    private static final char DELETE = 127;

    private final UnitSheet sheet;
    private final Modifiers held;
    private long clicked;

    UnitSheetMouse(UnitSheet sheet, Modifiers held) {
        this.sheet = sheet;
        this.held = held;
    }

    @Override
    public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
        if (event.getTarget() != sheet) {
            return false;
        }
        sheet.commit();
        sheet.takeKeys();
        int row = sheet.rowAt(y);
        if (row < 0 || y > sheet.getHeight() - sheet.getHeight() / (sheet.rowsSeen() + 1)) {
            return true;
        }
        boolean same = row == sheet.cursor().row()
                && sheet.columnAt(x)
                        .filter(column -> column == sheet.cursor().column())
                        .isPresent();
        sheet.columnAt(x).ifPresentOrElse(column -> sheet.go(row, column, held.shift()), () -> {
            sheet.go(row, 0, false);
            sheet.go(row, UnitTable.COLUMNS.size() - 1, true);
        });
        long now = TimeUtils.millis();
        if (same && now - clicked < DOUBLE_CLICK) {
            sheet.edit();
        }
        clicked = now;
        return true;
    }

    @Override
    public void touchDragged(InputEvent event, float x, float y, int pointer) {
        if (!sheet.isEditing()) {
            sheet.columnAt(x).ifPresent(column -> sheet.go(sheet.rowAt(y), column, true));
        }
    }

    @Override
    public boolean scrolled(InputEvent event, float x, float y, float amountX, float amountY) {
        sheet.scroll(Math.round(amountY * WHEEL_ROWS));
        return true;
    }

    @Override
    public void enter(InputEvent event, float x, float y, int pointer, @Nullable Actor from) {
        if (sheet.getStage() != null) {
            sheet.getStage().setScrollFocus(sheet);
        }
    }

    @Override
    public boolean keyTyped(InputEvent event, char letter) {
        boolean types = letter >= FIRST_LETTER && letter != DELETE && !held.control() && !sheet.isEditing();
        if (types) {
            sheet.edit(String.valueOf(letter), true);
        }
        return types;
    }
}
