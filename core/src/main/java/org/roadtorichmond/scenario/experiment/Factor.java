package org.roadtorichmond.scenario.experiment;

import java.util.List;
import org.roadtorichmond.scenario.json.Located;
import org.roadtorichmond.scenario.json.Node;

/**
 * A value that an experiment changes.
 *
 * @param path where it stands in the scenario ({@link org.roadtorichmond.scenario.json.TreePath}), or the name of one of the
 *     experiment's own choices: {@code union}, {@code confederate}, {@code forbid}
 * @param values what it is to be, one after the other; one or more
 */
public record Factor(Located<String> path, List<Node> values) {
    /** Copies the values. */
    public Factor {
        values = List.copyOf(values);
    }
}
