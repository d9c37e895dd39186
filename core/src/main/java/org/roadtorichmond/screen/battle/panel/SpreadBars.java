package org.roadtorichmond.screen.battle.panel;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import org.roadtorichmond.screen.kit.Page;
import org.roadtorichmond.session.forecast.Spread;
import org.roadtorichmond.view.Ink;
import org.roadtorichmond.view.Palette;

/** How often each value of a number comes, as columns on a line from the least to the greatest; the mean is a stroke under it. */
final class SpreadBars extends Widget {
    private static final float HEIGHT = 44;
    private static final float FOOT = 6;
    private static final float WIDEST = 26;

    private final Page page;
    private final Spread spread;
    private final Color color;

    SpreadBars(Page page, Spread spread, Color color) {
        this.page = page;
        this.spread = spread;
        this.color = color;
    }

    @Override
    public float getPrefHeight() {
        return page.theme().px(HEIGHT);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        Ink ink = page.studio().ink();
        int stroke = Math.max(1, page.theme().px(1));
        float foot = page.theme().px(FOOT);
        float room = getHeight() - foot - stroke;
        long values = spread.most() - spread.least() + 1;
        float band = Math.min(page.theme().px(WIDEST), getWidth() / values);
        double highest = spread.ways().keySet().stream()
                .mapToDouble(spread::chance)
                .max()
                .orElse(1);
        ink.rectangle(getX(), getY() + foot, band * values, stroke, Palette.PANEL_EDGE);
        for (long value : spread.ways().keySet()) {
            float height = Math.max(stroke, Math.round(room * spread.chance(value) / highest));
            float left = getX() + band * (value - spread.least());
            ink.rectangle(left, getY() + foot + stroke, Math.max(stroke, band - stroke), height, color);
        }
        float mean = (float) (getX() + band * (spread.mean() - spread.least() + 0.5));
        ink.rectangle(mean - stroke, getY(), 2f * stroke, foot, Palette.INK);
    }
}
