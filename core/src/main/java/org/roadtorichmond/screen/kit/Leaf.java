package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.scenes.scene2d.ui.Table;

/** What can be laid over a whole screen and taken away again, while the screen stays as it is: the manual, the statistics. */
public interface Leaf {

    /** Its panels, made anew whenever the window or the interface scale changes. */
    Table build();

    /** What is due once it lies on the stage and has its size. */
    default void settle() {}

    /** Hears of a key before anybody else; whether it was meant for the leaf. */
    boolean key(int key);
}
