package org.roadtorichmond.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.util.Properties;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Properties files that every platform reads alike")
final class PropertyTextTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "name = Gaines’ Mill",
                "name = a \\’ b",
                "name = a \\\\’ b",
                "na\\ me = für „Alle“",
                "Ende = \\\n   ’s geht weiter",
                "# ’\nlast = \uD83D\uDE82"
            })
    @DisplayName("say the same with letters as digits")
    void same(String text) throws IOException {
        String plain = PropertyText.plain(text);
        assertTrue(plain.chars().allMatch(letter -> letter <= 0xFF), plain);
        assertEquals(read(text), read(plain));
    }

    private static Properties read(String text) throws IOException {
        Properties properties = new Properties();
        properties.load(new StringReader(text));
        return properties;
    }
}
