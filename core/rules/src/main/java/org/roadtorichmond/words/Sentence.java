package org.roadtorichmond.words;

import java.text.FieldPosition;
import java.text.Format;
import java.text.MessageFormat;
import java.text.ParsePosition;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/**
 * Words for players that can be said in any language: the key of a text and what fills its places. The texts are in the bundle
 * {@code sentences}; nothing is put into words before somebody asks for them, so that making a sentence costs next to nothing.
 *
 * <p>Two sentences are equal if their keys and values are, whatever they say. Saved games keep sentences as they are here.
 *
 * @param key the key of its text
 * @param values what fills its places: {@link Sentence}, {@link Halves}, {@link Integer}, {@link Long} beyond the range of
 *     integers, {@link String}, and lists of these
 */
public record Sentence(String key, List<Object> values) {
    private static final String BUNDLE = "org.roadtorichmond.sentences";
    private static final Map<Enum<?>, Sentence> WORDS = new ConcurrentHashMap<>();
    private static final Map<Locale, Map<String, MessageFormat>> PATTERNS = new ConcurrentHashMap<>();

    /**
     * A sentence of any values: a constant becomes its word ({@link #word}), a long number that fits an integer, and what else
     * is no value of a sentence, such as a unit or a hex, becomes the text as which it writes itself.
     */
    public Sentence {
        values = values(values);
    }

    /** A sentence: the key of its text, and what fills its places. */
    public static Sentence of(String key, Object... values) {
        return new Sentence(key, List.of(values));
    }

    /** The word for a constant, such as an arm or a terrain. */
    public static Sentence word(Enum<?> constant) {
        return WORDS.computeIfAbsent(
                constant, known -> of(known.getDeclaringClass().getSimpleName() + "." + known.name()));
    }

    private static List<Object> values(List<?> values) {
        Object[] fit = new Object[values.size()];
        for (int i = 0; i < fit.length; i++) {
            fit[i] = value(values.get(i));
        }
        return List.of(fit);
    }

    private static Object value(Object value) {
        if (value instanceof Sentence || value instanceof Halves || value instanceof Integer) {
            return value;
        } else if (value instanceof Long number) {
            // A number in a file does not say whether it was a long one.
            return number == number.intValue() ? (Object) number.intValue() : number;
        } else if (value instanceof Enum<?> constant) {
            return word(constant);
        } else if (value instanceof List<?> list) {
            return values(list);
        }
        return value.toString();
    }

    /**
     * The sentence in a language; in English where there is no text in that language.
     *
     * @throws java.util.MissingResourceException if no bundle has the key: a bug
     */
    public String in(Locale locale) {
        Object[] words = values.stream().map(value -> said(value, locale)).toArray();
        MessageFormat pattern = PATTERNS.computeIfAbsent(locale, language -> new ConcurrentHashMap<>())
                .computeIfAbsent(key, text -> pattern(text, locale));
        // A message format is not made for several threads, and commanders think beside the window.
        return InvisibleCharacters.shown(((MessageFormat) pattern.clone()).format(words));
    }

    private static Object said(Object value, Locale locale) {
        if (value instanceof Sentence sentence) {
            return sentence.in(locale);
        } else if (value instanceof Halves halves) {
            return locale.equals(Locale.ROOT) ? halves.toString() : halves.words();
        } else if (value instanceof List<?> list) {
            return list.stream().map(each -> String.valueOf(said(each, locale))).collect(Collectors.joining(", "));
        }
        return value;
    }

    private static MessageFormat pattern(String key, Locale locale) {
        MessageFormat pattern = new MessageFormat(bundle(locale).getString(key), locale);
        Format[] formats = pattern.getFormats();
        for (int i = 0; i < formats.length; i++) {
            if (formats[i] == null) {
                pattern.setFormat(i, new Plain());
            }
        }
        return pattern;
    }

    /** The texts in a language. English is what there is without a language, whatever the computer speaks. */
    public static ResourceBundle bundle(Locale locale) {
        Locale language = locale.getLanguage().equals(Locale.ENGLISH.getLanguage()) ? Locale.ROOT : locale;
        return ResourceBundle.getBundle(
                BUNDLE,
                language,
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    }

    /** The sentence in English, as command lines show it. */
    @Override
    public String toString() {
        return in(Locale.ROOT);
    }

    /** Writes values as they are: numbers without marks between their thousands. */
    private static final class Plain extends Format {
        private static final long serialVersionUID = 1;

        @Override
        public StringBuffer format(Object value, StringBuffer to, FieldPosition position) {
            return to.append(value);
        }

        @Override
        public Object parseObject(String source, ParsePosition position) {
            throw new UnsupportedOperationException("sentences are not read back from words");
        }
    }
}
