package org.roadtorichmond.scenario.json;

import java.io.EOFException;
import org.roadtorichmond.words.Sentence;

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
    private static final Sentence VALUE = Sentence.of("problem.value");

    Problem problem(Exception cause) {
        String said = String.valueOf(cause.getMessage());
        if (said.startsWith("Unterminated string") || said.startsWith("Unterminated escape")) {
            return at(token, Sentence.of("problem.noQuote"));
        }
        if (said.startsWith("Unpaired surrogate")) {
            return at(token, Sentence.of("problem.surrogate"));
        }
        if (said.contains("ontrol character")) {
            return at(firstControl(), Sentence.of("problem.control"));
        }
        if (said.contains("scape")) {
            return at(lastBackslash(), Sentence.of("problem.escape"));
        }
        if (cause instanceof EOFException || nextVisible(0) < 0) {
            return at(source.length(), Sentence.of("problem.tooEarly"));
        }
        return structural(said);
    }

    private Problem structural(String said) {
        int wrong = offender();
        Sentence found = word(wrong);
        if (said.startsWith("Unterminated array")) {
            return at(wrong, Sentence.of("problem.inList", found));
        }
        if (said.startsWith("Unterminated object")) {
            return at(wrong, Sentence.of("problem.inObject", found));
        }
        if (said.startsWith("Expected ':'")) {
            return at(wrong, Sentence.of("problem.colon", found));
        }
        return at(wrong, unexpected(wrong, found));
    }

    private Sentence unexpected(int wrong, Sentence found) {
        char c = source.text().charAt(wrong);
        int before = lastVisible(wrong - 1);
        if (c == '/' || c == '#') {
            return Sentence.of("problem.comment", found, VALUE);
        }
        if (c == '\'') {
            return Sentence.of("problem.singleQuote", found);
        }
        if ((c == ']' || c == '}') && before >= 0 && source.text().charAt(before) == ',') {
            return Sentence.of("problem.trailing", found);
        }
        if (c == '=') {
            return Sentence.of("problem.colon", found);
        }
        return Sentence.of("problem.unquoted", found, VALUE);
    }

    private Problem at(int offset, Sentence sentence) {
        return new Problem(source.place(offset, path), sentence);
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

    private Sentence word(int begin) {
        int end = begin;
        while (end < source.length() && isOfWord(source.text().charAt(end))) {
            end++;
        }
        String word = source.text().substring(begin, Math.max(end, begin + 1));
        return word.equals("\"") ? Sentence.of("problem.aText") : Sentence.of("verbatim", Words.shortened(word));
    }

    private static boolean isOfWord(char c) {
        return !Character.isWhitespace(c) && "[]{},:\"".indexOf(c) < 0;
    }
}
