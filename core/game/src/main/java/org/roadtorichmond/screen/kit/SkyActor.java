package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import org.roadtorichmond.view.Ink;
import org.roadtorichmond.view.Palette;

/** A sun by day and a crescent moon by night. */
public final class SkyActor extends Widget {
    private static final int RAYS = 8;
    private static final float UNITS = 24;

    private final Ink ink;
    private final float size;
    private boolean night;

    /** A sky by day. */
    public SkyActor(Widgets ui) {
        ink = ui.app().ink();
        size = ui.px(UNITS);
    }

    /** Sets whether it is night. */
    public void night(boolean dark) {
        night = dark;
    }

    @Override
    public float getPrefWidth() {
        return size;
    }

    @Override
    public float getPrefHeight() {
        return size;
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        float x = getX() + getWidth() / 2;
        float y = getY() + getHeight() / 2;
        if (night) {
            ink.disc(x, y, size * 0.42f, Palette.PAPER);
            ink.disc(x + size * 0.17f, y + size * 0.1f, size * 0.36f, Palette.INK);
            return;
        }
        ink.disc(x, y, size * 0.25f, Palette.SELECTED);
        for (int i = 0; i < RAYS; i++) {
            float cos = (float) Math.cos(2 * Math.PI * i / RAYS) * size;
            float sin = (float) Math.sin(2 * Math.PI * i / RAYS) * size;
            ink.line(
                    x + cos * 0.33f,
                    y + sin * 0.33f,
                    x + cos * 0.48f,
                    y + sin * 0.48f,
                    Math.max(1.5f, size * 0.07f),
                    Palette.SELECTED);
        }
    }
}
