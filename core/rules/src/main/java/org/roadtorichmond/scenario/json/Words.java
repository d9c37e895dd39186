package org.roadtorichmond.scenario.json;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.roadtorichmond.words.InvisibleCharacters;
import org.roadtorichmond.words.Sentence;

/** How words of the files are written, listed and, when misspelt, guessed. */
public final class Words {
    /** How an object looks in a file; braces of their own would open places in texts. */
    public static final String ANY_OBJECT = "{ ... }";

    private static final int LONGEST_SHOWN = 40;
    /** More words are not read in a sentence. */
    private static final int MOST_LISTED = 20;

    private Words() {}

    /** The text with what cannot be seen made visible: no control character of it reaches a terminal. */
    public static String visible(String text) {
        boolean plain = text.codePoints().noneMatch(Words::hidden);
        if (plain) {
            return text;
        }
        StringBuilder visible = new StringBuilder();
        text.codePoints().forEach(c -> appendVisible(visible, c));
        return visible.toString();
    }

    /** Whether a text has no line breaks and no other control characters. */
    public static boolean isLine(String text) {
        return text.chars().noneMatch(Character::isISOControl);
    }

    private static boolean hidden(int character) {
        return Character.isISOControl(character) || InvisibleCharacters.is(character);
    }

    /** The text in quotes, with what cannot be seen made visible, cut if long. */
    public static String quoted(String text) {
        StringBuilder visible = new StringBuilder("\"");
        shortened(text).codePoints().forEach(c -> appendVisible(visible, c));
        return visible.append("\"").toString();
    }

    private static void appendVisible(StringBuilder visible, int character) {
        if (hidden(character)) {
            InvisibleCharacters.escape(visible, character);
        } else {
            visible.appendCodePoint(character);
        }
    }

    /** The text itself, or its beginning and an ellipsis. */
    static String shortened(String text) {
        if (text.length() <= LONGEST_SHOWN) {
            return text;
        }
        int end = Character.isHighSurrogate(text.charAt(LONGEST_SHOWN - 1)) ? LONGEST_SHOWN - 1 : LONGEST_SHOWN;
        return text.substring(0, end) + "...";
    }

    /** The words as a list for reading: {@code "a", "b" or "c"}. */
    public static Sentence either(Collection<String> words) {
        List<String> quoted = words.stream().map(Words::quoted).toList();
        int last = quoted.size() - 1;
        return last < 1
                ? Sentence.of("verbatim", quoted)
                : Sentence.of("problem.either", quoted.subList(0, last), quoted.get(last));
    }

    /** A question with the most similar of the words, or nothing if none is similar: {@code (did you mean "b"?)}. */
    public static Sentence guess(String word, Collection<String> words) {
        return nearest(word, words)
                .map(near -> Sentence.of("problem.guess", quoted(near)))
                .orElse(Sentence.of("problem.noGuess"));
    }

    /**
     * That a key is unknown, with the most similar of those that may be meant; where none is similar, with all that are expected, if they
     * are few.
     */
    public static Sentence unknownKey(String key, Collection<String> meant, Collection<String> expected) {
        return nearest(key, meant).isEmpty() && expected.size() <= MOST_LISTED
                ? Sentence.of("problem.unknownKeyAmong", quoted(key), List.copyOf(expected))
                : Sentence.of("problem.unknownKey", quoted(key), guess(key, meant));
    }

    /** The word that takes the fewest changes, if they are few for its length; the first of several. */
    static Optional<String> nearest(String word, Collection<String> words) {
        String lower = shortened(word.toLowerCase(Locale.ROOT));
        Optional<String> best = Optional.empty();
        int fewest = Integer.MAX_VALUE;
        for (String candidate : words) {
            int changes = changes(lower, candidate.toLowerCase(Locale.ROOT));
            if (changes < Math.min(fewest, candidate.length()) && changes <= Math.max(1, candidate.length() / 3)) {
                fewest = changes;
                best = Optional.of(candidate);
            }
        }
        return best;
    }

    /** The number of letters to add, drop, replace or exchange with their neighbour (optimal string alignment). */
    private static int changes(String from, String to) {
        int[][] changes = new int[from.length() + 1][to.length() + 1];
        for (int line = 0; line <= from.length(); line++) {
            for (int column = 0; column <= to.length(); column++) {
                if (line == 0 || column == 0) {
                    changes[line][column] = line + column;
                    continue;
                }
                int replace = changes[line - 1][column - 1] + (from.charAt(line - 1) == to.charAt(column - 1) ? 0 : 1);
                int one = 1 + Math.min(changes[line - 1][column], changes[line][column - 1]);
                changes[line][column] = Math.min(replace, one);
                if (exchanged(from, line, to, column)) {
                    changes[line][column] = Math.min(changes[line][column], 1 + changes[line - 2][column - 2]);
                }
            }
        }
        return changes[from.length()][to.length()];
    }

    private static boolean exchanged(String from, int line, String to, int column) {
        return line > 1
                && column > 1
                && from.charAt(line - 1) == to.charAt(column - 2)
                && from.charAt(line - 2) == to.charAt(column - 1);
    }
}
