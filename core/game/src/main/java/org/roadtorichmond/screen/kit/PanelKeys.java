package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Leads the keys from the map into one panel after another and back. */
public final class PanelKeys {
    private final List<Table> panels;
    private final Consumer<Boolean> focus;
    /** The place of the panel that the keys are in; negative while they are on the map. */
    private int in = -1;

    /**
     * Keys that are on the map.
     *
     * @param panels into which they are led in this order, as long as they show anything
     * @param focus puts the focus of the keys on the first thing of the panel that they are in, or hides it
     */
    public PanelKeys(List<Table> panels, Consumer<Boolean> focus) {
        this.panels = List.copyOf(panels);
        this.focus = focus;
    }

    /** The panel that the keys are in; none while they are on the map. */
    public Optional<Group> panel() {
        return in < 0 ? Optional.empty() : Optional.<Group>of(panels.get(in)).filter(Group::hasChildren);
    }

    /** Leads the keys on to the next panel that shows anything, after the last back to the map. */
    public void next() {
        in++;
        while (in < panels.size() && !panels.get(in).hasChildren()) {
            in++;
        }
        in = in < panels.size() ? in : -1;
        focus.accept(in >= 0);
    }

    /** Leads the keys back to the map; returns whether they were in a panel. */
    public boolean leave() {
        boolean was = in >= 0;
        in = -1;
        focus.accept(false);
        return was;
    }
}
