package org.roadtorichmond.browser;

import java.util.List;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.Line;
import org.roadtorichmond.victory.account.Shares;
import org.roadtorichmond.victory.account.Tally;

/** The points of both sides, line by line, if the game ended as it stands. */
record LedgerReply(Game game, Texts texts) {

    Json reply() {
        Adjudication judged = VictorySystem.judge(game);
        return Json.object()
                .put("title", texts.get("ledger.title"))
                .put(
                        "system",
                        texts.tell(VictorySystem.of(game.state().scenario()).title()))
                .put("winner", winner(texts, judged))
                .put("outcome", judged.outcome().map(outcome -> texts.get("ledger.outcome." + outcome.name())))
                .put("tokens", judged.tokens().map(tokens -> shares("ledger.tokens", tokens)))
                .put("battlePoints", judged.battlePoints().map(points -> shares("ledger.battlePoints", points)))
                .put(
                        "sides",
                        Json.list(
                                List.of(Army.values()),
                                army -> side(army, judged.sides().of(army))));
    }

    /** Who wins, in a sentence. */
    static String winner(Texts texts, Adjudication judged) {
        return judged.winner()
                .army()
                .map(army -> texts.get("ledger.winner", texts.word(army.side())))
                .orElseGet(() -> texts.get("ledger.draw"));
    }

    private String shares(String key, Shares shares) {
        return texts.get(
                key, texts.word(Army.A.side()), shares.of(Army.A), texts.word(Army.B.side()), shares.of(Army.B));
    }

    private Json side(Army army, Tally tally) {
        return Json.object()
                .put("side", army.side().word())
                .put("name", texts.word(army.side()))
                .put("points", tally.total())
                .put("sentence", texts.get("ledger.total", texts.word(army.side()), tally.total()))
                .put("lines", Json.list(tally.lines(), this::line));
    }

    private Json line(Line line) {
        return Json.object()
                .put("points", line.points())
                .put("rule", line.rule())
                .put("sentence", texts.get("ledger.line", texts.tell(line.sentence()), line.rule()))
                .put("units", line.units());
    }
}
