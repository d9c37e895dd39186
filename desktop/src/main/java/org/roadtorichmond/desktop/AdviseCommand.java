package org.roadtorichmond.desktop;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.advice.Advice;
import org.roadtorichmond.ai.roster.Level;
import org.roadtorichmond.balance.lab.Subject;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.yardstick.Calibration;
import org.roadtorichmond.scenario.yardstick.Yardsticks;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.work.Background;
import org.roadtorichmond.work.ParallelRunner;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Shows the orders that a commander would give. */
@Command(
        name = "advise",
        description = {
            "Shows what a commander would do in the phase that is on, and why; in a combat phase up to the first die.",
            "Where no commander is named, one as good as the opponent of a saved game is asked, but a colonel at least.",
            "The files are scenarios, positions or saved games; nothing in them changes."
        })
final class AdviseCommand extends QuestionCommand {
    private static final double PERCENT = 100;

    @Option(
            names = "--commander",
            paramLabel = "SPEC",
            description = "Who is asked: NAME[:DOCTRINE][@NODES], such as colonel:bold.")
    private Optional<String> text = Optional.empty();

    private Optional<NamedCommander> commander = Optional.empty();

    @Override
    void checkUsage() {
        commander = text.map(named -> commander("--commander", named));
    }

    @Override
    Result<Answer> answer(Document document) {
        Calibration calibration = Subject.of(document)
                .value()
                .map(subject -> Yardsticks.on(maps.shelf()).calibration(subject.scenario()))
                .orElse(Calibration.NONE);
        return Games.of(document)
                .then(game -> answer(game, commander.orElseGet(() -> staff(document, game)), calibration));
    }

    /** Who advises the player whose word it is. */
    private static NamedCommander staff(Document document, Game game) {
        Map<String, String> options =
                document instanceof Document.GameDocument saved ? saved.saved().options() : Map.of();
        return new NamedCommander(
                Level.staffAgainst(Seats.of(options).of(game.state().decider().enemy())));
    }

    private static Result<Answer> answer(Game game, NamedCommander asked, Calibration calibration) {
        if (game.state().ending().isPresent()) {
            return Games.unfit("this game has ended; give one that can be played on");
        }
        ParallelRunner runner = Background.everyProcessor();
        Advice advice = Advice.of(
                game,
                () -> {
                    Commander staff = asked.get();
                    staff.mayUse(runner);
                    return staff;
                },
                calibration);
        List<String> reasons = advice.orders().stream()
                .map(order -> order.reason().in(Locale.ENGLISH))
                .toList();
        String plan = advice.plan().stream()
                .map(sentence -> sentence.in(Locale.ENGLISH))
                .collect(Collectors.joining(" "));
        return Result.good(new Answer(json(advice, reasons, plan), words(game, asked, advice, reasons, plan)));
    }

    private static Json json(Advice advice, List<String> reasons, String plan) {
        return Json.object()
                .put("commands", Json.list(advice.orders(), order -> GameWriter.tree(order.command())))
                .put("reasons", reasons)
                .put("plan", plan)
                .put(
                        "winProbability",
                        Json.object()
                                .put("before", advice.before())
                                .put("after", advice.after())
                                .put("standing", advice.standing()));
    }

    private static String standing(Advice advice) {
        return advice.standing().isEmpty()
                ? ""
                : Tables.format(
                        ", %.1f%% if nobody marched",
                        PERCENT * advice.standing().getAsDouble());
    }

    private static List<String> words(
            Game game, NamedCommander asked, Advice advice, List<String> reasons, String plan) {
        Lines lines = new Lines();
        Moment now = game.state().moment();
        lines.add(
                "%s advises the %s side, turn %d, %s phase",
                asked.text(),
                Sentence.word(advice.side()).in(Locale.ENGLISH),
                now.turn(),
                now.phase().name().toLowerCase(Locale.ROOT));
        lines.add(plan);
        lines.add(Tables.format(
                        "Chance of winning: %.1f%% before, %.1f%% after",
                        PERCENT * advice.before(), PERCENT * advice.after())
                + standing(advice));
        for (int i = 0; i < reasons.size(); i++) {
            lines.add("%5d  %s", i + 1, reasons.get(i));
        }
        return lines.toList();
    }
}
