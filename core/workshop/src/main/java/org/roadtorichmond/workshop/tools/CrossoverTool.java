package org.roadtorichmond.workshop.tools;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.edits.WayEdits;

/** Lets all ways through a hex pass each other without meeting, or meet again where they pass (rule 3.3). */
final class CrossoverTool implements Tool {
    private Optional<Hex> pressed = Optional.empty();

    @Override
    public Optional<Edit> press(EditableTree tree, MapPoint at) {
        pressed = Optional.of(at.hex());
        MapQuestions map = new MapQuestions(tree);
        List<String> ways = map.waysThrough(at.hex());
        if (map.crossover(at.hex()).isPresent()) {
            return Optional.of(WayEdits.junction(at.hex()));
        } else if (ways.size() < 2) {
            return Optional.of(refused -> refused.refuse(Sentence.of("workshop.noTwoWays", at.hex())));
        }
        return Optional.of(WayEdits.crossover(at.hex(), ways));
    }

    @Override
    public Preview preview(EditableTree tree, MapPoint at) {
        MapQuestions map = new MapQuestions(tree);
        boolean changes =
                map.crossover(at.hex()).isPresent() || map.waysThrough(at.hex()).size() > 1;
        return changes ? Preview.hexes(List.of(at.hex())) : Preview.NOTHING;
    }

    @Override
    public Optional<Selected> selects() {
        return pressed.map(Selected.OfHex::new);
    }
}
