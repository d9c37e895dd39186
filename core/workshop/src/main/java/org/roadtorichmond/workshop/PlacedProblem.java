package org.roadtorichmond.workshop;

import java.util.Optional;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.setup.ScenarioOverlay;

/**
 * A problem or a warning with what it is about, so that it can be shown there.
 *
 * @param problem what is wrong; its line and column are those of the file as it would be saved
 * @param file the name of the file in which it stands
 * @param path what it is about, as that file has it; what is in the map's file begins with {@code map}
 */
public record PlacedProblem(Problem problem, String file, Pointer path) {
    /**
     * What it is about in the tree of the scenario: units and zones that an overlay names by their names are found in its list.
     *
     * @return the innermost value around it, if what it is about is not there
     */
    public Pointer in(EditableTree tree) {
        Pointer found = Pointer.ROOT;
        for (String step : path.steps()) {
            Pointer next = found.then(step);
            if (tree.at(next).isEmpty()) {
                Optional<Pointer> named = named(tree, found, step);
                if (named.isEmpty()) {
                    return found;
                }
                next = named.get();
            }
            found = next;
        }
        return found;
    }

    private static Optional<Pointer> named(EditableTree tree, Pointer list, String name) {
        return list.steps().size() == 1
                ? Optional.ofNullable(ScenarioOverlay.NAMED.get(list.last()))
                        .flatMap(key -> tree.first(list, key, name))
                : Optional.empty();
    }
}
