package org.roadtorichmond.workshop.edits;

import java.util.List;
import java.util.function.Consumer;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;

/** What edits share that are about elements of a list with a name of their own: units, zones, ways, waters. */
final class Named {
    private Named() {}

    /** Does something to the element of that name; refuses the edit if there is none. */
    static void on(EditableTree tree, Pointer list, String key, String name, Consumer<Pointer> change) {
        tree.first(list, key, name)
                .ifPresentOrElse(change, () -> tree.refuse(Sentence.of("workshop.noSuchName", Words.quoted(name))));
    }

    /** Refuses the edit if an element has that name already, or the name is blank. */
    static void insistOnNew(EditableTree tree, Pointer list, String key, String name) {
        if (name.isBlank()) {
            tree.refuse(Sentence.of("workshop.blankName"));
        } else if (tree.first(list, key, name).isPresent()) {
            tree.refuse(Sentence.of("workshop.nameTaken", Words.quoted(name)));
        }
    }

    /** Gives an element another name that none has; its own old name is no edit. */
    static void rename(EditableTree tree, Pointer list, String key, String from, String to) {
        if (!from.equals(to)) {
            insistOnNew(tree, list, key, to);
            on(tree, list, key, from, element -> tree.put(element.then(key), JsonValues.text(to)));
        }
    }

    /** Removes all these elements of one list; their places may be in any order. */
    static void removeAll(EditableTree tree, List<Pointer> elements) {
        elements.stream()
                .sorted((a, b) -> Integer.compare(number(b), number(a)))
                .forEach(tree::remove);
    }

    private static int number(Pointer element) {
        return Integer.parseInt(element.last());
    }
}
