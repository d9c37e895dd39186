package org.roadtorichmond.scenario.json;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Makes values that stand in no file yet. */
public final class JsonValues {
    private JsonValues() {}

    /** A text. */
    public static Node text(String text) {
        return new Node.TextNode(Place.NOWHERE, text);
    }

    /** A whole number. */
    public static Node number(long number) {
        return new Node.NumberNode(Place.NOWHERE, Long.toString(number));
    }

    /** True or false. */
    public static Node truth(boolean truth) {
        return new Node.TruthNode(Place.NOWHERE, truth);
    }

    /** A list of texts. */
    public static Node texts(Collection<String> texts) {
        return new Node.ArrayNode(
                Place.NOWHERE, texts.stream().map(JsonValues::text).toList());
    }

    /** A list with nothing in it. */
    public static Node noElements() {
        return texts(List.of());
    }

    /** An object with nothing in it. */
    public static Node.ObjectNode noMembers() {
        return new Node.ObjectNode(Place.NOWHERE, Map.of());
    }

    /** An object of members in their order. */
    public static Node.ObjectNode object(Map<String, ? extends Node> members) {
        Map<String, Node.Member> placed = new LinkedHashMap<>();
        members.forEach((key, value) -> placed.put(key, new Node.Member(Place.NOWHERE, value)));
        return new Node.ObjectNode(Place.NOWHERE, placed);
    }

    /** An object with one more member, which comes last; a member of that key is replaced where it stands. */
    public static Node.ObjectNode with(Node.ObjectNode object, String key, Node value) {
        Map<String, Node.Member> members = new LinkedHashMap<>(object.members());
        members.put(key, new Node.Member(Place.NOWHERE, value));
        return new Node.ObjectNode(object.at(), members);
    }
}
