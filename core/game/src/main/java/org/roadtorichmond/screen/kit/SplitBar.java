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
        float width = rows.ui().px(WIDE);
        rows.add(of(rows.ui(), share, filled, rest, width, HIGH), 1)
                .fill(false, false)
                .width(width);
    }

    /** The bar alone, of a width in pixels and a height in units. */
    public static Table of(Widgets ui, double share, Color filled, Color rest, float width, float high) {
        Table bar = new Table();
        bar.setBackground(ui.theme().box(rest, Palette.PANEL_EDGE, 0));
        Table full = new Table();
        full.setBackground(ui.theme().box(filled, Palette.PANEL_EDGE, 0));
        bar.add(full).width((float) (width * share)).height(ui.px(high)).left();
        bar.add().growX();
        return bar;
    }
}
