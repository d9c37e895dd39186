package org.roadtorichmond.desktop;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.save.Verification;
import org.roadtorichmond.session.words.Chronicle;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Steps through a saved game, or checks it. */
@Command(name = "replay", description = "Shows a saved game step by step, or resolves its commands again.")
final class ReplayCommand extends QuestionCommand {
    @Option(names = "--turn", paramLabel = "N", description = "Only this game-turn.")
    private Optional<Integer> turn = Optional.empty();

    @Option(names = "--verify", description = "Resolve every command again and name the first difference.")
    private boolean verify;

    @Override
    void checkUsage() {
        if (turn.isPresent() && turn.get() < 1) {
            throw new ParameterException(spec.commandLine(), "--turn takes a whole number from 1");
        }
    }

    @Override
    Result<Answer> answer(Document document) {
        if (!(document instanceof Document.GameDocument game)) {
            return Games.unfit("only saved games can be replayed; give a file whose format is game/2 or game/1");
        }
        return Result.good(verify ? verified(game.saved()) : told(game.saved().game()));
    }

    private static Answer verified(SavedGame saved) {
        int commands = saved.game().log().size();
        Optional<Verification.Difference> difference = Verification.verify(saved);
        JsonObject json = new JsonObject();
        json.addProperty("commands", commands);
        json.addProperty("verified", difference.isEmpty());
        difference.ifPresent(found -> json.add("difference", json(found)));
        List<String> lines = new ArrayList<>();
        touched(saved.game(), json, lines);
        String text = difference
                .map(found -> "Command %d: %s".formatted(found.entry(), found.message()))
                .orElse("All %s resolve as they were recorded."
                        .formatted(Tables.count(commands, "command", "commands")));
        lines.add(0, text);
        return new Answer(json, lines, difference.isEmpty());
    }

    /** Adds how often an umpire acted, where one came to the table. */
    private static void touched(Game game, JsonObject json, List<String> text) {
        if (game.state().umpire()) {
            json.addProperty("umpireActs", game.state().umpireActs());
            text.add(Games.umpire(game));
        }
    }

    private static JsonObject json(Verification.Difference difference) {
        JsonObject json = new JsonObject();
        json.addProperty("entry", difference.entry());
        json.addProperty("event", difference.event());
        difference.unit().ifPresent(unit -> json.addProperty("unit", unit.id()));
        difference.field().ifPresent(field -> json.addProperty("field", field));
        json.addProperty("message", difference.message());
        return json;
    }

    private Answer told(Game game) {
        Chronicle chronicle = Games.chronicle();
        JsonArray entries = new JsonArray();
        List<String> text = new ArrayList<>();
        Moment moment = game.opening().moment();
        if (turn.isEmpty() || turn.get() == moment.turn()) {
            text.add(chronicle.phase(moment));
            List<String> rolled = chronicle.tell(game.prologue());
            if (!rolled.isEmpty()) {
                add(0, moment, rolled, entries, text);
            }
        }
        int number = 0;
        for (Entry entry : game.log()) {
            number++;
            List<String> sentences = chronicle.tell(entry);
            Moment next = after(moment, entry);
            if (turn.isEmpty() || turn.get() == moment.turn() || turn.get() == next.turn()) {
                add(number, moment, sentences, entries, text);
            }
            moment = next;
        }
        JsonObject json = new JsonObject();
        json.add("entries", entries);
        touched(game, json, text);
        return new Answer(json, text);
    }

    /** Adds an entry, counted from 1; 0 is what was rolled before the first command. */
    private static void add(int number, Moment moment, List<String> sentences, JsonArray entries, List<String> text) {
        entries.add(json(number, moment, sentences));
        sentences.forEach(sentence -> text.add("%5d  %s".formatted(number, sentence)));
    }

    private static Moment after(Moment moment, Entry entry) {
        Moment now = moment;
        for (Event event : entry.events()) {
            if (event instanceof Event.PhaseBegan phase) {
                now = phase.after();
            }
        }
        return now;
    }

    private static JsonObject json(int number, Moment moment, List<String> sentences) {
        JsonObject json = new JsonObject();
        json.addProperty("entry", number);
        json.addProperty("turn", moment.turn());
        json.addProperty("player", moment.player().word());
        json.addProperty("phase", moment.phase().word());
        JsonArray text = new JsonArray();
        sentences.forEach(text::add);
        json.add("text", text);
        return json;
    }
}
