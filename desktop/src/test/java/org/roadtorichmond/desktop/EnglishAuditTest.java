package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("What the search for English on a German screen takes for English")
final class EnglishAuditTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "You have more points than your enemy.                | true",
                "Before your march ends                               | true",
                "The unit stands in an enemy-controlled hex.          | true",
                "Die Union gewinnt mit 12 Punkten.                    | false",
                "Nach dem letzten Zug                                 | false",
                "1/2/V (Buchanan) steht bei Savage's Station          | false",
                "White Oak Swamp                                      | false",
                "12                                                   | false"
            })
    void judges(String words, boolean english) throws IOException {
        assertEquals(english, new EnglishAudit("de").isEnglish(words));
    }
}
