package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import org.roadtorichmond.view.Counter;
import org.roadtorichmond.view.CounterPainter;

/** A counter in a panel. */
public final class CounterActor extends Widget {
    private static final float ROOM = 4;

    private final CounterPainter painter;
    private final Counter counter;
    private final float size;

    /** A counter of a size in units of the interface. */
    public CounterActor(AppContext app, Counter counter, float units) {
        painter = new CounterPainter(app.ink(), app.fonts());
        this.counter = counter;
        size = app.theme().px(units);
    }

    @Override
    public float getPrefWidth() {
        return size + 2 * ROOM;
    }

    @Override
    public float getPrefHeight() {
        return size + 2 * ROOM;
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        painter.paint(counter, Math.round(getX() + ROOM), Math.round(getY() + ROOM), size);
    }
}
