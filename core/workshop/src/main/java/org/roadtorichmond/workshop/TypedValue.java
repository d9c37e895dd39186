package org.roadtorichmond.workshop;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;

/**
 * Turns what a person types into values of a file and back. What is no value of the wanted kind is kept as the text that it is, so
 * that it is reported as a problem and nothing that was typed is lost.
 */
public final class TypedValue {
    private TypedValue() {}

    /** A number, with a point or a comma; {@code null} as such; anything else as a text; empty if nothing was typed. */
    public static Optional<Node> number(String typed) {
        String text = typed.strip().replace(',', '.');
        if (text.isEmpty()) {
            return Optional.empty();
        } else if (text.equals("null") || text.equals("\u2013")) {
            return Optional.of(new Node.NothingNode(Place.NOWHERE));
        }
        boolean number = text.matches("-?(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?");
        return Optional.of(number ? new Node.NumberNode(Place.NOWHERE, text) : JsonValues.text(typed.strip()));
    }

    /** A text; empty if nothing was typed. */
    public static Optional<Node> text(String typed) {
        return Optional.of(typed.strip()).filter(text -> !text.isEmpty()).map(JsonValues::text);
    }

    /** A list of what stands between commas or spaces; empty if nothing was typed. */
    public static Optional<Node> numbers(String typed) {
        List<Node> elements = parts(typed, "[,;\\s]+").stream()
                .flatMap(part -> number(part).stream())
                .toList();
        return elements.isEmpty() ? Optional.empty() : Optional.of(new Node.ArrayNode(Place.NOWHERE, elements));
    }

    /** A list of texts between commas or semicolons, or else between spaces; empty if nothing was typed. */
    public static Optional<Node> texts(String typed) {
        List<String> parts = parts(typed, typed.matches("(?s).*[,;].*") ? "[,;]" : "\\s+");
        return parts.isEmpty() ? Optional.empty() : Optional.of(JsonValues.texts(parts));
    }

    /** The words between commas or spaces; empty if nothing was typed. */
    public static Optional<List<String>> words(String typed) {
        return Optional.of(parts(typed, "[,;\\s]+")).filter(words -> !words.isEmpty());
    }

    /** The one of some words that begins as what was typed, whatever its capitals; what was typed if none does, or several. */
    public static String completed(List<String> words, String typed) {
        String begin = typed.strip().toLowerCase(Locale.ROOT).replaceAll("[ _]+", "-");
        List<String> fits = words.stream()
                .filter(word -> word.toLowerCase(Locale.ROOT).startsWith(begin))
                .toList();
        return fits.stream()
                .filter(word -> word.length() == begin.length() || fits.size() == 1)
                .filter(word -> !begin.isEmpty())
                .findFirst()
                .orElse(typed.strip());
    }

    private static List<String> parts(String typed, String between) {
        return Arrays.stream(typed.split(between, -1))
                .map(String::strip)
                .filter(part -> !part.isEmpty())
                .toList();
    }

    /** A value as a person would type it. */
    public static String typed(Node value) {
        if (value instanceof Node.TextNode text) {
            return text.text();
        } else if (value instanceof Node.NothingNode) {
            return "\u2013";
        } else if (value instanceof Node.ArrayNode list) {
            List<String> parts = list.elements().stream().map(TypedValue::typed).toList();
            boolean blanks = parts.stream().anyMatch(part -> part.matches("(?s).*\\s.*"));
            // A text of several words needs semicolons behind it, so that its blanks part nothing.
            return blanks ? String.join("; ", parts) + ";" : String.join(" ", parts);
        }
        return JsonText.of(value).strip();
    }
}
