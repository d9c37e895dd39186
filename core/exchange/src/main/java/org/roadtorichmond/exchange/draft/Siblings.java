package org.roadtorichmond.exchange.draft;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Pattern;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;

/** The files beside one that is imported, such as the tilesets of a map. */
@FunctionalInterface
public interface Siblings {
    /** None, for a file that comes alone. */
    Siblings NONE = name -> Result.bad(new Problem(Place.NOWHERE, Sentence.of("problem.noFile")));

    /** A drive letter, or any name of a scheme. */
    Pattern SCHEME = Pattern.compile("[A-Za-z][A-Za-z0-9+.-]*:.*", Pattern.DOTALL);

    /** How a file of Git LFS begins that stands for the real one. */
    String POINTER = "version https://git-lfs";

    /** How far a file is from the one that is imported. */
    enum Distance {
        /** In its folder or its project: it may be read. */
        HERE,
        /** A little above, outside of any project: a person has to say that it may be read. */
        NEAR,
        /** Anywhere else: it is not read. */
        FAR
    }

    /** The content of a file by its relative name; or why it cannot be read. */
    Result<byte[]> read(String name);

    /** How far away a file is, by its relative name. */
    default Distance distance(String name) {
        return isInside(name) ? Distance.HERE : Distance.FAR;
    }

    /** What is to be said of a file that is only a pointer of Git LFS; empty if it is none. */
    static Optional<Sentence> pointer(byte[] content, String name) {
        String begin = new String(content, 0, Math.min(POINTER.length(), content.length), StandardCharsets.US_ASCII);
        return begin.equals(POINTER)
                ? Optional.of(Sentence.of("import.pointer", Words.quoted(name)))
                : Optional.empty();
    }

    /** Whether a name stays in the folder: neither absolute, nor with a step upwards, nor with a character that no name has. */
    static boolean isInside(String name) {
        String plain = name.replace('\\', '/');
        return !plain.isBlank()
                && !plain.startsWith("/")
                && !SCHEME.matcher(plain).matches()
                && Words.isLine(plain)
                && java.util.Arrays.stream(plain.split("/", -1)).noneMatch(".."::equals);
    }
}
