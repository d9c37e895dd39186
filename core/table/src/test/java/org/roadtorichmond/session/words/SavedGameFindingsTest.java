package org.roadtorichmond.session.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.files.FileHandle;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Editions;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.save.GameNotes;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.save.Seal;
import org.roadtorichmond.session.Lesson;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.testing.Checkout;

@DisplayName("What is said of a saved game that was changed and sealed again")
final class SavedGameFindingsTest {
    private static final Shelf SHELF = Shelf.of(List.of());
    private static final Editions EDITIONS = Editions.on(SHELF);

    private static List<String> findings(SavedGame saved, String language) {
        Texts texts = new Texts(
                new FileHandle(Checkout.path("assets/i18n/messages").toFile()), Locale.forLanguageTag(language));
        return SavedGameFindings.of(saved, EDITIONS, texts);
    }

    private static SavedGame open(String text) {
        byte[] sealed = Seal.renewed(text.getBytes(StandardCharsets.UTF_8));
        return ((Document.GameDocument)
                        new Documents(SHELF).open(sealed).value().orElseThrow())
                .saved();
    }

    private static String played() {
        Session session = Lesson.session(Seats.BOTH_HUMAN);
        Lesson.rollTheFirstDie(session);
        return new String(GameWriter.bytes(session.saved()), StandardCharsets.UTF_8);
    }

    @Test
    @DisplayName("is nothing where nothing was changed")
    void untouched() {
        assertEquals(List.of(), findings(open(played()), "en"));
        assertEquals(List.of(), findings(Lesson.played(5).saved(), "en"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    @DisplayName("names the turn of a forged die, and what is recorded there")
    void forgedDie(String language) {
        String good = played();
        int die = good.indexOf("\"face\":") + "\"face\":".length();
        char other = good.charAt(die) == '6' ? '5' : '6';
        List<String> found = findings(open(good.substring(0, die) + other + good.substring(die + 1)), language);
        assertEquals(1, found.size(), found::toString);
        assertTrue(found.get(0).contains(language.equals("en") ? "at turn 1" : "Spielzug 1"), found::toString);
        assertTrue(found.get(0).contains("0404") || found.get(0).contains("2/B"), found::toString);
        assertTrue(!found.get(0).contains("{") && !found.get(0).contains("Event"), found::toString);
    }

    @Test
    @DisplayName("names a changed length and changed ground")
    void changedGround() {
        List<String> length = findings(open(played().replaceFirst("\"turns\":4", "\"turns\":3")), "en");
        assertTrue(length.get(0).contains("$.turns is 3 instead of 4"), length::toString);
    }

    /** A game with two requests for advice. */
    private static SavedGame advised(SavedGame saved, int last) {
        GameNotes none = GameNotes.NONE;
        GameNotes notes = new GameNotes(
                false,
                none.diceTakenBack(),
                none.takenOver(),
                List.of(new GameNotes.Advice(3, "colonel", 0), new GameNotes.Advice(last, "colonel", 2)),
                none.destinations(),
                none.handed(),
                none.names());
        return new SavedGame(saved.scenario(), saved.game(), saved.options(), notes);
    }

    @Test
    @DisplayName("reports missing commands if marks of players are beyond the end")
    void cut() {
        SavedGame saved = Lesson.played(5).saved();
        List<String> found = findings(advised(saved, 500), "en");
        assertEquals(1, found.size());
        assertTrue(found.get(0).contains("500"), found::toString);
        assertEquals(List.of(), findings(advised(saved, 4), "en"));
    }
}
