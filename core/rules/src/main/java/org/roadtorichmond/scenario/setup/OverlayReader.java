package org.roadtorichmond.scenario.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.References.Referred;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;

/**
 * Makes one whole of a scenario that may be an overlay of another one, which may be an overlay in turn.
 *
 * <p>Of the layers only what holds them together is checked here: that each names itself, and one that there is.
 */
public final class OverlayReader {
    /** The key with which an overlay names the scenario that it changes. */
    public static final String OF = "of";

    private final Problems problems;
    private final List<Layer> layers = new ArrayList<>();

    /**
     * A scenario of one piece.
     *
     * @param root its tree
     * @param references where the map is looked for that it names: beside the layer that names it
     */
    public record Whole(Node.ObjectNode root, References references) {}

    /** A file that is one layer; where the files are that it names, and which file it is. */
    private record Layer(Node.ObjectNode root, References references, String identity) {
        boolean has(String key) {
            return root.members().containsKey(key);
        }
    }

    private OverlayReader(Problems problems) {
        this.problems = problems;
    }

    /** Whether a scenario is an overlay. */
    public static boolean isOverlay(Node.ObjectNode root) {
        return root.members().containsKey(OF);
    }

    /** The whole that a scenario makes with all that it lies upon, not yet checked; or what is wrong with its layers. */
    public static Result<Whole> whole(Referred file) {
        return file.tree().then(root -> {
            Problems problems = new Problems();
            Optional<Whole> whole = whole(root, file.references(), file.identity(), problems);
            return problems.result(whole);
        });
    }

    /** The scenario upon which an overlay lies, as one whole, not yet checked; or what is wrong with its layers. */
    public static Result<Node.ObjectNode> below(Referred overlay) {
        return overlay.tree().then(root -> {
            Problems problems = new Problems();
            OverlayReader reader = new OverlayReader(problems);
            Layer top = new Layer(root, overlay.references(), overlay.identity());
            reader.layers.add(top);
            Optional<Whole> whole = reader.below(top).flatMap(reader::whole);
            return problems.result(whole.map(Whole::root));
        });
    }

    /**
     * The whole that a scenario makes with all that it lies upon; empty if a layer is missing or none, which is reported.
     *
     * @param identity which file it is, empty if none
     */
    static Optional<Whole> whole(Node.ObjectNode root, References references, String identity, Problems problems) {
        return new OverlayReader(problems).whole(new Layer(root, references, identity));
    }

    private Optional<Whole> whole(Layer top) {
        layers.add(top);
        for (Layer upper = top; isOverlay(upper.root()); upper = layers.get(layers.size() - 1)) {
            Optional<Layer> lower = below(upper);
            if (lower.isEmpty()) {
                return Optional.empty();
            }
            layers.add(lower.get());
        }
        int first = layers.indexOf(top);
        Node.ObjectNode merged = layers.get(layers.size() - 1).root();
        for (int i = layers.size() - 2; i >= first; i--) {
            merged =
                    ScenarioOverlay.merge(merged, JsonText.without(layers.get(i).root(), OF), problems);
        }
        References besideMap = layers.subList(first, layers.size()).stream()
                .filter(layer -> layer.has("map"))
                .findFirst()
                .orElse(top)
                .references();
        return Optional.of(new Whole(merged, besideMap));
    }

    /** The layer upon which an overlay lies. */
    private Optional<Layer> below(Layer upper) {
        Fields fields = new Fields(upper.root(), problems);
        fields.insist("format");
        fields.insist("name");
        String of = fields.text(OF);
        if (!fields.isGood(OF)) {
            return Optional.empty();
        }
        String name = References.scenarioFile(of);
        Result<Referred> found = upper.references().find(name);
        found.problems().forEach(problem -> fields.fault(OF, problem.sentence()));
        return found.value().flatMap(lower -> layer(lower, name, fields));
    }

    private Optional<Layer> layer(Referred lower, String name, Fields upper) {
        List<String> before = layers.stream().map(Layer::identity).toList();
        int again = before.indexOf(lower.identity());
        if (again >= 0) {
            List<String> circle = new ArrayList<>(before.subList(again, before.size()));
            circle.add(lower.identity());
            upper.fault(
                    OF,
                    Sentence.of(
                            "problem.overlayCircle",
                            circle.stream().map(OverlayReader::fileName).toList()));
            return Optional.empty();
        }
        upper.faults(OF, name, lower.tree().problems());
        Optional<Node.ObjectNode> root = lower.tree().value().map(tree -> tree.in(name));
        root.filter(tree -> !isScenario(tree)).ifPresent(tree -> upper.fault(OF, noScenario(name)));
        return root.filter(OverlayReader::isScenario)
                .map(tree -> new Layer(tree, lower.references(), lower.identity()));
    }

    private static boolean isScenario(Node.ObjectNode tree) {
        return tree.member("format")
                .map(Node.Member::value)
                .filter(format ->
                        format instanceof Node.TextNode text && text.text().equals(Formats.SCENARIO))
                .isPresent();
    }

    /** What is said of a file that is named as a scenario and is none. */
    private static Sentence noScenario(String name) {
        return Sentence.of("problem.notScenario", Words.quoted(name), Words.quoted(Formats.SCENARIO));
    }

    private static String fileName(String identity) {
        return Words.quoted(identity.substring(1 + Math.max(identity.lastIndexOf('/'), identity.lastIndexOf('\\'))));
    }
}
