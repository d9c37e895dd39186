package org.roadtorichmond.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.testing.Checkout;

@DisplayName("The sign before a figure")
final class SignsTest {
    private static final Pattern SIGNED_BY_JAVA = Pattern.compile("%[-0-9,(]*\\+[-0-9,.+(]*[dfs]|number,\\+");

    @ParameterizedTest
    @CsvSource({
        "0, 1, 0.0, 0.0",
        "-0.0, 1, 0.0, 0.0",
        "-0.04, 1, 0.0, 0.0",
        "0.04, 1, 0.0, 0.0",
        "-0.4, 0, 0, 0",
        "-0.06, 1, -0.1, -0.1",
        "0.06, 1, 0.1, +0.1",
        "-12, 0, -12, -12",
        "1234.5, 2, 1234.50, +1234.50"
    })
    @DisplayName("is missing where the figure is printed as 0")
    void nothing(double figure, int decimals, String plain, String signed) {
        assertEquals(plain, Signs.plain(figure, decimals));
        assertEquals(signed, Signs.signed(figure, decimals));
    }

    @Test
    @DisplayName("is missing before the 0 of programs")
    void zeroed() {
        assertEquals("0.0", Double.toString(Signs.zeroed(-0.0)));
        assertEquals("-1.5", Double.toString(Signs.zeroed(-1.5)));
    }

    @Test
    @DisplayName("is set here and nowhere else: no format of Java's puts a plus before figures")
    void onePlace() {
        List<Path> found = Stream.of("core", "desktop", "assets/i18n")
                .map(Checkout::path)
                .flatMap(folder -> files(folder).stream())
                .filter(file ->
                        file.toString().contains("i18n") || file.toString().contains("/src/main/"))
                .filter(file -> file.toString().matches(".*\\.(java|properties)"))
                .filter(SignsTest::signs)
                .toList();
        assertEquals(List.of(), found);
        assertFalse(signs("%d of %d, %.1f%%+"));
    }

    private static List<Path> files(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.toList();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static boolean signs(Path file) {
        try {
            return signs(Files.readString(file, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static boolean signs(String text) {
        return SIGNED_BY_JAVA.matcher(text).find();
    }
}
