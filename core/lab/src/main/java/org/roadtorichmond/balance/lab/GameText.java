package org.roadtorichmond.balance.lab;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import java.util.Optional;
import org.roadtorichmond.scenario.json.Digest;

/** Games of experiments as text, the same on every machine: a line of a results file, and what its companion says beside it. */
public final class GameText {
    private static final String SEAL = ",\"seal\":\"";
    private static final int DIGITS = 16;
    private static final String END = "\"}";
    private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().create();
    private static final Gson WITH_NULLS = GSON.newBuilder().serializeNulls().create();

    private GameText() {}

    /** How a game ended, as a line of the results without its end. */
    public static String of(GameLine line) {
        return json(line);
    }

    /** What happened in a game, without a seal. */
    public static String of(GameCourse course) {
        return json(course);
    }

    static String json(Object value) {
        return GSON.toJson(value);
    }

    static <T> T read(String text, Class<T> kind) {
        return GSON.fromJson(text, kind);
    }

    /** A game as two texts state it, the second one without a seal. */
    public static Laboratory.Known known(String line, String course) {
        return new Laboratory.Known(read(line, GameLine.class), read(course, GameCourse.class));
    }

    /**
     * A line of the companion without its end: what happened in a game, and a seal at the end, by which it shows if anything in it
     * or in the line of the results is changed later.
     */
    static String sealed(String line, String course) {
        String digest = Digest.of(line + "\n" + course).substring(0, DIGITS);
        return course.substring(0, course.length() - 1) + SEAL + digest + END;
    }

    /** What a line of the companion says without the seal at its end; if it has none, it says nothing that is right. */
    static String unsealed(String course) {
        int end = course.length() - SEAL.length() - DIGITS - END.length();
        return end > 0 ? course.substring(0, end) + "}" : "";
    }

    /** What a text says, if it is written just as this class writes it: nothing of a game is null, nor left out. */
    static <T> Optional<T> exact(String text, Class<T> kind) {
        try {
            T value = GSON.fromJson(text, kind);
            return value != null
                            && GSON.toJson(value).equals(text)
                            && WITH_NULLS.toJson(value).equals(text)
                    ? Optional.of(value)
                    : Optional.empty();
        } catch (RuntimeException e) {
            // Not all that is wrong with a text, such as a digit that is none, comes as an exception of the parser.
            return Optional.empty();
        }
    }
}
