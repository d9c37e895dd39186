package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import org.jspecify.annotations.Nullable;

/** A scroll pane that takes the wheel while the mouse is over it, and gives it back after. */
public final class WheelScrollPane extends ScrollPane {
    private boolean toEnd;

    /** A pane that scrolls up and down only. */
    public WheelScrollPane(Actor content, Theme theme) {
        super(content, theme.skin());
        setFadeScrollBars(false);
        setScrollingDisabled(true, false);
        addListener(new InputListener() {
            @Override
            public void enter(InputEvent event, float x, float y, int pointer, @Nullable Actor from) {
                if (getStage() != null) {
                    getStage().setScrollFocus(WheelScrollPane.this);
                }
            }

            @Override
            public void exit(InputEvent event, float x, float y, int pointer, @Nullable Actor to) {
                if (getStage() != null && (to == null || !to.isDescendantOf(WheelScrollPane.this))) {
                    getStage().setScrollFocus(null);
                }
            }
        });
    }

    /** Whether it shows its end whenever it is laid out: lines that wrap grow only when they know how wide they are. */
    public void keepToEnd(boolean keep) {
        toEnd = keep;
        invalidate();
    }

    @Override
    public void layout() {
        super.layout();
        if (toEnd) {
            setScrollY(getMaxY());
            updateVisualScroll();
        }
    }
}
