package org.roadtorichmond.exchange.share;

import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.roadtorichmond.exchange.draft.Trees;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.References;

/** The battles of a campaign's file as far as they name other files, whatever else is wrong with it. */
final class Battles {
    /** The key of a battle's scenario. */
    static final String SCENARIO = "scenario";

    private static final String BATTLES = "battles";

    private Battles() {}

    private static Optional<Node.ArrayNode> list(Node.ObjectNode root) {
        return root.member(BATTLES)
                .map(Node.Member::value)
                .filter(Node.ArrayNode.class::isInstance)
                .map(Node.ArrayNode.class::cast);
    }

    /** The files of their scenarios, each once; none of what is no campaign. */
    static Stream<String> scenarios(Node.ObjectNode root) {
        return list(root).stream()
                .flatMap(list -> list.elements().stream())
                .filter(Node.ObjectNode.class::isInstance)
                .flatMap(battle -> Trees.text((Node.ObjectNode) battle, SCENARIO).stream())
                .map(References::scenarioFile)
                .distinct();
    }

    /** The same campaign with each battle as something makes it. */
    static Node.ObjectNode with(Node.ObjectNode root, UnaryOperator<Node.ObjectNode> changed) {
        return list(root)
                .map(list -> JsonText.with(
                        root,
                        BATTLES,
                        new Node.ArrayNode(
                                list.at(),
                                list.elements().stream()
                                        .map(each ->
                                                each instanceof Node.ObjectNode battle ? changed.apply(battle) : each)
                                        .toList())))
                .orElse(root);
    }
}
