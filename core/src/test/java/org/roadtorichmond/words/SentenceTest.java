package org.roadtorichmond.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.KeptWords;
import org.roadtorichmond.unit.Side;

@DisplayName("Sentences in two languages, and those that are kept in English")
final class SentenceTest {
    private static final String SLAIN = "Union: The general A.P. Hill was slain, so the army must withdraw.";
    private static final String BROKEN =
            "Confederate: The army lost 2.5 of its 5 units and breaks at 3, so it must withdraw.";

    private static String german(String english) {
        return KeptWords.read(english).in(Locale.GERMAN);
    }

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
        assertEquals(
                "The army lost 0.5 of its 5 units and breaks at 10.5, so it must withdraw.",
                KeptWords.read("The army lost 0.5 of its 5 units and breaks at 10.5, so it must withdraw.")
                        .toString());
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
    @DisplayName("sentences are equal if they say the same")
    void equality() {
        assertEquals(Sentence.of("refusal.full", 7), Sentence.of("refusal.full", "7"));
        assertEquals(
                Sentence.of("refusal.full", 7).hashCode(),
                Sentence.of("refusal.full", "7").hashCode());
        assertNotEquals(Sentence.of("refusal.full", 7), Sentence.of("refusal.full", 8));
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("the English words for results are those that events keep")
    void results(CombatResult result) {
        assertEquals(result.title(), Sentence.word(result).toString());
    }

    @Test
    @DisplayName("so are those for terrain, arms and sides")
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

    @ParameterizedTest
    @ValueSource(
            strings = {
                "3-1: defenders retreat",
                "D.H. Hill arrives (3 or less)",
                "D.H. Hill is delayed (12 or less)",
                "007 arrives (1 or less)",
                "Night falls after turn 7.",
                "The Confederate player has conceded.",
                "forested rough",
                "every adjacent attacker attacks across water",
                "no way to retreat",
                SLAIN,
                BROKEN,
                SLAIN + " " + SLAIN + " " + BROKEN
            })
    @DisplayName("what events keep is read back, and is said as it was")
    void kept(String english) {
        assertNotEquals("verbatim", KeptWords.read(english).key());
        assertEquals(english, KeptWords.read(english).toString());
        assertNotEquals(english, german(english));
    }

    @Test
    @DisplayName("every part of what was read back is said in German")
    void parts() {
        assertEquals("3-1: Rückzug der Verteidiger", german("3-1: defenders retreat"));
        assertEquals("Die Konföderation hat aufgegeben.", german("The Confederate player has conceded."));
        assertEquals(
                "Union: General A.P. Hill ist gefallen, daher muss die Armee abziehen. Konföderation: Die Armee hat 2½ von"
                        + " 5 Einheiten verloren und bricht bei 3, daher muss sie abziehen.",
                german(SLAIN + " " + BROKEN));
    }

    @Test
    @DisplayName("words that nobody knows are said as they are")
    void unknown() {
        for (String words : List.of(
                "", "the fog of war", "It rains. Night falls after turn 7.", "Union: it rains", "{0}", "it's '{'")) {
            assertEquals("verbatim", KeptWords.read(words).key());
            assertEquals(words, german(words));
        }
        assertTrue(KeptWords.read("Night falls after turn 7. It rains.").key().equals("verbatim"));
    }
}
