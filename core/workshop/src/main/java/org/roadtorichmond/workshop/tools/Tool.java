package org.roadtorichmond.workshop.tools;

import java.util.Optional;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.EditableTree;

/** A tool that is in use: turns what the mouse does on the map into edits. All edits from a press to its release are one stroke. */
interface Tool {
    /** The mouse is pressed at a point. */
    Optional<Edit> press(EditableTree tree, MapPoint at);

    /** The mouse is moved while it is pressed. */
    default Optional<Edit> drag(EditableTree tree, MapPoint to) {
        return Optional.empty();
    }

    /** The mouse is released where it was last. */
    default Optional<Edit> release(EditableTree tree) {
        return Optional.empty();
    }

    /** What a press at a point would change. */
    Preview preview(EditableTree tree, MapPoint at);

    /** What is selected after the last press, drag or release; empty if the selection stays. */
    default Optional<Selected> selects() {
        return Optional.empty();
    }

    /** Ends what is being drawn, so that the next press begins something new; returns whether anything was being drawn. */
    default boolean stop() {
        return false;
    }
}
