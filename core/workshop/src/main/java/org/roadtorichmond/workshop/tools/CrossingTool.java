package org.roadtorichmond.workshop.tools;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.roadtorichmond.hex.Hexside;
import org.roadtorichmond.map.Crossing;
import org.roadtorichmond.words.Constants;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.TypedValue;
import org.roadtorichmond.workshop.edits.FieldEdits;
import org.roadtorichmond.workshop.edits.WaterEdits;

/**
 * Builds a bridge or makes a ford on a hexside with water, in place of what crosses it there. One of this kind that is there already is
 * only selected, and gets the name that was typed.
 */
final class CrossingTool implements Tool {
    private static final Pointer CROSSINGS = EditableTree.MAP.then("crossings");
    private static final String NAME = "name";

    private final Supplier<ToolSettings> settings;
    private final Crossing.Kind kind;
    private final String usualName;
    private Optional<Hexside> crossed = Optional.empty();

    CrossingTool(Supplier<ToolSettings> settings, Crossing.Kind kind, String usualName) {
        this.settings = settings;
        this.kind = kind;
        this.usualName = usualName;
    }

    @Override
    public Optional<Edit> press(EditableTree tree, MapPoint at) {
        crossed = at.side();
        return at.side().flatMap(side -> cross(tree, side));
    }

    private Optional<Edit> cross(EditableTree tree, Hexside side) {
        MapQuestions map = new MapQuestions(tree);
        String typed = settings.get().name().strip();
        Optional<Pointer> same = map.crossing(side)
                .filter(there -> tree.text(there.then("kind"))
                        .filter(Constants.word(kind)::equals)
                        .isPresent());
        if (same.isPresent()) {
            Pointer name = same.get().then(NAME);
            return typed.isEmpty() ? Optional.empty() : Optional.of(FieldEdits.set(name, TypedValue.text(typed)));
        } else if (map.watersAlong(side).isEmpty()) {
            return Optional.of(refused -> refused.refuse(Sentence.of("workshop.noWater", side)));
        }
        String name = MapQuestions.freeName(tree, CROSSINGS, NAME, typed, usualName);
        return Optional.of(WaterEdits.cross(kind, name, side, List.of()));
    }

    @Override
    public Preview preview(EditableTree tree, MapPoint at) {
        MapQuestions map = new MapQuestions(tree);
        return Preview.sides(at.side().stream()
                .filter(side -> !map.watersAlong(side).isEmpty())
                .toList());
    }

    @Override
    public Optional<Selected> selects() {
        return crossed.map(Selected.OfCrossing::new);
    }
}
