package org.roadtorichmond.desktop;

import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.json.Result;

/** A command that answers a question about games: those that scenarios and positions begin, and saved ones where they stopped. */
abstract class GameQuestionCommand extends QuestionCommand {
    /** The answer for a game, or why the question does not apply to it. */
    abstract Result<Answer> answer(Game game);

    @Override
    final Result<Answer> answer(Document document) {
        return Games.of(document).then(this::answer);
    }
}
