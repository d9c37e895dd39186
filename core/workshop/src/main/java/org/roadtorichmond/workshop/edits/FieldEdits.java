package org.roadtorichmond.workshop.edits;

import java.util.Optional;
import java.util.Set;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;

/** Sets single values of a scenario, whatever they mean, as forms do. */
public final class FieldEdits {
    private FieldEdits() {}

    /** Puts a value, and the objects in which it stands; without a value removes it, and objects that say nothing any more. */
    public static Edit set(Pointer at, Optional<Node> value) {
        return tree -> {
            if (value.isPresent()) {
                for (int depth = 1; depth < at.steps().size(); depth++) {
                    tree.insist(new Pointer(at.steps().subList(0, depth)));
                }
                tree.put(at, value.get());
                return;
            }
            tree.removeIfThere(at);
            for (Pointer outer = at.parent(); outer.steps().size() > 1; outer = outer.parent()) {
                if (isEmptied(tree, outer)) {
                    tree.remove(outer);
                }
            }
        };
    }

    private static boolean isEmptied(EditableTree tree, Pointer outer) {
        return tree.at(outer)
                .filter(node -> node instanceof Node.ObjectNode left
                        ? left.members().isEmpty()
                        : node instanceof Node.ArrayNode list && list.elements().isEmpty())
                .isPresent();
    }

    /**
     * Puts a value that belongs to one of several forms of what stands at a place; if that has another form, it takes its place.
     *
     * @param place where what has several forms stands
     * @param keys the keys of the object that it is in this form
     * @param at where the value stands: at the place, or within it
     */
    public static Edit setInstead(Pointer place, Set<String> keys, Pointer at, Optional<Node> value) {
        return tree -> {
            boolean fits = tree.at(place)
                    .filter(node -> node instanceof Node.ObjectNode object
                            && keys.containsAll(object.members().keySet()))
                    .isPresent();
            if (value.isPresent() && !fits && !at.equals(place)) {
                set(place, Optional.of(JsonValues.noMembers())).on(tree);
            }
            set(at, value).on(tree);
        };
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

    /** The same for a value of the element of a list that has a name. */
    public static Edit set(Pointer list, String key, String name, Pointer within, Optional<Node> value) {
        return tree -> tree.first(list, key, name)
                .ifPresentOrElse(
                        element -> {
                            Pointer at = element;
                            for (String step : within.steps()) {
                                at = at.then(step);
                            }
                            if (value.isPresent()) {
                                tree.put(at, value.get());
                            } else {
                                tree.removeIfThere(at);
                            }
                        },
                        () -> tree.refuse(Sentence.of("workshop.noSuchName", Words.quoted(name))));
    }
}
