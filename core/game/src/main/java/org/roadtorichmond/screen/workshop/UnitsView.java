package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.scenes.scene2d.ui.Table;

/** One of the views of the units of a scenario, which fills a dialog. */
interface UnitsView {
    /** Its panels, built again whenever the window or the interface scale changes. */
    Table build();

    /** Shows the scenario as it stands. */
    void refresh();

    /** Has keys come to it. */
    void takeKeys();

    /** Handles a key; returns whether it was used. */
    boolean key(int key);
}
