package org.roadtorichmond.workshop.edits;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.Schema;

/** Sets single values of a scenario and its map, whatever they mean: what forms, tables and searches change. The schema says what follows. */
public final class FieldEdits {
    private FieldEdits() {}

    /**
     * Puts a value, and the objects in which it stands; what cannot stand beside it goes. Without a value removes it, and objects that
     * say nothing any more and need not be there. A new name is followed where the old one is named ({@link Named}).
     */
    public static Edit set(Pointer at, Optional<Node> value) {
        return tree -> {
            if (Named.isName(tree, at)) {
                Named.rename(tree, at, value);
            } else if (value.isPresent()) {
                put(tree, at, value.get());
            } else {
                remove(tree, at);
            }
        };
    }

    private static void put(EditableTree tree, Pointer at, Node value) {
        for (int depth = 1; depth <= at.steps().size(); depth++) {
            Pointer step = new Pointer(at.steps().subList(0, depth));
            boolean last = depth == at.steps().size();
            if (last || tree.at(step).filter(FieldEdits::holdsValues).isEmpty()) {
                add(tree, step, last ? value : JsonValues.noMembers());
            }
            Schema.of(tree)
                    .excludedBy(step)
                    .forEach(key -> tree.removeIfThere(step.parent().then(key)));
        }
    }

    private static boolean holdsValues(Node node) {
        return node instanceof Node.ObjectNode || node instanceof Node.ArrayNode;
    }

    /** A new key of an element, or of an object within, comes where the format has it; one of a scenario or its map comes last. */
    private static void add(EditableTree tree, Pointer at, Node value) {
        Pointer outer = at.parent();
        List<String> order = outer.steps().size() > 1 ? Schema.of(tree).order(at) : List.of();
        Optional<Node> there = tree.at(outer);
        if (tree.at(at).isPresent()
                || !order.contains(at.last())
                || !(there.orElse(value) instanceof Node.ObjectNode)) {
            tree.put(at, value);
            return;
        }
        there.map(Node.ObjectNode.class::cast).ifPresent(old -> {
            Map<String, Node.Member> members = new LinkedHashMap<>();
            List<String> keys = new ArrayList<>(old.members().keySet());
            int behind = (int) keys.stream()
                    .takeWhile(key -> order.indexOf(key) <= order.indexOf(at.last()))
                    .count();
            keys.add(behind, at.last());
            keys.forEach(key -> members.put(key, old.member(key).orElseGet(() -> new Node.Member(old.at(), value))));
            tree.put(outer, new Node.ObjectNode(old.at(), members));
        });
    }

    private static void remove(EditableTree tree, Pointer at) {
        tree.removeIfThere(at);
        for (Pointer outer = at.parent(); outer.steps().size() > 1; outer = outer.parent()) {
            if (isEmptied(tree, outer) && !Schema.of(tree).isRequired(outer)) {
                tree.remove(outer);
            }
        }
    }

    private static boolean isEmptied(EditableTree tree, Pointer outer) {
        return tree.at(outer)
                .filter(node -> node instanceof Node.ObjectNode left
                        ? left.members().isEmpty()
                        : node instanceof Node.ArrayNode list && list.elements().isEmpty())
                .isPresent();
    }

    /** Adds an object that says nothing yet to a list, which is made if it is missing, as are the objects in which it stands. */
    public static Edit addTo(Pointer list) {
        return tree -> {
            if (tree.at(list).isEmpty()) {
                set(list, Optional.of(JsonValues.noElements())).on(tree);
            }
            tree.append(list, JsonValues.noMembers());
        };
    }
}
