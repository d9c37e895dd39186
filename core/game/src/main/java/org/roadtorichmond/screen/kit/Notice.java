package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import com.badlogic.gdx.scenes.scene2d.ui.Label;

/** Words that lie over the foot of a page for some seconds and are in no one's way: what asks for no answer. */
public final class Notice {
    private static final float WIDTH = 520;
    private static final float ABOVE = 76;
    private static final float SECONDS = 7;

    private final Widgets ui;

    /** A notice on a page. */
    public Notice(Widgets ui) {
        this.ui = ui;
    }

    /** Shows words, which go by themselves. */
    public void show(String words) {
        Label label = ui.centred(words, "tooltip");
        float width = Math.min(ui.px(WIDTH), ui.stage().getWidth() * 0.9f);
        label.setSize(width, 1);
        label.layout();
        label.setSize(width, label.getPrefHeight());
        label.setPosition((ui.stage().getWidth() - width) / 2, ui.px(ABOVE));
        label.setTouchable(Touchable.disabled);
        label.addAction(Actions.sequence(Actions.delay(SECONDS), Actions.removeActor()));
        ui.stage().addActor(label);
    }
}
