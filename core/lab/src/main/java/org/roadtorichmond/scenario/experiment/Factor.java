package org.roadtorichmond.scenario.experiment;

import java.util.List;
import org.roadtorichmond.scenario.json.Located;
import org.roadtorichmond.scenario.json.Node;

/**
 * Something that an experiment changes: a value, which is one thing after the other, or several values together, which are changed
 * or not.
 *
 * @param name the path of the value, or what the changes are called together
 * @param levels what it can be, one or more
 */
public record Factor(Located<String> name, List<Level> levels) {
    /** Copies the levels. */
    public Factor {
        levels = List.copyOf(levels);
    }

    /**
     * A value that is changed.
     *
     * @param path where it stands in the scenario ({@link org.roadtorichmond.scenario.json.TreePath}), or the name of one of the
     *     experiment's own choices: {@code file}, {@code union}, {@code confederate}, {@code forbid}
     * @param value what it is to be
     */
    public record Change(Located<String> path, Node value) {}

    /**
     * What a factor can be.
     *
     * @param name what it is called; empty if the one value that it changes is name enough
     * @param changes what is changed together; none leaves all as it is
     */
    public record Level(String name, List<Change> changes) {
        /** Copies the changes. */
        public Level {
            changes = List.copyOf(changes);
        }
    }

    /** A value that is each of some, one after the other. */
    public static Factor of(Located<String> path, List<Node> values) {
        return new Factor(
                path,
                values.stream()
                        .map(value -> new Level("", List.of(new Change(path, value))))
                        .toList());
    }

    /** Changes that are made together under a name, or not at all. */
    public static Factor together(Located<String> name, List<Change> changes) {
        return new Factor(name, List.of(new Level("", List.of()), new Level(name.value(), changes)));
    }
}
