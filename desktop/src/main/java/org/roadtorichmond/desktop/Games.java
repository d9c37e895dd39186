package org.roadtorichmond.desktop;

import com.badlogic.gdx.Files.FileType;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3FileHandle;
import java.util.Locale;
import java.util.Optional;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.tactic.TacticDocument;
import org.roadtorichmond.session.words.EventSentences;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.session.words.UmpireWords;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.words.SimilarNames;

/** The games that questions are asked about: at the set-up of a scenario, in a position, or where a saved game stopped. */
final class Games {
    private static final long ANY_SEED = 1;

    private Games() {}

    static Result<Game> of(Document document) {
        if (document instanceof Document.ScenarioDocument scenario) {
            return Result.good(VictorySystems.newGame(scenario.scenario().survey(), ANY_SEED));
        } else if (document instanceof Document.PositionDocument position) {
            return Result.good(VictorySystems.newGame(
                    position.position().scenario().survey(), position.position().opening(), ANY_SEED));
        } else if (document instanceof TacticDocument tactic) {
            return Result.good(VictorySystems.newGame(
                    tactic.tactic().position().scenario().survey(),
                    tactic.tactic().position().opening(),
                    ANY_SEED));
        } else if (document instanceof Document.GameDocument saved) {
            return Result.good(saved.saved().game());
        }
        return unfit("this file holds no game; give a scenario, a position or a saved game");
    }

    /** The unit with an id that a user typed. */
    static Result<Unit> unit(Game game, String id) {
        return meant(game, id)
                .map(Result::good)
                .orElseGet(() -> unfit("no unit is called " + id + "; give the id of one of the scenario's units"));
    }

    /** The unit with an id that a user typed, if there is one. */
    static Optional<Unit> meant(Game game, String id) {
        return SimilarNames.find(id, game.state().scenario().units(), Unit::id);
    }

    /** The English texts of games, for the command line. */
    static Texts texts() {
        return new Texts(new Lwjgl3FileHandle("assets/i18n/messages", FileType.Classpath), Locale.ROOT);
    }

    /** The chronicle of a game in English. */
    static EventSentences chronicle(Game game) {
        return new EventSentences(texts(), game.state().scenario());
    }

    /** A sentence in English on how often an umpire acted in a game. */
    static String umpire(Game game) {
        return new UmpireWords(texts()).times(game.state());
    }

    /** The problem that a question does not apply to the file as a whole. */
    static <T> Result<T> unfit(String message) {
        return Result.bad(Sentence.of("verbatim", message));
    }
}
