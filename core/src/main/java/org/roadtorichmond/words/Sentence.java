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
 * <p>Two sentences are equal if they say the same in English, which is also what command lines and files show.
 */
public final class Sentence {
    private static final String BUNDLE = "org.roadtorichmond.sentences";
    private static final Map<Locale, Map<String, MessageFormat>> PATTERNS = new ConcurrentHashMap<>();

    private final String key;
    private final List<Object> values;

    private Sentence(String key, List<Object> values) {
        this.key = key;
        this.values = values;
    }

    /**
     * A sentence.
     *
     * @param key the key of its text
     * @param values what fills its places: sentences, constants with words of their own, halves and lists of these are said
     *     in the language of the whole, anything else as it writes itself
     */
    public static Sentence of(String key, Object... values) {
        return new Sentence(key, List.of(values));
    }

    /** The word for a constant, such as an arm or a terrain. */
    public static Sentence word(Enum<?> constant) {
        return of(constant.getDeclaringClass().getSimpleName() + "." + constant.name());
    }

    /** The key of its text. */
    public String key() {
        return key;
    }

    /** What fills its places. */
    public List<Object> values() {
        return values;
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
        return ((MessageFormat) pattern.clone()).format(words);
    }

    private static Object said(Object value, Locale locale) {
        if (value instanceof Sentence sentence) {
            return sentence.in(locale);
        } else if (value instanceof Enum<?> constant) {
            return word(constant).in(locale);
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

    /** The sentence in English, as files and command lines have it. */
    @Override
    public String toString() {
        return in(Locale.ROOT);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Sentence sentence && sentence.toString().equals(toString());
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
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
            throw new UnsupportedOperationException("sentences are read back by KeptWords");
        }
    }
}
