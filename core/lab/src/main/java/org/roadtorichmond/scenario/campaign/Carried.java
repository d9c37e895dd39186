package org.roadtorichmond.scenario.campaign;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.roadtorichmond.scenario.experiment.Factor;
import org.roadtorichmond.scenario.experiment.Values;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreePath;
import org.roadtorichmond.scenario.setup.Blueprint;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/**
 * How a battle of a campaign begins: its scenario with what carries over from the battles before it.
 *
 * @param scenario the scenario as it is fought
 * @param lines what was changed and why, a line each; none where nothing was
 */
public record Carried(LoadedScenario scenario, List<Line> lines) {
    /** Copies the list. */
    public Carried {
        lines = List.copyOf(lines);
    }

    /**
     * A value that was changed.
     *
     * @param of the number of the battle from which it follows, from 0
     * @param path where the value stands in the scenario
     * @param before what the scenario says, as text; of a unit that stays away its strength
     * @param after what is fought with; empty if that unit stays away; as before if something would have changed it but does not fit
     * @param unit the id of the unit, if it is what became of one (rule 22.1)
     * @param why the reason, for people
     */
    public record Line(int of, String path, String before, String after, Optional<String> unit, Sentence why) {}

    /** Changes of a scenario in the making. */
    static final class Draft {
        private static final Pattern UNIT_BY_NUMBER = Pattern.compile("(units\\[[0-9]+])(.*)", Pattern.DOTALL);

        private final LoadedScenario printed;
        private final Blueprint original;
        private final List<TreePath> paths = new ArrayList<>();
        private final List<Line> lines = new ArrayList<>();
        private final Set<String> away = new HashSet<>();
        private Blueprint blueprint;

        Draft(LoadedScenario printed) {
            this.printed = printed;
            original = Blueprint.of(printed);
            blueprint = original;
        }

        /** The tree as it is now. */
        Node.ObjectNode root() {
            return blueprint.root();
        }

        /**
         * Changes a value; nothing happens where it is that already, or where the path leads nowhere any more. A value that was changed
         * before has the line of the last change, and none if it is again what the scenario says.
         */
        void change(int of, TreePath to, Node value, Optional<String> unit, Sentence why) {
            TreePath path = byId(to);
            String before = path.in(root()).map(Values::shown).orElse("");
            String after = Values.shown(value);
            if (before.equals(after)) {
                return;
            }
            blueprint.with(path, value).value().ifPresent(changed -> {
                blueprint = changed;
                paths.add(path);
                lines.removeIf(line -> isSame(new TreePath(line.path()), path));
                String said = path.in(original.root()).map(Values::shown).orElse("");
                if (!said.equals(after)) {
                    lines.add(new Line(of, path.text(), said, after, unit, why));
                }
            });
        }

        /** A path in which a unit of the scenario has its id: a number would be another unit's where one before it was taken out. */
        private TreePath byId(TreePath path) {
            Matcher numbered = UNIT_BY_NUMBER.matcher(path.text());
            return numbered.matches()
                    ? new TreePath(numbered.group(1) + ".id")
                            .in(original.root())
                            .map(id -> new TreePath(unit(Values.shown(id)).text() + numbered.group(2)))
                            .orElse(path)
                    : path;
        }

        /** Where a unit stands in a scenario. */
        static TreePath unit(String id) {
            return new TreePath("units['" + id.replace("'", "\\'") + "']");
        }

        /** Says that a value stays as it is although something would change it. */
        void leave(int of, TreePath path, Sentence why) {
            String said = path.in(root()).map(Values::shown).orElse("");
            lines.add(new Line(of, byId(path).text(), said, said, Optional.empty(), why));
        }

        /** Whether two paths lead to one value of the scenario: there are several ways to write one. */
        private boolean isSame(TreePath one, TreePath other) {
            Optional<Node> value = other.in(original.root());
            return one.equals(other)
                    || (value.isPresent()
                            && one.in(original.root())
                                    .filter(value.get()::equals)
                                    .isPresent());
        }

        /** Whether a unit of the scenario has not been taken out. */
        boolean has(Unit unit) {
            return !away.contains(unit.id());
        }

        /** Takes a unit out. */
        void remove(int of, Unit unit, TreePath path, Sentence why) {
            note(path, new Node.NothingNode(Place.NOWHERE));
            away.add(unit.id());
            String before = Integer.toString(unit.strength());
            lines.add(new Line(of, path.text(), before, "", Optional.of(unit.id()), why));
        }

        /** Writes something beside the scenario that changes no battle and has no line. */
        void note(TreePath path, Node value) {
            blueprint = blueprint.with(path, value).value().orElse(blueprint);
            paths.add(path);
        }

        /** The scenario with all changes; what is wrong with it if they do not go together. */
        Result<Carried> finish() {
            if (JsonText.of(root()).equals(JsonText.of(original.root()))) {
                return Result.good(new Carried(printed, List.of()));
            }
            return blueprint
                    .load(original, paths)
                    .then(scenario -> Result.good(new Carried(
                            printed.handicap().map(scenario::knownUnder).orElse(scenario), lines)));
        }
    }

    /** A scenario's tree with changes; the first that leads nowhere is the problem. */
    static Result<Blueprint> changed(Blueprint original, List<Factor.Change> changes) {
        Result<Blueprint> changed = Result.good(original);
        for (Factor.Change change : changes) {
            TreePath path = new TreePath(change.path().value());
            changed = changed.then(before -> before.with(path, change.value()));
        }
        return changed;
    }

    /** A scenario with changes; the first that leads nowhere, or what is wrong with what comes of them, is the problem. */
    static Result<LoadedScenario> with(Result<LoadedScenario> scenario, List<Factor.Change> changes) {
        return changes.isEmpty() ? scenario : scenario.then(printed -> with(Blueprint.of(printed), changes));
    }

    /** The same of a scenario as a tree. */
    static Result<LoadedScenario> with(Blueprint printed, List<Factor.Change> changes) {
        List<TreePath> paths = changes.stream()
                .map(change -> new TreePath(change.path().value()))
                .toList();
        return changed(printed, changes).then(tree -> tree.load(printed, paths));
    }
}
