package org.roadtorichmond.workshop.edits;

import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.Pointer;

/** Writes what the scenario tells players before it begins. */
public final class TextEdits {
    private TextEdits() {}

    /** Gives the scenario a name. */
    public static Edit name(String name) {
        return tree -> tree.put(Pointer.of("name"), JsonValues.text(name));
    }

    /** Tells the story that the set-up page shows. */
    public static Edit story(String text) {
        return tree -> tree.put(Pointer.of("story"), JsonValues.text(text));
    }

    /** Says where the figures come from. */
    public static Edit notes(String text) {
        return tree -> tree.put(Pointer.of("notes"), JsonValues.text(text));
    }
}
