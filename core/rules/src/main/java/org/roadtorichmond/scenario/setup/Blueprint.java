package org.roadtorichmond.scenario.setup;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.ShippedFiles;
import org.roadtorichmond.scenario.json.TreePath;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;

/**
 * A scenario as one tree of values, with its map and with all that its file leaves at the default, so that any of them can be changed
 * by its path. What comes of a change is read like a file, by the same checks.
 *
 * @param root the tree
 */
public record Blueprint(Node.ObjectNode root) {
    private static final String DEFAULTS = "/org/roadtorichmond/scenario/setup/defaults.json";

    /** The values of a scenario. */
    public static Blueprint of(LoadedScenario loaded) {
        return new Blueprint((Node.ObjectNode) completed(loaded.whole(), defaults()));
    }

    /** What formats.md gives as defaults; a test compares it with what is read from a scenario that says nothing. */
    private static Node.ObjectNode defaults() {
        return ShippedFiles.read(DEFAULTS, TreeReader::read);
    }

    private static Node completed(Node given, Node otherwise) {
        if (!(given instanceof Node.ObjectNode object) || !(otherwise instanceof Node.ObjectNode usual)) {
            return given;
        }
        Map<String, Node.Member> members = new LinkedHashMap<>(object.members());
        usual.members()
                .forEach((key, member) -> members.merge(
                        key,
                        member,
                        (own, other) -> new Node.Member(own.key(), completed(own.value(), other.value()))));
        return new Node.ObjectNode(object.at(), members);
    }

    /**
     * The same with another value at a path; a problem names the nearest path if this one leads nowhere. Null removes what stands
     * there, but a cost of null says that the ground is prohibited (rule 3.1).
     */
    public Result<Blueprint> with(TreePath path, Node value) {
        String key = path.text().substring(path.text().lastIndexOf('.') + 1);
        boolean removes = value instanceof Node.NothingNode && !ScenarioOverlay.COSTS.contains(key);
        Optional<Node> changed = removes ? path.removed(root) : path.set(root, matching(path, value));
        return changed.isPresent() && changed.get() instanceof Node.ObjectNode tree
                ? Result.good(new Blueprint(tree))
                : Result.bad(wrong(path));
    }

    /** A text stays a text, so that hexes can be written without quotes although they look like numbers. */
    private Node matching(TreePath path, Node value) {
        boolean text = path.in(root).filter(Node.TextNode.class::isInstance).isPresent();
        return text && value instanceof Node.NumberNode number
                ? new Node.TextNode(value.at(), number.literal())
                : value;
    }

    /** That nothing stands at a path, and what is meant most likely. */
    private Problem wrong(TreePath path) {
        Sentence guess = path.nearest(root)
                .map(near -> Sentence.of("problem.guess", Words.quoted(near.text())))
                .orElse(Sentence.of("problem.noGuess"));
        return new Problem(Place.START, Sentence.of("problem.noValue", Words.quoted(path.text()), guess));
    }

    /**
     * The scenario that the tree says.
     *
     * @param changed the paths that were changed, to name the nearest where one of them was not there before
     */
    public Result<LoadedScenario> load(Blueprint original, List<TreePath> changed) {
        Result<LoadedScenario> loaded = ScenarioReader.read(root, References.NONE);
        if (loaded.value().isPresent()) {
            return loaded;
        }
        List<Problem> strange = changed.stream()
                .filter(path -> path.in(original.root).isEmpty())
                .filter(path -> path.nearest(original.root).isPresent())
                .map(original::wrong)
                .toList();
        return strange.isEmpty() ? loaded : Result.bad(strange);
    }

    /** A scenario with a handicap, which it carries from then on; the same scenario where that makes no difference in it. */
    public static LoadedScenario handicapped(LoadedScenario loaded, Handicap handicap) {
        Map<TreePath, Node> values = handicap.values(loaded.scenario());
        if (values.isEmpty()) {
            return loaded;
        }
        Blueprint original = of(loaded);
        Blueprint changed = original;
        for (Map.Entry<TreePath, Node> value : values.entrySet()) {
            changed = changed.with(value.getKey(), value.getValue()).value().orElseThrow();
        }
        return changed.load(original, List.of()).value().orElseThrow().knownUnder(handicap);
    }

    /** The text of the tree, which is the same for the same values. */
    public String json() {
        return JsonText.of(root);
    }
}
