package org.roadtorichmond.exchange.draft;

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

    /** The content of a file by its relative name, which {@link #isInside} allows; or why it cannot be read. */
    Result<byte[]> read(String name);

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
