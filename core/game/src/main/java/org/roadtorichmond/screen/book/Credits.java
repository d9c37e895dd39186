package org.roadtorichmond.screen.book;

import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.scenario.json.ShippedFiles;

/**
 * What the game is made of besides itself, and under which licences. The build lists the libraries from their own descriptions;
 * fonts, and programs that lie within libraries, are listed by hand beside the texts of the licences.
 */
public final class Credits {
    /** The licence of the game: its program, maps, scenarios and texts. */
    public static final String GAME = "Apache-2.0";

    private static final String LIBRARIES = "/licences/libraries.tsv";
    private static final String TEXTS = "/assets/licences/";
    private static final String PARTS = TEXTS + "parts.tsv";
    private static final String UNPACKED = "";
    private static final int COLUMNS = 4;

    private Credits() {}

    /**
     * A part that somebody else has made.
     *
     * @param name what its makers call it
     * @param version its version; empty where that of the library around it says it
     * @param licence the name of its licence, as SPDX lists it
     * @param home its page on the web; empty if none is known
     */
    public record Part(String name, String version, String licence, String home) {}

    /** All parts by licence, then name. Run from plain classes, which no build has packed, there are no libraries among them. */
    public static List<Part> parts() {
        return Stream.of(read(LIBRARIES), read(PARTS))
                .flatMap(Optional::stream)
                .flatMap(String::lines)
                .filter(line -> !line.isBlank())
                .map(Credits::part)
                .sorted(Comparator.comparing(Part::licence).thenComparing(Part::name, String.CASE_INSENSITIVE_ORDER))
                .toList();
    }

    private static Part part(String line) {
        String[] columns = line.split("\t", COLUMNS);
        if (columns.length != COLUMNS) {
            throw new IllegalStateException("not a line of four columns: " + line);
        }
        return new Part(columns[0], columns[1], columns[2], columns[3]);
    }

    /**
     * The text of a licence.
     *
     * @param licence its name, as SPDX lists it
     * @return empty for a licence that no part is under
     */
    public static Optional<String> text(String licence) {
        return read(TEXTS + licence + ".txt");
    }

    /** The version of the game that the build wrote into the jar; empty when run from plain classes. */
    public static String version() {
        @Nullable String version = Credits.class.getPackage().getImplementationVersion();
        return version == null ? UNPACKED : version;
    }

    private static Optional<String> read(String resource) {
        return ShippedFiles.find(resource).map(bytes -> new String(bytes, StandardCharsets.UTF_8));
    }
}
