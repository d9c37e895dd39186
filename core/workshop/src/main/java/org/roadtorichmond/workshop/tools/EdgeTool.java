package org.roadtorichmond.workshop.tools;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.edits.EdgeEdits;

/** Says where the ways of a hex at the edge of the map lead. */
final class EdgeTool implements Tool {
    private final Supplier<ToolSettings> settings;
    private final String usualName;
    private Optional<Hex> labelled = Optional.empty();

    EdgeTool(Supplier<ToolSettings> settings, String usualName) {
        this.settings = settings;
        this.usualName = usualName;
    }

    @Override
    public Optional<Edit> press(EditableTree tree, MapPoint at) {
        labelled = Optional.of(at.hex());
        List<String> ways = new MapQuestions(tree).waysThrough(at.hex());
        if (ways.isEmpty() || !isAtEdge(tree, at.hex())) {
            return Optional.of(refused -> refused.refuse(Sentence.of("workshop.noWayOut", at.hex())));
        }
        String typed = settings.get().name();
        String to = typed.isBlank() ? usualName : typed.strip();
        return ways.stream().map(way -> EdgeEdits.put(at.hex(), way, to)).reduce(Edit::then);
    }

    private static boolean isAtEdge(EditableTree tree, Hex hex) {
        return tree.grid().filter(grid -> grid.onBorder(hex.index())).isPresent();
    }

    @Override
    public Preview preview(EditableTree tree, MapPoint at) {
        boolean leads = isAtEdge(tree, at.hex())
                && !new MapQuestions(tree).waysThrough(at.hex()).isEmpty();
        return leads ? Preview.hexes(List.of(at.hex())) : Preview.NOTHING;
    }

    @Override
    public Optional<Selected> selects() {
        return labelled.map(Selected.OfHex::new);
    }
}
