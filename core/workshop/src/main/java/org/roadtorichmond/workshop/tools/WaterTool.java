package org.roadtorichmond.workshop.tools;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.roadtorichmond.hex.Hexside;
import org.roadtorichmond.map.Water;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.edits.WaterEdits;

/**
 * Draws a river or stream hexside after hexside; a gap between one press and the next is closed along the sides of the hexes. A
 * press on the last hexside of a water of this kind continues that one, unless a name was typed, which begins another one.
 */
final class WaterTool implements Tool {
    private final Supplier<ToolSettings> settings;
    private final Water.Kind kind;
    private final String usualName;
    private Optional<String> drawn = Optional.empty();

    WaterTool(Supplier<ToolSettings> settings, Water.Kind kind, String usualName) {
        this.settings = settings;
        this.kind = kind;
        this.usualName = usualName;
    }

    @Override
    public Optional<Edit> press(EditableTree tree, MapPoint at) {
        if (at.side().isEmpty()) {
            return Optional.empty();
        }
        Hexside side = at.side().get();
        MapQuestions map = new MapQuestions(tree);
        if (isDrawing(map)) {
            return Optional.of(WaterEdits.runTo(kind, drawn.orElseThrow(), side));
        }
        drawn = map.watersEnding(kind, side).stream()
                .filter(name -> !settings.get().namesAnother(name))
                .findFirst();
        if (drawn.isPresent()) {
            return Optional.empty();
        }
        String name = MapQuestions.freeName(
                tree, EditableTree.MAP.then("waters"), "name", settings.get().name(), usualName);
        drawn = Optional.of(name);
        return Optional.of(WaterEdits.add(kind, name, side));
    }

    private boolean isDrawing(MapQuestions map) {
        drawn = drawn.filter(
                name -> !map.water(name).isEmpty() && !settings.get().namesAnother(name));
        return drawn.isPresent();
    }

    /** While it is dragged only what is near the mouse is meant: the middle of a hex is near no side. */
    @Override
    public Optional<Edit> drag(EditableTree tree, MapPoint to) {
        return to.nearSide()
                .filter(side -> isDrawing(new MapQuestions(tree)))
                .map(side -> WaterEdits.runTo(kind, drawn.orElseThrow(), side));
    }

    @Override
    public Preview preview(EditableTree tree, MapPoint at) {
        MapQuestions map = new MapQuestions(tree);
        Optional<List<Hexside>> run = at.side()
                .filter(side -> isDrawing(map))
                .flatMap(side -> WaterEdits.run(tree, drawn.orElseThrow(), side));
        return Preview.sides(run.orElseGet(() -> at.side().stream().toList()));
    }

    @Override
    public Optional<Selected> selects() {
        return drawn.map(Selected.OfWater::new);
    }

    @Override
    public boolean stop() {
        boolean was = drawn.isPresent();
        drawn = Optional.empty();
        return was;
    }
}
