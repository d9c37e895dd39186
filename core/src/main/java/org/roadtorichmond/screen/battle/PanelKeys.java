package org.roadtorichmond.screen.battle;

import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.screen.kit.FocusRing;
import org.roadtorichmond.screen.kit.Page;

/** Leads the keys from the map into one panel after another and back, so that everything in the panels can be reached and pressed. */
final class PanelKeys {
    private final List<Table> panels;
    private @Nullable FocusRing ring;
    private int place = -1;

    PanelKeys(List<Table> panels) {
        this.panels = List.copyOf(panels);
    }

    /** Lays the frame of the focus on a stage that has been emptied. */
    void build(Page page) {
        FocusRing made = new FocusRing(page.theme(), this::reach);
        made.restore(0, place >= 0);
        page.stage().addActor(made);
        ring = made;
    }

    private Group reach() {
        return panels.get(Math.max(0, place));
    }

    /** Goes on to the next panel that shows anything, after the last back to the map. */
    void next() {
        int next = place + 1;
        while (next < panels.size() && !panels.get(next).hasChildren()) {
            next++;
        }
        go(next < panels.size() ? next : -1);
    }

    private void go(int panel) {
        place = panel;
        FocusRing made = ring;
        if (made != null) {
            made.restore(0, panel >= 0);
        }
    }

    /** Leads the keys back to the map; whether they were in a panel. */
    boolean leave() {
        boolean was = place >= 0;
        go(-1);
        return was;
    }

    /** Does what a key means in a panel; whether the keys are in one and it means anything there. */
    boolean press(int key, boolean shift) {
        FocusRing made = ring;
        return made != null && place >= 0 && reach().hasChildren() && made.press(key, shift);
    }
}
