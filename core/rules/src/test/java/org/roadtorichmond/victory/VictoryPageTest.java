package org.roadtorichmond.victory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.testing.Checkout;

/**
 * Compares docs/victory.md and docs/victory-objectives.md, which have a row for each statement of the victory documents, with the classes
 * and tests that they name.
 */
@DisplayName("The pages of every statement about victory")
final class VictoryPageTest {
    private static final Pattern TEST = Pattern.compile("`([A-Z]\\w*)#(\\w+)`");
    private static final Pattern CLASS = Pattern.compile("`([A-Z]\\w*)`");
    private static final Pattern SYSTEM = Pattern.compile("(?m)^## .*\\(`([\\w-]+)`\\)$");
    private static final String RULE = "|---";

    private static String page;
    private static Map<String, List<Path>> sources;

    @BeforeAll
    static void read() throws IOException {
        page = Files.readString(Checkout.path("docs/victory.md"))
                + Files.readString(Checkout.path("docs/victory-objectives.md"));
        try (Stream<Path> files = Files.walk(Checkout.path("core"))) {
            sources = files.filter(file -> file.toString().endsWith(".java"))
                    .collect(Collectors.groupingBy(
                            file -> file.getFileName().toString().replace(".java", "")));
        }
    }

    /** The cells of each row below the heads of the tables. */
    private static List<List<String>> rows() {
        return page.lines()
                .filter(line -> line.startsWith("|") && !line.startsWith(RULE) && !line.startsWith("| statement"))
                .map(line -> Stream.of(line.substring(1).split("\\|", -1))
                        .map(String::strip)
                        .toList())
                .toList();
    }

    private static boolean isThere(String name, String part) {
        return sources.getOrDefault(name, List.of()).stream()
                .anyMatch(file -> file.toString().replace('\\', '/').contains(part));
    }

    @Test
    @DisplayName("has in each row a statement, a class of the game and a test")
    void rowsAreWhole() {
        List<List<String>> rows = rows();
        assertTrue(rows.size() > 70, rows.size() + " rows");
        for (List<String> row : rows) {
            assertEquals(5, row.size(), row::toString);
            assertTrue(row.get(0).length() > 10, row::toString);
            List<MatchResult> classes = CLASS.matcher(row.get(1)).results().toList();
            assertEquals(1, classes.size(), row::toString);
            assertTrue(isThere(classes.get(0).group(1), "/src/main/"), row::toString);
            assertEquals(1, TEST.matcher(row.get(2)).results().count(), row::toString);
        }
    }

    @Test
    @DisplayName("names only tests that there are")
    void tests() throws IOException {
        for (MatchResult named : TEST.matcher(page).results().toList()) {
            assertTrue(isThere(named.group(1), "/src/test/"), named.group());
            Pattern method = Pattern.compile("void " + named.group(2) + "\\(");
            String source = Files.readString(sources.get(named.group(1)).get(0));
            assertTrue(method.matcher(source).find(), named.group());
        }
    }

    @Test
    @DisplayName("has a table for each of the six systems that follow a document")
    void systems() {
        List<String> heads =
                SYSTEM.matcher(page).results().map(head -> head.group(1)).toList();
        assertEquals(6, Set.copyOf(heads).size(), heads::toString);
        assertEquals(6, heads.size(), heads::toString);
        assertTrue(VictorySystem.ids().containsAll(heads), heads::toString);
    }
}
