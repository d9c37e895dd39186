package org.roadtorichmond.scenario.json;

import com.google.gson.JsonPrimitive;
import java.util.LinkedHashMap;
import java.util.Map;
import org.roadtorichmond.scenario.json.Node.Member;

/** Writes trees as JSON: the same tree always gives the same text. What has no needless spaces is short, and its hash can be taken. */
public final class JsonText {
    private static final String STEP = "  ";

    private final StringBuilder out = new StringBuilder();
    private final int levels;

    private JsonText(int levels) {
        this.levels = levels;
    }

    /** The text of a tree without needless spaces. */
    public static String of(Node node) {
        return new JsonText(0).append(node, 0).toString();
    }

    /** The text of a file with a line for each value, indented by how deep it lies. */
    public static String indented(Node node) {
        return new JsonText(Integer.MAX_VALUE).append(node, 0).append('\n').toString();
    }

    /** The text of a file with a line for each member, and for each object of a member that is a list of objects. */
    public static String lines(Node.ObjectNode file) {
        return new JsonText(1).append(file, 0).append('\n').toString();
    }

    /** An object with another value in place of a member's. */
    public static Node.ObjectNode with(Node.ObjectNode object, String key, Node value) {
        Map<String, Member> members = new LinkedHashMap<>(object.members());
        members.computeIfPresent(key, (k, member) -> new Member(member.key(), value));
        return new Node.ObjectNode(object.at(), members);
    }

    /** An object without a member. */
    public static Node.ObjectNode without(Node.ObjectNode object, String key) {
        Map<String, Member> members = new LinkedHashMap<>(object.members());
        members.remove(key);
        return new Node.ObjectNode(object.at(), members);
    }

    private StringBuilder append(Node node, int depth) {
        if (node instanceof Node.ObjectNode object) {
            appendObject(object, depth);
        } else if (node instanceof Node.ArrayNode array) {
            appendArray(array, depth);
        } else if (node instanceof Node.TextNode text) {
            out.append(quoted(text.text()));
        } else if (node instanceof Node.NumberNode number) {
            out.append(number.literal());
        } else if (node instanceof Node.TruthNode truth) {
            out.append(truth.truth());
        } else {
            out.append("null");
        }
        return out;
    }

    private void appendObject(Node.ObjectNode object, int depth) {
        boolean broken = depth < levels && !object.members().isEmpty();
        String before = "{";
        for (Map.Entry<String, Member> member : object.members().entrySet()) {
            out.append(before);
            appendBreak(broken, depth + 1);
            out.append(quoted(member.getKey())).append(broken ? ": " : ":");
            append(member.getValue().value(), depth + 1);
            before = ",";
        }
        appendBreak(broken, depth);
        out.append(object.members().isEmpty() ? "{}" : "}");
    }

    private void appendArray(Node.ArrayNode array, int depth) {
        boolean broken = isBroken(array, depth);
        String before = "[";
        for (Node element : array.elements()) {
            out.append(before);
            appendBreak(broken, depth + 1);
            append(element, depth + 1);
            before = ",";
        }
        appendBreak(broken, depth);
        out.append(array.elements().isEmpty() ? "[]" : "]");
    }

    private boolean isBroken(Node.ArrayNode array, int depth) {
        boolean last = depth == levels && depth > 0;
        return last
                ? array.elements().stream().anyMatch(Node.ObjectNode.class::isInstance)
                : depth < levels && !array.elements().isEmpty();
    }

    private void appendBreak(boolean broken, int depth) {
        if (broken) {
            out.append('\n').append(STEP.repeat(depth));
        }
    }

    /** Most texts need no escape; Gson knows how to write the others. */
    static String quoted(String text) {
        boolean plain = true;
        for (int i = 0; i < text.length() && plain; i++) {
            char c = text.charAt(i);
            plain = c >= ' ' && c <= '~' && c != '"' && c != '\\';
        }
        return plain ? '"' + text + '"' : new JsonPrimitive(text).toString();
    }
}
