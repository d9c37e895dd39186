package org.roadtorichmond.screen.battle.panel;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.screen.kit.CounterActor;
import org.roadtorichmond.screen.kit.Rows;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.view.CorpsBands;
import org.roadtorichmond.view.Counter;
import org.roadtorichmond.view.Counter.Mark;

/** Lines of panels that name units, each beside its counter as it lies on the map, but small. */
final class UnitLines {
    private static final float COUNTER = 26;
    private static final float GAP = 5;

    private final Rows rows;
    private final Widgets ui;
    private final GameState state;
    private final CorpsBands bands;

    /** Lines of a panel, for units as they are in a game. */
    UnitLines(Rows rows, GameState state, CorpsBands bands) {
        this.rows = rows;
        this.state = state;
        this.bands = bands;
        ui = rows.ui();
    }

    /** The small counter of a unit, which lies in no hex here. */
    private CounterActor counter(Unit unit) {
        Hex hex = state.hexOf(unit)
                .orElseGet(() -> state.scenario().field().grid().hex(0));
        return new CounterActor(ui.app(), Counter.of(unit, hex, state, bands, false, Mark.NONE), COUNTER);
    }

    /** Adds a line that can be chosen, about one unit or several that stand together. */
    TextButton line(List<Unit> units, String words, String style, Runnable action) {
        TextButton line = ui.line(words, style, () -> rows.act(action));
        Label label = line.getLabel();
        label.setWrap(true);
        label.setAlignment(Align.left);
        line.clearChildren();
        line.pad(ui.px(1), ui.px(4), ui.px(1), ui.px(6));
        units.forEach(unit -> line.add(counter(unit)));
        line.add(label).growX().padLeft(ui.px(GAP));
        rows.add(line, 2);
        return line;
    }

    /** A table of units below each other, each with its strength at the right. */
    Table strengths(List<Unit> units) {
        Table table = new Table();
        table.top();
        for (Unit unit : units) {
            table.add(counter(unit));
            table.add(ui.wrapped(unit.id(), "default")).growX().padLeft(ui.px(GAP));
            table.add(ui.label(Integer.toString(state.strength(unit)), "bold"))
                    .right()
                    .padLeft(ui.px(GAP))
                    .row();
        }
        return table;
    }
}
