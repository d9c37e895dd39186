package org.roadtorichmond.workshop;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.roadtorichmond.scenario.json.Node;

/**
 * Where exactly a value stands in a tree: the keys and numbers of the steps that lead there from the root, as in a JSON Pointer (RFC
 * 6901). Unlike a {@link org.roadtorichmond.scenario.json.TreePath}, which people write, it never guesses and finds elements of lists
 * by their number only, so that it is right for any keys and names.
 *
 * @param steps keys of objects and numbers of elements, from 0; none for the root
 */
public record Pointer(List<String> steps) {
    /** The whole tree. */
    public static final Pointer ROOT = new Pointer(List.of());

    /** A step of the path of a problem. */
    private static final Pattern STEP =
            Pattern.compile("\\.([A-Za-z_][A-Za-z0-9_-]*)|\\[([0-9]+)]|\\['((?:[^'\\\\]|\\\\.)*)']");

    /** Copies the steps. */
    public Pointer {
        steps = List.copyOf(steps);
    }

    /** A pointer of keys that lead from one object into the next. */
    public static Pointer of(String... steps) {
        return new Pointer(List.of(steps));
    }

    /**
     * The pointer of a path as problems have it, such as {@code $.units[4].hex}.
     *
     * @return as much of it as can be followed; paths shorten keys of more than a hundred characters
     */
    public static Pointer ofProblem(String path) {
        List<String> steps = new ArrayList<>();
        Matcher step = STEP.matcher(path);
        int at = 1;
        while (at < path.length() && step.region(at, path.length()).lookingAt()) {
            String quoted = step.group(3);
            String plain = step.group(1) == null ? step.group(2) : step.group(1);
            steps.add(quoted == null ? plain : quoted.replace("\\'", "'"));
            at = step.end();
        }
        return new Pointer(steps);
    }

    /** The pointer to a member of the object that stands here. */
    public Pointer then(String key) {
        List<String> longer = new ArrayList<>(steps);
        longer.add(key);
        return new Pointer(longer);
    }

    /** The pointer to an element of the list that stands here, from 0. */
    public Pointer then(int number) {
        return then(Integer.toString(number));
    }

    /** The pointer to what a pointer leads to from here. */
    public Pointer then(Pointer within) {
        List<String> longer = new ArrayList<>(steps);
        longer.addAll(within.steps);
        return new Pointer(longer);
    }

    /** The pointer to what this value is in; of the root the root. */
    public Pointer parent() {
        return steps.isEmpty() ? this : new Pointer(steps.subList(0, steps.size() - 1));
    }

    /** The last key or number; empty for the root. */
    public String last() {
        return steps.isEmpty() ? "" : steps.get(steps.size() - 1);
    }

    /** The value that stands there, if there is one. */
    public Optional<Node> in(Node root) {
        Optional<Node> node = Optional.of(root);
        for (String step : steps) {
            node = node.flatMap(value -> child(value, step));
        }
        return node;
    }

    private static Optional<Node> child(Node node, String step) {
        if (node instanceof Node.ObjectNode object) {
            return object.member(step).map(Node.Member::value);
        }
        return node instanceof Node.ArrayNode list
                ? number(step, list.elements().size() - 1)
                        .map(number -> list.elements().get(number))
                : Optional.empty();
    }

    /** The number that a step is, if it is one from 0 to the greatest. */
    private static Optional<Integer> number(String step, int greatest) {
        boolean digits = step.matches("0|[1-9][0-9]{0,8}");
        return digits ? Optional.of(Integer.valueOf(step)).filter(number -> number <= greatest) : Optional.empty();
    }

    /** The tree with a value there, in place of what was there; an object gets the key as its last if it does not have it. */
    Optional<Node> put(Node root, Node value) {
        return steps.isEmpty() ? Optional.of(value) : changed(root, 0, container -> putInto(container, value));
    }

    private Optional<Node> putInto(Node container, Node value) {
        if (container instanceof Node.ObjectNode object) {
            Map<String, Node.Member> members = new LinkedHashMap<>(object.members());
            Node.Member old = members.get(last());
            members.put(last(), new Node.Member(old == null ? value.at() : old.key(), value));
            return Optional.of(new Node.ObjectNode(object.at(), members));
        }
        return container instanceof Node.ArrayNode list
                ? number(last(), list.elements().size() - 1).map(number -> {
                    List<Node> elements = new ArrayList<>(list.elements());
                    elements.set(number, value);
                    return new Node.ArrayNode(list.at(), elements);
                })
                : Optional.empty();
    }

    /** The tree with one more element of a list, before the one that has this number now, or as the last. */
    Optional<Node> insert(Node root, Node value) {
        return changed(
                root,
                0,
                container -> container instanceof Node.ArrayNode list
                        ? number(last(), list.elements().size()).map(number -> {
                            List<Node> elements = new ArrayList<>(list.elements());
                            elements.add(number, value);
                            return new Node.ArrayNode(list.at(), elements);
                        })
                        : Optional.empty());
    }

    /** The tree without what stands there. */
    Optional<Node> remove(Node root) {
        return changed(root, 0, this::removeFrom);
    }

    private Optional<Node> removeFrom(Node container) {
        if (container instanceof Node.ObjectNode object && object.members().containsKey(last())) {
            Map<String, Node.Member> members = new LinkedHashMap<>(object.members());
            members.remove(last());
            return Optional.of(new Node.ObjectNode(object.at(), members));
        }
        return container instanceof Node.ArrayNode list
                ? number(last(), list.elements().size() - 1).map(number -> {
                    List<Node> elements = new ArrayList<>(list.elements());
                    elements.remove((int) number);
                    return new Node.ArrayNode(list.at(), elements);
                })
                : Optional.empty();
    }

    /** The tree with the object or list changed in which the value stands; what is not on the way there stays the same objects. */
    private Optional<Node> changed(Node node, int depth, Function<Node, Optional<Node>> change) {
        if (steps.isEmpty()) {
            return Optional.empty();
        } else if (depth == steps.size() - 1) {
            return change.apply(node);
        }
        String step = steps.get(depth);
        return child(node, step)
                .flatMap(child -> changed(child, depth + 1, change))
                .flatMap(child -> new Pointer(List.of(step)).putInto(node, child));
    }
}
