package org.roadtorichmond.workshop.edits;

import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;

/** Says where ways lead off the map. */
public final class EdgeEdits {
    static final Pointer EDGES = EditableTree.MAP.then("edges");

    private EdgeEdits() {}

    /** Says where a way leads that ends in a hex at the edge of the map, in place of what was said of it there. */
    public static Edit put(Hex hex, String way, String to) {
        Json edge = Json.object().put("hex", hex.number()).put("way", way).put("to", to);
        return remove(hex, way).then(tree -> tree.append(EDGES, edge.node()));
    }

    /** Lets a way end where it ends. */
    public static Edit remove(Hex hex, String way) {
        return tree -> Named.removeAll(
                tree,
                tree.where(EDGES, "way", way).stream()
                        .filter(edge -> tree.text(edge.then("hex"))
                                .filter(hex.number()::equals)
                                .isPresent())
                        .toList());
    }
}
