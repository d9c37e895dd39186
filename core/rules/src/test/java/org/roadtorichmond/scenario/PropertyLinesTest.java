package org.roadtorichmond.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A file of properties that is edited")
final class PropertyLinesTest {
    private static final String OTHERS = "# a comment\\\nother = x \\\n  y\n";

    @ParameterizedTest
    @ValueSource(strings = {"plain", " leading", "back\\slash", "a=b:c#d!e", "two\nlines", "ends\\", "Ünïcödé „so“"})
    @DisplayName("gives back every text that is typed, whatever its letters, as key and as value, and keeps all else")
    void anyText(String text) {
        byte[] before = OTHERS.getBytes(StandardCharsets.UTF_8);
        byte[] file = PropertyLines.with(before, text, text);
        assertEquals(Optional.of(text), PropertyLines.value(file, text));
        assertEquals(Optional.of("x y"), PropertyLines.value(file, "other"));
        assertTrue(new String(file, StandardCharsets.UTF_8).startsWith(OTHERS));
        assertEquals(OTHERS, new String(PropertyLines.with(file, text, ""), StandardCharsets.UTF_8));
    }
}
