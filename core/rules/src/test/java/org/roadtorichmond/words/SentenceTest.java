package org.roadtorichmond.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.unit.Side;

@DisplayName("Sentences in two languages")
final class SentenceTest {
    @Test
    @DisplayName("English is what it is on every computer")
    void defaultLanguage() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.GERMANY);
            Sentence full = Sentence.of("refusal.full", "0405");
            assertEquals("0405 is full.", full.toString());
            assertEquals("0405 is full.", full.in(Locale.UK));
            assertEquals("0405 ist voll belegt.", full.in(Locale.GERMAN));
            assertEquals("0405 is full.", full.in(Locale.FRENCH), "a language without texts");
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    @DisplayName("numbers have no marks between thousands, and choose between one and many")
    void numbers() {
        assertEquals(
                "The exchange costs 1 point; these units have 1200.",
                Sentence.of("refusal.lossesFew", 1, 1200).toString());
        assertEquals(
                "Der Schlagabtausch kostet 2 Punkte; diese Einheiten haben 1.",
                Sentence.of("refusal.lossesFew", 2, 1).in(Locale.GERMAN));
    }

    @Test
    @DisplayName("halves are fractions for people, and decimals in files and on command lines")
    void halves() {
        Sentence far = Sentence.of("refusal.tooFar", "0405", "1/A", new Halves(11));
        assertTrue(far.toString().endsWith(" would need 5.5 points."), far::toString);
        assertTrue(far.in(Locale.UK).endsWith(" would need 5½ points."));
        assertTrue(far.in(Locale.GERMAN).endsWith(" kostete es 5½ Punkte."));
        assertEquals("½", new Halves(1).words());
        assertEquals("3", new Halves(6).words());
        assertEquals("3.0", new Halves(6).toString());
        assertEquals(3, new Halves(6).simplest());
        assertEquals(new Halves(5), new Halves(5).simplest());
    }

    @Test
    @DisplayName("constants, sentences and lists in a sentence are said in its language")
    void nested() {
        Sentence road = Sentence.of("refusal.waysOnly", "0101", Arm.CAVALRY);
        assertEquals("0101 may be entered by cavalry along a road or trail only.", road.toString());
        assertEquals("0101 ist nur auf Straße oder Weg zugänglich (Kavallerie).", road.in(Locale.GERMAN));
        assertEquals(
                "Zuerst müssen A, B angreifen.",
                Sentence.of("refusal.mustAttack", 2, List.of("A", "B")).in(Locale.GERMAN));
        assertEquals(
                "Zuerst muss A angreifen.",
                Sentence.of("refusal.mustAttack", 1, List.of("A")).in(Locale.GERMAN));
    }

    @Test
    @DisplayName("sentences are equal if their keys and values are, not if they only say the same")
    void equality() {
        assertEquals(Sentence.of("refusal.full", 7), Sentence.of("refusal.full", 7L));
        assertEquals(
                Sentence.of("refusal.full", 7).hashCode(),
                Sentence.of("refusal.full", 7L).hashCode());
        assertNotEquals(Sentence.of("refusal.full", 7), Sentence.of("refusal.full", "7"));
        assertNotEquals(Sentence.of("verbatim", "Union"), Sentence.of("verbatim", Side.UNION));
        assertNotEquals(Sentence.of("refusal.full", 7), Sentence.of("refusal.full", 8));
    }

    @Test
    @DisplayName("a value is a sentence, a number, a text or a list of these, whatever was given")
    void values() {
        Hex hex = new HexGrid(9, 9).hex(0);
        assertEquals(
                List.of("0101", Sentence.of("Side.UNION"), new Halves(3), 5_000_000_000L, List.of("0101", 1)),
                Sentence.of("verbatim", hex, Side.UNION, new Halves(3), 5_000_000_000L, List.of(hex, 1L))
                        .values());
    }

    @Test
    @DisplayName("terrain, arms and sides have words of their own")
    void words() {
        for (Terrain terrain : Terrain.values()) {
            assertEquals(
                    terrain.word().replace('-', ' '), Sentence.word(terrain).toString());
        }
        Arrays.stream(Arm.values())
                .forEach(arm -> assertEquals(arm.word(), Sentence.word(arm).toString()));
        Arrays.stream(Side.values())
                .forEach(side -> assertEquals(side.title(), Sentence.word(side).toString()));
    }
}
