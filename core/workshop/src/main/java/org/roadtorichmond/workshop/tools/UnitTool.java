package org.roadtorichmond.workshop.tools;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.edits.UnitEdits;

/** Adds a unit in each hex that is pressed. */
final class UnitTool implements Tool {
    private final Supplier<ToolSettings> settings;
    private final String usualName;
    private Optional<String> added = Optional.empty();

    UnitTool(Supplier<ToolSettings> settings, String usualName) {
        this.settings = settings;
        this.usualName = usualName;
    }

    @Override
    public Optional<Edit> press(EditableTree tree, MapPoint at) {
        ToolSettings now = settings.get();
        String id = MapQuestions.freeName(tree, Pointer.of("units"), "id", now.name(), usualName);
        added = Optional.of(id);
        return Optional.of(UnitEdits.add(id, now.side(), now.arm(), now.strength(), at.hex()));
    }

    @Override
    public Preview preview(EditableTree tree, MapPoint at) {
        return Preview.hexes(List.of(at.hex()));
    }

    @Override
    public Optional<Selected> selects() {
        return added.map(Selected.OfUnit::new);
    }
}
