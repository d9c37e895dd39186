package org.roadtorichmond.fuzz;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** JSON that can be corrupted: keys may repeat, and any text may stand in place of a key or a value. */
final class JsonTree {
    /** The kinds of nodes of a tree. */
    enum Shape {
        OBJECT,
        LIST,
        LITERAL
    }

    private final Shape shape;
    private final String literal;
    private final List<String> keys = new ArrayList<>();
    private final List<JsonTree> children = new ArrayList<>();

    private JsonTree(Shape shape, String literal) {
        this.shape = shape;
        this.literal = literal;
    }

    /** A place in a tree: a child of an object or a list. */
    record Slot(JsonTree parent, int index) {
        JsonTree child() {
            return parent.children.get(index);
        }

        void put(JsonTree child) {
            parent.children.set(index, child);
        }

        void rename(String key) {
            parent.keys.set(index, key);
        }

        void remove() {
            parent.keys.remove(index);
            parent.children.remove(index);
        }

        /** Inserts a child after this one. */
        void insert(String key, JsonTree child) {
            parent.keys.add(index + 1, key);
            parent.children.add(index + 1, child);
        }

        /** The key with its quotes. A child of a list has one too, which is not written. */
        String key() {
            return parent.keys.get(index);
        }
    }

    /** A tree of a single text, which need not be JSON. */
    static JsonTree literal(String text) {
        return new JsonTree(Shape.LITERAL, text);
    }

    /** A list with one element. */
    static JsonTree listOf(JsonTree only) {
        JsonTree list = new JsonTree(Shape.LIST, "");
        list.add("", only);
        return list;
    }

    /** The tree of well-formed JSON. */
    static JsonTree of(JsonElement json) {
        if (json.isJsonObject()) {
            JsonTree object = new JsonTree(Shape.OBJECT, "");
            json.getAsJsonObject()
                    .entrySet()
                    .forEach(member -> object.add(quoted(member.getKey()), of(member.getValue())));
            return object;
        }
        if (json.isJsonArray()) {
            JsonTree list = new JsonTree(Shape.LIST, "");
            json.getAsJsonArray().forEach(element -> list.add("", of(element)));
            return list;
        }
        return literal(json.toString());
    }

    /** The tree of a file with well-formed JSON. */
    static JsonTree of(byte[] file) {
        return of(JsonParser.parseString(new String(file, StandardCharsets.UTF_8)));
    }

    static String quoted(String text) {
        return new JsonPrimitive(text).toString();
    }

    private void add(String key, JsonTree child) {
        keys.add(key);
        children.add(child);
    }

    JsonTree copy() {
        JsonTree copy = new JsonTree(shape, literal);
        for (int i = 0; i < children.size(); i++) {
            copy.add(keys.get(i), children.get(i).copy());
        }
        return copy;
    }

    Shape shape() {
        return shape;
    }

    /** The text of a literal; blank for other nodes. */
    String literal() {
        return literal;
    }

    /** All places in the tree, parents before their children. */
    List<Slot> slots() {
        List<Slot> slots = new ArrayList<>();
        collect(slots);
        return slots;
    }

    private void collect(List<Slot> slots) {
        for (int i = 0; i < children.size(); i++) {
            slots.add(new Slot(this, i));
            children.get(i).collect(slots);
        }
    }

    /** The tree as text, with a line for each child of the outermost object. */
    String text() {
        StringBuilder out = new StringBuilder();
        write(out, ",\n");
        return out.append('\n').toString();
    }

    private void write(StringBuilder out, String comma) {
        if (shape == Shape.LITERAL) {
            out.append(literal);
            return;
        }
        boolean object = shape == Shape.OBJECT;
        out.append(object ? '{' : '[');
        for (int i = 0; i < children.size(); i++) {
            out.append(i > 0 ? comma : "");
            if (object) {
                out.append(keys.get(i)).append(':');
            }
            children.get(i).write(out, ",");
        }
        out.append(object ? '}' : ']');
    }
}
