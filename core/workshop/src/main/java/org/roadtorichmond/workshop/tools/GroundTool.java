package org.roadtorichmond.workshop.tools;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.edits.GroundEdits;

/** Paints terrain, with a brush or a whole area at once. */
final class GroundTool implements Tool {
    private final Supplier<ToolSettings> settings;
    private final boolean fills;
    private Optional<Hex> last = Optional.empty();

    GroundTool(Supplier<ToolSettings> settings, boolean fills) {
        this.settings = settings;
        this.fills = fills;
    }

    @Override
    public Optional<Edit> press(EditableTree tree, MapPoint at) {
        last = Optional.of(at.hex());
        return Optional.of(
                fills
                        ? GroundEdits.fill(at.hex(), settings.get().terrain())
                        : GroundEdits.paint(
                                brush(tree, List.of(at.hex())), settings.get().terrain()));
    }

    /** A mouse that moves quickly skips hexes, which are painted all the same. */
    @Override
    public Optional<Edit> drag(EditableTree tree, MapPoint to) {
        Optional<HexGrid> grid = tree.grid();
        if (fills || last.isEmpty() || grid.isEmpty() || last.get().equals(to.hex())) {
            return Optional.empty();
        }
        List<Hex> stroke = MapQuestions.steps(grid.get(), last.get(), to.hex());
        last = Optional.of(to.hex());
        return Optional.of(GroundEdits.paint(brush(tree, stroke), settings.get().terrain()));
    }

    @Override
    public Preview preview(EditableTree tree, MapPoint at) {
        return Preview.hexes(fills ? GroundEdits.area(tree, at.hex()) : brush(tree, List.of(at.hex())));
    }

    private Set<Hex> brush(EditableTree tree, Collection<Hex> middles) {
        Set<Hex> hexes = new TreeSet<>(middles);
        int radius = settings.get().radius();
        tree.grid()
                .filter(grid -> radius > 0)
                .ifPresent(grid -> middles.forEach(middle -> hexes.addAll(GroundEdits.brush(grid, middle, radius))));
        return hexes;
    }
}
