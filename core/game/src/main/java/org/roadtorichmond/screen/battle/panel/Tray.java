package org.roadtorichmond.screen.battle.panel;

import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.List;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.screen.kit.CounterActor;
import org.roadtorichmond.screen.kit.LastShown;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.view.CorpsBands;
import org.roadtorichmond.view.Counter;
import org.roadtorichmond.view.Counter.Mark;

/** The tray of reinforcements that may enter now; a click chooses one, with Shift or Ctrl several. */
public final class Tray {
    private static final float COUNTER = 46;
    private static final float GAP = 10;

    private final Widgets ui;
    private final Control control;
    private final CorpsBands bands;
    private final Runnable refresh;
    private boolean folded;
    private final LastShown shown = new LastShown();

    /** A tray of reinforcements; the screen is refreshed after each choice in it. */
    public Tray(Widgets ui, Control control, CorpsBands bands, Runnable refresh) {
        this.ui = ui;
        this.control = control;
        this.bands = bands;
        this.refresh = refresh;
    }

    /**
     * Fills the tray; it stays empty when no unit is due or a person has no say.
     *
     * @param closed whether it stays empty in any case
     */
    public void fill(Table table, boolean closed) {
        List<Unit> units = !closed && control.session().humanDecides()
                ? control.session().options().march().arriving()
                : List.of();
        List<Unit> required = units.isEmpty()
                ? List.of()
                : control.session().options().march().mustEnter();
        if (!shown.differs(units, required, control.selection(), folded)) {
            return;
        }
        table.clear();
        table.setVisible(!units.isEmpty());
        if (units.isEmpty()) {
            // Its background takes room, too, of which the log would have the less.
            table.pad(0);
            return;
        }
        table.pad(Table.backgroundTop, Table.backgroundLeft, Table.backgroundBottom, Table.backgroundRight);
        GameState state = control.session().state();
        String title = ui.text(folded ? "tray.folded" : "tray.unfolded", units.size());
        TextButton switcher = ui.button(title, "list", () -> {
            folded = !folded;
            refresh.run();
        });
        // At the bottom it stays where it is when it folds the tray.
        table.add(switcher).bottom().left();
        if (folded) {
            table.add().growX();
            return;
        }
        Table row = new Table();
        for (Unit unit : units) {
            row.add(counter(unit, state, required)).pad(ui.px(2));
        }
        ScrollPane pane = new ScrollPane(row, ui.theme().skin());
        pane.setScrollingDisabled(false, true);
        pane.setFadeScrollBars(false);
        table.add(pane).left().padLeft(ui.px(GAP));
        table.add().growX();
    }

    private CounterActor counter(Unit unit, GameState state, List<Unit> required) {
        boolean chosen = control.selection().units().contains(unit);
        Mark mark = chosen ? Mark.SELECTED : required.contains(unit) ? Mark.REQUIRED : Mark.NONE;
        CounterActor counter = new CounterActor(
                ui.app(), Counter.of(unit, state.scenario().field().grid().hex(0), state, bands, false, mark), COUNTER);
        return Widgets.onClick(counter, () -> {
            if (ui.held().control() || ui.held().shift()) {
                control.join(unit);
            } else {
                control.select(new Selection.Entering(unit));
            }
            refresh.run();
        });
    }
}
