package org.roadtorichmond.exchange.draft;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;

/**
 * What people write for the words of the game, in English and German. For a column such a wording counts; to all other questions it
 * is an answer that is only proposed.
 */
public final class Wordings {
    private static final int MOST_WORDS = 4;

    /** Longer names are no words, and patterns would take long for them. */
    private static final int LONGEST = 200;

    /** Shorter words, such as c for Confederate, mean it only if they stand alone. */
    private static final int SHORTEST = 3;

    private static final Map<Question, Map<String, String>> ANSWERS = new EnumMap<>(Question.class);

    static {
        Properties words = words();
        for (Question question : Question.values()) {
            Map<String, String> answers = ANSWERS.computeIfAbsent(question, none -> new HashMap<>());
            for (String answer : question.answers()) {
                answers.putIfAbsent(plain(answer), answer);
                String wordings = words.getProperty(question.word() + "." + answer, "");
                Arrays.stream(wordings.split(",\\s*", -1))
                        .filter(wording -> !wording.isEmpty())
                        .forEach(wording -> answers.putIfAbsent(wording, answer));
            }
        }
    }

    private Wordings() {}

    private static Properties words() {
        Properties words = new Properties();
        try (Reader reader = new InputStreamReader(
                Objects.requireNonNull(
                        Wordings.class.getResourceAsStream("/org/roadtorichmond/exchange/words.properties")),
                StandardCharsets.UTF_8)) {
            words.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return words;
    }

    /**
     * The answer that a name stands for in what people write; empty if nobody does. Names of tiles and of types have often other words
     * beside the telling one, as in {@code hexForestBroadleaf00}: there the longest run of words counts, and of two the first.
     */
    public static Optional<String> answer(Question question, String name) {
        if (name.length() > LONGEST) {
            return Optional.empty();
        }
        Optional<String> whole = exactly(question, plain(name)).or(() -> exactly(question, plain(bare(name))));
        boolean parts = question == Question.TERRAIN || question == Question.TYPE || question == Question.SIDE;
        return whole.isPresent() || !parts ? whole : inside(question, plain(words(name)));
    }

    private static Optional<String> exactly(Question question, String plain) {
        return Optional.ofNullable(ANSWERS.getOrDefault(question, Map.of()).get(plain));
    }

    private static Optional<String> inside(Question question, String plain) {
        List<String> words = Arrays.asList(plain.split(" ", -1));
        for (int length = Math.min(MOST_WORDS, words.size()); length > 0; length--) {
            for (int from = 0; from + length <= words.size(); from++) {
                String run = String.join(" ", words.subList(from, from + length));
                Optional<String> answer = run.length() < SHORTEST ? Optional.empty() : exactly(question, run);
                if (answer.isPresent()) {
                    return answer;
                }
            }
        }
        return Optional.empty();
    }

    /** A name without what stands in brackets, such as a unit of measure. */
    private static String bare(String name) {
        return name.replaceAll("[(\\[][^)\\]]*[)\\]]", " ");
    }

    /** A name with blanks before capitals and round numbers. */
    private static String words(String name) {
        return name.replaceAll("(?<=\\p{Ll})(?=\\p{Lu})|(?<=\\p{L})(?=[0-9])|(?<=[0-9])(?=\\p{L})|[:/.(),]", " ");
    }

    /** A name in small letters, without its ending if it is a file, with blanks for what parts words, and without numbers behind it. */
    private static String plain(String name) {
        return name.strip()
                .toLowerCase(Locale.ROOT)
                .replaceFirst("[.](png|gif|jpg|jpeg|svg|bmp|webp)$", "")
                .replaceAll("[\\s_-]+", " ")
                .replaceFirst(" ?[0-9]+$", "")
                .strip();
    }
}
