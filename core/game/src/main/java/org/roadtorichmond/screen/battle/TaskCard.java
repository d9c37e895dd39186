package org.roadtorichmond.screen.battle;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import org.roadtorichmond.screen.kit.Flow;
import org.roadtorichmond.screen.kit.Navigator;
import org.roadtorichmond.screen.kit.Rows;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.RandomSeeds;
import org.roadtorichmond.session.solve.Positions;
import org.roadtorichmond.session.solve.Solving;

/** What is to be achieved in a position that is being solved, and how long there is for it; it stays in sight beside the map. */
final class TaskCard {
    private static final float AIR = 8;

    private final Widgets ui;
    private final Navigator navigator;
    private final Positions.Entry entry;

    TaskCard(Widgets ui, Navigator navigator, Solving solving) {
        this.ui = ui;
        this.navigator = navigator;
        entry = solving.entry();
    }

    /** Builds the card in a column beside the map. */
    void build(Table column) {
        Table panel = ui.panel();
        panel.pad(ui.px(AIR));
        Rows rows = new Rows(ui, panel);
        rows.text(entry.name(ui.texts()), "heading", 0, 2);
        rows.text(entry.task(ui.texts()), "hint", 0, 4);
        rows.text(entry.terms(ui.texts()), "small", 0, 6);
        Flow buttons = new Flow(ui.px(6));
        buttons.addActor(ui.button(
                ui.text("lessons.restart"), "default", () -> navigator.solve(new Solving(entry, RandomSeeds.seed()))));
        buttons.addActor(ui.button(ui.text("solve.others"), "default", this::leave));
        rows.add(buttons, 0);
        column.add(panel).growX();
    }

    private void leave() {
        ui.app().clearTable();
        navigator.positions();
    }
}
