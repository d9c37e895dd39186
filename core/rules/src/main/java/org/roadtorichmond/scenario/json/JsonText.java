package org.roadtorichmond.scenario.json;

import com.google.gson.JsonPrimitive;
import java.util.LinkedHashMap;
import java.util.Map;
import org.roadtorichmond.scenario.json.Node.Member;

/** Writes trees as JSON without needless spaces: the same tree always gives the same text, whose hash can be taken. */
public final class JsonText {
    private final StringBuilder out = new StringBuilder();

    private JsonText() {}

    /** The text of a tree. */
    public static String of(Node node) {
        JsonText text = new JsonText();
        text.append(node);
        return text.out.toString();
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

    private void append(Node node) {
        if (node instanceof Node.ObjectNode object) {
            appendObject(object);
        } else if (node instanceof Node.ArrayNode array) {
            appendArray(array);
        } else if (node instanceof Node.TextNode text) {
            out.append(quoted(text.text()));
        } else if (node instanceof Node.NumberNode number) {
            out.append(number.literal());
        } else if (node instanceof Node.TruthNode truth) {
            out.append(truth.truth());
        } else {
            out.append("null");
        }
    }

    private void appendObject(Node.ObjectNode object) {
        char before = '{';
        for (Map.Entry<String, Member> member : object.members().entrySet()) {
            out.append(before).append(quoted(member.getKey())).append(':');
            append(member.getValue().value());
            before = ',';
        }
        out.append(object.members().isEmpty() ? "{}" : "}");
    }

    private void appendArray(Node.ArrayNode array) {
        char before = '[';
        for (Node element : array.elements()) {
            out.append(before);
            append(element);
            before = ',';
        }
        out.append(array.elements().isEmpty() ? "[]" : "]");
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
