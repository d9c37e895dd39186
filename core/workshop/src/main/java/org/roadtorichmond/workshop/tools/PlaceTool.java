package org.roadtorichmond.workshop.tools;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.edits.PlaceEdits;

/** Names a place; in a hex that has a name already it only selects the hex, where the name can be changed. */
final class PlaceTool implements Tool {
    private final Supplier<ToolSettings> settings;
    private final String usualName;
    private Optional<Hex> named = Optional.empty();

    PlaceTool(Supplier<ToolSettings> settings, String usualName) {
        this.settings = settings;
        this.usualName = usualName;
    }

    @Override
    public Optional<Edit> press(EditableTree tree, MapPoint at) {
        named = Optional.of(at.hex());
        if (!new MapQuestions(tree).places(at.hex()).isEmpty()) {
            return Optional.empty();
        }
        String name = MapQuestions.freeName(
                tree, EditableTree.MAP.then("places"), "name", settings.get().name(), usualName);
        return Optional.of(PlaceEdits.put(name, at.hex()));
    }

    @Override
    public Preview preview(EditableTree tree, MapPoint at) {
        return Preview.hexes(List.of(at.hex()));
    }

    @Override
    public Optional<Selected> selects() {
        return named.map(Selected.OfHex::new);
    }
}
