package org.roadtorichmond.exchange.draft;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;

/**
 * What people write for the words of the game, in English and German. For a column such a wording counts; to all other questions it
 * is an answer that is only proposed.
 */
public final class Wordings {
    private static final Properties WORDS = new Properties();

    static {
        try (Reader reader = new InputStreamReader(
                Objects.requireNonNull(
                        Wordings.class.getResourceAsStream("/org/roadtorichmond/exchange/words.properties")),
                StandardCharsets.UTF_8)) {
            WORDS.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Wordings() {}

    /** The answer that a name stands for in what people write; empty if nobody does. */
    public static Optional<String> answer(Question question, String name) {
        String plain = plain(name);
        return question.answers().stream()
                .filter(answer -> plain(answer).equals(plain)
                        || wordings(question, answer).contains(plain))
                .findFirst();
    }

    private static List<String> wordings(Question question, String answer) {
        return Arrays.asList(
                WORDS.getProperty(question.word() + "." + answer, "").split(",\\s*", -1));
    }

    /** A name in small letters, without its ending if it is a file, with blanks for what parts words, and without numbers behind it. */
    private static String plain(String name) {
        return name.strip()
                .toLowerCase(Locale.ROOT)
                .replaceFirst("[.](png|gif|jpg|jpeg|svg|bmp|webp)$", "")
                .replaceAll("[ _-]+", " ")
                .replaceFirst(" ?[0-9]+$", "")
                .strip();
    }
}
