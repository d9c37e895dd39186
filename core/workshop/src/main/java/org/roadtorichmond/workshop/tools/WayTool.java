package org.roadtorichmond.workshop.tools;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Way;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.edits.WayEdits;

/**
 * Draws a way hex after hex, by clicks or along a drag. A press on the end of a way of this kind continues that one,
 * unless a name was typed, which begins another one; a hex further away is reached straight; a step back to the hex before the last
 * one takes the last one away.
 */
final class WayTool implements Tool {
    private final Supplier<ToolSettings> settings;
    private final Way.Kind kind;
    private final String usualName;
    private Optional<String> drawn = Optional.empty();

    WayTool(Supplier<ToolSettings> settings, Way.Kind kind, String usualName) {
        this.settings = settings;
        this.kind = kind;
        this.usualName = usualName;
    }

    @Override
    public Optional<Edit> press(EditableTree tree, MapPoint at) {
        MapQuestions map = new MapQuestions(tree);
        if (isDrawing(map)) {
            return goOn(tree, at.hex());
        }
        drawn = map.waysEnding(kind, at.hex()).stream()
                .filter(name -> !settings.get().namesAnother(name))
                .findFirst();
        if (drawn.isPresent()) {
            return Optional.empty();
        }
        String name = MapQuestions.freeName(
                tree, EditableTree.MAP.then("ways"), "name", settings.get().name(), usualName);
        drawn = Optional.of(name);
        return Optional.of(WayEdits.draw(kind, name, List.of(at.hex())));
    }

    /** A way that was removed meanwhile, such as by an undo, is not drawn any more, and neither is one when another name was typed. */
    private boolean isDrawing(MapQuestions map) {
        drawn = drawn.filter(name -> !map.way(name).isEmpty() && !settings.get().namesAnother(name));
        return drawn.isPresent();
    }

    @Override
    public Optional<Edit> drag(EditableTree tree, MapPoint to) {
        return isDrawing(new MapQuestions(tree)) ? goOn(tree, to.hex()) : Optional.empty();
    }

    private Optional<Edit> goOn(EditableTree tree, Hex to) {
        String name = drawn.orElseThrow();
        List<Hex> way = new MapQuestions(tree).way(name);
        Hex end = way.get(way.size() - 1);
        if (to.equals(end)) {
            return Optional.empty();
        } else if (way.size() > 1 && to.equals(way.get(way.size() - 2))) {
            return Optional.of(WayEdits.shorten(name, end));
        }
        List<Hex> steps = steps(tree, way, to);
        return steps.stream().map(hex -> WayEdits.extend(name, hex)).reduce(Edit::then);
    }

    /** From the nearer end of the way to a hex. */
    private static List<Hex> steps(EditableTree tree, List<Hex> way, Hex to) {
        HexGrid grid = tree.grid().orElseThrow();
        Hex first = way.get(0);
        Hex last = way.get(way.size() - 1);
        boolean atFirst = grid.distance(first.index(), to.index()) == 1 && grid.distance(last.index(), to.index()) > 1;
        return MapQuestions.steps(grid, atFirst ? first : last, to);
    }

    @Override
    public Preview preview(EditableTree tree, MapPoint at) {
        MapQuestions map = new MapQuestions(tree);
        List<Hex> way = new ArrayList<>();
        if (isDrawing(map)) {
            List<Hex> known = map.way(drawn.orElseThrow());
            way.add(known.get(known.size() - 1));
            way.addAll(MapQuestions.steps(tree.grid().orElseThrow(), way.get(0), at.hex()));
        }
        return new Preview(Set.of(at.hex()), List.of(), way.size() > 1 ? way : List.of());
    }

    @Override
    public Optional<Selected> selects() {
        return drawn.map(Selected.OfWay::new);
    }

    @Override
    public boolean stop() {
        boolean was = drawn.isPresent();
        drawn = Optional.empty();
        return was;
    }
}
