package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.screen.kit.Dialog;
import org.roadtorichmond.screen.kit.Page;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.workshop.tools.EditingSession;
import org.roadtorichmond.workshop.tools.Finding;
import org.roadtorichmond.workshop.tools.Selected;

/** Lays all units of a scenario over the workshop: as a table, or those that come later as a calendar. */
final class UnitsDialog implements Dialog {
    private static final int TABLE_KEY = Keys.U;
    private static final int CALENDAR_KEY = Keys.K;

    private final Page ui;
    private final EditingSession session;
    private final Runnable save;
    private final UnitTablePane table;
    private final ArrivalsPane calendar;
    private UnitsView shown;
    private Label state;
    private boolean open;
    private boolean onButtons;

    /**
     * A dialog that is not open yet.
     *
     * @param save saves the scenario
     */
    UnitsDialog(Page ui, EditingSession session, Runnable save) {
        this.ui = ui;
        this.session = session;
        this.save = save;
        table = new UnitTablePane(ui, ui.dialogs(), session);
        calendar = new ArrivalsPane(ui, session, this::lead);
        shown = table;
        state = ui.label("", "default");
        session.listen(this::refresh);
    }

    /** Opens it at the table. */
    void table() {
        open(table);
    }

    /** Opens it at the calendar. */
    void calendar() {
        open(calendar);
    }

    private void open(UnitsView view) {
        shown = view;
        onButtons = false;
        if (view == table) {
            Optional<String> unit =
                    session.selected() instanceof Selected.OfUnit one ? Optional.of(one.id()) : Optional.empty();
            table.open(unit);
        }
        if (open) {
            ui.dialogs().rebuild();
        } else {
            open = true;
            ui.dialogs().open(this);
        }
    }

    /** Opens one of the views by its key, which is pressed with Control; returns whether it is such a key. */
    boolean opens(int key) {
        if (key != TABLE_KEY && key != CALENDAR_KEY) {
            return false;
        }
        open(key == TABLE_KEY ? table : calendar);
        return true;
    }

    /** Closes it and selects a unit. */
    private void lead(String unit) {
        close();
        session.select(new Selected.OfUnit(unit));
    }

    private void close() {
        open = false;
        ui.dialogs().close(this);
    }

    @Override
    public Table build() {
        Table page = ui.panel();
        page.pad(ui.px(10));
        Table bar = new Table();
        bar.defaults().padRight(ui.px(6));
        bar.add(ui.choice(ui.text("units.table"), shown == table, this::table));
        bar.add(ui.choice(ui.text("units.calendar"), shown == calendar, this::calendar));
        state = ui.label("", "small");
        state.setEllipsis(true);
        bar.add(state).minWidth(1).prefWidth(1).growX().padLeft(ui.px(8));
        bar.add(ui.button(ui.text("edit.undo", ui.key(KeyAction.UNDO)), "list", session::undo));
        bar.add(ui.button(ui.text("edit.redo", ui.key(KeyAction.REDO)), "list", session::redo));
        bar.add(ui.button(ui.text("edit.close"), "default", this::close)).padRight(0);
        page.add(bar).growX().padBottom(ui.px(6)).row();
        page.add(shown.build()).grow();
        words();
        return page;
    }

    @Override
    public void settle() {
        if (!onButtons) {
            shown.takeKeys();
        }
        shown.refresh();
    }

    private void refresh() {
        if (open) {
            shown.refresh();
            words();
        }
    }

    private void words() {
        long problems = session.findings().stream()
                .filter(finding -> !finding.warning())
                .count();
        long warnings = session.findings().stream().filter(Finding::warning).count();
        state.setText(
                session.judgement().isEmpty()
                        ? ui.text("edit.checking")
                        : problems > 0 ? ui.text("edit.draft", problems) : ui.text("edit.whole", warnings));
    }

    @Override
    public boolean key(int key) {
        KeyAction action = ui.app().keys().action(ui.held().stroke(key)).orElse(null);
        if (key == Keys.F6) {
            onButtons = !onButtons;
            if (onButtons) {
                ui.stage().setKeyboardFocus(null);
            } else {
                shown.takeKeys();
            }
            ui.focus(onButtons);
            return true;
        } else if (ui.held().control() && ((action != null && byControl(action)) || opens(key))) {
            return true;
        } else if (!onButtons && shown.key(key)) {
            return true;
        } else if (key == Keys.ESCAPE) {
            close();
            return true;
        }
        return false;
    }

    private boolean byControl(KeyAction action) {
        List<KeyAction> known = List.of(KeyAction.UNDO, KeyAction.REDO, KeyAction.SAVE);
        switch (action) {
            case UNDO -> session.undo();
            case REDO -> session.redo();
            case SAVE -> save.run();
            default -> {}
        }
        return known.contains(action);
    }
}
