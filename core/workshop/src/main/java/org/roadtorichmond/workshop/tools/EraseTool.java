package org.roadtorichmond.workshop.tools;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.Hexside;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.edits.PlaceEdits;
import org.roadtorichmond.workshop.edits.WaterEdits;
import org.roadtorichmond.workshop.edits.WayEdits;

/**
 * Erases what was drawn: near a hexside its bridge or ford and, where there is none, its water; in a hex the names, or else that hex
 * of the ways through it. A way that loses a hex in its middle becomes two.
 */
final class EraseTool implements Tool {
    private Optional<Hex> last = Optional.empty();

    @Override
    public Optional<Edit> press(EditableTree tree, MapPoint at) {
        last = Optional.of(at.hex());
        return erase(tree, at);
    }

    @Override
    public Optional<Edit> drag(EditableTree tree, MapPoint to) {
        boolean same = last.filter(to.hex()::equals).isPresent();
        last = Optional.of(to.hex());
        return same && to.nearSide().isEmpty() ? Optional.empty() : erase(tree, to);
    }

    private static Optional<Edit> erase(EditableTree tree, MapPoint at) {
        MapQuestions map = new MapQuestions(tree);
        Optional<Hexside> side = side(map, at);
        if (side.isPresent()) {
            boolean crossed = map.crossing(side.get()).isPresent();
            return Optional.of(crossed ? WaterEdits.removeCrossing(side.get()) : WaterEdits.erase(side.get()));
        }
        List<Edit> edits = new ArrayList<>();
        map.waysThrough(at.hex()).forEach(way -> edits.add(WayEdits.cut(way, at.hex())));
        if (edits.isEmpty()) {
            map.places(at.hex()).forEach(place -> edits.add(PlaceEdits.remove(place)));
        }
        return edits.stream().reduce(Edit::then);
    }

    /** The hexside that is meant: one with water, and so near that no hex is meant. */
    private static Optional<Hexside> side(MapQuestions map, MapPoint at) {
        return at.nearSide()
                .filter(side ->
                        !map.watersAlong(side).isEmpty() || map.crossing(side).isPresent());
    }

    @Override
    public Preview preview(EditableTree tree, MapPoint at) {
        MapQuestions map = new MapQuestions(tree);
        Optional<Hexside> side = side(map, at);
        boolean anything =
                !map.waysThrough(at.hex()).isEmpty() || !map.places(at.hex()).isEmpty();
        return side.isPresent()
                ? Preview.sides(side.stream().toList())
                : anything ? Preview.hexes(List.of(at.hex())) : Preview.NOTHING;
    }
}
