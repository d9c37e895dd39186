package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import org.roadtorichmond.view.Counter;
import org.roadtorichmond.view.CounterPainter;

/** A counter in a panel. */
public final class CounterActor extends Widget {
    /** How much air is left round a counter for what singles it out, in pixels and as a part of its size, whichever is less. */
    private static final float ROOM = 4;

    private static final float PART = 0.1f;

    private final CounterPainter painter;
    private final Counter counter;
    private final float size;
    private final float room;

    /** A counter of a size in units of the interface. */
    public CounterActor(AppContext app, Counter counter, float units) {
        painter = new CounterPainter(app.ink(), app.fonts());
        this.counter = counter;
        size = app.theme().px(units);
        room = Math.round(Math.min(ROOM, size * PART));
    }

    @Override
    public float getPrefWidth() {
        return size + 2 * room;
    }

    @Override
    public float getPrefHeight() {
        return size + 2 * room;
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        painter.paint(counter, Math.round(getX() + room), Math.round(getY() + room), size);
    }
}
