package org.roadtorichmond.screen.battle.panel;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.List;
import java.util.function.Supplier;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.lesson.PointedButtons;
import org.roadtorichmond.view.Palette;

/** The rings round the buttons at which a lesson points. Buttons are found by the names that {@link #named} gives them. */
public final class LessonRings extends Actor {
    private static final float OUTSIDE = 3;
    private static final float STROKE = 3;

    private final Widgets ui;
    private final Supplier<List<String>> pointed;
    private final Vector2 corner = new Vector2();

    /** Rings on the stage round the buttons that are pointed at, by their names. */
    public LessonRings(Widgets ui, Supplier<List<String>> pointed) {
        this.ui = ui;
        this.pointed = pointed;
        setTouchable(Touchable.disabled);
    }

    /** Gives a button the name by which lessons find it; returns the button. */
    public static TextButton named(KeyAction action, TextButton button) {
        button.setName(action.name());
        return button;
    }

    /** The same for a button that shows an overlay. */
    static TextButton ofLayer(KeyAction action, TextButton button) {
        button.setName(PointedButtons.layer(action));
        return button;
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        float outside = ui.px(OUTSIDE);
        for (String name : pointed.get()) {
            Actor button = ui.stage().getRoot().findActor(name);
            if (button != null && button.ascendantsVisible()) {
                button.localToStageCoordinates(corner.set(-outside, -outside));
                ui.app()
                        .ink()
                        .frame(
                                corner.x,
                                corner.y,
                                button.getWidth() + 2 * outside,
                                button.getHeight() + 2 * outside,
                                ui.px(STROKE),
                                Palette.NOW);
            }
        }
    }
}
