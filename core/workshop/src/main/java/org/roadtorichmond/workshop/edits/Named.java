package org.roadtorichmond.workshop.edits;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.Schema;

/** What edits share that are about elements of a list with a name of their own: units, zones, ways, waters, places, parts of campaigns. */
final class Named {
    private static final Pointer UNITS = Pointer.of("units");
    private static final Pointer ZONES = Pointer.of("zones");
    private static final Pointer WAYS = EditableTree.MAP.then("ways");
    private static final Pointer BATTLES = Pointer.of("battles");
    private static final Pointer AFTER = BATTLES.then("after");
    private static final Pointer FINAL = Pointer.of("final");
    private static final String ANY = "*";
    /** Anything within, however deep. */
    private static final String ALL = "**";

    private static final Pointer HAPPENED = BATTLES.then(Pointer.of(ANY, "history", "happened", ANY));

    /** The lists whose elements have a name of their own, and its key. */
    private static final Map<Pointer, String> NAMES = Map.of(
            UNITS,
            "id",
            ZONES,
            "name",
            WAYS,
            "name",
            EditableTree.MAP.then("waters"),
            "name",
            EditableTree.MAP.then("places"),
            "name",
            BATTLES,
            "id",
            AFTER,
            "name",
            FINAL,
            "name");

    /** Where else such a name stands; a star is any element. */
    private static final Map<Pointer, List<Pointer>> NAMED_AT = Map.of(
            UNITS, List.of(Pointer.of("position", "units", ANY, "id"), Pointer.of("victory", "train")),
            ZONES, List.of(Pointer.of("position", "open", ANY)),
            BATTLES, List.of(BATTLES.then(Pointer.of(ALL, "in")), FINAL.then(Pointer.of(ALL, "in"))),
            AFTER, List.of(HAPPENED),
            FINAL, List.of(HAPPENED),
            WAYS,
                    List.of(
                            EditableTree.MAP.then(Pointer.of("edges", ANY, "way")),
                            EditableTree.MAP.then(Pointer.of("crossovers", ANY, "ways", ANY))));

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

    /** A name that no element has: this one with a number behind it, from 2. */
    static String free(EditableTree tree, Pointer list, String key, String name) {
        int number = 2;
        while (tree.first(list, key, name + " " + number).isPresent()) {
            number++;
        }
        return name + " " + number;
    }

    /** Whether this is the name of an element that is there. */
    static boolean isName(EditableTree tree, Pointer at) {
        Pointer element = at.parent();
        return at.last().equals(NAMES.get(Schema.withoutNumbers(element.parent())))
                && tree.at(element).filter(Node.ObjectNode.class::isInstance).isPresent();
    }

    /**
     * Gives an element another name that none has, also where it is named, unless another element has its old name too; its own old name
     * is no edit.
     */
    static void rename(EditableTree tree, Pointer at, Optional<Node> name) {
        Pointer list = at.parent().parent();
        String from = tree.text(at).orElse("");
        String to = name.filter(Node.TextNode.class::isInstance)
                .map(text -> ((Node.TextNode) text).text().strip())
                .orElse("");
        if (!from.equals(to)) {
            insistOnNew(tree, list, at.last(), to);
            boolean alone = tree.where(list, at.last(), from).size() == 1;
            tree.put(at, JsonValues.text(to));
            if (alone) {
                NAMED_AT.getOrDefault(Schema.withoutNumbers(list), List.of())
                        .forEach(named -> rename(tree, Pointer.ROOT, named.steps(), from, to));
            }
        }
    }

    private static void rename(EditableTree tree, Pointer at, List<String> rest, String from, String to) {
        if (rest.isEmpty()) {
            if (tree.text(at).filter(from::equals).isPresent()) {
                tree.put(at, JsonValues.text(to));
            }
            return;
        }
        List<String> within = rest.subList(1, rest.size());
        if (rest.get(0).equals(ALL)) {
            rename(tree, at, within, from, to);
            tree.at(at).ifPresent(node -> inner(node).forEach(step -> rename(tree, at.then(step), rest, from, to)));
            return;
        } else if (!rest.get(0).equals(ANY)) {
            rename(tree, at.then(rest.get(0)), within, from, to);
            return;
        }
        for (int i = 0; i < tree.elements(at).size(); i++) {
            rename(tree, at.then(i), within, from, to);
        }
    }

    /** The steps from a value to those within. */
    private static List<String> inner(Node node) {
        return node instanceof Node.ObjectNode object
                ? List.copyOf(object.members().keySet())
                : node instanceof Node.ArrayNode list
                        ? IntStream.range(0, list.elements().size())
                                .mapToObj(Integer::toString)
                                .toList()
                        : List.of();
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
