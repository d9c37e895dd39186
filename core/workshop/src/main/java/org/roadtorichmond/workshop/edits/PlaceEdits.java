package org.roadtorichmond.workshop.edits;

import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;

/** Names places, the map itself and the scenario that is played on it. */
public final class PlaceEdits {
    private static final Pointer PLACES = EditableTree.MAP.then("places");
    private static final String NAME = "name";

    private PlaceEdits() {}

    /** A name in a hex; a place of this name that is elsewhere moves here. */
    public static Edit put(String name, Hex hex) {
        return tree -> tree.first(PLACES, NAME, name)
                .ifPresentOrElse(place -> tree.put(place.then("hex"), JsonValues.text(hex.number())), () -> {
                    Named.insistOnNew(tree, PLACES, NAME, name);
                    Json place = Json.object().put(NAME, name).put("hex", hex.number());
                    tree.append(PLACES, place.node());
                });
    }

    /** Gives a place another name. */
    public static Edit rename(String from, String to) {
        return tree -> Named.on(
                tree,
                PLACES,
                NAME,
                from,
                place -> Named.rename(tree, place.then(NAME), Optional.of(JsonValues.text(to))));
    }

    /** Removes a place. */
    public static Edit remove(String name) {
        return tree -> Named.on(tree, PLACES, NAME, name, tree::remove);
    }

    /** Gives the scenario a name. */
    public static Edit scenarioName(String name) {
        return FieldEdits.set(Pointer.of(NAME), Optional.of(JsonValues.text(name)));
    }

    /** Gives the map a name. */
    public static Edit mapName(String name) {
        return FieldEdits.set(EditableTree.MAP.then(NAME), Optional.of(JsonValues.text(name)));
    }
}
