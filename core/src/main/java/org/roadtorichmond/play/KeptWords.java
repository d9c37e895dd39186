package org.roadtorichmond.play;

import java.text.MessageFormat;
import java.text.ParsePosition;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.regex.Pattern;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Halves;
import org.roadtorichmond.words.Sentence;

/**
 * Reads back the sentences that events keep in English words, since saved games do: what a die means, how a unit was lost, what
 * multiplies a strength, why a game ended. They all are texts of the bundle whose keys begin with {@code kept}, or words for
 * constants, so that they can be said in other languages.
 */
public final class KeptWords {
    private static final String KEPT = "kept.";
    private static final String VERBATIM = "verbatim";
    /** Of whom or what something is told; it fits any words with a colon, so that what is told must be known. */
    private static final String TOLD = "kept.told";

    private static final Pattern NUMBER = Pattern.compile("0|[1-9]\\d{0,8}");
    private static final Pattern HALF = Pattern.compile("(?:0|[1-9]\\d{0,7})\\.5");

    /** From the most particular to the most general pattern. */
    private static final Map<String, String> PATTERNS = patterns();

    private static final Map<String, Sentence> WORDS = words();

    private KeptWords() {}

    private static Map<String, String> patterns() {
        ResourceBundle english = Sentence.bundle(Locale.ROOT);
        Map<String, String> patterns = new LinkedHashMap<>();
        english.keySet().stream()
                .filter(key -> key.startsWith(KEPT))
                .sorted(Comparator.comparing(
                                (String key) -> -english.getString(key).length())
                        .thenComparing(Comparator.naturalOrder()))
                .forEach(key -> patterns.put(key, english.getString(key)));
        return patterns;
    }

    private static Map<String, Sentence> words() {
        Map<String, Sentence> words = new LinkedHashMap<>();
        for (Enum<?>[] constants : List.<Enum<?>[]>of(CombatResult.values(), Terrain.values(), Side.values())) {
            Arrays.stream(constants).map(Sentence::word).forEach(word -> words.put(word.toString(), word));
        }
        return words;
    }

    /** The sentence that English words are; words that nobody knows are a sentence that says them as they are. */
    public static Sentence read(String english) {
        return several(english).or(() -> one(english)).orElse(Sentence.of(VERBATIM, english));
    }

    /** Several sentences, one after the other; each must be known. */
    private static Optional<Sentence> several(String english) {
        for (int end = english.indexOf(". "); end >= 0; end = english.indexOf(". ", end + 1)) {
            Optional<Sentence> first = one(english.substring(0, end + 1));
            if (first.isPresent()) {
                Sentence rest = read(english.substring(end + 2));
                return rest.key().equals(VERBATIM)
                        ? Optional.empty()
                        : Optional.of(Sentence.of("joined", first.get(), rest));
            }
        }
        return Optional.empty();
    }

    private static Optional<Sentence> one(String english) {
        Sentence word = WORDS.get(english);
        if (word != null) {
            return Optional.of(word);
        }
        for (Map.Entry<String, String> pattern : PATTERNS.entrySet()) {
            ParsePosition position = new ParsePosition(0);
            Object[] values = new MessageFormat(pattern.getValue(), Locale.ROOT).parse(english, position);
            if (values != null && position.getIndex() == english.length()) {
                Object[] read = Arrays.stream(values)
                        .map(value -> value((String) value))
                        .toArray();
                if (!pattern.getKey().equals(TOLD) || read[1] instanceof Sentence) {
                    return Optional.of(Sentence.of(pattern.getKey(), read));
                }
            }
        }
        return Optional.empty();
    }

    private static Object value(String words) {
        if (NUMBER.matcher(words).matches()) {
            return Integer.valueOf(words);
        } else if (HALF.matcher(words).matches()) {
            return new Halves(2 * Integer.parseInt(words, 0, words.length() - 2, 10) + 1);
        }
        Optional<Sentence> sentence = one(words);
        return sentence.isPresent() ? sentence.get() : words;
    }
}
