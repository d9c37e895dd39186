package org.roadtorichmond.exchange.draft;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;

/** Makes trees of JSON that stand in no file yet. */
public final class Trees {
    private Trees() {}

    /** A text in one line; control characters, which no file of the game may have, are spaces, and halves of characters are gone. */
    public static Node text(String text) {
        StringBuilder line = new StringBuilder();
        text.codePoints().forEach(character -> {
            boolean half = character >= Character.MIN_SURROGATE && character <= Character.MAX_SURROGATE;
            if (!half) {
                line.appendCodePoint(Character.isISOControl(character) ? ' ' : character);
            }
        });
        return new Node.TextNode(Place.NOWHERE, line.toString());
    }

    /** The text that an object has under a key; empty if it has none, or something else. */
    public static Optional<String> text(Node.ObjectNode object, String key) {
        return object.member(key)
                .map(Node.Member::value)
                .filter(Node.TextNode.class::isInstance)
                .map(value -> ((Node.TextNode) value).text());
    }

    /** A whole number. */
    public static Node number(long number) {
        return new Node.NumberNode(Place.NOWHERE, Long.toString(number));
    }

    /** A number with as many decimals as it needs. */
    public static Node number(BigDecimal number) {
        BigDecimal plain = number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros();
        return new Node.NumberNode(Place.NOWHERE, plain.toPlainString());
    }

    /** True or false. */
    public static Node truth(boolean truth) {
        return new Node.TruthNode(Place.NOWHERE, truth);
    }

    /** A list. */
    public static Node list(List<? extends Node> elements) {
        return new Node.ArrayNode(Place.NOWHERE, List.copyOf(elements));
    }

    /** A list of texts. */
    public static Node texts(List<String> texts) {
        return list(texts.stream().map(Trees::text).toList());
    }

    /** An object whose members keep the order of the map. */
    public static Node.ObjectNode object(Map<String, Node> values) {
        Map<String, Node.Member> members = new LinkedHashMap<>();
        values.forEach((key, value) -> members.put(key, new Node.Member(Place.NOWHERE, value)));
        return new Node.ObjectNode(Place.NOWHERE, members);
    }

    /** The same object with another value for a key, in its place; a new key comes at the end. */
    public static Node.ObjectNode with(Node.ObjectNode object, String key, Node value) {
        Map<String, Node.Member> members = new LinkedHashMap<>(object.members());
        members.put(key, new Node.Member(Place.NOWHERE, value));
        return new Node.ObjectNode(object.at(), members);
    }
}
