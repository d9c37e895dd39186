package org.roadtorichmond.desktop;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.AdjudicationJson;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.StakePhrases;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.Line;
import org.roadtorichmond.victory.account.Shares;
import org.roadtorichmond.victory.account.Winner;
import org.roadtorichmond.words.Signs;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Shows who wins, and why, point by point. */
@Command(
        name = "adjudicate",
        description = "Shows who wins a position, saved game or tally sheet if it ended now, and why, point by point.")
final class AdjudicateCommand extends QuestionCommand {
    @Mixin
    private SystemsOption others;

    @Override
    Result<Answer> answer(Document document) {
        if (document instanceof Document.TallyDocument tally) {
            return others.systems().isEmpty()
                    ? Result.good(answer(List.of(tally.sheet().adjudicate())))
                    : Games.unfit("a tally sheet is scored by the system that it names; leave --as out");
        }
        return Games.of(document).map(game -> withWaysToWin(game, answer(results(game))));
    }

    /** The answer with what each side must do to win a game that goes on, in words. */
    private Answer withWaysToWin(Game game, Answer result) {
        if (!others.systems().isEmpty()) {
            return result;
        }
        Lines text = new Lines();
        text.addAll(result.text());
        for (Side side : Side.values()) {
            StakePhrases.of(game.state(), side)
                    .ifPresent(ways -> ways.sentences().forEach(way -> text.add(side.word() + ": " + way)));
        }
        return new Answer(result.json(), text.toList());
    }

    private List<Adjudication> results(Game game) {
        return others.systems().isEmpty()
                ? List.of(VictorySystem.judge(game))
                : others.systems().stream()
                        .map(system -> system.adjudicate(game))
                        .toList();
    }

    /** The JSON of one result; of several results, a list with the id of each victory system. */
    private static Answer answer(List<Adjudication> results) {
        if (results.size() == 1) {
            return new Answer(AdjudicationJson.of(results.get(0)), text(results.get(0)));
        }
        Lines text = new Lines();
        for (Adjudication result : results) {
            text.add(result.system() + ":");
            text.addAll(text(result));
        }
        return new Answer(Json.object().put("systems", Json.list(results, AdjudicationJson::of)), text.toList());
    }

    private static List<String> text(Adjudication result) {
        Lines text = new Lines();
        for (Army army : Army.values()) {
            text.add("%s: %s"
                    .formatted(
                            result.names().of(army),
                            Tables.count((int) result.sides().of(army).total(), "victory point", "victory points")));
            for (Line line : result.sides().of(army).lines()) {
                addLine(text, Tables.format("%6d", line.points()), line.rule(), line.why(), line.units());
            }
        }
        result.battlePoints().ifPresent(points -> addShares(text, "Battle points", points, result));
        result.tokens().ifPresent(tokens -> addShares(text, "Spoils tokens", tokens, result));
        result.objective().ifPresent(objective -> text.add("Primary objective: " + name(objective, "nobody", result)));
        result.outcome()
                .ifPresent(outcome -> text.add("Outcome: " + outcome.name().toLowerCase(Locale.ROOT)));
        for (Army army : Army.values()) {
            result.withdraws()
                    .filter(armies -> armies.of(army))
                    .ifPresent(forced ->
                            text.add("Forced to withdraw: " + result.names().of(army)));
        }
        text.add("Winner: " + name(result.winner(), "nobody, it is a draw", result));
        return text.toList();
    }

    private static void addLine(Lines text, String points, String rule, String why, List<String> units) {
        text.add("  %s  %-10s %s", points, rule, why);
        if (!units.isEmpty()) {
            text.add(Tables.wrapped(" ".repeat(13 + points.length()), units));
        }
    }

    /** What both armies have of something, on which units, and what each gained and lost of it by which rule. */
    private static void addShares(Lines text, String what, Shares shares, Adjudication result) {
        text.add(what + ": "
                + Stream.of(Army.values())
                        .map(army -> result.names().of(army) + " " + shares.of(army) + on(shares.holders(army)))
                        .collect(Collectors.joining(", ")));
        for (Shares.Share share : shares.lines()) {
            String change = Tables.format(
                    "%6s %4s",
                    Signs.signed(share.change().of(Army.A), 0),
                    Signs.signed(share.change().of(Army.B), 0));
            addLine(text, change, share.rule(), share.why(), share.units());
        }
    }

    private static String on(String units) {
        return units.isEmpty() ? "" : " (" + units + ")";
    }

    private static String name(Winner winner, String nobody, Adjudication result) {
        return winner.army().map(result.names()::of).orElse(nobody);
    }
}
