package org.roadtorichmond.exchange.vassal;

import java.util.ArrayList;
import java.util.List;

/**
 * The way in which VASSAL writes several texts as one: with a separator between them, before which a backslash stands where it
 * belongs to a text. Texts in single quotes lose them; all other backslashes stand for themselves.
 */
final class Sequence {
    private static final char BACKSLASH = '\\';

    private Sequence() {}

    /** The texts of a sequence, at least one. */
    static List<String> split(String sequence, char separator) {
        List<String> texts = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < sequence.length(); i++) {
            char character = sequence.charAt(i);
            if (character != separator) {
                text.append(character);
            } else if (i > 0 && sequence.charAt(i - 1) == BACKSLASH && text.length() > 0) {
                text.setCharAt(text.length() - 1, separator);
            } else {
                texts.add(unquoted(text));
                text.setLength(0);
            }
        }
        texts.add(unquoted(text));
        return texts;
    }

    private static String unquoted(StringBuilder text) {
        int last = text.length() - 1;
        boolean quoted = last > 0 && text.charAt(0) == '\'' && text.charAt(last) == '\'';
        return quoted ? text.substring(1, last) : text.toString();
    }

    /** One of the texts; empty if there are fewer. */
    static String at(List<String> texts, int index) {
        return index < texts.size() ? texts.get(index) : "";
    }
}
