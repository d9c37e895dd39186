package org.roadtorichmond.workshop.tools;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.edits.GroundEdits;

/** Picks up the terrain of a hex, with which the brush paints from then on. */
record PickTool(Consumer<Terrain> picked) implements Tool {
    @Override
    public Optional<Edit> press(EditableTree tree, MapPoint at) {
        GroundEdits.terrain(tree, at.hex()).ifPresent(picked);
        return Optional.empty();
    }

    @Override
    public Preview preview(EditableTree tree, MapPoint at) {
        return Preview.hexes(List.of(at.hex()));
    }
}
