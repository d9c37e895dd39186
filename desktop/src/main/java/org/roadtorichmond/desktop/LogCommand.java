package org.roadtorichmond.desktop;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.words.LogModel;
import org.roadtorichmond.session.words.Remarks;
import org.roadtorichmond.unit.Side;
import picocli.CommandLine.Command;

/** Prints the chronicle of a saved game in words, including the choices of players that are no commands: advice, and dice taken back. */
@Command(name = "log", description = "Shows the chronicle of a saved game in words, phase by phase.")
final class LogCommand extends QuestionCommand {
    @Override
    Result<Answer> answer(Document document) {
        if (!(document instanceof Document.GameDocument saved)) {
            return Games.unfit("only saved games have a chronicle; give a saved game");
        }
        Session session = Session.of(saved.saved());
        LogModel log = new LogModel(session.game(), Games.chronicle(session.game()));
        Map<Integer, List<LogModel.Item>> remarks = new Remarks(Games.texts(), session).of(session.game(), Side.UNION);
        List<Json> lines = new ArrayList<>();
        Lines text = new Lines();
        for (LogModel.Item item : log.items(LogModel.Filter.ALL, Side.UNION, session.takenBack(), remarks)) {
            lines.add(json(item));
            if (item.heading()) {
                text.add("");
            }
            text.add(item.heading() ? item.words() : Tables.format("%5d  %s", item.entry() + 1, item.words()));
        }
        return Result.good(new Answer(
                Json.object().put("lines", lines),
                text.toList().subList(1, text.toList().size())));
    }

    private static Json json(LogModel.Item item) {
        return Json.object()
                .put("entry", item.entry() + 1)
                .put("heading", item.heading())
                .put("text", item.words())
                .put("hexes", Tables.numbers(item.hexes()));
    }
}
