package org.roadtorichmond.screen.battle;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import org.roadtorichmond.screen.kit.Widgets;

/** The strip at the top of the map that says who has to decide something in the other player's turn. */
final class InterruptionStrip {
    private static final float AIR = 6;

    private InterruptionStrip() {}

    /** A layer of the stage with words in the strip, below a bar of a height in units. */
    static Table of(Widgets ui, Label words, float bar) {
        Table layer = new Table();
        layer.setFillParent(true);
        layer.top().padTop(ui.px(bar) + ui.px(AIR));
        Table back = new Table();
        back.setBackground(ui.theme().panel());
        back.add(words);
        layer.add(back);
        return layer;
    }
}
