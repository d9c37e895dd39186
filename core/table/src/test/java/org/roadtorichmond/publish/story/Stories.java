package org.roadtorichmond.publish.story;

import com.badlogic.gdx.files.FileHandle;
import java.util.List;
import java.util.Locale;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.Translations;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.victory.VictorySystems;

/** Games for stories, and languages to write them in. */
final class Stories {
    private static final Shelf SHELF = Shelf.of(List.of());
    private static final Documents DOCUMENTS = new Documents(SHELF);

    private Stories() {}

    /** A finished game between two cadets. */
    static Session cadets(String scenario, long seed) {
        Session session = begun(scenario, seed);
        new Playout(Commanders.named("cadet"), Commanders.named("cadet")).play(session.game());
        return session;
    }

    /** A game before its first command. */
    static Session begun(String scenario, long seed) {
        LoadedScenario loaded =
                ((Document.ScenarioDocument) DOCUMENTS.open(scenario).value().orElseThrow()).scenario();
        Game game = VictorySystems.newGame(loaded.survey(), seed);
        return new Session(loaded, game, new Seats("cadet", Seats.HUMAN));
    }

    static Session saved(String file) {
        return Session.of(((Document.GameDocument)
                        DOCUMENTS.open(Checkout.path(file)).value().orElseThrow())
                .saved());
    }

    private static Texts texts(Locale locale, Translations translations) {
        return new Texts(new FileHandle(Checkout.path("assets/i18n/messages").toFile()), locale, translations);
    }

    static Texts english() {
        return texts(Locale.ENGLISH, Translations.on(SHELF, Locale.ENGLISH));
    }

    /** English first, then German. */
    static List<Texts> languages() {
        return List.of(english(), texts(Locale.GERMAN, Translations.on(SHELF, Locale.GERMAN)));
    }

    /** German first, then English. */
    static List<Texts> german() {
        return List.of(texts(Locale.GERMAN, Translations.on(SHELF, Locale.GERMAN)), english());
    }

    /** Both languages, without the texts of the scenarios that come with the game, because these change. */
    static List<Texts> plain() {
        return List.of(texts(Locale.ENGLISH, Translations.NONE), texts(Locale.GERMAN, Translations.NONE));
    }
}
