package org.roadtorichmond.screen.battle.panel;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.forecast.Distribution;
import org.roadtorichmond.view.Ink;
import org.roadtorichmond.view.Palette;

/** How often each value of a number comes, as columns on a line from the least to the greatest; the mean is a stroke under it. */
final class DistributionBars extends Widget {
    private static final float HEIGHT = 44;
    private static final float FOOT = 6;
    private static final float WIDEST = 26;

    private final Widgets ui;
    private final Distribution distribution;
    private final Color color;

    DistributionBars(Widgets ui, Distribution distribution, Color color) {
        this.ui = ui;
        this.distribution = distribution;
        this.color = color;
    }

    @Override
    public float getPrefHeight() {
        return ui.px(HEIGHT);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        Ink ink = ui.app().ink();
        int stroke = Math.max(1, ui.px(1));
        float foot = ui.px(FOOT);
        float room = getHeight() - foot - stroke;
        long values = distribution.most() - distribution.least() + 1;
        float band = Math.min(ui.px(WIDEST), getWidth() / values);
        double highest = distribution.ways().keySet().stream()
                .mapToDouble(distribution::chance)
                .max()
                .orElse(1);
        ink.rectangle(getX(), getY() + foot, band * values, stroke, Palette.PANEL_EDGE);
        for (long value : distribution.ways().keySet()) {
            float height = Math.max(stroke, Math.round(room * distribution.chance(value) / highest));
            float left = getX() + band * (value - distribution.least());
            ink.rectangle(left, getY() + foot + stroke, Math.max(stroke, band - stroke), height, color);
        }
        float mean = (float) (getX() + band * (distribution.mean() - distribution.least() + 0.5));
        ink.rectangle(mean - stroke, getY(), 2f * stroke, foot, Palette.INK);
    }
}
