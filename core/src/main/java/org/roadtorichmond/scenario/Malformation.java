package org.roadtorichmond.scenario;

import java.io.EOFException;

/**
 * Turns what Gson says of malformed JSON into a problem with the place and a remedy.
 *
 * <p>Gson speaks to programmers ("use setStrictness to accept") and stands sometimes at the offending character,
 * sometimes behind it.
 *
 * @param source the text
 * @param stands the offset at which Gson stands
 * @param token the offset at which the last good token began
 * @param path the path of the value that was to be read
 */
record Malformation(SourceText source, int stands, int token, String path) {
    private static final String VALUE =
            "a value: an object, a list, a text in double quotes, a number, true, false or null";

    Problem problem(Exception cause) {
        String said = String.valueOf(cause.getMessage());
        if (said.startsWith("Unterminated string") || said.startsWith("Unterminated escape")) {
            return at(token, "The text that begins here has no closing quote. Add it.");
        }
        if (said.startsWith("Unpaired surrogate")) {
            return at(token, "This text contains half of a surrogate pair. Write the whole character.");
        }
        if (said.contains("ontrol character")) {
            return at(
                    firstControl(),
                    "A text contains a line break, a tab or another control character. Write \\n, \\t.");
        }
        if (said.contains("scape")) {
            return at(
                    lastBackslash(),
                    "This escape is unknown. Write \\\", \\\\, \\/, \\b, \\f, \\n, \\r, \\t or \\uXXXX.");
        }
        if (cause instanceof EOFException || nextVisible(0) < 0) {
            return at(source.length(), "The file ends too early. Add the brackets that are missing, or mend the copy.");
        }
        return structural(said);
    }

    private Problem structural(String said) {
        int wrong = offender();
        String found = "Found " + word(wrong) + ", expected ";
        if (said.startsWith("Unterminated array")) {
            return at(wrong, found + "a comma or ]. Put a comma between elements and ] at the end.");
        }
        if (said.startsWith("Unterminated object")) {
            return at(wrong, found + "a comma or }. Put a comma between members and } at the end.");
        }
        if (said.startsWith("Expected ':'")) {
            return at(wrong, found + "a colon between the key and its value.");
        }
        return at(wrong, found + expected(wrong));
    }

    private String expected(int wrong) {
        char c = source.text().charAt(wrong);
        int before = lastVisible(wrong - 1);
        if (c == '/' || c == '#') {
            return VALUE + ". Remove the comment; JSON has none.";
        }
        if (c == '\'') {
            return "double quotes. Put keys and texts in double quotes.";
        }
        if ((c == ']' || c == '}') && before >= 0 && source.text().charAt(before) == ',') {
            return "more after the comma. Remove the comma before the bracket.";
        }
        if (c == '=') {
            return "a colon between the key and its value.";
        }
        return "a key in double quotes or " + VALUE + ". Mend or quote it.";
    }

    private Problem at(int offset, String message) {
        return new Problem(source.place(offset, path), message);
    }

    private int firstControl() {
        int at = token + 1;
        while (at < source.length() && source.text().charAt(at) >= ' ') {
            at++;
        }
        return Math.min(at, source.length());
    }

    private int lastBackslash() {
        return Math.max(token, source.text().lastIndexOf('\\', Math.max(0, stands - 1)));
    }

    /** The character that Gson did not accept: the one where it stands if a value was due there, else the one before. */
    private int offender() {
        int before = stands - 1;
        boolean visibleHere = stands < source.length()
                && !Character.isWhitespace(source.text().charAt(stands));
        return visibleHere && (before < 0 || isValueDueAfter(before)) ? stands : Math.max(0, before);
    }

    private boolean isValueDueAfter(int at) {
        return Character.isWhitespace(source.text().charAt(at))
                || source.text().charAt(at) == '['
                || (isSeparator(at) && !isSeparator(lastVisible(at - 1)));
    }

    private boolean isSeparator(int at) {
        return at >= 0 && "[{,:".indexOf(source.text().charAt(at)) >= 0;
    }

    private int lastVisible(int from) {
        int at = from;
        while (at >= 0 && Character.isWhitespace(source.text().charAt(at))) {
            at--;
        }
        return at;
    }

    private int nextVisible(int from) {
        int at = from;
        while (at < source.length() && Character.isWhitespace(source.text().charAt(at))) {
            at++;
        }
        return at < source.length() ? at : -1;
    }

    private String word(int begin) {
        int end = begin;
        while (end < source.length() && isOfWord(source.text().charAt(end))) {
            end++;
        }
        String word = source.text().substring(begin, Math.max(end, begin + 1));
        return word.equals("\"") ? "a text" : Words.shortened(word);
    }

    private static boolean isOfWord(char c) {
        return !Character.isWhitespace(c) && "[]{},:\"".indexOf(c) < 0;
    }
}
