package org.roadtorichmond.session.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.files.FileHandle;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Editions;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.save.Seal;
import org.roadtorichmond.session.Lesson;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName("Saved games that were changed in one place and sealed again")
final class ForgeriesTest {
    /** The number of forgeries to try; {@code -Dforgeries=2000} sets it. */
    private static final int COUNT = Integer.getInteger("forgeries", 150);

    private static final Pattern VALUE =
            Pattern.compile("(?<=[:,\\[])\"[^\"]*\"(?!:)|(?<=[:,\\[])-?[0-9]+(\\.[0-9]+)?");

    @Test
    @DisplayName("are refused, or said to be changed, or have no other course and result than before")
    void forgeries() {
        Shelf shelf = Shelf.of(List.of());
        Documents documents = new Documents(shelf);
        Editions editions = Editions.on(shelf);
        Texts texts =
                new Texts(new FileHandle(Checkout.path("assets/i18n/messages").toFile()), Locale.ENGLISH);
        SavedGame good = Lesson.played(5).saved();
        String text = new String(GameWriter.bytes(good), StandardCharsets.UTF_8);
        List<MatchResult> values = VALUE.matcher(text).results().toList();
        Random random = new Random(14);
        int refused = 0;
        int named = 0;
        for (int i = 0; i < COUNT; i++) {
            MatchResult place = values.get(random.nextInt(values.size()));
            MatchResult other = values.get(random.nextInt(values.size()));
            String forged = text.substring(0, place.start()) + other.group() + text.substring(place.end());
            Optional<Document> opened = documents
                    .open(Seal.renewed(forged.getBytes(StandardCharsets.UTF_8)))
                    .value();
            if (opened.isEmpty()) {
                refused++;
                continue;
            }
            SavedGame saved = ((Document.GameDocument) opened.get()).saved();
            if (SavedGameFindings.of(saved, editions, texts).isEmpty()) {
                String change = place.group() + " to " + other.group() + " at " + place.start();
                assertEquals(good.game().log(), saved.game().log(), change);
                assertEquals(good.game().state().hash(), saved.game().state().hash(), change);
            } else {
                named++;
            }
        }
        System.out.printf("%d forgeries: %d refused, %d named, the others harmless.%n", COUNT, refused, named);
        assertTrue(refused > COUNT / 10, "refused " + refused);
    }

    @Test
    @DisplayName(
            "cannot be told from the games that they pretend to be where their end was cut off with all marks behind it")
    void cutCleanly() {
        SavedGame whole = Lesson.played(5).saved();
        Game shorter = VictorySystems.newGame(whole.scenario().survey(), 5);
        whole.game().log().subList(0, 7).forEach(shorter::restore);
        String then = new String(
                GameWriter.bytes(new SavedGame(whole.scenario(), shorter, whole.options(), whole.notes())),
                StandardCharsets.UTF_8);
        List<String> lines = new String(GameWriter.bytes(whole), StandardCharsets.UTF_8)
                .lines()
                .toList();
        int log = lines.indexOf("\"log\": [");
        assertTrue(log > 0, "the log has a line for each command");
        String cut = String.join("\n", lines.subList(0, log + 8)).replaceFirst(",$", "") + "\n"
                + String.join("\n", lines.subList(lines.size() - 3, lines.size())) + "\n";
        assertEquals(
                new String(Seal.renewed(then.getBytes(StandardCharsets.UTF_8)), StandardCharsets.UTF_8),
                new String(Seal.renewed(cut.getBytes(StandardCharsets.UTF_8)), StandardCharsets.UTF_8));
    }
}
