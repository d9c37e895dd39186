package org.roadtorichmond.desktop;

import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.words.Sentence;

/** Games as questions are asked about them: at a scenario's set-up, in a position, or where a saved game stopped. */
final class Games {
    private static final long ANY_SEED = 1;

    private Games() {}

    /** The game that a document stands for. */
    static Result<Game> of(Document document) {
        if (document instanceof Document.ScenarioDocument scenario) {
            return Result.good(VictorySystems.newGame(scenario.scenario().survey(), ANY_SEED));
        } else if (document instanceof Document.PositionDocument position) {
            return Result.good(VictorySystems.newGame(
                    position.position().scenario().survey(), position.position().opening(), ANY_SEED));
        } else if (document instanceof Document.GameDocument saved) {
            return Result.good(saved.saved().game());
        }
        return unfit("this file holds no game; give a scenario, a position or a saved game");
    }

    /** A question that does not fit a file as a whole. */
    static <T> Result<T> unfit(String message) {
        return Result.bad(new Problem(1, 1, "$", Sentence.of("verbatim", message)));
    }
}
