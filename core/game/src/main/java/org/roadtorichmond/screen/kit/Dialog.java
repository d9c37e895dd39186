package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import org.roadtorichmond.view.Palette;

/** What is laid over a whole screen until it is closed: a notice, a question, the manual, the statistics. */
public interface Dialog {
    /** Its panels, built again whenever the window or the interface scale changes. */
    Table build();

    /** Called once the panels lie on the stage and have their size. */
    default void settle() {}

    /** Handles a key before the focus does; returns whether it was used. Escape closes the dialog unless it is used here. */
    default boolean key(int key) {
        return false;
    }

    /** The colour that is laid over the screen below. */
    default Color veil() {
        return Palette.clear(Palette.INK, 0.5f);
    }
}
