package org.roadtorichmond.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.files.FileHandle;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.save.GameReader;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.setup.Blueprint;
import org.roadtorichmond.scenario.setup.Handicap;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.session.words.EventSentences;
import org.roadtorichmond.session.words.LogModel;
import org.roadtorichmond.session.words.Remarks;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.unit.Side;

@DisplayName("A game that was begun with a handicap")
final class HandicappedGameTest {
    private static final LoadedScenario SCENARIO =
            new Documents(Shelf.of(List.of())).openScenario("training").value().orElseThrow();

    private static Texts texts(String language) {
        FileHandle bundle = new FileHandle(Checkout.path("assets/i18n/messages").toFile());
        return new Texts(bundle, Locale.forLanguageTag(language));
    }

    private static Session begun(LoadedScenario loaded) {
        Seats seats = new Seats(Seats.HUMAN, "cadet");
        return Session.of(SavedGames.begun(loaded, 1, new Players(seats), false));
    }

    private static List<LogModel.Item> log(Session session, Texts texts, LogModel.Filter filter) {
        LogModel log = new LogModel(session.game(), new EventSentences(texts));
        return log.items(filter, Side.UNION, Set.of(), new Remarks(texts, session).of(session.game(), Side.UNION));
    }

    @ParameterizedTest(name = "{0}: {1} {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "en | UNION | STRONGER | Handicap: the Union side has 10 % more strength than the scenario gives it.",
                "en | CONFEDERATE | WEAKER | Handicap: the Confederate side has 10 % less strength than the scenario gives it.",
                "en | UNION | EARLIER | Handicap: reinforcements of the Union side come a turn earlier.",
                "de | UNION | WEAKER | Vorgabe: Die Seite Union hat 10 % weniger Stärke als im Szenario.",
            })
    @DisplayName("says so in the first line of its log, and beside who played it")
    void told(String language, Side side, Handicap.Kind kind, String words) {
        Texts texts = texts(language);
        Session session = begun(Blueprint.handicapped(SCENARIO, new Handicap(side, kind)));
        List<LogModel.Item> items = log(session, texts, LogModel.Filter.ALL);
        assertTrue(items.get(0).heading());
        assertEquals(words, items.get(1).words());
        assertTrue(log(session, texts, LogModel.Filter.COMBAT).stream()
                .noneMatch(item -> item.words().equals(words)));
        String players = texts.players(session.players(), session.loaded().handicap(), true);
        assertTrue(players.endsWith(words), players);
        assertFalse(texts.players(session.players(), Optional.empty(), true).contains(words));
    }

    @Test
    @DisplayName("keeps it when it is saved, copied, taken over from a replay or begun again")
    void kept() {
        Handicap handicap = new Handicap(Side.CONFEDERATE, Handicap.Kind.STRONGER);
        Session session = begun(Blueprint.handicapped(SCENARIO, handicap));
        assertEquals(Optional.empty(), session.execute(Lesson.march(session, "1/B", "0403")));
        assertEquals(Optional.empty(), session.execute(new Command.EndPhase()));
        byte[] file = GameWriter.bytes(session.saved());
        Session read =
                Session.of(TreeReader.read(file).then(GameReader::read).value().orElseThrow());
        for (Session each :
                List.of(read, session.copy(), session.takenOver(1, Seats.BOTH_HUMAN), begun(session.loaded()))) {
            assertEquals("confederate strength +10", each.saved().options().get(Handicap.OPTION));
            assertEquals(
                    7, each.game().state().scenario().unit("1/B").orElseThrow().strength());
        }
    }

    @Test
    @DisplayName("is not taken for one without")
    void without() {
        Session session = begun(SCENARIO);
        assertFalse(session.saved().options().containsKey(Handicap.OPTION));
        assertTrue(
                new Remarks(texts("en"), session).of(session.game(), Side.UNION).isEmpty());
    }
}
