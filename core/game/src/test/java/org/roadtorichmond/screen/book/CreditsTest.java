package org.roadtorichmond.screen.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.sounds.SoundRenderer;
import org.roadtorichmond.testing.Checkout;

@DisplayName("What the game is made of, and under which licences")
final class CreditsTest {
    private static final Path ASSETS = Checkout.path("assets");
    private static final String LICENCE = "-LICENCE.txt";
    private static final String TEXT = ".txt";

    private static Set<String> names(Path folder, String ending) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(ending))
                    .map(name -> name.substring(0, name.length() - ending.length()))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    private static String letters(String name) {
        return name.replaceAll("[^A-Za-z]", "");
    }

    @Test
    @DisplayName("has the text of every licence that is named, and no text that no part is under")
    void texts() throws IOException {
        Set<String> named = Credits.parts().stream().map(Credits.Part::licence).collect(Collectors.toSet());
        for (String licence : named) {
            assertTrue(Credits.text(licence).orElse("").length() > 500, licence);
        }
        Set<String> spare = names(ASSETS.resolve("licences"), TEXT);
        // Licences of libraries, which only the build knows.
        spare.removeAll(Set.of(Credits.GAME, "BSD-3-Clause", "LGPL-2.1"));
        spare.removeAll(named);
        assertEquals(Set.of(), spare);
        assertEquals(Optional.empty(), Credits.text("GPL-3.0"));
    }

    @Test
    @DisplayName("lists every font that comes with the game, under the licence that lies beside it")
    void fonts() throws IOException {
        Path folder = ASSETS.resolve("fonts");
        Set<String> licensed = names(folder, LICENCE);
        for (String font : names(folder, ".ttf")) {
            assertTrue(licensed.stream().anyMatch(font::startsWith), font);
        }
        Set<String> listed = Credits.parts().stream()
                .filter(part -> part.licence().equals("OFL-1.1"))
                .map(part -> letters(part.name()))
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(licensed, listed);
    }

    @Test
    @DisplayName("shows the licence of the game as it lies beside the sources")
    void game() throws IOException {
        assertEquals(
                Files.readString(Checkout.path("LICENSE")),
                Credits.text(Credits.GAME).orElseThrow());
    }

    @Test
    @DisplayName(
            "lists parts by licence, then by name, each with a page on the web but for what is made by the game's own sources")
    void order() {
        List<Credits.Part> parts = Credits.parts();
        assertFalse(parts.isEmpty());
        assertEquals(
                parts.stream()
                        .sorted(Comparator.comparing(Credits.Part::licence)
                                .thenComparing(Credits.Part::name, String.CASE_INSENSITIVE_ORDER))
                        .toList(),
                parts);
        for (Credits.Part part : parts) {
            boolean own = part.home().isEmpty() && part.name().startsWith(SoundRenderer.class.getSimpleName());
            assertTrue(own || part.home().matches("https?://.+"), part.toString());
            assertFalse(part.name().isBlank());
        }
    }
}
