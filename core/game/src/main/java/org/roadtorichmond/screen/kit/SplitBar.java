package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import org.roadtorichmond.view.Palette;

/** A slim bar, of which a share is filled from the left. */
public final class SplitBar {
    private static final float WIDE = 230;
    private static final float HIGH = 9;

    private SplitBar() {}

    /** Adds a bar below some rows, of which the share, 0 to 1, has one colour and the rest another. */
    public static void add(Rows rows, double share, Color filled, Color rest) {
        Widgets ui = rows.ui();
        Table bar = new Table();
        bar.setBackground(ui.theme().box(rest, Palette.PANEL_EDGE, 0));
        Table full = new Table();
        full.setBackground(ui.theme().box(filled, Palette.PANEL_EDGE, 0));
        float width = ui.px(WIDE);
        bar.add(full).width((float) (width * share)).height(ui.px(HIGH)).left();
        bar.add().growX();
        rows.add(bar, 1).fill(false, false).width(width);
    }
}
