package org.roadtorichmond.scenario.json;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.scenario.json.Spans.Span;

/**
 * Writes a tree as people lay out maps and scenarios: the members of the file one a line, units, ways and rows of terrain one a
 * line, and everything smaller on one line.
 *
 * <p>A value that was read from the text before is copied from it. A changed object or list is laid out as the one that stood in
 * its place was, if that had anything in it.
 */
final class LayoutWriter {
    private static final String STEP = "  ";

    private final String source;
    private final Spans spans;
    private final Optional<Node> schema;
    private final String lineEnd;
    private final StringBuilder out = new StringBuilder();

    /**
     * A writer for one tree.
     *
     * @param source the text before the changes, empty if there was none
     * @param schema the schema that the file names as its first key
     */
    LayoutWriter(String source, Spans spans, Optional<Node> schema) {
        this.source = source;
        this.spans = spans;
        this.schema = schema;
        lineEnd = source.contains("\r\n") ? "\r\n" : "\n";
    }

    /**
     * The text of a whole tree.
     *
     * @param before the tree that it was made of
     */
    String text(Node.ObjectNode root, Optional<Node> before) {
        append(root, before, 0, "");
        return out.toString();
    }

    /**
     * The white space of a container.
     *
     * @param first before its first part
     * @param next before every other one, behind the comma
     * @param close before its closing bracket
     */
    private record Layout(String first, String next, String close) {
        String gap(boolean atBeginning) {
            return atBeginning ? first : "," + next;
        }

        /** How far what is in it is indented, in a container that is indented by so much. */
        String indent(String outer) {
            return first.indexOf('\n') < 0 ? outer : first.substring(first.lastIndexOf('\n') + 1);
        }
    }

    private void append(Node node, Optional<Node> before, int depth, String indent) {
        Optional<Span> copied = spans.of(node);
        if (copied.isPresent()) {
            out.append(copied.get().of(source));
        } else if (node instanceof Node.ObjectNode object) {
            appendObject(object, before, depth, indent);
        } else if (node instanceof Node.ArrayNode list) {
            appendList(list, before, depth, indent);
        } else {
            out.append(JsonText.of(node));
        }
    }

    private void appendObject(Node.ObjectNode object, Optional<Node> before, int depth, String indent) {
        if (object.members().isEmpty()) {
            out.append("{}");
            return;
        }
        Layout layout = layout(before, broken(object, depth), " ", indent);
        out.append('{');
        List<String> oldKeys = keys(before);
        Optional<String> previous = Optional.empty();
        for (Map.Entry<String, Node.Member> member : object.members().entrySet()) {
            String key = member.getKey();
            Optional<Node> old = child(before, key);
            Optional<Node> last = previous.flatMap(former -> child(before, former));
            int place = previous.map(oldKeys::indexOf).orElse(-1) + 1;
            boolean stays = last.isPresent() == previous.isPresent() && place == oldKeys.indexOf(key);
            Optional<String> copied = stays ? between(last, before, old) : Optional.empty();
            if (copied.isPresent()) {
                out.append(copied.get());
            } else {
                if (depth == 0 && previous.isEmpty()) {
                    appendSchema(layout.first());
                }
                out.append(layout.gap(previous.isEmpty()))
                        .append(JsonText.quoted(key))
                        .append(": ");
            }
            append(member.getValue().value(), old, depth + 1, layout.indent(indent));
            previous = Optional.of(key);
        }
        out.append(layout.close()).append('}');
    }

    private static List<String> keys(Optional<Node> object) {
        return object.filter(Node.ObjectNode.class::isInstance)
                .map(node -> List.copyOf(((Node.ObjectNode) node).members().keySet()))
                .orElse(List.of());
    }

    private void appendSchema(String gap) {
        schema.ifPresent(name -> out.append(gap)
                .append(JsonText.quoted(Spans.SCHEMA))
                .append(": ")
                .append(JsonText.of(name))
                .append(','));
    }

    /**
     * What the text has between two values that followed each other in it, key and all.
     *
     * @param previous the former value; none for the first of its container
     * @param container what both are in
     * @param value the latter value
     */
    private Optional<String> between(Optional<Node> previous, Optional<Node> container, Optional<Node> value) {
        Optional<Integer> from = previous.isPresent()
                ? previous.flatMap(spans::of).map(Span::end)
                : container.flatMap(spans::of).map(span -> span.begin() + 1);
        return value.flatMap(spans::of).flatMap(span -> from.map(begin -> source.substring(begin, span.begin())));
    }

    private static Optional<Node> child(Optional<Node> before, String key) {
        return before.filter(Node.ObjectNode.class::isInstance)
                .flatMap(object -> ((Node.ObjectNode) object).member(key))
                .map(Node.Member::value);
    }

    private void appendList(Node.ArrayNode list, Optional<Node> before, int depth, String indent) {
        if (list.elements().isEmpty()) {
            out.append("[]");
            return;
        }
        Layout layout = layout(before, broken(list, depth), "", indent);
        out.append('[');
        boolean sameLength = before.filter(old -> old instanceof Node.ArrayNode array
                        && array.elements().size() == list.elements().size())
                .isPresent();
        for (int i = 0; i < list.elements().size(); i++) {
            Optional<String> written = sameLength
                    ? between(i == 0 ? Optional.empty() : element(before, i - 1), before, element(before, i))
                    : Optional.empty();
            out.append(written.orElse(layout.gap(i == 0)));
            append(list.elements().get(i), element(before, i), depth + 1, layout.indent(indent));
        }
        out.append(layout.close()).append(']');
    }

    private static Optional<Node> element(Optional<Node> before, int number) {
        return before.filter(list -> list instanceof Node.ArrayNode array
                        && number < array.elements().size())
                .map(list -> ((Node.ArrayNode) list).elements().get(number));
    }

    /** The layout that the container had, if it had one, or the usual one. */
    private Layout layout(Optional<Node> before, boolean broken, String space, String indent) {
        Optional<Span> old = before.filter(LayoutWriter::isFilled).flatMap(spans::of);
        if (old.isEmpty()) {
            String line = lineEnd + indent + STEP;
            return broken ? new Layout(line, line, lineEnd + indent) : new Layout(space, " ", space);
        }
        String first = space(old.get().begin() + 1, 1);
        String close = space(old.get().end() - 2, -1);
        return new Layout(first, first.indexOf('\n') < 0 ? " " : first, close);
    }

    private static boolean isFilled(Node node) {
        return (node instanceof Node.ObjectNode object && !object.members().isEmpty())
                || (node instanceof Node.ArrayNode list && !list.elements().isEmpty());
    }

    /** The white space of the text that begins, or backwards ends, at an offset. */
    private String space(int from, int direction) {
        int at = from;
        while (Character.isWhitespace(source.charAt(at))) {
            at += direction;
        }
        return direction > 0 ? source.substring(from, at) : source.substring(at + 1, from + 1);
    }

    /** The file itself, and within it what is an object of objects, as units in overlays are. */
    private static boolean broken(Node.ObjectNode object, int depth) {
        return depth == 0
                || (depth == 1
                        && object.members().values().stream()
                                .allMatch(member -> member.value() instanceof Node.ObjectNode));
    }

    /** A list of the file whose elements are objects or texts; numbers of turns stand on one line. */
    private static boolean broken(Node.ArrayNode list, int depth) {
        List<Node> elements = list.elements();
        return depth == 1
                && elements.stream()
                        .anyMatch(element -> element instanceof Node.ObjectNode || element instanceof Node.TextNode);
    }
}
