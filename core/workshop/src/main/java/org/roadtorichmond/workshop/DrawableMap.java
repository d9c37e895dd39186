package org.roadtorichmond.workshop;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.setup.MapReader;

/**
 * Reads as much of a map under edit as can be drawn, such as all but a road that has only its first hex yet, and roads over rivers
 * that have no bridge yet. The reader of maps says what is wrong; what that is about is left out, until the rest is good. Any thread may ask.
 */
public final class DrawableMap {
    /** The lists of a map whose elements can be left out. */
    private static final Set<String> LISTS = Set.of("ways", "crossovers", "waters", "crossings", "places", "edges");
    /** What is left out may leave other things without what they name, but never through more steps than this. */
    private static final int ROUNDS = 8;

    private DrawableMap() {}

    /** The battlefield of a map; empty if even its size or its ground cannot be read. */
    public static Optional<Battlefield> of(Node.ObjectNode map) {
        Node.ObjectNode rest =
                map.member("format").isPresent() ? map : JsonValues.with(map, "format", JsonValues.text(Formats.MAP));
        for (int round = 0; round < ROUNDS; round++) {
            Node.ObjectNode root = TreeReader.layOut(rest).root();
            Result<Battlefield> read = MapReader.drawable(root);
            if (read.value().isPresent()) {
                return read.value();
            }
            List<Pointer> faulty = faulty(read.problems());
            if (faulty.isEmpty()) {
                return Optional.empty();
            }
            rest = without(rest, faulty);
        }
        return Optional.empty();
    }

    /** The elements that problems are about, the last of a list first. */
    private static List<Pointer> faulty(List<Problem> problems) {
        return problems.stream()
                .map(problem -> Pointer.ofProblem(problem.path()).steps())
                .filter(steps -> steps.size() > 1 && LISTS.contains(steps.get(0)))
                .map(steps -> new Pointer(steps.subList(0, 2)))
                .distinct()
                .sorted(Comparator.comparing((Pointer element) -> Integer.valueOf(element.last()))
                        .reversed())
                .toList();
    }

    private static Node.ObjectNode without(Node.ObjectNode map, List<Pointer> elements) {
        EditableTree tree = new EditableTree(map);
        elements.forEach(tree::removeIfThere);
        return tree.root();
    }
}
