package org.roadtorichmond;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.testing.HouseRules;

@DisplayName("The documents speak of what there is")
final class DocumentsInStepTest {
    private static final Path ROOT = Checkout.path("");
    private static final Pattern ROW = Pattern.compile("(?m)^\\| `(\\w+)` \\|");
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:]+)\\)");
    /** A word has a letter or digit; the bars of tables are none. */
    private static final Pattern WORD = Pattern.compile("\\S*[\\p{L}\\p{N}]\\S*");

    private static final Pattern VERSION = Pattern.compile("<version>([^<]+)</version>");
    private static final int MOST_WORDS = 2500;
    private static final int MOST_WORDS_AT_FIRST = 500;
    /** A class as documents write it: in backquotes, optionally after its package or before a member. */
    private static final Pattern TYPE = Pattern.compile("`(?:[a-z]+\\.)*([A-Z][a-z]\\w*)(?:\\.\\w+)?(?:\\(\\))?`");

    static List<Path> documents() throws IOException {
        try (Stream<Path> docs = Files.list(ROOT.resolve("docs"))) {
            List<Path> pages = new ArrayList<>();
            Stream.of("README.md", "CONTRIBUTING.md", "SECURITY.md")
                    .map(ROOT::resolve)
                    .forEach(pages::add);
            docs.filter(file -> file.toString().endsWith(".md")).forEach(pages::add);
            pages.addAll(parts());
            return pages;
        }
    }

    /** The page of each part. */
    private static List<Path> parts() throws IOException {
        try (Stream<Path> core = Files.list(ROOT.resolve("core"))) {
            return Stream.concat(core, Stream.of(ROOT.resolve("desktop")))
                    .map(part -> part.resolve("README.md"))
                    .filter(Files::exists)
                    .toList();
        }
    }

    @Test
    @DisplayName("The table of packages is the order that the build keeps")
    void packages() throws IOException {
        String page = Files.readString(ROOT.resolve("docs/architecture.md"));
        assertEquals(
                HouseRules.LAYERS,
                ROW.matcher(page).results().map(row -> row.group(1)).toList());
    }

    @ParameterizedTest
    @MethodSource("documents")
    @DisplayName("Every link leads somewhere")
    void links(Path document) throws IOException {
        LINK.matcher(Files.readString(document))
                .results()
                .map(link -> link.group(1))
                .forEach(link -> assertTrue(Files.exists(document.resolveSibling(link)), link));
    }

    @ParameterizedTest
    @MethodSource("documents")
    @DisplayName("Every class that is named exists")
    void types(Path document) throws IOException {
        Set<String> known = types();
        TYPE.matcher(Files.readString(document))
                .results()
                .map(type -> type.group(1))
                .forEach(type -> assertTrue(known.contains(type), type));
    }

    @ParameterizedTest
    @MethodSource("documents")
    @DisplayName("No page has more than 2,500 words, and the first no more than 500")
    void lengths(Path document) throws IOException {
        long words = WORD.matcher(Files.readString(document)).results().count();
        int most = document.equals(ROOT.resolve("README.md")) ? MOST_WORDS_AT_FIRST : MOST_WORDS;
        assertTrue(words <= most, words + " words");
    }

    @Test
    @DisplayName("Every page can be found from the first one, or from the list that it leads to")
    void listed() throws IOException {
        String first = Files.readString(ROOT.resolve("README.md"));
        String list = Files.readString(ROOT.resolve("docs/README.md"));
        String architecture = Files.readString(ROOT.resolve("docs/architecture.md"));
        for (Path document : documents()) {
            String path = ROOT.relativize(document).toString().replace('\\', '/');
            assertTrue(
                    path.equals("README.md")
                            || first.contains("(" + path + ")")
                            || list.contains("(" + path.replaceFirst("^docs/", "") + ")")
                            || architecture.contains("(../" + path + ")"),
                    path);
        }
    }

    @Test
    @DisplayName("The game is cited by the version that is built")
    void citation() throws IOException {
        Matcher version = VERSION.matcher(Files.readString(ROOT.resolve("pom.xml")));
        assertTrue(version.find());
        String citation = Files.readString(ROOT.resolve("CITATION.cff"));
        assertTrue(citation.contains("\nversion: " + version.group(1) + "\n"), version.group(1));
    }

    private static Set<String> types() throws IOException {
        try (Stream<Path> core = Files.walk(ROOT.resolve("core"));
                Stream<Path> desktop = Files.walk(ROOT.resolve("desktop"))) {
            return Stream.concat(core, desktop)
                    .map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".java"))
                    .map(name -> name.substring(0, name.length() - ".java".length()))
                    .collect(Collectors.toSet());
        }
    }
}
