package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.WidgetGroup;
import com.badlogic.gdx.scenes.scene2d.utils.Layout;

/** Sets its children one after another from the left, and goes on in the next line where one is full. */
public final class Flow extends WidgetGroup {
    private final float gap;
    private float height;

    public Flow(float gap) {
        this.gap = gap;
        setTransform(false);
    }

    /** Measures how high the children become in a width; places them below a height if there is one. */
    private float arrange(float width, boolean place, float top) {
        float x = 0;
        float line = 0;
        float below = 0;
        for (Actor child : getChildren()) {
            float wide = Math.min(((Layout) child).getPrefWidth(), width);
            float high = ((Layout) child).getPrefHeight();
            if (x > 0 && x + wide > width) {
                below += line + gap;
                x = 0;
                line = 0;
            }
            if (place) {
                child.setBounds(x, top - below - high, wide, high);
            }
            x += wide + gap;
            line = Math.max(line, high);
        }
        return below + line;
    }

    @Override
    public void layout() {
        float before = height;
        height = arrange(getWidth(), true, getHeight());
        if (before != height) {
            invalidateHierarchy();
        }
    }

    @Override
    public float getMinWidth() {
        return 0;
    }

    @Override
    public float getPrefWidth() {
        float width = 0;
        for (Actor child : getChildren()) {
            width += ((Layout) child).getPrefWidth() + gap;
        }
        return Math.max(0, width - gap);
    }

    @Override
    public float getPrefHeight() {
        return arrange(getWidth() > 0 ? getWidth() : Float.MAX_VALUE, false, 0);
    }
}
