package org.roadtorichmond.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.FieldPosition;
import java.text.Format;
import java.text.MessageFormat;
import java.text.ParsePosition;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

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
    private static final String BUNDLE = "/org/roadtorichmond/sentences";
    private static final Map<Enum<?>, Sentence> WORDS = new ConcurrentHashMap<>();
    private static final Map<String, Properties> TEXTS = new ConcurrentHashMap<>();
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
     * @throws MissingResourceException if there is no text of the key: a bug
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
        String text = texts(locale).getProperty(key);
        if (text == null) {
            throw new MissingResourceException("no text", BUNDLE, key);
        }
        MessageFormat pattern = new MessageFormat(text, locale);
        Format[] formats = pattern.getFormats();
        for (int i = 0; i < formats.length; i++) {
            if (formats[i] == null) {
                pattern.setFormat(i, new Plain());
            }
        }
        return pattern;
    }

    /** Whether there is a text of a key. */
    public static boolean isKnown(String key) {
        return texts(Locale.ROOT).getProperty(key) != null;
    }

    /** The texts in a language, and behind them the English ones, whatever the computer speaks. */
    private static Properties texts(Locale locale) {
        Properties english = TEXTS.computeIfAbsent("", none -> read(BUNDLE, new Properties()));
        String language = locale.getLanguage();
        return language.isEmpty() || language.equals(Locale.ENGLISH.getLanguage())
                ? english
                : TEXTS.computeIfAbsent(language, own -> read(BUNDLE + "_" + own, new Properties(english)));
    }

    /** Reads by itself: browsers, for which this is compiled too, have no bundles with a choice of languages. */
    private static Properties read(String bundle, Properties texts) {
        try (@Nullable InputStream stream = Sentence.class.getResourceAsStream(bundle + ".properties")) {
            if (stream != null) {
                texts.load(new StringReader(
                        PropertyText.plain(new String(stream.readAllBytes(), StandardCharsets.UTF_8))));
            }
            return texts;
        } catch (IOException e) {
            throw new UncheckedIOException(bundle, e);
        }
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
