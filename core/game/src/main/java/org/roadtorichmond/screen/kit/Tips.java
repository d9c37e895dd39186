package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The one tooltip of a screen: it appears half a second after something has been pointed at, and goes with the next movement. */
public final class Tips {
    /** How long one must point, in seconds. */
    static final float DELAY = 0.5f;

    private static final float WIDTH = 320;
    private static final float AWAY = 18;

    private final Widgets ui;
    private final Label label;

    /** A tooltip on the page's stage; to be made again whenever the stage is built. */
    public Tips(Widgets ui) {
        this.ui = ui;
        label = ui.wrapped("", "tooltip");
        label.setVisible(false);
        label.setTouchable(Touchable.disabled);
        ui.stage().addActor(label);
    }

    /** Hides the tooltip, and cancels one that is about to appear. */
    public void hide() {
        label.clearActions();
        label.setVisible(false);
    }

    /** Shows words near a point of the stage after a moment, wholly inside the window and, if it can be, off what is to be seen. */
    public void point(String words, float x, float y, List<Rectangle> seen) {
        hide();
        if (words.isEmpty()) {
            return;
        }
        label.setText(words);
        label.setWrap(false);
        float width = Math.min(
                label.getPrefWidth() + 1, Math.min(ui.px(WIDTH), ui.stage().getWidth()));
        label.setWrap(true);
        label.setSize(width, 1);
        label.layout();
        label.setSize(width, label.getPrefHeight());
        Rectangle place = TipPlace.of(
                x,
                y,
                width,
                label.getHeight(),
                ui.px(AWAY),
                ui.stage().getWidth(),
                ui.stage().getHeight(),
                seen);
        label.setPosition(place.x, place.y);
        label.toFront();
        label.addAction(Actions.sequence(Actions.delay(DELAY), Actions.visible(true)));
    }

    /** Explains an actor while the mouse is over it, off the actor if it can be; the words are asked for each time. */
    public <T extends Actor> T explain(T actor, Supplier<String> words) {
        actor.addListener(new InputListener() {
            @Override
            public void enter(InputEvent event, float x, float y, int pointer, @Nullable Actor from) {
                if (pointer < 0) {
                    Vector2 corner = actor.localToStageCoordinates(new Vector2());
                    Rectangle spoken = new Rectangle(corner.x, corner.y, actor.getWidth(), actor.getHeight());
                    point(words.get(), event.getStageX(), event.getStageY(), List.of(spoken));
                }
            }

            @Override
            public void exit(InputEvent event, float x, float y, int pointer, @Nullable Actor to) {
                hide();
            }
        });
        return actor;
    }
}
