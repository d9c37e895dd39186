package org.roadtorichmond.screen.report;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import org.roadtorichmond.balance.FormationLoss;
import org.roadtorichmond.screen.kit.Theme;
import org.roadtorichmond.screen.kit.Widgets;

/** What formations have lost, a bar each. */
public final class FormationBars {
    private static final float NAME = 160;
    private static final float NUMBER = 70;
    private static final float GAP = 8;

    private final Widgets ui;

    /** Bars made of the widgets of a page. */
    public FormationBars(Widgets ui) {
        this.ui = ui;
    }

    /**
     * The bars in a table of a width in pixels.
     *
     * @param largest the strength for which a bar is as long as its room, 1 or more
     */
    public Table build(List<FormationLoss> formations, int largest, float width) {
        Theme theme = ui.theme();
        Table table = new Table();
        table.defaults().left().padBottom(theme.px(3));
        float room = width - theme.px(NAME + NUMBER + 2 * GAP);
        for (FormationLoss formation : formations) {
            String name = formation.name().isEmpty()
                    ? ui.text("report.independent")
                    : ui.texts().name(formation.name());
            table.add(ui.wrapped(name, "default")).width(theme.px(NAME)).padRight(theme.px(GAP));
            table.add(new LossBar(ui, formation, largest)).width(room).height(theme.px(16));
            table.add(ui.label(ui.text("report.of", formation.lost(), formation.printed()), "small"))
                    .width(theme.px(NUMBER))
                    .padLeft(theme.px(GAP))
                    .row();
        }
        return table;
    }
}
