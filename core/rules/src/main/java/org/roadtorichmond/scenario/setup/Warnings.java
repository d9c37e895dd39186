package org.roadtorichmond.scenario.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.TreePath;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/**
 * What a scenario that can be played says to no effect: words that nothing reads, ground that nothing can reach, points that no
 * game can pay. Each warning is certain; whether something is wise is not judged.
 */
final class Warnings {
    private final Survey survey;
    private final Node.ObjectNode root;
    private final ReachableGround reachable;
    private final Problems found = new Problems();

    Warnings(Survey survey, Node.ObjectNode root) {
        this.survey = survey;
        this.root = root;
        reachable = new ReachableGround(survey);
    }

    Survey survey() {
        return survey;
    }

    Scenario scenario() {
        return survey.scenario();
    }

    ReachableGround reachable() {
        return reachable;
    }

    /** Whether a side has units at all; where it has none, that alone is said of it. */
    boolean fights(Side side) {
        return scenario().units().stream().anyMatch(unit -> unit.side() == side);
    }

    /** All warnings until now, in the order of the file. */
    List<Problem> inOrder() {
        return found.inOrder();
    }

    /** Warns of what stands at a path; of the innermost object or list around it if nothing does. */
    void warn(String path, Sentence sentence) {
        found.add(place(path), sentence);
    }

    private Place place(String path) {
        String at = path;
        Optional<Node> node = at(at);
        while (node.isEmpty() && at.indexOf('.') >= 0) {
            at = at.substring(0, at.lastIndexOf('.'));
            node = at(at);
        }
        return node.orElse(root).at();
    }

    private Optional<Node> at(String path) {
        return new TreePath(path).in(root);
    }

    /** Whether the file says anything at a path. */
    boolean says(String path) {
        return at(path).filter(node -> !(node instanceof Node.NothingNode)).isPresent();
    }

    Optional<String> text(String path) {
        return at(path).filter(Node.TextNode.class::isInstance).map(node -> ((Node.TextNode) node).text());
    }

    /** How many elements the list at a path has; 0 if there is none. */
    int count(String path) {
        return at(path).filter(Node.ArrayNode.class::isInstance)
                .map(node -> ((Node.ArrayNode) node).elements().size())
                .orElse(0);
    }

    List<Listed> hexes(String path) {
        List<Listed> hexes = new ArrayList<>();
        for (int i = 0; i < count(path); i++) {
            String at = path + "[" + i + "]";
            text(at).flatMap(number -> scenario().field().grid().parse(number))
                    .ifPresent(hex -> hexes.add(new Listed(hex, at)));
        }
        return hexes;
    }

    /**
     * A hex in a list.
     *
     * @param hex the hex
     * @param path the path of its number
     */
    record Listed(Hex hex, String path) {}
}
