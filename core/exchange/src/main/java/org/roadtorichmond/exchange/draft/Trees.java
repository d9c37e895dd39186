package org.roadtorichmond.exchange.draft;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.Optional;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;

/** Reads and makes values of JSON as files of other programs have them. */
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
        return JsonValues.text(line.toString());
    }

    /** The text that an object has under a key; empty if it has none, or something else. */
    public static Optional<String> text(Node.ObjectNode object, String key) {
        return object.member(key)
                .map(Node.Member::value)
                .filter(Node.TextNode.class::isInstance)
                .map(value -> ((Node.TextNode) value).text());
    }

    /** A number with as many decimals as it needs. */
    public static Node number(BigDecimal number) {
        BigDecimal plain = number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros();
        return new Node.NumberNode(Place.NOWHERE, plain.toPlainString());
    }

    /** A list of texts. */
    public static Node texts(Collection<String> texts) {
        return Json.list(texts, Trees::text);
    }
}
