package org.roadtorichmond.desktop;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Editions;
import org.roadtorichmond.scenario.dice.MatchRecord;
import org.roadtorichmond.scenario.dice.Renewal;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.save.Verification;
import org.roadtorichmond.session.Completeness;
import org.roadtorichmond.session.Players;
import org.roadtorichmond.session.words.EventSentences;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Steps through a saved game, or checks it. */
@Command(name = "replay", description = "Shows a saved game step by step, or resolves its commands again.")
final class ReplayCommand extends QuestionCommand {
    @Option(names = "--turn", paramLabel = "N", description = "Only this game-turn.")
    private Optional<Integer> turn = Optional.empty();

    @Option(names = "--verify", description = "Resolve every command again and name the first difference.")
    private boolean verify;

    @Override
    void checkUsage() {
        refuseIf(turn.isPresent() && turn.get() < 1, "--turn takes a whole number from 1");
    }

    @Override
    Result<Answer> answer(Document document) {
        if (!(document instanceof Document.GameDocument game)) {
            return Games.unfit(
                    "only saved games can be replayed; give a file whose format is game/3, game/2 or game/1");
        }
        return Result.good(verify ? verified(game.saved()) : told(game.saved().game()));
    }

    private Answer verified(SavedGame saved) {
        int commands = saved.game().log().size();
        Optional<Verification.Difference> difference = Verification.verify(saved);
        Editions.Judgement scenario = Editions.on(maps.shelf()).of(saved.scenario());
        OptionalInt missing = Completeness.missing(saved);
        boolean seated = Players.agree(saved);
        boolean verified =
                difference.isEmpty() && scenario.kind() != Editions.Kind.CHANGED && missing.isEmpty() && seated;
        Json json = Json.object()
                .put("commands", commands)
                .put("verified", verified)
                .put("difference", difference.map(ReplayCommand::json))
                .put("scenario", json(scenario))
                .put("playersAgree", seated)
                .put("commandsAtLeast", missing);
        Lines text = new Lines();
        text.add(difference
                .map(found -> Tables.format("Command %d: %s", found.entry(), found.message()))
                .orElse("All %s resolve as they were recorded."
                        .formatted(Tables.count(commands, "command", "commands"))));
        text.addAll(told(scenario, saved.scenario().scenario().name()));
        missing.ifPresent(
                known -> text.add("Commands are missing at the end: marks in the file stand at command %d.", known));
        if (!seated) {
            text.add("Who played which side was changed: what the file says of it does not agree.");
        }
        touched(saved.game(), json, text);
        saved.match().ifPresent(match -> drawn(match, difference.isEmpty(), json, text));
        return new Answer(json, text.toList(), verified);
    }

    /** Adds what is to be said of the dice of a match, and who left a command open. */
    private static void drawn(MatchRecord match, boolean good, Json json, Lines text) {
        int dice = match.shown().values().stream().mapToInt(List::size).min().orElse(0);
        Json players = Json.object();
        match.players().forEach((side, name) -> players.put(side.word(), name));
        Json commitments = Json.object();
        match.commitments().forEach((side, element) -> commitments.put(side.word(), element.hex()));
        json.put(
                "match",
                Json.object()
                        .put("players", players)
                        .put("commitments", commitments)
                        .put(
                                "renewed",
                                Json.list(
                                        match.renewed(),
                                        each -> Json.object()
                                                .put("by", each.by().word())
                                                .put("after", each.after())
                                                .put(
                                                        "commitment",
                                                        each.commitment().hex())))
                        .put("dice", dice)
                        .put("awaited", match.awaited().map(Side::word)));
        String names = "%s for the Union, %s for the Confederates"
                .formatted(match.players().get(Side.UNION), match.players().get(Side.CONFEDERATE));
        text.add(
                good
                        ? "A match (%s): all parts of its %s follow from what both sides committed themselves to."
                                .formatted(names, Tables.count(dice, "die", "dice"))
                        : "A match (%s).".formatted(names));
        text.add("Whose commitments these are this file alone cannot prove; each player compares his own:");
        match.commitments().forEach((side, element) -> text.add("  %s %s".formatted(side.word(), element.hex())));
        for (Renewal each : match.renewed()) {
            text.add(
                    "  %s %s from die %d on: that computer had lost its first chain",
                    each.by().word(), each.commitment().hex(), each.after() + 1);
        }
        match.awaited().ifPresent(side -> {
            text.add("A command is open: the %s side has not shown its part of the die.".formatted(side.word()));
            text.add("That it was left so this file alone cannot prove, since its end can be cut off;"
                    + " the other player's file shows whether more was drawn.");
        });
    }

    /** Adds how often an umpire acted, if one acted at all. */
    private static void touched(Game game, Json json, Lines text) {
        if (game.state().umpire()) {
            json.put("umpireActs", game.state().umpireActs());
            text.add(Games.umpire(game));
        }
    }

    private static List<String> told(Editions.Judgement scenario, String name) {
        Lines text = new Lines();
        text.add(
                switch (scenario.kind()) {
                    case SAME -> "It plays on \"%s\" as it comes with the game.".formatted(name);
                    case RETOLD -> "It plays on \"%s\" as it comes with the game, but for texts:".formatted(name);
                    case EARLIER -> "It plays on \"%s\" as it came with an earlier version.".formatted(name);
                    case OTHER -> "No scenario called \"%s\" comes with the game.".formatted(name);
                    default -> "It does not play on the \"%s\" that comes with the game:".formatted(name);
                });
        scenario.differences()
                .forEach(each -> text.add("  %s is %s instead of %s"
                        .formatted(each.path(), orNothing(each.saved()), orNothing(each.shipped()))));
        return text.toList();
    }

    private static String orNothing(String value) {
        return value.isEmpty() ? "missing" : value;
    }

    private static Json json(Editions.Judgement scenario) {
        return Json.object()
                .put("kind", scenario.kind().name().toLowerCase(Locale.ROOT))
                .put(
                        "differences",
                        Json.list(
                                scenario.differences(),
                                each -> Json.object()
                                        .put("path", each.path())
                                        .put("saved", each.saved())
                                        .put("shipped", each.shipped())));
    }

    private static Json json(Verification.Difference difference) {
        return Json.object()
                .put("entry", difference.entry())
                .put("event", difference.event())
                .put("unit", difference.unit().map(Unit::id))
                .put("field", difference.field())
                .put("message", difference.message());
    }

    private Answer told(Game game) {
        EventSentences chronicle = Games.chronicle(game);
        List<Json> entries = new ArrayList<>();
        Lines text = new Lines();
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
        Json json = Json.object().put("entries", entries);
        touched(game, json, text);
        return new Answer(json, text.toList());
    }

    /** Adds an entry, counted from 1; entry 0 holds what was rolled before the first command. */
    private static void add(int number, Moment moment, List<String> sentences, List<Json> entries, Lines text) {
        entries.add(json(number, moment, sentences));
        sentences.forEach(sentence -> text.add("%5d  %s", number, sentence));
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

    private static Json json(int number, Moment moment, List<String> sentences) {
        return Json.object()
                .put("entry", number)
                .put("turn", moment.turn())
                .put("player", moment.player().word())
                .put("phase", moment.phase().word())
                .put("text", sentences);
    }
}
