package org.roadtorichmond.workshop.tools;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.roadtorichmond.map.Crossing;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.edits.WaterEdits;

/** Builds a bridge or makes a ford on a hexside with water, in place of what crosses it there. */
final class CrossingTool implements Tool {
    private final Supplier<ToolSettings> settings;
    private final Crossing.Kind kind;
    private final String usualName;

    CrossingTool(Supplier<ToolSettings> settings, Crossing.Kind kind, String usualName) {
        this.settings = settings;
        this.kind = kind;
        this.usualName = usualName;
    }

    @Override
    public Optional<Edit> press(EditableTree tree, MapPoint at) {
        return at.side().map(side -> {
            if (new MapQuestions(tree).watersAlong(side).isEmpty()) {
                return refused -> refused.refuse(Sentence.of("workshop.noWater", side));
            }
            String name = MapQuestions.freeName(
                    tree,
                    EditableTree.MAP.then("crossings"),
                    "name",
                    settings.get().name(),
                    usualName);
            return WaterEdits.cross(kind, name, side, List.of());
        });
    }

    @Override
    public Preview preview(EditableTree tree, MapPoint at) {
        MapQuestions map = new MapQuestions(tree);
        return Preview.sides(at.side().stream()
                .filter(side -> !map.watersAlong(side).isEmpty())
                .toList());
    }
}
