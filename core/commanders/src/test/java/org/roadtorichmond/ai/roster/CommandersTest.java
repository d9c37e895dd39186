package org.roadtorichmond.ai.roster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.ai.colonel.Manner;

@DisplayName("the roster")
final class CommandersTest {

    @Test
    @DisplayName("makes every commander that it lists, under its own name")
    void listed() {
        for (String name : Commanders.names()) {
            assertEquals(name, Commanders.named(name).name());
        }
    }

    @Test
    @DisplayName("reads the recruit of older files as the cadet, and offers no commander of that name")
    void former() {
        CommanderSpec spec = Commanders.parse("recruit").value().orElseThrow();
        assertEquals(Commanders.parse("cadet").value().orElseThrow(), spec);
        assertEquals("cadet", Commanders.create(spec).name());
        assertEquals("cadet", Commanders.named("recruit").name());
        assertFalse(Commanders.names().contains("recruit"));
        String message = Commanders.parse("recruit:bold").problems().get(0).message();
        assertTrue(message.contains("cadet has no doctrines"), message);
    }

    @Test
    @DisplayName("names the existing commanders when asked for an unknown one")
    void unknown() {
        assertTrue(Commanders.find("marshal", 0).isEmpty());
        String message = assertThrows(IllegalArgumentException.class, () -> Commanders.named("marshal"))
                .getMessage();
        assertTrue(message.contains("\"cadet\", \"colonel\""), message);
    }

    @Test
    @DisplayName("gives a commander the manner of its doctrine, of which steady is the usual one")
    void doctrines() {
        assertEquals(Manner.STEADY, manner("colonel"));
        assertEquals(Manner.STEADY, manner("colonel:steady"));
        assertEquals(Manner.STEADY, manner("general@500"));
        Manner bold = manner("colonel:bold");
        Manner cautious = manner("general:cautious@2000");
        assertTrue(bold.exposure() < cautious.exposure());
        assertTrue(bold.press() > cautious.press());
        assertEquals("general@2000", Commanders.named("general:cautious@2000").name());
    }

    private static Manner manner(String text) {
        return Commanders.manner(Commanders.parse(text).value().orElseThrow());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "colonel:bald | \"bold\"",
                "general:stedy@9 | \"steady\"",
                "colonel:cautios | \"cautious\"",
                "cadet:bold | no doctrines",
            })
    @DisplayName("refuses a doctrine that there is not, with the nearest")
    void unknownDoctrine(String text, String hint) {
        String message = Commanders.parse(text).problems().get(0).message();
        assertTrue(message.contains(hint), message);
    }

    @Test
    @DisplayName("a game of an experiment has the temper of its seed, one of 999, of whatever sign the seed is")
    void tempers() {
        assertEquals(1, Commanders.temper(1));
        assertEquals(999, Commanders.temper(999));
        assertEquals(1, Commanders.temper(1000));
        assertEquals(999, Commanders.temper(0));
        assertEquals(998, Commanders.temper(-1));
        assertEquals(80, Commanders.temper(Long.MIN_VALUE));
    }
}
