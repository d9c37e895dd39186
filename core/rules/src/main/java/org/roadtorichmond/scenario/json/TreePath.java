package org.roadtorichmond.scenario.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.roadtorichmond.words.SimilarNames;

/**
 * Where a value stands in a tree, as people write it: {@code units.Train.arrives.turn}. Members of objects go by their key, elements
 * of lists by their id or name, or by their number in brackets, from 0: {@code rules.combatTable.3-1[2]}. Ids may contain dots; of
 * several that fit, the longest counts, and letters may be composed in any way. A key can also be put into brackets and single
 * quotes, as in paths of problems, which leaves no doubt where it ends: {@code units['A=B.C'].strength}.
 *
 * @param text the path
 */
public record TreePath(String text) {
    /** By what the elements of lists are known, in this order. */
    private static final List<String> NAMES = List.of("id", "name");

    private static final Pattern NUMBERED = Pattern.compile("\\[([0-9]{1,6})](.*)", Pattern.DOTALL);

    /** The value that stands there, if there is one. */
    public Optional<Node> in(Node root) {
        return find(root, SimilarNames.composed(text));
    }

    private static Optional<Node> find(Node node, String path) {
        if (path.isEmpty()) {
            return Optional.of(node);
        }
        return step(node, path).flatMap(step -> find(step.child(), step.rest()));
    }

    /**
     * One step into a tree.
     *
     * @param key the key of the member, or the number of the element
     * @param child what stands there
     * @param rest the path from there on
     */
    private record Step(String key, Node child, String rest) {}

    private static Optional<Step> step(Node node, String path) {
        Matcher numbered = NUMBERED.matcher(path);
        if (node instanceof Node.ArrayNode list && numbered.matches()) {
            int number = Integer.parseInt(numbered.group(1));
            return number < list.elements().size()
                    ? Optional.of(new Step(numbered.group(1), list.elements().get(number), afterDot(numbered.group(2))))
                    : Optional.empty();
        }
        Map<String, Step> children = new LinkedHashMap<>();
        children(node, (name, step) -> {
            for (String written : List.of(SimilarNames.composed(name), quoted(name), quoted(Words.visible(name)))) {
                if (begins(path, written)) {
                    children.put(
                            written, new Step(step.key(), step.child(), afterDot(path.substring(written.length()))));
                }
            }
        });
        return children.entrySet().stream()
                .max(Map.Entry.comparingByKey((a, b) -> a.length() - b.length()))
                .map(Map.Entry::getValue);
    }

    /** Names what stands directly in a value; elements of lists that have no name are passed over. */
    private static void children(Node node, BiConsumer<String, Step> to) {
        if (node instanceof Node.ObjectNode object) {
            object.members().forEach((key, member) -> to.accept(key, new Step(key, member.value(), "")));
        } else if (node instanceof Node.ArrayNode list) {
            for (int i = 0; i < list.elements().size(); i++) {
                Node element = list.elements().get(i);
                String key = Integer.toString(i);
                name(element).ifPresent(name -> to.accept(name, new Step(key, element, "")));
            }
        }
    }

    private static Optional<String> name(Node element) {
        if (!(element instanceof Node.ObjectNode object)) {
            return Optional.empty();
        }
        return NAMES.stream()
                .flatMap(key -> object.member(key).stream())
                .map(Node.Member::value)
                .filter(Node.TextNode.class::isInstance)
                .map(value -> ((Node.TextNode) value).text())
                .findFirst();
    }

    /** A key in brackets, as {@link TreeReader} writes it in paths but in full and with what cannot be seen. */
    private static String quoted(String name) {
        return "['" + SimilarNames.composed(name).replace("'", "\\'") + "']";
    }

    /** How far the path reaches with which a text such as {@code PATH=VALUE} begins: to the first mark that is not in a quoted key. */
    public static int end(String text, char mark) {
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            if (!quoted && text.charAt(i) == mark) {
                return i;
            }
            quoted = quoted ? !text.startsWith("']", i) || text.charAt(i - 1) == '\\' : text.startsWith("['", i);
        }
        return -1;
    }

    private static boolean begins(String path, String name) {
        return path.startsWith(name)
                && (path.length() == name.length()
                        || path.charAt(name.length()) == '.'
                        || path.charAt(name.length()) == '[');
    }

    private static String afterDot(String rest) {
        return rest.startsWith(".") ? rest.substring(1) : rest;
    }

    /**
     * The same tree with another value there. A last key that an object does not have yet is added to it.
     *
     * @return empty if the path leads nowhere
     */
    public Optional<Node> set(Node root, Node value) {
        return changed(root, SimilarNames.composed(text), Optional.of(value));
    }

    /** The same tree without what stands there; empty if nothing does. */
    public Optional<Node> removed(Node root) {
        return in(root).flatMap(there -> changed(root, SimilarNames.composed(text), Optional.empty()));
    }

    private static Optional<Node> changed(Node node, String path, Optional<Node> value) {
        Optional<Step> step = step(node, path);
        if (step.isEmpty()) {
            boolean fresh = node instanceof Node.ObjectNode && path.indexOf('.') < 0 && path.indexOf('[') < 0;
            return fresh ? Optional.of(with(node, path, value)) : Optional.empty();
        }
        String key = step.get().key();
        String rest = step.get().rest();
        return rest.isEmpty()
                ? Optional.of(with(node, key, value))
                : changed(step.get().child(), rest, value).map(child -> with(node, key, Optional.of(child)));
    }

    private static Node with(Node node, String key, Optional<Node> child) {
        if (node instanceof Node.ObjectNode object) {
            Map<String, Node.Member> members = new LinkedHashMap<>(object.members());
            Place at = object.member(key).map(Node.Member::key).orElse(object.at());
            child.ifPresentOrElse(value -> members.put(key, new Node.Member(at, value)), () -> members.remove(key));
            return new Node.ObjectNode(object.at(), members);
        }
        Node.ArrayNode list = (Node.ArrayNode) node;
        List<Node> elements = new ArrayList<>(list.elements());
        int place = Integer.parseInt(key);
        child.ifPresentOrElse(value -> elements.set(place, value), () -> elements.remove(place));
        return new Node.ArrayNode(list.at(), elements);
    }

    /** The path of the tree that is most like this one, if any is like it. */
    public Optional<TreePath> nearest(Node root) {
        // Where the path first leads nowhere, what stands there is most likely meant.
        Node node = root;
        StringBuilder good = new StringBuilder();
        String rest = text;
        for (Optional<Step> step = step(node, rest); step.isPresent(); step = step(node, rest)) {
            good.append(rest, 0, rest.length() - step.get().rest().length());
            node = step.get().child();
            rest = step.get().rest();
        }
        List<String> paths = new ArrayList<>();
        collect(node, "", paths);
        List<String> first = new ArrayList<>();
        children(node, (name, step) -> first.add(name));
        String bad = rest;
        return Words.nearest(bad, paths)
                .or(() -> Words.nearest(bad.substring(0, end(bad)), first))
                .map(found -> new TreePath(good + found));
    }

    private static int end(String path) {
        int end = path.length();
        for (char mark : new char[] {'.', '['}) {
            int at = path.indexOf(mark);
            end = at >= 0 ? Math.min(end, at) : end;
        }
        return end;
    }

    private static void collect(Node node, String before, List<String> paths) {
        children(node, (name, step) -> {
            paths.add(before + name);
            collect(step.child(), before + name + ".", paths);
        });
    }
}
