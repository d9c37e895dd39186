package org.roadtorichmond.scenario.json;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.words.Signs;

/**
 * A JSON object that a program makes: its members stand in the order in which they are put.
 *
 * <p>A member is a text, a number, a truth value, a tree, another such object, or a collection or a map of these. Null is written
 * as the keyword; a value that is optional is left out where there is none. Numbers are written as Java writes them, except that 0 has no sign. {@link JsonText} makes a
 * text of it.
 */
public final class Json {
    private final Map<String, Node> members = new LinkedHashMap<>();

    /** An object without members. */
    public static Json object() {
        return new Json();
    }

    /** An object with the members of a tree, to put others to them. */
    public static Json of(Node.ObjectNode tree) {
        Json json = new Json();
        tree.members().forEach((key, member) -> json.put(key, member.value()));
        return json;
    }

    /** A list of what a function makes of some elements. */
    public static <T> Node list(Collection<T> elements, Function<? super T, ?> each) {
        return new Node.ArrayNode(
                Place.NOWHERE,
                elements.stream().map(element -> value(each.apply(element))).toList());
    }

    /**
     * The tree of a value.
     *
     * @throws IllegalArgumentException if a value of this kind cannot be written
     */
    public static Node value(@Nullable Object value) {
        if (value == null) {
            return new Node.NothingNode(Place.NOWHERE);
        } else if (value instanceof Node node) {
            return node;
        } else if (value instanceof Json json) {
            return json.node();
        } else if (value instanceof String text) {
            return JsonValues.text(text);
        } else if (value instanceof Double number) {
            return new Node.NumberNode(Place.NOWHERE, Double.toString(Signs.zeroed(number)));
        } else if (value instanceof Number number) {
            return new Node.NumberNode(Place.NOWHERE, number.toString());
        } else if (value instanceof Boolean truth) {
            return JsonValues.truth(truth);
        } else if (value instanceof Collection<?> elements) {
            return list(elements, Function.identity());
        } else if (value instanceof Map<?, ?> entries) {
            Json json = object();
            entries.forEach((key, member) -> json.put(key.toString(), member));
            return json.node();
        }
        throw new IllegalArgumentException(value.getClass() + " cannot be written as JSON");
    }

    /** Adds a member, or changes it where it stands; does nothing if the value is optional and there is none. */
    public Json put(String key, @Nullable Object value) {
        if (value instanceof Optional<?> optional) {
            optional.ifPresent(present -> put(key, present));
        } else if (value instanceof OptionalInt optional) {
            optional.ifPresent(present -> put(key, present));
        } else if (value instanceof OptionalDouble optional) {
            optional.ifPresent(present -> put(key, present));
        } else {
            members.put(key, value(value));
        }
        return this;
    }

    /** Adds a member if there is to be one. */
    public Json putIf(boolean wanted, String key, @Nullable Object value) {
        return wanted ? put(key, value) : this;
    }

    /** Adds a list of what a function makes of some elements; does nothing if there are none. */
    public <T> Json putFilled(String key, Collection<T> elements, Function<? super T, ?> each) {
        return putIf(!elements.isEmpty(), key, list(elements, each));
    }

    /** Adds the members of another object. */
    public Json putAll(Json other) {
        members.putAll(other.members);
        return this;
    }

    /** The tree of the object as it is now. */
    public Node.ObjectNode node() {
        return JsonValues.object(members);
    }

    /** The object as a text without needless spaces. */
    @Override
    public String toString() {
        return JsonText.of(node());
    }
}
